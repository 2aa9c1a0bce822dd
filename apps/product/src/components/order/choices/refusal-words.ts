import type { Locale } from '@shop/contracts';
import { formatMoney } from '@shop/i18n';
import type { RefusedPart } from '../../../views/order/choices/refused-part.ts';
import type { Words } from '../../shared/use-words.ts';

/** Why a code does not count, in words. */
export function refusalWords(refused: RefusedPart, { words, locale }: { words: Words; locale: Locale }): string | undefined {
  if (refused.part === 'plan') return undefined;
  const amount = refused.part === 'promotion' ? (refused.amount ?? 0) : 0;
  return words(`product.order.refused.${refused.code}`, { amount: formatMoney(amount, locale) });
}
