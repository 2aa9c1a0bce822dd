import type { Locale, OfferCard } from '@shop/contracts';
import { discountPercent, type Party } from '@shop/domain';
import { hrefFor } from '@shop/routes';
import { arrivalOn, roomsOf } from '../search/arrivals.ts';
import type { FoundStay } from '../search/search-stays.ts';
import type { StayIndex } from '../search/stay-index.ts';
import { pictureUrl, pictureUrls } from './pictures-of.ts';
import { text, texts } from './wording.ts';

/** The card of a found stay (spec 1, section 3). */
export function offerCard(
  index: StayIndex,
  found: FoundStay,
  { locale, party, dated }: { locale: Locale; party: Party; dated: boolean },
): OfferCard {
  const { hotels, stays } = index;
  const card = stays.cards[found.stay]!;
  const hotel = hotels.cards[found.hotel]!;
  const hotelId = String(hotels.id[found.hotel]!);
  const id = String(stays.id[found.stay]!);
  const arrival = arrivalOn(index, found.stay, found.day, found.nights, roomsOf(index, found.stay, party));
  const label = text(card.marketingLabel, locale);
  return {
    id,
    label: text(card.label, locale),
    imageUrl: pictureUrl(card.images[0]),
    images: pictureUrls(card.images),
    location: { lat: hotels.latitude[found.hotel]!, lng: hotels.longitude[found.hotel]! },
    ...(found.distance !== undefined && { distance: Math.round(found.distance * 10) / 10 }),
    hotel: {
      id: hotelId,
      label: hotel.label,
      stars: hotel.stars,
      uri: hrefFor('hotel', locale, { id: hotelId }),
      location: { label: `${hotel.city}, ${text(hotel.region, locale)}` },
      review: { count: hotels.reviews[found.hotel]!, average: hotels.score[found.hotel]! },
    },
    headwords: texts(card.headwords, locale),
    sellPrice: found.sellPrice,
    refPrice: found.refPrice,
    promoPercentageRounded: discountPercent(found.refPrice, found.sellPrice),
    priceType: dated ? 'FINAL_PRICE' : 'FROM_PRICE',
    nights: found.nights,
    ...(dated && arrival.kind === 'open' && { availableRooms: arrival.availableRooms }),
    marketingLabels: label ? [label] : [],
    cancellable: card.cancellable,
    uri: hrefFor('stay', locale, { id, slug: card.slug }),
  };
}
