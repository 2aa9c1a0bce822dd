import { sql, type Transaction } from 'kysely';
import type { OutboxTable, Tables } from '../database/schema.ts';
import { LEASE_SECONDS, waitAfter } from './outbox.ts';

/** `notFailing`: no try has failed, or there is no such row; `underWay`: a delivery of it may still be running. */
export type Withdrawal = 'withdrawn' | 'notFailing' | 'underWay';

/** Takes back a row that deliveries fail for, so that no process tries it again; it keeps the last error. */
export async function withdrawFailingRow(
  trx: Transaction<Tables>,
  { kind, key }: { kind: OutboxTable['kind']; key: string },
): Promise<Withdrawal> {
  const row = await trx
    .selectFrom('outbox')
    .select(['id', 'last_error', 'sent_at'])
    .select(
      sql<boolean>`next_attempt_at - ${waitAfter(sql`attempts - 1`)} > now() - make_interval(secs => ${LEASE_SECONDS})`.as('isRecent'),
    )
    .where('kind', '=', kind)
    .where(sql<string>`payload->>'key'`, '=', key)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.last_error) return 'notFailing';
  if (row.sent_at) return 'withdrawn';
  if (row.isRecent) return 'underWay';
  await trx
    .updateTable('outbox')
    .set({ sent_at: sql<Date>`now()` })
    .where('id', '=', row.id)
    .execute();
  return 'withdrawn';
}
