import type { RemoteHost } from '@shop/federation/server';
import type { FastifyInstance } from 'fastify';
import { register, Registry } from 'prom-client';
import { releaseMetrics } from './release-metrics.ts';
import { isFromInside } from '../metrics/from-inside.ts';
import { processMetrics } from '../metrics/process-metrics.ts';
import type { ReleaseWatch } from './release-watch.ts';

interface Watched {
  readonly host: RemoteHost;
  readonly watch: ReleaseWatch;
  readonly metrics: Registry;
  isDraining(): boolean;
  /** Names that visitors know the shop by: measures are not told under them. */
  readonly shopHosts: ReadonlySet<string>;
}

/**
 * For supervisors, balancers and Prometheus: whether the process lives, whatever becomes of its API, which it outlives and does
 * without; whether it is to get visitors; and its measures.
 */
export function healthCalls(app: FastifyInstance, { host, watch, metrics, isDraining, shopHosts }: Watched): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok', releases: host.lock() }));

  app.get('/readyz', (_request, reply) => {
    const missing = host.names().filter((name) => !(name in host.lock()));
    const isReady = !isDraining() && host.names().length > missing.length;
    const status = isDraining() ? 'draining' : host.names().length ? 'ready' : 'no releases';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, releases: host.lock(), missing });
  });

  processMetrics(metrics);
  releaseMetrics(metrics, { watch, host });
  app.get('/metrics', async (request, reply) => {
    if (!isFromInside(request, shopHosts)) return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing here.' });
    const all = Registry.merge([register, metrics]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}
