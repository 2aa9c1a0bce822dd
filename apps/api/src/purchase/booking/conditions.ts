import type { Locale, ModificationConditions } from '@shop/contracts';
import { cancellationRefund, modifiable, orderTotal, type CancellationRefund, type LocalDate, type OrderParts } from '@shop/domain';
import type { Kysely } from 'kysely';
import { bookingDay } from '../../services/booking-day.ts';
import type { Tables } from '../../store/schema.ts';
import type { Purchase } from '../complete-purchase.ts';
import type { SoldStay } from '../product/sold-product.ts';

/** What may still be done with a paid stay, and what it gives back; undefined for anything else. */
export async function conditionsOf(db: Kysely<Tables>, booking: Purchase, now: Date): Promise<ModificationConditions | undefined> {
  if (booking.status !== 'paid' || booking.kind !== 'stay') return undefined;
  const { today } = bookingDay(booking.locale as Locale, now);
  const change = modifiable({ policy: policyOf(booking), checkin: booking.checkin! }, today);
  const refund = refundOf(booking, today);
  const gifts = await db.selectFrom('purchase_gift').select('amount_cents').where('purchase_uuid', '=', booking.uuid).execute();
  const gift = gifts.reduce((sum, row) => sum + row.amount_cents, 0);
  return {
    modifiable: change.kind === 'until',
    ...(change.kind === 'until' && { modifiableUntil: change.deadline }),
    cancellable: refund.kind !== 'none',
    refundableAmount: refund.refund,
    reason: refund.kind === 'none' ? refund.reason : refund.kind,
    giftPayments: { gift, upsell: orderTotal(partsOf(booking)) - gift },
  };
}

/** What cancelling a booking gives back today. */
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

/** The parts once the stay costs another price: a promotion never takes off more than that. */
export function partsAfter(booking: Purchase, price: number): OrderParts {
  const parts = partsOf(booking);
  return { ...parts, product: price, promotion: Math.min(parts.promotion, price) };
}

export function policyOf(booking: Purchase): SoldStay['cancellation'] {
  return booking.cancellation as SoldStay['cancellation'];
}
