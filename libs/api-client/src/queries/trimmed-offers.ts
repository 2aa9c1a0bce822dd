import type { OfferCard, OffersAnswer } from '@shop/contracts';

/** Pictures that a card shows (PROD-013). */
const MAX_PICTURES = 4;
/** What no card of the results shows. */
const UNREAD = new Set<string>(['prices', 'weekend', 'barPrice', 'promo', 'location', 'participants', 'channelManagerId', 'connectivity']);

/** What the results page reads of an answer: that travels in the HTML, and the answer holds twice as much. */
export function trimmedOffers({ exactMatch, ...answer }: OffersAnswer): OffersAnswer {
  return { ...answer, exactMatch: exactMatch.map(trimmedOffer) };
}

/** An entry that is no offer stays as it is: it is left out where cards are drawn. */
function trimmedOffer(offer: OfferCard): OfferCard {
  if (!Array.isArray(offer?.images) || !offer.hotel?.location) return offer;
  const card = Object.fromEntries(Object.entries(offer).filter(([field]) => !UNREAD.has(field))) as OfferCard;
  const { hotel, images, cancellationPolicy: policy } = offer;
  return {
    ...card,
    images: images.slice(0, MAX_PICTURES),
    hotel: { ...hotel, location: { label: hotel.location.label } },
    // The page words it itself.
    ...(policy && { cancellationPolicy: { ...policy, message: undefined } }),
  };
}
