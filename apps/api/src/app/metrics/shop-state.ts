import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Database } from '../../platform/database/index.ts';
import { withinTime } from '../../platform/http/index.ts';
import type { Metrics } from '../../platform/observability/index.ts';
import { STATE_QUERIES, type StateGauge, type StateQuery } from './state-queries.ts';

/** A scrape does not wait longer for the database; it then leaves out what the database alone knows. */
const DATABASE_MS = 1000;
/** Several scrapers, or a short interval, ask the database no more often than this. */
const TTL_MS = 5000;

interface Options {
  readonly queries?: readonly StateQuery[];
  readonly storedMs?: number;
  readonly databaseMs?: number | undefined;
  readonly log?: { warn(facts: object, message: string): void };
}

/**
 * What the database knows about the shop, which all processes share, read ahead of a scrape. A query that takes longer than
 * the scrape goes on, and the next scrape has its answer. One that fails leaves its metrics without a value, so that an
 * alert on their absence fires; a 0 would say that all is well.
 */
export class ShopState {
  readonly #db: Database;
  readonly #options: Options;
  readonly #isUp: Gauge;
  readonly #gauges: ReadonlyMap<string, Gauge>;
  #readAt = -Infinity;
  #reading: Promise<void> | undefined;

  constructor({ registry }: Pick<Metrics, 'registry'>, db: Database, options: Options = {}) {
    this.#db = db;
    this.#options = options;
    const registers = [registry];
    this.#isUp = new Gauge({ name: 'shop_database_up', help: '1 while the database answers.', registers });
    const gauges = this.#queries.flatMap((query) => query.gauges);
    this.#gauges = new Map(gauges.map(({ labelNames = [], ...one }) => [one.name, new Gauge({ ...one, labelNames, registers })]));
    this.#clear(gauges);
  }

  /** Answers within two seconds by default, whatever the database does. */
  async refresh(): Promise<void> {
    const { databaseMs = DATABASE_MS } = this.#options;
    const answer = await withinTime(sql`select 1`.execute(this.#db), databaseMs);
    this.#isUp.set(answer ? 1 : 0);
    if (!answer) return this.#clear(this.#queries.flatMap(({ gauges }) => gauges));
    if (performance.now() - this.#readAt < (this.#options.storedMs ?? TTL_MS)) return;
    this.#reading ??= this.#readAll().finally(() => (this.#reading = undefined));
    await withinTime(this.#reading, databaseMs);
  }

  get #queries(): readonly StateQuery[] {
    return this.#options.queries ?? STATE_QUERIES;
  }

  async #readAll(): Promise<void> {
    for (const query of this.#queries) await this.#read(query);
    this.#readAt = performance.now();
  }

  async #read({ gauges, read }: StateQuery): Promise<void> {
    try {
      const samples = await read(this.#db);
      this.#clear(gauges);
      for (const { name, labels = {}, value } of samples) this.#gauges.get(name)?.set(labels, value);
    } catch (error) {
      this.#clear(gauges);
      this.#options.log?.warn({ err: error, metrics: gauges.map(({ name }) => name) }, 'metrics could not be read from the database');
    }
  }

  #clear(gauges: readonly StateGauge[]): void {
    for (const { name, labelNames } of gauges) {
      const gauge = this.#gauges.get(name);
      gauge?.reset();
      // A gauge without labels is reset to 0.
      if (!labelNames) gauge?.remove();
    }
  }
}
