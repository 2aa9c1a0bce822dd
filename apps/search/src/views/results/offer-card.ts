import type { FoundOffer } from '@shop/api-client';
import type { ActivityCard, PlaceCategory } from '@shop/contracts';
import type { ProductCardProps } from '@shop/design-system';
import { addDays, fromPriceDay, movedArrival, pricePerPerson, searchPromo, stressMessages, type StressMessage } from '@shop/domain';
import { formatDay, formatDayAhead, formatDistance, formatMoney, formatScore } from '@shop/i18n';
import { formatActivityMirror, formatHotelMirror, giftStayHref, pricedStayHref, withStayFlow } from '@shop/routes';
import { pricedSearch, type CardParams } from './card-request.ts';
import type { CardLabels } from './card-labels.ts';
import { grouped } from './word-templates.ts';
import { giftPrice } from './after-gift.ts';
import { isActivity, type FoundCard } from './found.ts';

/** A found thing as its card shows it: prices of the whole party for a stay, of one person for an activity. */
export function foundCard(card: FoundCard, requested: CardParams, words: CardLabels): ProductCardProps {
  return isActivity(card) ? activityCard(card, requested, words) : offerCard(card, requested, words);
}

/** A found stay or gift: the full price of the whole party for the whole stay. */
export function offerCard(offer: FoundOffer, requested: CardParams, words: CardLabels): ProductCardProps {
  const { t } = words;
  const { hotel, sellPrice, nights } = offer;
  const isGift = requested.flow === 'gifting';
  const isVoucher = offer.itemCategory === 'single_voucher';
  return {
    id: `offer-${offer.id}`,
    kind: isVoucher ? 'singleVoucher' : isGift ? 'gift' : 'weekend',
    href: isGift ? giftHref(offer, requested) : pricedStayHref(offer.uri, stayOf(offer, requested), requested),
    ...picturesOf(offer, `${hotel.label}, ${hotel.location.label}`, words),
    place: placeOf(hotel.location.label, offer.distance, requested, words),
    title: offer.label,
    score: scoreOf(offer, words),
    nights: t('nights', { nights }),
    inside: offer.headwords.slice(0, 3),
    price: formatMoney(sellPrice, words.locale),
    ...fromOf(offer, requested, words),
    ...promoOf(offer.refPrice, sellPrice, words),
    note: t('note', { people: isGift ? 2 : requested.adults + requested.children + requested.babies }),
    ...afterGiftOf(offer, requested, words),
    badges: stressMessages({ ...offer, priority: offer.targetedLabel }).map((message) => stressWord(message, words)),
    callToAction: t(isGift || isVoucher ? 'seeGift' : 'seeOffer'),
  };
}

/** Below it a house is in the town that was searched. */
const NEARBY_KM = 1;
/** Places that are a point: a distance from the middle of a region says nothing. */
const POINTS: ReadonlySet<PlaceCategory> = new Set(['city', 'poi', 'skiresort', 'hotel']);

/** Where the house is, and how many kilometres from the place that was searched. */
function placeOf(label: string, distance: number | undefined, { placeKind }: CardParams, { t, locale }: CardLabels): string {
  const isMeasured = placeKind !== undefined && POINTS.has(placeKind) && distance !== undefined && distance >= NEARBY_KM;
  return isMeasured ? t('away', { place: label, distance: formatDistance(distance, locale) }) : label;
}

/** A price without dates, or of flexible ones, is that of its cheapest day, which the card names unless it is the chosen one. */
function fromOf(
  offer: FoundOffer,
  requested: CardParams,
  { t, locale, today }: CardLabels,
): Pick<ProductCardProps, 'pricePrefix' | 'when'> {
  const day = fromPriceDay(offer) ?? movedArrival(requested, offer);
  return {
    pricePrefix: offer.priceType === 'FROM_PRICE' ? t('from') : undefined,
    when: day && t('onDay', { day: formatDayAhead(day, { locale, today }) }),
  };
}

/** A found activity; its price is that of one person (spec 1, section 5). */
export function activityCard(activity: ActivityCard, requested: CardParams, words: CardLabels): ProductCardProps {
  const { t, locale } = words;
  const each = (cents: number) => pricePerPerson({ sellPrice: cents, adults: requested.adults });
  const { location, label } = activity.activityCenter;
  return {
    id: `activity-${activity.id}`,
    kind: 'activity',
    href: `${activity.uri}${formatActivityMirror(requested)}`,
    ...picturesOf(activity, `${label}, ${location.label}`, words),
    place: placeOf(location.label, activity.distance, requested, words),
    title: activity.label,
    inside: activity.headwords.slice(0, 3),
    price: formatMoney(each(activity.sellPrice), locale),
    ...promoOf(each(activity.barPrice), each(activity.sellPrice), words),
    note: t('perPerson'),
    callToAction: t('seeActivity'),
  };
}

/** For the holder of a gift: what is left to pay, and what the stay costs without it. Without dates that is its cheapest day. */
function afterGiftOf(offer: FoundOffer, { checkin }: CardParams, words: CardLabels): Partial<ProductCardProps> {
  if (offer.priceType !== 'BENEFICIARY') return {};
  const { sellPrice, offerPrice: wholePrice } = offer;
  const { price, prefix: pricePrefix, note } = giftPrice({ sellPrice, wholePrice, isDated: checkin !== undefined }, words);
  return {
    ...{ price, pricePrefix, note },
    refPrice: undefined,
    refLabel: undefined,
    promo: undefined,
  };
}

function picturesOf({ imageUrl, images }: Pick<FoundOffer, 'imageUrl' | 'images'>, alt: string, { t }: CardLabels) {
  const urls = [...new Set([imageUrl, ...images])];
  return { imageUrl, alt, pictures: { urls, labels: { previous: t('previousPicture'), next: t('nextPicture') } } };
}

function promoOf(
  refPrice: number,
  sellPrice: number,
  { t, locale }: CardLabels,
): Pick<ProductCardProps, 'promo' | 'refPrice' | 'refLabel'> {
  const percent = searchPromo(refPrice, sellPrice);
  return percent > 0 ? { refPrice: formatMoney(refPrice, locale), refLabel: t('insteadOf'), promo: t('promo', { percent }) } : {};
}

function stressWord(message: StressMessage, { t, locale }: CardLabels): string {
  switch (message.kind) {
    case 'expiration':
      return t('expiration', { day: formatDay(message.day, locale, 'short') });
    case 'lastMinute':
      return t('lastMinute');
    case 'roomsLeft':
      return t('roomsLeft', { rooms: message.rooms });
    default:
      return message.text;
  }
}

function scoreOf({ hotel: { review } }: FoundOffer, { score, scoreWord, reviews, locale }: CardLabels): ProductCardProps['score'] {
  if (!review?.count) return undefined;
  const value = formatScore(review.average, locale);
  const label = `${score(value)}, ${reviews(review.count)}`;
  return { value, label, word: scoreWord(review.average), reviews: grouped(review.count, locale) };
}

/** The stay opens as the gift that was found: its nights and people, in the flow of gifts (SEARCH-012). */
function giftHref({ uri, nights }: FoundOffer, { giftAdults }: CardParams): string {
  return giftStayHref(uri, { giftNights: nights, giftAdult: giftAdults });
}

/** The hotel opens as its stay does: with the dates and the party, in the flow of hotels where it is searched; a gift has neither. */
export function hotelHref(offer: FoundOffer, requested: CardParams): string {
  const { uri } = offer.hotel;
  if (requested.flow === 'gifting') return uri;
  return `${uri}${withStayFlow(formatHotelMirror(stayOf(offer, requested)), requested.flow)}`;
}

/** The stay opens with the party and the dates that its price is of; a suggestion of any day opens without. */
function stayOf(offer: FoundOffer, requested: CardParams) {
  const { checkin, checkout, adults, children, babies } = pricedSearch(requested, offer);
  return { checkin, checkout: checkout ?? (checkin && addDays(checkin, offer.nights)), adults, children, babies };
}
