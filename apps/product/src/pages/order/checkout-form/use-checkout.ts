import type { Quote } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { cancellationOptions, lacksChoice, possibleChoice, type AutoDiscount } from '@shop/domain';
import { markOf, type Basket, type OrderChoices } from '../../../views/order/choices/order-choices.ts';
import { payLabel } from '../../../views/order/choices/pay-label.ts';
import { possibleMethod } from '../../../views/order/choices/pay-methods.ts';
import type { CodeField } from '../../../views/order/choices/refusals.ts';
import { useChoices } from './use-choices.ts';
import { useCodes } from './use-codes.ts';
import { useHeldGift } from './use-held-gift.ts';
import { useInsurance } from './use-insurance.ts';
import { useOrderPrice } from './use-order-price.ts';
import { usePayMethods } from './use-pay-methods.ts';
import { usePayment } from '../../../components/order/payment/use-payment.ts';
import { includesCode } from '../../../views/order/choices/paying-gifts.ts';

/** What a stay's quote says; an activity has none of it. */
export interface StayTerms {
  readonly policy: Quote['cancellationPolicy'];
  /** Cents of the stay. */
  readonly amount: number;
}

/** All that a booking summary knows: what was chosen, what it costs, how it may be paid, and how the payment stands. */
export function useCheckout(basket: Basket, terms: StayTerms | undefined, promised?: AutoDiscount) {
  const { today } = useSite();
  const chosen = useChoices(basket, promised?.code);
  const codes = useCodes(basket, chosen);
  const insurance = useInsurance(basket, terms);
  const cancellation = possibleChoice(chosen.choices.cancellation, insurance);
  const atOnce = useOrderPrice({ basket, choices: { ...chosen.choices, cancellation, method: 'card' } });
  const methods = usePayMethods({ basket, price: atOnce.price, policy: terms?.policy });
  const choices: OrderChoices = { ...chosen.choices, cancellation, method: possibleMethod(chosen.choices.method, methods) };
  const order = useOrderPrice({ basket, choices }, codes.giveUp);
  const payment = usePayment({ of: markOf(basket), onRefused: codes.giveUp });
  useHeldGift(basket, async (code) => {
    if (!includesCode(choices.gifts, code)) await codes.attempt('gift', code, choices);
  });
  return {
    choices,
    choose: chosen.choose,
    order,
    payment,
    insurance,
    methods,
    refusals: codes.refusals,
    changeCodes: codes.change,
    tryCode: (field: CodeField, code: string) => codes.attempt(field, code, choices),
    lacksChoice: terms !== undefined && lacksChoice(cancellation, cancellationOptions(terms.policy, insurance)),
    label: order.price && !order.isStale && !order.isBroken ? payLabel(order.price, choices.method, today) : undefined,
  };
}

export type CheckoutFacts = ReturnType<typeof useCheckout>;
