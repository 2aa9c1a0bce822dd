import { useState } from 'react';
import type { Basket, ChoicesChange, OrderChoices } from '../../../views/order/choices/order-choices.ts';
import { isRefusedPart, uncheckedPart, withoutPart, type RefusedPart } from '../../../views/order/choices/refused-part.ts';
import { withRefusal, type CodeField, type Refusals } from '../../../views/order/choices/refusals.ts';
import type { Chosen } from './use-choices.ts';
import { useTriedChoices } from './use-order-price.ts';

/** Codes and gifts as they are tried, taken back and given up; each field keeps what it was told until it is told something else. */
export function useCodes(basket: Basket, chosen: Chosen) {
  const [refusals, setRefusals] = useState<Refusals>({});
  const tried = useTriedChoices(basket);
  const refuse = (part: RefusedPart) => setRefusals((now) => withRefusal(now, part));
  const change = (field: CodeField, made: ChoicesChange) => {
    setRefusals((now) => ({ ...now, [field]: undefined }));
    chosen.choose(made(chosen.now()));
  };
  return {
    refusals,
    /** What was said in the field is over. */
    change,
    /** A choice that no longer counts is given up, and its field says why. */
    giveUp(part: RefusedPart) {
      refuse(part);
      chosen.choose(withoutPart(chosen.now(), part));
    },
    /** Makes the change if it can be had beside the other choices; else says in the field why not. What was chosen meanwhile stays. */
    async attempt(field: CodeField, made: ChoicesChange, others: OrderChoices): Promise<boolean> {
      const found = await tried(made(others));
      if (typeof found === 'string') refuse(uncheckedPart(field, found));
      else if (isRefusedPart(found)) refuse(found);
      else change(field, (now) => ({ ...made(now), method: found.method }));
      return typeof found !== 'string' && !isRefusedPart(found);
    },
  };
}
