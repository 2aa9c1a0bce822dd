import { useState } from 'react';
import type { Basket, ChoicesChange, OrderChoices } from '../../../views/order/choices/order-choices.ts';
import { isRefusedPart, uncheckedPart, withoutPart, type RefusedPart } from '../../../views/order/choices/refused-part.ts';
import { fieldOfOtherKind, withCode, withRefusal, type CodeField, type Refusals } from '../../../views/order/choices/refusals.ts';
import type { Chosen } from './use-choices.ts';
import { useTriedChoices } from './use-order-price.ts';

/** Codes and gifts as they are tried, taken back and given up; each field keeps what it was told until it is told something else. */
export function useCodes(basket: Basket, chosen: Chosen) {
  const [refusals, setRefusals] = useState<Refusals>({});
  const tried = useTriedChoices(basket);
  const refuse = (part: RefusedPart, field?: CodeField) => setRefusals((now) => withRefusal(now, part, field));
  const change = (field: CodeField, made: ChoicesChange) => {
    setRefusals((now) => ({ ...now, [field]: undefined }));
    chosen.choose(made(chosen.now()));
  };
  /** Lets a code count, as what it is, if it can beside the other choices; else its field says why not. What was chosen meanwhile stays. */
  const attempt = async (field: CodeField, code: string, others: OrderChoices, typedIn = field): Promise<boolean> => {
    const made = withCode(field, code);
    const found = await tried(made(others));
    const isElsewhere = field !== typedIn;
    if (typeof found === 'string') refuse(uncheckedPart(typedIn, found));
    else if (isRefusedPart(found)) {
      const other = isElsewhere ? undefined : fieldOfOtherKind(found, others);
      if (other) return attempt(other, code, others, typedIn);
      refuse(found, isElsewhere ? typedIn : undefined);
    } else change(typedIn, (now) => ({ ...made(now), method: found.method }));
    return typeof found !== 'string' && !isRefusedPart(found);
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
    attempt,
  };
}
