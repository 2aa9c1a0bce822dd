import { pageMemory } from '../../../components/order/page-memory.ts';
import { useRemembered } from '../../../components/order/use-remembered.ts';
import { CHOICES_PLACE, readChoices, rememberChoices, type Basket, type OrderChoices } from '../../../views/order/choices/order-choices.ts';

/** What the customer chose beside the form; the tab remembers it over a reload and a way back. */
export function useChoices(basket: Basket): { choices: OrderChoices; choose: (choices: OrderChoices) => void } {
  const choices = readChoices(useRemembered(CHOICES_PLACE), basket);
  return { choices, choose: (next) => rememberChoices(next, { basket, memory: pageMemory }) };
}
