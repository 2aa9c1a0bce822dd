import type { RemoteName } from '@shop/contracts';
import type { RemoteHost } from '@shop/federation/server';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { resolve } from 'node:path';
import { decodedPath, isSourceMap } from '../decoded-path.ts';
import { IMMUTABLE } from '../cache-headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  woff2: 'font/woff2',
};
/** Only what browsers load is public: no source maps, server bundles or signatures. A path that is still escaped is none of these. */
const PUBLIC = /^\/releases\/[a-z][\w-]*\/[\w-]+\/browser\/(?:[\w@-][\w.@-]*\/)*[\w@-][\w.@-]*$/;

/** The files of every release under `/releases/`: from the directory they lie in, or passed on from where they do. */
export async function releaseFiles(app: FastifyInstance, releases: string, host: RemoteHost): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const path = decodedPath(request.url);
    if (path.startsWith('/releases/') && (!PUBLIC.test(path) || isSourceMap(path)))
      return reply.code(404).type('text/plain').send('There is no such file.');
  });
  if (!/^(https?|s3):/.test(releases)) {
    await app.register(fastifyStatic, {
      root: resolve(releases),
      prefix: '/releases/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      allowedPath: (path) => !isSourceMap(path),
      decorateReply: false,
    });
    return;
  }
  app.get<{ Params: { name: RemoteName; id: string; '*': string } }>('/releases/:name/:id/*', async (request, reply) => {
    const { name, id, '*': file } = request.params;
    const content = await host.file(name, id, file).catch(() => undefined);
    if (!content) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is no such file.');
    return reply
      .type(TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
      .header('cache-control', IMMUTABLE)
      .send(content);
  });
}
