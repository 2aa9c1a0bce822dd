import type { FastifyInstance } from 'fastify';
import type { PicturedShop } from './pictured-shop.ts';
import { notFound } from '../platform/http/index.ts';

/** Pictures never change under their address. */
const FOREVER = 'public, max-age=31536000, immutable';

/** `/images/{id}/{width}_{height}.webp`, drawn when first asked for. */
export function imageRoutes(app: FastifyInstance, { pictures }: PicturedShop): void {
  app.get<{ Params: { id: string; file: string } }>(
    '/images/:id/:file',
    { schema: { hide: true }, logLevel: 'warn' },
    async ({ params: { id, file }, headers }, reply) => {
      const size = /^(\d+_\d+)\.webp$/.exec(file)?.[1];
      const picture = size && (await pictures.get(id, size));
      if (!picture) throw notFound('There is no such picture.');
      reply.header('cache-control', FOREVER).header('etag', picture.etag);
      if (headers['if-none-match'] === picture.etag) return reply.status(304).send();
      return reply.type('image/webp').send(picture.bytes);
    },
  );
}
