import type { OrderItems } from '@shop/contracts';
import { cancellationRefund, type ActivitySelection, type CancellationRefund, type LocalDate, type OrderParts } from '@shop/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/database/index.ts';
import type { Purchase } from './order.ts';
import type { SoldStay } from './sold-product.ts';

/** Cents that gifts have paid of a booking and not got back. */
export async function paidByGifts(db: Kysely<Tables>, uuid: string): Promise<number> {
  const uses = await db.selectFrom('purchase_gift').select(['amount_cents', 'refunded_cents']).where('purchase_uuid', '=', uuid).execute();
  return uses.reduce((sum, use) => sum + use.amount_cents - use.refunded_cents, 0);
}

/** What cancelling a stay gives back today. */
export function refundOf(booking: Purchase, today: LocalDate): CancellationRefund {
  const { product, promotion, waived = 0 } = partsOf(booking);
  // An insurance may be all that is left to pay.
  const nightsAmount = Math.max(0, product - promotion - waived);
  return cancellationRefund({ policy: policyOf(booking), checkin: booking.checkin!, nightsAmount, insured: booking.insured }, today);
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
