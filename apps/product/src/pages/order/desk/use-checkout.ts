import type { Quote } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { cancellationOptions, lacksChoice, possibleChoice, type AutoDiscount } from '@shop/domain';
import { useState } from 'react';
import { isRefusedPart, uncheckedPart, withoutPart, type RefusedPart } from '../../../views/order/choices/refused-part.ts';
import { markOf, type Basket, type OrderChoices } from '../../../views/order/choices/order-choices.ts';
import { payLabel } from '../../../views/order/choices/pay-label.ts';
import { possibleMethod } from '../../../views/order/choices/pay-methods.ts';
import { useChoices } from './use-choices.ts';
import { useInsurance } from './use-insurance.ts';
import { useOrderPrice, useTriedChoices } from './use-order-price.ts';
import { usePayMethods } from './use-pay-methods.ts';
import { usePayment } from '../../../components/order/payment/use-payment.ts';

/** What a stay's quote says; an activity has none of it. */
export interface StayTerms {
  readonly policy: Quote['cancellationPolicy'];
  /** Cents of the stay. */
  readonly amount: number;
}

/** All that a booking summary knows: what was chosen, what it costs, how it may be paid, and how the payment stands. */
export function useCheckout(basket: Basket, terms: StayTerms | undefined, promised?: AutoDiscount) {
  const { today } = useSite();
  const [refusal, setRefusal] = useState<RefusedPart>();
  const chosen = useChoices(basket, promised?.code);
  const giveUp = (part: RefusedPart) => {
    setRefusal(part);
    chosen.choose(withoutPart(chosen.choices, part));
  };
  const insurance = useInsurance(basket, terms);
  const cancellation = possibleChoice(chosen.choices.cancellation, insurance);
  const atOnce = useOrderPrice({ basket, choices: { ...chosen.choices, cancellation, method: 'card' } }, giveUp);
  const methods = usePayMethods({ basket, price: atOnce.price, policy: terms?.policy });
  const choices: OrderChoices = { ...chosen.choices, cancellation, method: possibleMethod(chosen.choices.method, methods) };
  const order = useOrderPrice({ basket, choices }, giveUp);
  const payment = usePayment({ of: markOf(basket), onRefused: giveUp });
  const tried = useTriedChoices(basket);
  const chooseCodes = (next: OrderChoices) => {
    setRefusal(undefined);
    chosen.choose(next);
  };
  return {
    choices,
    choose: chosen.choose,
    /** Another code: what was said about the last one is over. */
    chooseCodes,
    order,
    payment,
    insurance,
    methods,
    refusal,
    lacksChoice: terms !== undefined && lacksChoice(cancellation, cancellationOptions(terms.policy, insurance)),
    label: order.price && !order.isStale && !order.isBroken ? payLabel(order.price, choices.method, today) : undefined,
    /** Makes the choices if they can be had; else says at their field why not. */
    tryChoices: async (wish: OrderChoices, part: 'promotion' | 'gift'): Promise<boolean> => {
      const found = await tried(wish);
      if (typeof found !== 'string' && !isRefusedPart(found)) {
        chooseCodes(found);
        return true;
      }
      setRefusal(typeof found === 'string' ? uncheckedPart(part, found) : found);
      return false;
    },
  };
}

export type CheckoutFacts = ReturnType<typeof useCheckout>;
