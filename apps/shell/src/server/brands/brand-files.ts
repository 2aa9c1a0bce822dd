import type { FastifyInstance } from 'fastify';
import { brandCacheControl } from '../cache-headers.ts';
import { pictureVersion, type Brands } from './brands.ts';

/** Pictures of brands; opened by themselves they run nothing. */
export function brandFiles(app: FastifyInstance, brands: Brands): void {
  app.get<{ Params: { id: string; file: string }; Querystring: { v?: unknown } }>('/brands/:id/:file', (request, reply) => {
    const { id, file } = request.params;
    const text = brands.all.find(({ pack }) => pack.id === id)?.files.get(file);
    // While shells are replaced another one has it: no cache may keep that this one has not.
    if (text === undefined)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('There is no such picture.');
    return reply
      .headers({
        'cache-control': brandCacheControl({ requested: request.query.v, own: pictureVersion(text) }),
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .type('image/svg+xml')
      .send(text);
  });
}
