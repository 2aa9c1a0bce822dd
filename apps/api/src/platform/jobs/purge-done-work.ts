import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Job } from './job.ts';

/** How long answers by `Idempotency-Key`, and rows of the outbox that are done, are kept. */
const RETENTION_HOURS = { idempotency: 48, sentMail: 24 * 30 };

/** Deletes answers and rows of the outbox that nobody asks for any more, by the database's clock. */
export function purgeDoneWork({ db }: { readonly db: Database }): Job {
  const ago = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`;
  return {
    name: 'purge-done-work',
    everyMs: 60_000,
    budgetMs: 30_000,
    isExclusive: true,
    async run() {
      await db.deleteFrom('idempotency').where('created_at', '<', ago(RETENTION_HOURS.idempotency)).execute();
      await db.deleteFrom('outbox').where('sent_at', '<', ago(RETENTION_HOURS.sentMail)).execute();
    },
  };
}
