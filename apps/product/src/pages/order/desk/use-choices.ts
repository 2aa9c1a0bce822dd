import { pageMemory } from '../../../components/order/page-memory.ts';
import { useRemembered } from '../../../components/order/use-remembered.ts';
import {
  CHOICES_PLACE,
  firstChoices,
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
  const read = (text: string | null) => readChoices(text, basket, firstChoices(promised));
  const choices = read(useRemembered(CHOICES_PLACE));
  return {
    choices,
    now: () => read(pageMemory.getItem(CHOICES_PLACE)),
    choose: (next) => rememberChoices(next, { basket, memory: pageMemory }),
  };
}
