import type { Locale, ModificationConditions } from '@shop/contracts';
import { modifiable, orderTotal, type GiftWithdrawal } from '@shop/domain';
import type { Kysely } from 'kysely';
import { bookingDay } from '../../availability/index.ts';
import { paidByGifts, partsOf, policyOf, type Purchase, refundOf } from '../../orders/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import { withdrawalOf } from './cancel-gift.ts';
import { isContested, refundOfMoney } from './held-money.ts';

/** What may still be done with a paid order, and what it gives back; undefined for one that is not paid. */
export async function conditionsOf(db: Kysely<Tables>, booking: Purchase, now: Date): Promise<ModificationConditions | undefined> {
  if (booking.status !== 'paid') return undefined;
  const gift = await paidByGifts(db, booking.uuid);
  const giftPayments = { gift, upsell: orderTotal(partsOf(booking)) - gift };
  const { uuid } = booking;
  if (booking.kind === 'gift') {
    const withdrawal = await withdrawalOf(db, booking, now);
    return { ...giftConditions(withdrawal), ...(await refundable(db, { uuid, refund: withdrawal.refund })), giftPayments };
  }
  const { today } = bookingDay(booking.locale as Locale, now);
  const change = modifiable({ policy: policyOf(booking), checkin: booking.checkin! }, today);
  const isModifiable = change.kind === 'until' && !(await isContested(db, uuid));
  const refund = refundOf(booking, today);
  return {
    modifiable: isModifiable,
    ...(isModifiable && { modifiableUntil: change.deadline }),
    cancellable: refund.kind !== 'none',
    ...(refund.kind !== 'none' && { cancellableUntil: refund.until }),
    ...(await refundable(db, { uuid, refund: refund.refund })),
    reason: refund.kind === 'none' ? refund.reason : refund.kind,
    giftPayments,
  };
}

async function refundable(db: Kysely<Tables>, refund: { uuid: string; refund: number }) {
  const { total, disputed } = await refundOfMoney(db, refund);
  return { refundableAmount: total, ...(disputed > 0 && { disputedAmount: disputed }) };
}

/** A gift is not changed, but may be given back for a while. */
function giftConditions(withdrawal: GiftWithdrawal) {
  const { refund } = withdrawal;
  if (withdrawal.kind === 'none') return { modifiable: false, cancellable: false, refundableAmount: refund, reason: withdrawal.reason };
  const { kind, until } = withdrawal;
  return { modifiable: false, cancellable: true, cancellableUntil: until, refundableAmount: refund, reason: kind };
}
