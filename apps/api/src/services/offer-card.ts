import type { Locale, OfferCard } from '@shop/contracts';
import { discountPercent, isLastMinute, modificationDeadline, type Party } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { arrivalOn, roomsOf } from '../search/arrivals.ts';
import type { FoundStay } from '../search/search-stays.ts';
import { dayAt, type StayIndex } from '../search/stay-index.ts';
import { pictureUrl, pictureUrls } from './pictures-of.ts';
import { text, texts } from './wording.ts';

export interface CardView {
  readonly locale: Locale;
  readonly party: Party;
  /** The visitor named an arrival day: prices are final. */
  readonly dated: boolean;
  readonly gift?: boolean;
  /** Today at the point of sale; without it nothing is said of deadlines. */
  readonly today?: string;
}

/** The card of a found stay (spec 1, section 3). */
export function offerCard(index: StayIndex, found: FoundStay, view: CardView): OfferCard {
  const { hotels, stays } = index;
  const { locale } = view;
  const card = stays.cards[found.stay]!;
  const id = String(stays.id[found.stay]!);
  const label = text(card.marketingLabel, locale);
  const promo = discountPercent(found.refPrice, found.sellPrice);
  return {
    id,
    label: text(card.label, locale),
    imageUrl: pictureUrl(card.images[0]),
    images: pictureUrls(card.images),
    location: { lat: hotels.latitude[found.hotel]!, lng: hotels.longitude[found.hotel]! },
    ...(found.distance !== undefined && { distance: Math.round(found.distance * 10) / 10 }),
    hotel: hotelOf(index, found.hotel, locale),
    headwords: texts(card.headwords, locale),
    sellPrice: found.sellPrice,
    refPrice: found.refPrice,
    barPrice: found.refPrice,
    promo,
    promoPercentageRounded: promo,
    priceType: view.gift ? 'GIFT' : view.dated ? 'FINAL_PRICE' : 'FROM_PRICE',
    prices: [
      {
        paxComposition: { adults: view.party.adults },
        sellPrice: found.sellPrice,
        barPrice: found.refPrice,
        promoPercentageRounded: promo,
      },
    ],
    nights: found.nights,
    ...(!view.gift && arrivalFacts(index, found, view)),
    marketingLabels: label ? [label] : [],
    cancellable: card.cancellable,
    cancellationPolicy: cancellationOf(index, found, view),
    itemCategory: view.gift ? 'single_voucher' : 'weekend',
    weekend: [{ id, legacyPackageCount: found.fitting }],
    uri: hrefFor('stay', locale, { id, slug: card.slug }),
  };
}

function hotelOf({ hotels }: StayIndex, hotel: number, locale: Locale): OfferCard['hotel'] {
  const id = String(hotels.id[hotel]!);
  const { label, stars, city, region, address } = hotels.cards[hotel]!;
  const zipCode = /\b\d{4,5}\b(?! \d)(?=[^,]*$)/.exec(address)?.[0];
  return {
    id,
    label,
    stars,
    uri: hrefFor('hotel', locale, { id }),
    location: { label: `${city}, ${text(region, locale)}`, ...(zipCode && { zipCode }), address },
    review: { count: hotels.reviews[hotel]!, average: hotels.score[hotel]! },
  };
}

/** The arrival behind the price; how many rooms are left is told only of the day that was asked for. */
function arrivalFacts(index: StayIndex, found: FoundStay, { party, dated, today }: CardView): Partial<OfferCard> {
  const checkin = dayAt(index.grid, found.day);
  if (!dated) return { checkin };
  const arrival = arrivalOn(index, found.stay, found.day, found.nights, roomsOf(index, found.stay, party));
  return {
    checkin,
    ...(arrival.kind === 'open' && { availableRooms: arrival.availableRooms }),
    ...(today !== undefined && { lastMinute: isLastMinute(checkin, today) }),
  };
}

/** With dates the deadline is known, and whether it has passed (decision A-038). */
function cancellationOf(index: StayIndex, found: FoundStay, { dated, today }: CardView): OfferCard['cancellationPolicy'] {
  const { cancellable, cancellationType } = index.stays.cards[found.stay]!;
  const policy = { type: cancellationType, cancellable, isCancellable: cancellable };
  if (!dated || !cancellable) return policy;
  const cancellationDeadline = modificationDeadline({ cancellable }, dayAt(index.grid, found.day));
  return { ...policy, isCancellable: today === undefined || cancellationDeadline >= today, cancellationDeadline };
}
