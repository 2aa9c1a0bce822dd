import type { ContentCard } from '@shop/api-client';
import type { Locale } from '@shop/contracts';
import type { ProductCardProps } from '@shop/design-system';
import { roomsLeft, scoreLabel, scoreView, searchPromo, type SearchFlow } from '@shop/domain';
import { formatMoney, formatScore } from '@shop/i18n';
import type { IntlShape } from 'react-intl';

type Say = Pick<IntlShape, 'formatMessage'>;
type SayOfCard = (id: string, values?: Record<string, string | number>) => string;
type CardWords = Omit<ProductCardProps, 'render' | 'headingLevel' | 'eager'>;

const FLOW = { weekend: 'booking', single_voucher: 'gifting', activity_only: 'activity' } as const satisfies Record<
  ContentCard['itemCategory'],
  SearchFlow
>;
const KIND = { weekend: 'weekend', single_voucher: 'singleVoucher', activity_only: 'activity' } as const;
/** Stress messages on one card (spec 2, section 9). */
const MOST_MESSAGES = 2;

/** The flow that a product is sold in (spec 2, section 3). */
export const flowOf = (category: ContentCard['itemCategory']): SearchFlow => FLOW[category];

export interface CardContext {
  readonly locale: Locale;
  readonly intl: Say;
}

/** What a card of a block shows: all texts worded, nothing left to decide. Promotions as in the search (decision A-020). */
export function cardView(card: ContentCard, { locale, intl }: CardContext): CardWords {
  const say: SayOfCard = (id, values) => intl.formatMessage({ id: `minisites.card.${id}` }, values);
  const promo = searchPromo(card.refPrice, card.sellPrice);
  return {
    href: cardHref(card),
    imageUrl: card.imageUrl,
    alt: '',
    kind: KIND[card.itemCategory],
    place: card.place,
    title: card.label,
    nights: card.nights === undefined ? undefined : say('nights', { count: card.nights }),
    inside: card.headwords,
    price: formatMoney(card.sellPrice, locale),
    pricePrefix: card.isFromPrice ? say('from') : undefined,
    refLabel: say('was'),
    ...(promo > 0 && { refPrice: formatMoney(card.refPrice, locale), promo: say('promo', { percent: promo }) }),
    note: say(card.itemCategory === 'activity_only' ? 'perPerson' : 'party'),
    ...messagesOf(card, say),
    score: scoreOf(card, { locale, say }),
  };
}

/** A gift opens its product as a gift (spec 2, section 2). */
export function cardHref({ uri, itemCategory }: Pick<ContentCard, 'uri' | 'itemCategory'>): string {
  return itemCategory === 'single_voucher' ? `${uri}${uri.includes('?') ? '&' : '?'}flow=gifting` : uri;
}

/** At most two: the end of the offer, a near date, the last rooms, then the marketing's words (spec 2, section 9). */
function messagesOf(card: ContentCard, say: SayOfCard) {
  const isLast = roomsLeft(card.availableRooms);
  const isNew = card.review !== undefined && scoreView(card.review.count > 0 ? card.review.average : 0).kind === 'new';
  const badges = [
    ...(card.expiration ? [say('endsSoon')] : []),
    ...(card.isLastMinute ? [say('lastMinute')] : []),
    ...(isNew ? [say('new')] : []),
    ...card.labels,
  ];
  return {
    notice: isLast ? say('roomsLeft', { rooms: card.availableRooms ?? 0 }) : undefined,
    badges: badges.slice(0, MOST_MESSAGES - Number(isLast)),
  };
}

function scoreOf({ review }: ContentCard, { locale, say }: { locale: Locale; say: SayOfCard }) {
  const score = scoreView(review && review.count > 0 ? review.average : undefined);
  if (score.kind === 'new') return undefined;
  const value = formatScore(score.score, locale);
  const word = scoreLabel(score.score, 'reduced');
  return { value, label: say('score', { score: value, count: review?.count ?? 0 }), ...(word && { word: say(`praise.${word}`) }) };
}
