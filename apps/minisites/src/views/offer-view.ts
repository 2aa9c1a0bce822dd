import type { Locale, OfferCard } from '@shop/contracts';
import { scoreView, searchPromo } from '@shop/domain';
import { formatMoney, formatScore } from '@shop/i18n';
import type { IntlShape } from 'react-intl';

/** What a card on the home page shows of an offer: all texts worded, nothing left to decide. */
export interface OfferView {
  readonly place: string;
  readonly title: string;
  readonly nights: string;
  readonly inside: readonly string[];
  readonly price: string;
  readonly pricePrefix: string | undefined;
  readonly refPrice: string | undefined;
  readonly promo: string | undefined;
  readonly score: { readonly value: string; readonly label: string } | undefined;
  readonly badges: readonly string[];
}

const MAX_HEADWORDS = 3;

/** Landing cards follow the search cards' rule for promotions (decision A-020). */
export function offerView(offer: OfferCard, locale: Locale, intl: Pick<IntlShape, 'formatMessage'>): OfferView {
  const promo = searchPromo(offer.refPrice, offer.sellPrice);
  const score = scoreView(offer.hotel.review.count > 0 ? offer.hotel.review.average : undefined);
  return {
    place: offer.hotel.location.label,
    title: offer.label,
    nights: intl.formatMessage({ id: 'minisites.card.nights' }, { count: offer.nights }),
    inside: offer.headwords.slice(0, MAX_HEADWORDS),
    price: formatMoney(offer.sellPrice, locale),
    pricePrefix: offer.priceType === 'FROM_PRICE' ? intl.formatMessage({ id: 'minisites.card.from' }) : undefined,
    refPrice: promo ? formatMoney(offer.refPrice, locale) : undefined,
    promo: promo ? intl.formatMessage({ id: 'minisites.card.promo' }, { percent: promo }) : undefined,
    score: score.kind === 'score' ? scoreWords(score.score, offer.hotel.review.count, locale, intl) : undefined,
    badges: score.kind === 'new' ? [intl.formatMessage({ id: 'minisites.card.new' })] : offer.marketingLabels.slice(0, 1),
  };
}

function scoreWords(average: number, count: number, locale: Locale, intl: Pick<IntlShape, 'formatMessage'>): OfferView['score'] {
  const value = formatScore(average, locale);
  return { value, label: intl.formatMessage({ id: 'minisites.card.score' }, { score: value, count }) };
}
