import type { PayLaterType } from '@shop/contracts';
import { deferredPaymentDay, hasPayLater, instalmentPlan, payLaterMethods, type Instalment, type LocalDate } from '@shop/domain';
import { HttpProblem } from '../../platform/http/index.ts';
import type { PriceContext } from '../product/product-to-sell.ts';
import type { SoldProduct } from '../../orders/index.ts';

const INSTALMENTS: Record<Exclude<PayLaterType, 'deferred'>, number> = { '3x': 3, '4x': 4 };

/** The days and cents of a way to pay later. */
export function instalmentsOf(
  type: PayLaterType,
  payment: { amount: number; fee: number; today: LocalDate; deferredTo: LocalDate },
): Instalment[] {
  const { amount, fee, today, deferredTo } = payment;
  if (type === 'deferred') return [{ day: deferredTo, amount: amount + fee }];
  return instalmentPlan({ amount, fee, count: INSTALMENTS[type], today });
}

/** The plan that the customer has chosen; refused when the order may not be paid that way (spec 2, section 9). */
export function paymentPlan(
  { locale, today }: PriceContext,
  { type, amount, product }: { type: PayLaterType; amount: number; product: SoldProduct },
): { type: PayLaterType; fee: number; instalments: Instalment[] } {
  if (product.kind !== 'stay' || !hasPayLater(locale)) throw notEligible();
  const { period, cancellation } = product.stay;
  const method = payLaterMethods({ amount, checkin: period.checkin, today, cancellableUntil: cancellation.cancellationDeadline }).find(
    (one) => one.type === type,
  );
  if (!method) throw notEligible();
  const deferredTo = deferredPaymentDay(cancellation.cancellationDeadline, period.checkin);
  return { type, fee: method.paymentFee, instalments: instalmentsOf(type, { amount, fee: method.paymentFee, today, deferredTo }) };
}

function notEligible(): HttpProblem {
  return new HttpProblem(409, {
    code: 'PAYMENT_PLAN_NOT_ELIGIBLE',
    message: 'This order cannot be paid that way; it can be paid at once.',
    field: 'paymentPlan',
  });
}
