import type { Locale, ModificationConditions, OrderItems } from '@shop/contracts';
import {
  cancellationRefund,
  modifiable,
  orderTotal,
  refundBesideInstalments,
  type ActivitySelection,
  type CancellationRefund,
  type GiftWithdrawal,
  type LocalDate,
  type OrderParts,
} from '@shop/domain';
import type { Kysely } from 'kysely';
import { openCents } from '../payments/schedule/instalments.ts';
import { bookingDay } from '../availability/booking-day.ts';
import type { Tables } from '../platform/database/schema.ts';
import type { Purchase } from '../checkout/complete-purchase.ts';
import { withdrawalOf } from '../checkout/booking/cancel-gift.ts';
import type { SoldStay } from '../checkout/product/sold-product.ts';

/** What may still be done with a paid order, and what it gives back; undefined for one that is not paid. */
export async function conditionsOf(db: Kysely<Tables>, booking: Purchase, now: Date): Promise<ModificationConditions | undefined> {
  if (booking.status !== 'paid') return undefined;
  const gift = await paidByGifts(db, booking.uuid);
  const giftPayments = { gift, upsell: orderTotal(partsOf(booking)) - gift };
  if (booking.kind === 'gift') return { ...giftConditions(await withdrawalOf(db, booking, now)), giftPayments };
  const { today } = bookingDay(booking.locale as Locale, now);
  const change = modifiable({ policy: policyOf(booking), checkin: booking.checkin! }, today);
  const refund = refundOf(booking, today);
  return {
    modifiable: change.kind === 'until',
    ...(change.kind === 'until' && { modifiableUntil: change.deadline }),
    cancellable: refund.kind !== 'none',
    refundableAmount: refundBesideInstalments(refund.refund, await openCents(db, booking.uuid)),
    reason: refund.kind === 'none' ? refund.reason : refund.kind,
    giftPayments,
  };
}

/** Cents that gifts have paid of a booking and not got back. */
export async function paidByGifts(db: Kysely<Tables>, uuid: string): Promise<number> {
  const uses = await db.selectFrom('purchase_gift').select(['amount_cents', 'refunded_cents']).where('purchase_uuid', '=', uuid).execute();
  return uses.reduce((sum, use) => sum + use.amount_cents - use.refunded_cents, 0);
}

/** A gift is not changed, but may be given back for a while. */
function giftConditions(withdrawal: GiftWithdrawal) {
  const { refund } = withdrawal;
  if (withdrawal.kind === 'none') return { modifiable: false, cancellable: false, refundableAmount: refund, reason: withdrawal.reason };
  const { kind, until } = withdrawal;
  return { modifiable: false, cancellable: true, cancellableUntil: until, refundableAmount: refund, reason: kind };
}

/** What cancelling a stay gives back today. */
export function refundOf(booking: Purchase, today: LocalDate): CancellationRefund {
  const { product, promotion } = partsOf(booking);
  return cancellationRefund(
    { policy: policyOf(booking), checkin: booking.checkin!, nightsAmount: product - promotion, insured: booking.insured },
    today,
  );
}

export function partsOf(booking: Purchase): OrderParts {
  return booking.parts as OrderParts;
}

/** The days of its activities that the customer has chosen. */
export function activityDaysOf({ request }: Pick<Purchase, 'request'>): readonly ActivitySelection[] {
  return (request as Partial<OrderItems>).shortStayItem?.reservationCriteria.activityDaySelections ?? [];
}

export function policyOf(booking: Purchase): SoldStay['cancellation'] {
  return booking.cancellation as SoldStay['cancellation'];
}
