import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Registry, register } from 'prom-client';
import type { Shop } from '../app.ts';
import { eventLoopLag, type Metrics } from '../../platform/observability/index.ts';
import { processGauges } from '../metrics/process-gauges.ts';
import { ShopState } from '../metrics/shop-state.ts';
import { withinTime } from '../../platform/http/index.ts';

/** The index is compared with the database every second; one that is this old no longer tells what is free. */
const STALE_MS = 30_000;
const DATABASE_MS = 2000;
const QUIET = { schema: { hide: true }, logLevel: 'silent' } as const;

interface Watched extends Pick<Shop, 'db' | 'index' | 'drain' | 'deadlines'> {
  readonly metrics: Metrics;
}

/**
 * For those who run the shop, on the API's own port only. Alive: the process answers. Ready: the database answers, the index
 * is filled and fresh, and the process is not about to leave. `/readyz?exclude=database` leaves out what a database that is away
 * takes from every process at once: a balancer that asks it goes on sending searches, which are answered from memory. `/metrics` is
 * for Prometheus.
 */
export function healthRoutes(app: FastifyInstance, shop: Watched): void {
  const lag = eventLoopLag();
  app.addHook('onClose', () => lag.stop());
  app.get('/healthz', QUIET, () => ({ status: 'ok' }));
  app.get<{ Querystring: { exclude?: string } }>('/readyz', QUIET, async ({ query }, reply) => {
    const reason = ownUnreadiness(shop) ?? (query.exclude === 'database' ? undefined : await unreadiness(shop));
    if (!reason) return { status: 'ready', stays: shop.index.stays.stays.count };
    return reply.status(503).header('retry-after', '5').send({ code: 'NOT_READY', message: reason });
  });
  processGauges(shop.metrics, { ...shop, lag });
  const state = new ShopState(shop.metrics, shop.db, { log: app.log, databaseMs: shop.deadlines?.databaseMs });
  app.get('/metrics', QUIET, async (_, reply) => {
    await state.refresh();
    const registry = Registry.merge([register, shop.metrics.registry]);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Why this process, of all, should get no request now. */
function ownUnreadiness({ index, drain }: Watched): string | undefined {
  if (drain?.isDraining) return 'The process is leaving.';
  return index.stays.stays.count === 0 ? 'The catalogue is empty: seed or import one.' : undefined;
}

/** Why orders would fail here; nothing when the process is ready. */
async function unreadiness({ db, index, deadlines }: Watched): Promise<string | undefined> {
  if (!(await withinTime(sql`select 1`.execute(db), deadlines?.databaseMs ?? DATABASE_MS))) return 'The database does not answer.';
  if (index.freshness().ageMs > STALE_MS) return 'The search index is half a minute behind the database.';
  return undefined;
}
