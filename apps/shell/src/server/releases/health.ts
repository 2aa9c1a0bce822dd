import type { RemoteHost } from '@shop/federation/server';
import type { FastifyInstance } from 'fastify';
import { register, Registry } from 'prom-client';
import { releaseMetrics } from './release-metrics.ts';
import { processMetrics } from '../metrics/process-metrics.ts';
import type { ReleaseWatch } from './release-watch.ts';

interface Watched {
  readonly host: RemoteHost;
  readonly watch: ReleaseWatch;
  readonly apiAddress: string;
  readonly metrics: Registry;
  isDraining(): boolean;
}

/** For balancers and Prometheus: whether the process lives with its API, whether it is to get visitors, and its measures. */
export function healthCalls(app: FastifyInstance, { host, watch, apiAddress, metrics, isDraining }: Watched): void {
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

  processMetrics(metrics);
  releaseMetrics(metrics, { watch, host });
  app.get('/metrics', async (request, reply) => {
    // A balancer adds the header: what it passes on comes from outside.
    if (request.headers['x-forwarded-for']) return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing here.' });
    const all = Registry.merge([register, metrics]);
    return reply.type(all.contentType).send(await all.metrics());
  });
}
