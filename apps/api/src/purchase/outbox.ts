import type { FastifyBaseLogger } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import { scrub } from '../operation/scrub.ts';
import type { Database } from '../store/database.ts';
import type { OutboxTable } from '../store/schema.ts';

const POLL_MS = 1000;
const BATCH = 20;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 3600;

/** Thrown by a delivery that no later try can mend; the row is done, and keeps the reason. */
export class NeverAgain extends Error {
  override readonly name = 'NeverAgain';
}

/** Does what a row asks for; throwing means: try again later, or {@link NeverAgain}. Must bear being called twice for the same row. */
export type Delivery = (payload: Record<string, string>, row: { id: number }) => Promise<void>;
/** A kind that a process does not know yet, in the middle of a release, stays for one that does. */
export type Deliveries = Partial<Record<OutboxTable['kind'], Delivery>>;

/** Carries out what transactions have left in the outbox, at least once, waiting longer after each failure. */
export class OutboxWorker {
  readonly #db: Database;
  readonly #deliveries: Deliveries;
  readonly #before: () => Promise<void>;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<number> | undefined;

  /** `before` runs ahead of each round: it may leave new rows. */
  constructor({
    db,
    deliveries,
    before,
    log,
  }: {
    db: Database;
    deliveries: Deliveries;
    before: () => Promise<void>;
    log: Pick<FastifyBaseLogger, 'warn'>;
  }) {
    this.#db = db;
    this.#deliveries = deliveries;
    this.#before = before;
    this.#log = log;
  }

  start(): void {
    const round = async (): Promise<void> => {
      await this.runOnce().catch((error: unknown) => this.#log.warn({ err: error }, 'the outbox could not be read'));
      this.#timer &&= setTimeout(round, POLL_MS);
    };
    this.#timer = setTimeout(round, POLL_MS);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#running?.catch(() => undefined);
  }

  /** One round; answers how many rows were done. Calls while one runs share it. */
  runOnce(): Promise<number> {
    this.#running ??= this.#round().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** What runs ahead may fail; what is in the outbox is due all the same. */
  async #round(): Promise<number> {
    await this.#before().catch((error: unknown) => this.#log.warn({ err: error }, 'the shop could not look after everything'));
    let done = 0;
    for (const row of await this.#claim()) done += await this.#deliver(row);
    return done;
  }

  /** Rows that are due, put off at once: another process skips them, and a crash brings them back. */
  async #claim() {
    return this.#db
      .updateTable('outbox')
      .set({
        attempts: sql`attempts + 1`,
        next_attempt_at: sql<Date>`now() + make_interval(secs => least(${LONGEST_WAIT_SECONDS}, ${FIRST_WAIT_SECONDS} * power(2, attempts)))`,
      })
      .where('id', 'in', (due) =>
        due
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('next_attempt_at', '<=', sql<Date>`now()`)
          .orderBy('id')
          .limit(BATCH)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'payload'])
      .execute();
  }

  async #deliver(row: { id: number; kind: OutboxTable['kind']; payload: unknown }): Promise<number> {
    try {
      const deliver = this.#deliveries[row.kind];
      if (!deliver) throw new Error(`This process does not deliver ${row.kind}.`);
      await deliver(row.payload as Record<string, string>, row);
      await this.#note(row.id, { sent_at: sql<Date>`now()`, last_error: null });
      return 1;
    } catch (error) {
      const isGivenUp = error instanceof NeverAgain;
      this.#log.warn({ err: error, outbox: row.id }, isGivenUp ? 'an outbox row is given up' : 'an outbox row is tried again later');
      const last_error = scrub(String(error)).slice(0, 500);
      await this.#note(row.id, { last_error, ...(isGivenUp && { sent_at: sql<Date>`now()` }) });
      return 0;
    }
  }

  async #note(id: number, outcome: { sent_at?: RawBuilder<Date>; last_error: string | null }): Promise<void> {
    await this.#db.updateTable('outbox').set(outcome).where('id', '=', id).execute();
  }
}
