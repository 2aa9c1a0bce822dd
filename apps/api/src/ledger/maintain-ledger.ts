import type { SettleAll } from '../platform/jobs/index.ts';
import { bookingDay } from '../availability/index.ts';
import type { Database } from '../platform/database/index.ts';
import { checkQueued } from './balance/check-queue.ts';
import { earnBegunStays } from './begun-stays.ts';
import { closeDay, daysToClose } from './daily-close.ts';
import { recordExpiry } from './gift-movements.ts';

const BATCH = 50;
/** A day is closed that long after its midnight, when the payments of its last minutes are completed. */
const CLOSES_AFTER_MS = 30 * 60_000;

/**
 * What the ledger needs without anybody moving money: what has moved is checked, stays that have begun are earned, gifts that have
 * expired are owed no longer, days that are over are closed. Every process may run it at any time; what is done is not done again.
 */
export async function maintainLedger({ db, each, now }: { db: Database; each: SettleAll; now: Date }): Promise<void> {
  await each.of([db], checkQueued);
  await earnBegunStays(db, { each, now });
  await dropExpiredGifts({ db, each, now });
  const { today } = bookingDay('fr_FR', new Date(now.getTime() - CLOSES_AFTER_MS));
  await each.of(await daysToClose(db, today), (day) => closeDay(db, day));
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
