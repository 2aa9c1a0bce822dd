import type { Locale } from '@shop/contracts';
import { formatMoney } from '@shop/i18n';
import type { IntlShape } from 'react-intl';

interface Worded {
  readonly intl: Pick<IntlShape, 'formatMessage'>;
  readonly locale: Locale;
}

/** What is left to pay after a gift: "Included", or how much comes on top (GIFT-021). */
export function afterGift(cents: number, { intl, locale }: Worded): string {
  if (cents === 0) return intl.formatMessage({ id: 'search.card.included' });
  return intl.formatMessage({ id: 'search.card.afterGift' }, { amount: formatMoney(cents, locale) });
}
