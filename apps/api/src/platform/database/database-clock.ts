import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { Polling } from '../jobs/polling.ts';
import type { Database } from './database.ts';

const COMPARE_EVERY_MS = 60_000;
/** A process whose own clock differs by more than this is logged. */
const SKEW_MS = 2_000;

interface Comparison {
  /** Milliseconds of the database's clock, and of this process's monotonic one at the same moment. */
  readonly databaseMs: number;
  readonly monotonicMs: number;
}

interface ClockOptions {
  /** The clock of this machine, milliseconds; it is only compared, never believed. */
  readonly machine?: () => number;
  /** How far the shop of a demonstration is ahead of the database, milliseconds. */
  readonly aheadMs?: number;
}

/**
 * The time of the shop: that of the database, so that processes whose clocks differ agree on what has expired. Between two
 * comparisons it goes on by the process's monotonic clock, which no change of the machine's time moves.
 */
export class DatabaseClock {
  readonly #db: Database;
  readonly #machine: () => number;
  readonly #aheadMs: number;
  #last: Comparison;
  #polling: Polling<void> | undefined;

  private constructor(db: Database, { machine, aheadMs }: Required<ClockOptions>, last: Comparison) {
    this.#db = db;
    this.#machine = machine;
    this.#aheadMs = aheadMs;
    this.#last = last;
  }

  static async open(db: Database, { machine = Date.now, aheadMs = 0 }: ClockOptions = {}): Promise<DatabaseClock> {
    return new DatabaseClock(db, { machine, aheadMs }, await compare(db));
  }

  readonly now = (): Date => new Date(this.#databaseMs() + this.#aheadMs);

  /** How far this machine's own clock is ahead of the database's, milliseconds. */
  get skewMs(): number {
    return this.#machine() - this.#databaseMs();
  }

  async refresh(): Promise<void> {
    this.#last = await compare(this.#db);
  }

  /** Compares once a minute until `stop`; while the database is away the last comparison holds. */
  start(log: Pick<FastifyBaseLogger, 'warn'>): void {
    this.#tellSkew(log);
    this.#polling = new Polling(() => this.refresh().then(() => this.#tellSkew(log)), COMPARE_EVERY_MS);
    this.#polling.start((error) => log.warn({ err: error }, 'the clock could not be compared with the database'));
  }

  stop(): void {
    void this.#polling?.stop();
  }

  #databaseMs(): number {
    return this.#last.databaseMs + performance.now() - this.#last.monotonicMs;
  }

  #tellSkew(log: Pick<FastifyBaseLogger, 'warn'>): void {
    const skewMs = Math.round(this.skewMs);
    if (Math.abs(skewMs) > SKEW_MS) log.warn({ skewMs }, 'the clock of this machine differs from the database: check its time service');
  }
}

/** The database answered somewhere between question and answer: the middle is off by half a round trip at most. */
async function compare(db: Database): Promise<Comparison> {
  const requested = performance.now();
  const { rows } = await sql<{ now: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
  return { databaseMs: rows[0]!.now, monotonicMs: (requested + performance.now()) / 2 };
}
