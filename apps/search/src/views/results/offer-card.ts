import type { ActivityCard, OfferCard } from '@shop/contracts';
import type { ProductCardProps } from '@shop/design-system';
import { addDays, pricePerPerson, searchPromo, stressMessages, type StressMessage } from '@shop/domain';
import { formatDay, formatMoney, formatScore } from '@shop/i18n';
import { formatStayTwin, withMinisite } from '@shop/routes';
import type { CardAsked } from './card-asked.ts';
import type { CardWords } from './card-words.ts';
import { isActivity, type FoundCard } from './found.ts';

/** A found thing as its card shows it: prices of the whole party for a stay, of one person for an activity. */
export function foundCard(card: FoundCard, asked: CardAsked, words: CardWords): ProductCardProps {
  return isActivity(card) ? activityCard(card, asked, words) : offerCard(card, asked, words);
}

/** A found stay or gift: the full price of the whole party for the whole stay. */
export function offerCard(offer: OfferCard, asked: CardAsked, words: CardWords): ProductCardProps {
  const { say } = words;
  const { hotel, sellPrice, nights } = offer;
  const isGift = asked.flow === 'gifting';
  const isVoucher = offer.itemCategory === 'single_voucher';
  return {
    id: `offer-${offer.id}`,
    kind: isVoucher ? 'singleVoucher' : isGift ? 'gift' : 'weekend',
    href: isGift ? offer.uri : withMinisite(`${offer.uri}${formatStayTwin(stayOf(offer, asked))}`, asked.minisite),
    ...picturesOf(offer, `${hotel.label}, ${hotel.location.label}`, words),
    place: hotel.location.label,
    title: offer.label,
    score: scoreOf(offer, words),
    nights: say('nights', { nights }),
    inside: offer.headwords.slice(0, 3),
    price: formatMoney(sellPrice, words.locale),
    pricePrefix: offer.priceType === 'FROM_PRICE' ? say('from') : undefined,
    ...promoOf(offer.refPrice, sellPrice, words),
    note: say('note', { people: isGift ? 2 : asked.adults + asked.children + asked.babies }),
    badges: stressMessages({ ...offer, priority: offer.targetedLabel }).map((message) => stressWord(message, words)),
    callToAction: say(isGift || isVoucher ? 'seeGift' : 'seeOffer'),
  };
}

/** A found activity; its price is that of one person (spec 1, section 5). */
export function activityCard(activity: ActivityCard, asked: CardAsked, words: CardWords): ProductCardProps {
  const { say, locale } = words;
  const each = (cents: number) => pricePerPerson({ sellPrice: cents, adults: asked.adults });
  const { location, label } = activity.activityCenter;
  return {
    id: `activity-${activity.id}`,
    kind: 'activity',
    href: activity.uri,
    ...picturesOf(activity, `${label}, ${location.label}`, words),
    place: location.label,
    title: activity.label,
    inside: activity.headwords.slice(0, 3),
    price: formatMoney(each(activity.sellPrice), locale),
    ...promoOf(each(activity.barPrice), each(activity.sellPrice), words),
    note: say('perPerson'),
    callToAction: say('seeActivity'),
  };
}

function picturesOf({ imageUrl, images }: Pick<OfferCard, 'imageUrl' | 'images'>, alt: string, { say }: CardWords) {
  const urls = [...new Set([imageUrl, ...images])];
  return { imageUrl, alt, pictures: { urls, labels: { previous: say('previousPicture'), next: say('nextPicture') } } };
}

function promoOf(
  refPrice: number,
  sellPrice: number,
  { say, locale }: CardWords,
): Pick<ProductCardProps, 'promo' | 'refPrice' | 'refLabel'> {
  const percent = searchPromo(refPrice, sellPrice);
  return percent > 0 ? { refPrice: formatMoney(refPrice, locale), refLabel: say('insteadOf'), promo: say('promo', { percent }) } : {};
}

function stressWord(message: StressMessage, { say, locale }: CardWords): string {
  switch (message.kind) {
    case 'expiration':
      return say('expiration', { day: formatDay(message.day, locale, 'short') });
    case 'lastMinute':
      return say('lastMinute');
    case 'roomsLeft':
      return say('roomsLeft', { rooms: message.rooms });
    default:
      return message.text;
  }
}

function scoreOf({ hotel: { review } }: OfferCard, { score, scoreWord, locale }: CardWords): ProductCardProps['score'] {
  if (!review?.count) return undefined;
  const value = formatScore(review.average, locale);
  return { value, label: score(value), word: scoreWord(review.average) };
}

/** The stay opens with the dates and the party of the search. */
function stayOf(offer: OfferCard, { checkin, checkout, adults, children, babies }: CardAsked) {
  return { checkin, checkout: checkout ?? (checkin && addDays(checkin, offer.nights)), adults, children, babies };
}
