import { useSite } from '@shop/contracts/page';
import { pageMemory } from '../../../components/order/page-memory.ts';
import { useStored } from '../../../components/order/use-stored.ts';
import {
  CHOICES_PLACE,
  firstChoices,
  firstCountry,
  readChoices,
  rememberChoices,
  type Basket,
  type OrderChoices,
} from '../../../views/order/choices/order-choices.ts';

export interface Chosen {
  readonly choices: OrderChoices;
  /** What is chosen at this moment, also where it was not drawn yet. */
  readonly now: () => OrderChoices;
  readonly choose: (choices: OrderChoices) => void;
}

/** What the customer chose beside the form; the tab remembers it over a reload and a way back, and that a promised code was removed. */
export function useChoices(basket: Basket, promised: string | undefined): Chosen {
  const { pointOfSale } = useSite();
  const first = firstChoices(promised, firstCountry(basket, pointOfSale));
  const read = (text: string | null) => readChoices(text, basket, first);
  const choices = read(useStored(CHOICES_PLACE));
  return {
    choices,
    now: () => read(pageMemory.getItem(CHOICES_PLACE)),
    choose: (next) => rememberChoices(next, { basket, memory: pageMemory }),
  };
}
