import { lockPurchase } from '../orders/index.ts';
import { sql } from 'kysely';
import type { SettleAll } from '../platform/jobs/index.ts';
import { bookingDay } from '../availability/index.ts';
import type { Database } from '../platform/database/index.ts';
import { closeDay, daysToClose } from './daily-close.ts';
import { recordExpiry } from './gift-movements.ts';
import { openOrder } from './opening.ts';
import { recordPerformance } from './order-movements.ts';

const BATCH = 50;
/** A day is closed that long after its midnight, when the payments of its last minutes are completed. */
const CLOSES_AFTER_MS = 30 * 60_000;

/**
 * What the ledger needs without anybody moving money: orders of before it are opened, stays that have begun are earned, gifts
 * that have expired are owed no longer, days that are over are closed. Every process may run it at any time; what is done is not done again.
 */
export async function keepLedger({ db, each, now }: { db: Database; each: SettleAll; now: Date }): Promise<void> {
  await openOldOrders(db, each);
  await earnBegunStays({ db, each, now });
  await dropExpiredGifts({ db, each, now });
  const { today } = bookingDay('fr_FR', new Date(now.getTime() - CLOSES_AFTER_MS));
  await each.of(await daysToClose(db, today), (day) => closeDay(db, day));
}

/** Orders that were sold before the ledger was kept, so that what moves them later adds to what stood then. */
async function openOldOrders(db: Database, each: SettleAll): Promise<void> {
  for (let last = NO_UUID; ;) {
    const { rows } = await sql<{ uuid: string }>`
      select uuid from purchase p where uuid > ${last}::uuid
        and not exists (select from journal_entry where purchase_uuid = p.uuid)
        and (status in ('paid', 'cancelled') or status = 'failed' and exists (
          select from payment_refund r join payment_intent i on i.id = r.intent_id where i.purchase_uuid = p.uuid))
      order by uuid limit ${BATCH}`.execute(db);
    await each.of(rows, ({ uuid }) => db.transaction().execute(async (trx) => openOrder(trx, await lockPurchase(trx, uuid))));
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.uuid;
  }
}

const NO_UUID = '00000000-0000-0000-0000-000000000000';

async function earnBegunStays({ db, each, now }: { db: Database; each: SettleAll; now: Date }): Promise<void> {
  const { today } = bookingDay('fr_FR', now);
  const { rows } = await sql<{ uuid: string }>`
    select uuid from purchase p where status = 'paid' and kind = 'stay' and checkin <= ${today}::date
      and exists (select from journal_entry where purchase_uuid = p.uuid)
      and not exists (select from journal_entry where event_key = 'performed-' || p.uuid) limit ${BATCH}`.execute(db);
  await each.of(rows, ({ uuid }) =>
    db.transaction().execute(async (trx) => {
      const order = await lockPurchase(trx, uuid);
      if (order.status === 'paid') await recordPerformance(trx, { order, at: now });
    }),
  );
}

/** The day after its last a gift is worth nothing any more (docs/decisions/2026-11-23-expired-gifts.md). */
async function dropExpiredGifts({ db, each, now }: { db: Database; each: SettleAll; now: Date }): Promise<void> {
  const { today } = bookingDay('fr_FR', now);
  const expired = db
    .selectFrom('gift_voucher')
    .select(['code', 'remaining_cents', 'expires_on'])
    .where('expires_on', '<', today)
    .where('status', 'in', ['active', 'expired'])
    .where('remaining_cents', '>', 0)
    .where('breakage_cents', '=', 0);
  await each.of(await expired.limit(BATCH).execute(), ({ code }) =>
    db.transaction().execute(async (trx) => {
      const gift = await trx
        .selectFrom('gift_voucher')
        .select(['remaining_cents', 'expires_on', 'status', 'breakage_cents'])
        .where('code', '=', code)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const isDue = gift.expires_on < today && gift.breakage_cents === 0 && (gift.status === 'active' || gift.status === 'expired');
      if (isDue) await recordExpiry(trx, { code, remaining: gift.remaining_cents, expiresOn: gift.expires_on, at: now });
    }),
  );
}
