import type { RemoteHost } from '@shop/federation/server';
import type { FastifyInstance } from 'fastify';
import { prometheusText } from './prometheus.ts';
import type { ReleaseWatch } from './release-watch.ts';

interface Asked {
  readonly host: RemoteHost;
  readonly watch: ReleaseWatch;
  readonly apiAddress: string;
  isDraining(): boolean;
}

/** For balancers and Prometheus: whether the process lives with its API, whether it is to get visitors, and its measures. */
export function healthCalls(app: FastifyInstance, { host, watch, apiAddress, isDraining }: Asked): void {
  app.get('/healthz', async (_request, reply) => {
    const api = await fetch(`${apiAddress}/healthz`, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    return reply.code(api?.ok ? 200 : 503).send({ status: api?.ok ? 'ok' : 'api unreachable', releases: host.lock() });
  });

  app.get('/readyz', (_request, reply) => {
    const missing = host.names().filter((name) => !(name in host.lock()));
    const isReady = !isDraining() && host.names().length > missing.length;
    const status = isDraining() ? 'draining' : host.names().length ? 'ready' : 'no releases';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, releases: host.lock(), missing });
  });

  app.get('/metrics', async (request, reply) => {
    // A balancer adds the header: what it passes on comes from outside.
    if (request.headers['x-forwarded-for']) return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing here.' });
    return reply.type('text/plain; version=0.0.4').send(await prometheusText(watch, host));
  });
}
