import type { WishedFor } from '@shop/api-client';
import type { Locale, WishlistCard } from '@shop/contracts';
import type { Wish } from '@shop/contracts/page';
import type { ProductCardProps } from '@shop/design-system';
import { searchPromo } from '@shop/domain';
import { formatMoney, formatScore } from '@shop/i18n';

interface Telling {
  readonly type: Wish['type'];
  /** For whom and when it is priced. */
  readonly wish: WishedFor;
  /** Its price is that of another day. */
  readonly isElsewhen: boolean;
  readonly locale: Locale;
  readonly t: (id: string, values?: Record<string, string | number>) => string;
}

/** Price, score and what is in it, as the cards of the results tell them: of a stay for the party, of an activity for one. */
export function wishCard(card: WishlistCard, { type, wish, isElsewhen, locale, t }: Telling): Partial<ProductCardProps> {
  const { headwords, nights, sellPrice, refPrice, review } = card;
  const percent = searchPromo(refPrice, sellPrice);
  const isFinal = type === 'STAY' && wish.checkin !== undefined && !isElsewhen;
  const score = review?.count ? formatScore(review.average, locale) : undefined;
  return {
    inside: headwords.slice(0, 3),
    price: formatMoney(sellPrice, locale),
    ...(!isFinal && { pricePrefix: t('wishcard.from') }),
    note: type === 'STAY' ? t('wishcard.note', { people: wish.adults + wish.children + wish.babies }) : t('wishcard.perPerson'),
    ...(nights !== undefined && { nights: t('wishcard.nights', { nights }) }),
    ...(score !== undefined && { score: { value: score, label: t('wishcard.score', { score }) } }),
    ...(percent > 0 && {
      refPrice: formatMoney(refPrice, locale),
      refLabel: t('wishcard.insteadOf'),
      promo: t('wishcard.promo', { percent }),
    }),
  };
}
