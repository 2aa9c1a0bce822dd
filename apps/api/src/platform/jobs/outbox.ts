import type { FastifyBaseLogger } from 'fastify';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Job } from './job.ts';
import { scrub } from '../observability/scrub.ts';
import type { Database } from '../database/database.ts';
import type { OutboxTable } from '../database/schema.ts';

const POLL_MS = 1000;
const BUDGET_MS = 60_000;
const BATCH = 20;
/** Many of these may be due at the same moment. */
const BULK: readonly OutboxTable['kind'][] = ['scheduledGiftMail', 'giftReminderMail', 'wishMail'];
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 3600;
/** Longer than any delivery lasts: a row that is being delivered is due to no other process. */
export const LEASE_SECONDS = 120;

/** Thrown by a delivery that no later try can mend; the row is done, and keeps the reason. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError';
}

/** Does what a row asks for; throwing means: try again later, or {@link PermanentError}. Must bear being called twice for the same row. */
export type OutboxHandler = (payload: Record<string, string>, row: { id: number }) => Promise<void>;
/** A kind without a handler, such as one that a process does not know yet in the middle of a release, is left to others. */
export type OutboxHandlers = Partial<Record<OutboxTable['kind'], OutboxHandler>>;

/**
 * Carries out what transactions have left in the outbox, at least once, waiting longer after each failure. A process may have
 * several, each with handlers of its own: rows of one wait for no handler of another.
 */
export class OutboxWorker {
  readonly #db: Database;
  readonly #handlers: OutboxHandlers;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #running: Promise<number> | undefined;

  constructor({ db, handlers, log }: { db: Database; handlers: OutboxHandlers; log: Pick<FastifyBaseLogger, 'warn'> }) {
    this.#db = db;
    this.#handlers = handlers;
    this.#log = log;
  }

  /** One round; answers how many rows were done. Calls while one runs share it. */
  runOnce(): Promise<number> {
    this.#running ??= this.#round().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** Looks every second, and whenever `runOnce` is called. May run in every process. */
  job(name: string): Job {
    return { name, everyMs: POLL_MS, budgetMs: BUDGET_MS, run: () => this.runOnce() };
  }

  async #round(): Promise<number> {
    let done = 0;
    for (const id of await this.#due()) {
      const row = await this.#claim(id);
      if (row) done += await this.#deliver(row);
    }
    return done;
  }

  /**
   * Rows that are due; gifts that are sent on a day, reminders of gifts and news of favourites come last and a batch at a time, so
   * that neither Christmas morning, nor the end of a year after it, nor a fall of many prices delays an order.
   */
  async #due(): Promise<number[]> {
    const kinds = Object.keys(this.#handlers) as OutboxTable['kind'][];
    const due = await this.#dueOf(kinds.filter((kind) => !BULK.includes(kind)));
    for (const kind of BULK) if (kinds.includes(kind)) due.push(...(await this.#dueOf([kind])));
    return due;
  }

  async #dueOf(kinds: readonly OutboxTable['kind'][]): Promise<number[]> {
    if (kinds.length === 0) return [];
    const rows = await dueRows(this.#db).where('kind', 'in', kinds).orderBy('id').limit(BATCH).execute();
    return rows.map(({ id }) => id);
  }

  /**
   * Leases one row right before its delivery: another process skips it, and a crash brings it back. Nothing where another process
   * has it, or has delivered it since it was read.
   */
  async #claim(id: number): Promise<Claimed | undefined> {
    return this.#db
      .updateTable('outbox')
      .set({
        attempts: sql`attempts + 1`,
        next_attempt_at: sql<Date>`now() + greatest(make_interval(secs => ${LEASE_SECONDS}), ${waitAfter(sql`attempts`)})`,
      })
      .where('id', 'in', dueRows(this.#db).where('id', '=', id).forUpdate().skipLocked())
      .returning(['id', 'kind', 'payload', 'attempts'])
      .executeTakeFirst();
  }

  async #deliver(row: Claimed): Promise<number> {
    try {
      await this.#handlers[row.kind]!(row.payload as Record<string, string>, row);
    } catch (error) {
      await this.#noteFailure(row, error);
      return 0;
    }
    await this.#db
      .updateTable('outbox')
      .set({ sent_at: sql<Date>`now()`, last_error: null })
      .where('id', '=', row.id)
      .execute();
    return 1;
  }

  async #noteFailure({ id, attempts }: Claimed, error: unknown): Promise<void> {
    const isGivenUp = error instanceof PermanentError;
    this.#log.warn({ err: error, outbox: id }, isGivenUp ? 'an outbox row is given up' : 'an outbox row is tried again later');
    const last_error = scrub(String(error)).slice(0, 500);
    const next_attempt_at = sql<Date>`now() + ${waitAfter(sql`attempts - 1`)}`;
    await this.#db
      .updateTable('outbox')
      .set({ last_error, ...(isGivenUp ? { sent_at: sql<Date>`now()` } : { next_attempt_at }) })
      .where('id', '=', id)
      // A delivery that has outlasted its lease says nothing of the one after it.
      .where('attempts', '=', attempts)
      .where('sent_at', 'is', null)
      .execute();
  }
}

type Claimed = Pick<Selectable<OutboxTable>, 'id' | 'kind' | 'payload' | 'attempts'>;

function dueRows(db: Database) {
  return db
    .selectFrom('outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', sql<Date>`now()`);
}

/** Far beyond the longest wait; more would be no number any more, and stop every row. */
const MOST_DOUBLINGS = 20;

/** From a try to the next one, after so many tries. */
export function waitAfter(attempts: RawBuilder<unknown>) {
  return sql`make_interval(secs => least(${LONGEST_WAIT_SECONDS}, ${FIRST_WAIT_SECONDS} * power(2, least(${attempts}, ${MOST_DOUBLINGS}))))`;
}
