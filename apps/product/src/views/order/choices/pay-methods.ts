import type { EligibilityParams } from '@shop/api-client';
import type { Cents, Eligibility, Locale, OrderPrice, Quote } from '@shop/contracts';
import { hasAlternativePayLater, hasPayLater, orderTotal } from '@shop/domain';
import type { Basket, PayMethod } from './order-choices.ts';

/** A way to pay, with its plan where it has one. */
export interface MethodView {
  readonly method: PayMethod;
  /** Cents on top. */
  readonly fee: Cents;
  /** Empty for what is paid at once, and where the provider plans. */
  readonly instalments: readonly { readonly day: string; readonly amount: Cents }[];
}

const AT_ONCE: MethodView = { method: 'card', fee: 0, instalments: [] };

/** What can be paid later, in cents: all but the fee of a plan and what gifts pay. */
export function payableLater(price: OrderPrice | undefined): Cents {
  return price ? orderTotal(price.parts) - price.parts.paymentFee - price.parts.gifts : 0;
}

export interface LaterParams {
  readonly basket: Basket;
  readonly price: OrderPrice | undefined;
  readonly policy: Quote['cancellationPolicy'] | undefined;
}

/** The question whether an order may be paid later; `isAsked` is false where it cannot (spec 2, section 9). */
export function laterQuestion(
  { basket, price, policy }: LaterParams,
  locale: Locale,
): { isRequested: boolean; requested: EligibilityParams } {
  const amount = payableLater(price);
  return {
    isRequested: basket.kind === 'stay' && hasPayLater(locale) && amount > 0,
    requested: {
      amount,
      checkinDate: basket.kind === 'stay' ? basket.requested.checkin : '',
      pointOfSale: locale.toLowerCase(),
      cancellationPolicyType: policy?.type,
      cancellableUntil: policy?.cancellationDeadline,
    },
  };
}

/** The ways to pay what is left: the card always, the others where they are offered (spec 2, section 9). */
export function payMethods({
  amount,
  locale,
  eligible,
  hasAlternative = true,
}: {
  readonly amount: Cents;
  readonly locale: Locale;
  /** Undefined while it loads or when it failed: then nothing is said about it. */
  readonly eligible: Eligibility | undefined;
  /** The second provider is there; a real one offers its methods in its own form. */
  readonly hasAlternative?: boolean;
}): MethodView[] {
  if (amount === 0) return [AT_ONCE];
  const later = (eligible?.paymentMethods ?? []).map(({ type, paymentFee, instalments }) => ({
    method: type,
    fee: paymentFee,
    instalments,
  }));
  return [
    AT_ONCE,
    ...later,
    ...(hasAlternative && hasAlternativePayLater(amount, locale) ? [{ ...AT_ONCE, method: 'alternative' as const }] : []),
  ];
}

/** The chosen way as long as it is offered, else the card. */
export function possibleMethod(chosen: PayMethod, methods: readonly MethodView[]): PayMethod {
  return methods.some(({ method }) => method === chosen) ? chosen : 'card';
}
