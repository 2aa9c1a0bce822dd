import type { Locale, OfferCard } from '@shop/contracts';
import type { ProductCardProps } from '@shop/design-system';
import { addDays, roomsLeft, scoreLabel, searchPromo } from '@shop/domain';
import { formatMoney, formatScore } from '@shop/i18n';
import { formatStayTwin, type SearchState } from '@shop/routes';
import type { IntlShape } from 'react-intl';

interface CardContext {
  readonly intl: Pick<IntlShape, 'formatMessage'>;
  readonly locale: Locale;
  readonly state: SearchState;
}

/** A found stay as its card shows it: the full price of the whole party for the whole stay. */
export function offerCard(offer: OfferCard, { intl, locale, state }: CardContext): ProductCardProps {
  const say = (id: string, values?: Record<string, string | number>): string => intl.formatMessage({ id: `search.card.${id}` }, values);
  const { hotel, sellPrice, refPrice, nights, availableRooms } = offer;
  const promo = searchPromo(refPrice, sellPrice);
  const isLast = roomsLeft(availableRooms);
  return {
    id: `offer-${offer.id}`,
    href: `${offer.uri}${formatStayTwin(stayOf(offer, state))}`,
    imageUrl: offer.imageUrl,
    alt: `${hotel.label}, ${hotel.location.label}`,
    place: hotel.location.label,
    title: offer.label,
    score: scoreOf(offer, { intl, locale }),
    nights: say('nights', { nights }),
    inside: offer.headwords.slice(0, 3),
    price: formatMoney(sellPrice, locale),
    pricePrefix: offer.priceType === 'FROM_PRICE' ? say('from') : undefined,
    ...(promo > 0 && { refPrice: formatMoney(refPrice, locale), refLabel: say('insteadOf'), promo: say('promo', { percent: promo }) }),
    note: say('note', { people: state.adults + state.children + state.babies }),
    notice: isLast ? say('roomsLeft', { rooms: availableRooms ?? 0 }) : undefined,
    badges: offer.marketingLabels.slice(0, isLast ? MOST_MESSAGES - 1 : MOST_MESSAGES),
  };
}

/** Stress messages on one card; the last rooms come before the marketing's words (spec 2, section 9). */
const MOST_MESSAGES = 2;

function scoreOf({ hotel: { review } }: OfferCard, { intl, locale }: Pick<CardContext, 'intl' | 'locale'>): ProductCardProps['score'] {
  if (review.count === 0) return undefined;
  const value = formatScore(review.average, locale);
  const word = scoreLabel(review.average, 'reduced');
  return {
    value,
    label: intl.formatMessage({ id: 'search.card.score' }, { score: value }),
    word: word && intl.formatMessage({ id: `search.score.${word}` }),
  };
}

/** The stay opens with the dates and the party of the search. */
function stayOf(offer: OfferCard, { checkin, checkout, adults, children, babies }: SearchState) {
  return { checkin, checkout: checkout ?? (checkin && addDays(checkin, offer.nights)), adults, children, babies };
}
