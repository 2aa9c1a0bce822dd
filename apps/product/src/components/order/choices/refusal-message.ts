import type { Locale } from '@shop/contracts';
import { formatMoney } from '@shop/i18n';
import type { RefusedPart } from '../../../views/order/choices/refused-part.ts';
import type { Translate } from '../../shared/use-messages.ts';

/** Why a code does not count, in words. */
export function refusalMessage(refused: RefusedPart, { t, locale }: { t: Translate; locale: Locale }): string | undefined {
  if (refused.part === 'plan') return undefined;
  const amount = refused.part === 'promotion' ? (refused.amount ?? 0) : 0;
  return t(`product.order.refused.${refused.code}`, { amount: formatMoney(amount, locale) });
}
