import type { RemoteHost } from '@shop/federation/server';
import type { FastifyReply } from 'fastify';

const EVERY_MS = 300;

/** Development only: tells open pages of a new release, or of a shell that came back, so that they reload. */
export function announceReleases(host: RemoteHost, reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  reply.raw.write('retry: 300\n\n');
  const first = JSON.stringify(host.lock());
  const looking = setInterval(() => {
    if (JSON.stringify(host.lock()) !== first) reply.raw.write('data: reload\n\n');
  }, EVERY_MS);
  reply.raw.on('close', () => clearInterval(looking));
}
