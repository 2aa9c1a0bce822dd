import type { ContentCard } from '@shop/api-client';
import type { Locale, Site } from '@shop/contracts';
import type { ProductCardProps } from '@shop/design-system';
import { scoreLabel, scoreView, searchPromo, stressMessages, type SearchFlow, type StressMessage } from '@shop/domain';
import { formatCount, formatDayAhead, formatMoney, formatScore, languageOf } from '@shop/i18n';
import type { IntlShape } from 'react-intl';

type Say = Pick<IntlShape, 'formatMessage'>;
type TranslateCard = (id: string, values?: Record<string, string | number>) => string;
type CardLabels = Omit<ProductCardProps, 'render' | 'headingLevel' | 'eager'>;

const FLOW = { weekend: 'booking', single_voucher: 'gifting', activity_only: 'activity' } as const satisfies Record<
  ContentCard['itemCategory'],
  SearchFlow
>;
const KIND = { weekend: 'weekend', single_voucher: 'singleVoucher', activity_only: 'activity' } as const;

/** The flow that a product is sold in (spec 2, section 3). */
export const flowOf = (category: ContentCard['itemCategory']): SearchFlow => FLOW[category];

const CALL = { weekend: 'seeOffer', single_voucher: 'seeGift', activity_only: 'seeActivity' } as const;
/** The experiment whose variation `new` gives a card a button that says what it leads to (spec 1, section 6). */
const EXPERIMENT = 'productCard';

export interface CardContext extends Pick<Site, 'locale' | 'today' | 'experiments'> {
  readonly intl: Say;
  /** Nobody named a point that the distance would be from. */
  readonly withoutDistance?: boolean;
}

/** What a card of a block shows: all texts worded, nothing left to decide. Promotions as in the search (RULE-001). */
export function cardView(card: ContentCard, { locale, today, intl, experiments, withoutDistance }: CardContext): CardLabels {
  const t: TranslateCard = (id, values) => intl.formatMessage({ id: `minisites.card.${id}` }, values);
  const promo = searchPromo(card.refPrice, card.sellPrice);
  return {
    href: cardHref(card),
    imageUrl: card.imageUrl,
    alt: '',
    kind: KIND[card.itemCategory],
    place: !card.distance || withoutDistance ? card.place : t('away', { place: card.place, km: Math.ceil(card.distance) }),
    title: card.label,
    nights: card.nights === undefined ? undefined : t('nights', { count: card.nights }),
    inside: [card.house, ...card.headwords],
    price: formatMoney(card.sellPrice, locale),
    pricePrefix: card.isFromPrice ? t('from') : undefined,
    when: card.checkin && t('onDay', { day: formatDayAhead(card.checkin, { locale, today }) }),
    refLabel: t('was'),
    ...(promo > 0 && { refPrice: formatMoney(card.refPrice, locale), promo: t('promo', { percent: promo }) }),
    note: card.itemCategory === 'activity_only' ? t('perPerson') : t('party', { people: card.people }),
    ...messagesOf(card, t),
    score: scoreOf(card, { locale, t }),
    ...(experiments?.[EXPERIMENT] === 'new' && { callToAction: t(CALL[card.itemCategory]) }),
  };
}

/** A gift opens its product as a gift (spec 2, section 2). */
export function cardHref({ uri, itemCategory }: Pick<ContentCard, 'uri' | 'itemCategory'>): string {
  return itemCategory === 'single_voucher' ? `${uri}${uri.includes('?') ? '&' : '?'}flow=gifting` : uri;
}

/** At most two, in the order of the trade (spec 2, section 9); the last rooms are a line of their own. */
function messagesOf(card: ContentCard, t: TranslateCard) {
  const { targetedLabel: priority, expiration, isLastMinute: lastMinute, availableRooms, labels: marketingLabels } = card;
  const isNew = card.review !== undefined && scoreView(card.review.count > 0 ? card.review.average : 0).kind === 'new';
  const custom = isNew ? t('new') : undefined;
  const messages = stressMessages({ priority, expiration, lastMinute, availableRooms, custom, marketingLabels });
  const last = messages.find(({ kind }) => kind === 'roomsLeft');
  return {
    notice: last && t('roomsLeft', { rooms: availableRooms ?? 0 }),
    badges: messages.filter((message) => message !== last).map((message) => badgeOf(message, t)),
  };
}

function badgeOf(message: StressMessage, t: TranslateCard): string {
  if ('text' in message) return message.text;
  return t(message.kind === 'expiration' ? 'endsSoon' : 'lastMinute');
}

function scoreOf({ review }: ContentCard, { locale, t }: { locale: Locale; t: TranslateCard }) {
  const score = scoreView(review && review.count > 0 ? review.average : undefined);
  if (score.kind === 'new') return undefined;
  const value = formatScore(score.score, locale);
  const word = scoreLabel(score.score, 'reduced');
  const count = review?.count ?? 0;
  const label = t('score', { score: value, count });
  return { value, label, reviews: formatCount(count, languageOf(locale)), ...(word && { word: t(`praise.${word}`) }) };
}
