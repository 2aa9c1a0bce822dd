import type { Locale } from '@shop/contracts';
import { unpaidOutcome } from '@shop/domain';
import { cancelPurchase } from '../booking/cancel-booking.ts';
import { lockPurchase, refundOf, scheduleOf } from '../../orders/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import { bookingDay } from '../../availability/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { closePayments, giveUpInstalment, type InstalmentDeps } from '../../payments/schedule/index.ts';

const BATCH = 50;

/**
 * Bookings of which an instalment was charged in vain to the last: before arrival they are cancelled by their policy, what was
 * paid beyond its fee goes back, and the rooms are free again; a stay that has begun is owed (docs/decisions/2026-11-23-unpaid-instalments.md).
 */
export async function endUnpaidBookings({ db, psp, each, now }: InstalmentDeps): Promise<void> {
  await each.of(await givenUp(db), async ({ id, uuid }) => {
    const begun = await db
      .selectFrom('payment_intent')
      .select('id')
      .where('instalment_id', '=', id)
      .where('status', 'in', ['created', 'challenge', 'declined', 'processing'])
      .execute();
    if (await closePayments({ db, psp, now }, begun)) await endUnpaidBooking(db, { id, uuid, now });
  });
}

function givenUp(db: Database): Promise<{ id: string; uuid: string }[]> {
  return db
    .selectFrom('payment_schedule')
    .innerJoin('purchase', 'purchase.uuid', 'payment_schedule.purchase_uuid')
    .select(['payment_schedule.id', 'purchase.uuid'])
    .where('payment_schedule.status', '=', 'failed')
    .where('next_attempt_on', 'is', null)
    .where('given_up_at', 'is', null)
    .where('stopped', 'is', null)
    .where('purchase.status', '=', 'paid')
    .limit(BATCH)
    .execute();
}

async function endUnpaidBooking(db: Database, { id, uuid, now }: { id: string; uuid: string; now: Date }): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const booking = await lockPurchase(trx, uuid);
    const row = (await scheduleOf(trx, uuid)).find((one) => one.id === id)!;
    if (booking.status !== 'paid' || row.status !== 'failed' || row.stopped !== null) return;
    const { today } = bookingDay(booking.locale as Locale, now);
    await giveUpInstalment(trx, id, now);
    const number = String(row.number);
    if (unpaidOutcome({ checkin: booking.checkin! }, today) === 'claim') {
      await enqueue(trx, 'instalmentOwedMail', { uuid, number });
      await enqueue(trx, 'instalmentOwedNotice', { uuid, number });
      return;
    }
    await cancelPurchase(trx, booking, { refund: refundOf(booking, today).refund, now, mail: 'unpaidCancellationMail' });
  });
}
