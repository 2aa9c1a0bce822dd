import type { ActivityCard, Cents, LocalDate, OfferCard } from '@shop/contracts';

/** A product in a block of content, as far as its card shows it: the answers of the searches hold much more. */
export interface ContentCard {
  readonly id: string;
  readonly label: string;
  readonly imageUrl: string;
  /** Path without the locale's prefix. */
  readonly uri: string;
  /** Where it is: town, region. */
  readonly place: string;
  /** Hotel, or the centre of an activity. */
  readonly house: string;
  readonly headwords: readonly string[];
  readonly itemCategory: 'weekend' | 'single_voucher' | 'activity_only';
  readonly sellPrice: Cents;
  readonly refPrice: Cents;
  /** People that the price is for. */
  readonly people: number;
  readonly isFromPrice: boolean;
  /** Arrival that a from-price is of. */
  readonly checkin?: LocalDate;
  readonly nights?: number;
  readonly review?: { readonly count: number; readonly average: number };
  readonly labels: readonly string[];
  /** A word of a campaign, before all others. */
  readonly targetedLabel?: string;
  /** Kilometres from the place that the block searches around. */
  readonly distance?: number;
  readonly availableRooms?: number;
  readonly isLastMinute?: true;
  readonly expiration?: LocalDate;
}

const MAX_HEADWORDS = 3;
const MAX_LABELS = 2;

export function stayCard(offer: OfferCard, category: 'weekend' | 'single_voucher'): ContentCard {
  const { id, label, imageUrl, uri, hotel, headwords, sellPrice, refPrice, nights, checkin, availableRooms, expiration } = offer;
  return {
    ...{ id, label, imageUrl, uri, nights, sellPrice, refPrice },
    place: hotel.location.label,
    house: hotel.label,
    headwords: headwords.slice(0, MAX_HEADWORDS),
    itemCategory: offer.itemCategory === 'single_voucher' ? 'single_voucher' : category,
    people: offer.participants ?? 2,
    isFromPrice: offer.priceType === 'FROM_PRICE',
    ...(offer.priceType === 'FROM_PRICE' && checkin && { checkin }),
    review: hotel.review,
    labels: offer.marketingLabels.slice(0, MAX_LABELS),
    ...(offer.targetedLabel && { targetedLabel: offer.targetedLabel }),
    ...(offer.distance !== undefined && { distance: offer.distance }),
    ...(availableRooms !== undefined && { availableRooms }),
    ...(offer.lastMinute && { isLastMinute: true as const }),
    ...(expiration && { expiration }),
  };
}

/** Its price is per person (spec 1, section 3). */
export function activityCard({ id, label, imageUrl, uri, activityCenter, headwords, ...card }: ActivityCard): ContentCard {
  const adults = Math.max(1, Math.round(card.sellPrice / Math.max(1, card.pricePerPerson)));
  return {
    ...{ id, label, imageUrl, uri },
    place: activityCenter.location.label,
    house: activityCenter.label,
    headwords: headwords.slice(0, MAX_HEADWORDS),
    itemCategory: 'activity_only',
    sellPrice: card.pricePerPerson,
    refPrice: Math.round(card.barPrice / adults),
    people: 1,
    isFromPrice: true,
    labels: [],
  };
}
