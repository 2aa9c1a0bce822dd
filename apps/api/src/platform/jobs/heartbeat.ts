import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Several heartbeats of a very busy process may come late before it is taken for dead. */
const HEARTBEAT_MS = 5000;
/** After this long without a heartbeat a request is taken for lost with its process, and may be sent again. */
export const LOST_AFTER_SECONDS = 20;

interface Running {
  readonly scope: string;
  readonly key: string;
}

/** Renews the lease of all requests that this process runs, in one statement, however long one of them takes. */
export class Heartbeat {
  readonly #db: Database;
  readonly #running = new Set<Running>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  async during<T>(request: Running, work: () => Promise<T>): Promise<T> {
    this.#running.add(request);
    this.#timer ??= setInterval(() => void this.#beat().catch(() => undefined), HEARTBEAT_MS).unref();
    try {
      return await work();
    } finally {
      this.#running.delete(request);
      if (this.#running.size === 0) this.#timer = void clearInterval(this.#timer);
    }
  }

  async #beat(): Promise<void> {
    const keys = [...this.#running];
    await this.#db
      .updateTable('idempotency')
      .set({ created_at: sql<Date>`now()` })
      .where('status', 'is', null)
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('scope', 'key'),
          'in',
          keys.map(({ scope, key }) => tuple(scope, key)),
        ),
      )
      .execute();
  }
}
