import { sql } from 'kysely';
import { bookingDay } from '../availability/index.ts';
import { lockPurchase } from '../orders/index.ts';
import type { Database } from '../platform/database/index.ts';
import type { SettleAll } from '../platform/jobs/index.ts';
import { recordPerformance } from './order-movements.ts';

const BATCH = 50;
/** Stays that began before are found by the nightly check of the history, which gives their ids. */
const RECENT_DAYS = 7;

interface Earning {
  readonly each: SettleAll;
  readonly now: Date;
  /** Of these orders, all; else the next 50 of those that began in the last seven days. */
  readonly uuids?: readonly string[];
}

/** Earns stays that have begun: what was deferred of them is the shop's and the hotel's. */
export async function earnBegunStays(db: Database, { each, now, uuids }: Earning): Promise<void> {
  const { today } = bookingDay('fr_FR', now);
  const among = uuids ? sql`uuid = any(${uuids}::uuid[])` : sql`checkin > ${today}::date - ${RECENT_DAYS}::int`;
  const { rows } = await sql<{ uuid: string }>`
    select uuid from purchase p where ${among} and status = 'paid' and kind = 'stay' and checkin <= ${today}::date
      and exists (select from journal_entry where purchase_uuid = p.uuid)
      and not exists (select from journal_entry where event_key = 'performed-' || p.uuid) limit ${uuids ? null : BATCH}`.execute(db);
  await each.of(rows, ({ uuid }) =>
    db.transaction().execute(async (trx) => {
      const order = await lockPurchase(trx, uuid);
      if (order.status === 'paid') await recordPerformance(trx, { order, at: now });
    }),
  );
}
