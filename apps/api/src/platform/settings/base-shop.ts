import type { FastifyServerOptions } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Pressure } from '../http/back-pressure.ts';
import type { Drain } from '../http/drain.ts';
import type { OutboxWorker } from '../jobs/outbox.ts';
import type { Metrics } from '../observability/open-metrics.ts';
import type { Tracing } from '../observability/tracing.ts';
import type { Clock } from './clock.ts';
import type { ShopSettings } from './settings.ts';

/** How long calls wait; each has its default. Tests on a busy machine wait longer. */
export interface Deadlines {
  /** For the database, when `/readyz` and `/metrics` ask it. */
  readonly databaseMs?: number;
  /** For the answer of another request with the same `Idempotency-Key`. */
  readonly waitMs?: number;
}

/** What the calls of every room may need; a room that has more to give adds it. Tests give their own. */
export interface BaseShop {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: ShopSettings;
  readonly outbox: Pick<OutboxWorker, 'runOnce'>;
  readonly logger?: FastifyServerOptions['logger'];
  /** When new requests are refused; never where none is given. */
  readonly pressure?: Pressure;
  /** What the process counts; an application without has its own. */
  readonly metrics?: Metrics;
  /** Records what the process does; nothing is recorded without. */
  readonly tracing?: Tracing;
  /** The way out of the process; `/readyz` says no once it is taken. */
  readonly drain?: Pick<Drain, 'isDraining'>;
  readonly deadlines?: Deadlines;
}
