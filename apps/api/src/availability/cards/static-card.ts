import type { Locale, OfferCard } from '@shop/contracts';
import { START, hrefFor, resultsHref } from '@shop/routes';
import { locationLabel } from '../places/town-names.ts';
import type { StayIndex } from '../stay-index.ts';
import { pictureUrl, pictureUrls } from './pictures-of.ts';
import { slugIn, text, texts } from './wording.ts';

/** The part of a card that depends on no request: texts, pictures, the hotel and where it is. */
export type StaticCard = Readonly<
  Pick<
    OfferCard,
    | 'id'
    | 'label'
    | 'imageUrl'
    | 'images'
    | 'location'
    | 'hotel'
    | 'headwords'
    | 'marketingLabels'
    | 'targetedLabel'
    | 'cancellable'
    | 'channelManagerId'
    | 'connectivity'
    | 'uri'
  >
>;

/** Cached cards, some 2 kB each; the least recently used is dropped. */
const MAX_ENTRIES = 4_000;
const cache = new WeakMap<StayIndex, Map<string, StaticCard>>();

/** The static part of a stay's card, built once for an index: pages of results show the same few stays again and again. */
export function staticCard(index: StayIndex, stay: number, locale: Locale): StaticCard {
  const cards = cache.get(index) ?? new Map<string, StaticCard>();
  cache.set(index, cards);
  const key = `${stay} ${locale}`;
  const card = cards.get(key) ?? cardOf(index, stay, locale);
  cards.delete(key);
  cards.set(key, card);
  if (cards.size > MAX_ENTRIES) cards.delete(cards.keys().next().value!);
  return card;
}

function cardOf(index: StayIndex, stay: number, locale: Locale): StaticCard {
  const { hotels, stays } = index;
  const card = stays.cards[stay]!;
  const hotel = stays.hotel[stay]!;
  const id = String(stays.id[stay]!);
  const label = text(card.marketingLabel, locale);
  const targetedLabel = text(card.targetedLabel, locale);
  const { channelManager } = hotels.cards[hotel]!;
  return {
    id,
    label: text(card.label, locale),
    imageUrl: pictureUrl(card.images[0]),
    images: pictureUrls(card.images),
    location: { lat: hotels.latitude[hotel]!, lng: hotels.longitude[hotel]! },
    hotel: hotelOf(index, hotel, locale),
    headwords: texts(card.headwords, locale),
    marketingLabels: label ? [label] : [],
    ...(targetedLabel && { targetedLabel }),
    cancellable: card.cancellable,
    ...(channelManager !== null && { channelManagerId: channelManager, connectivity: true }),
    uri: hrefFor('stay', locale, { id, slug: slugIn(card, locale) }),
  };
}

function hotelOf({ hotels }: StayIndex, hotel: number, locale: Locale): OfferCard['hotel'] {
  const id = String(hotels.id[hotel]!);
  const card = hotels.cards[hotel]!;
  const { label, stars, city, address } = card;
  const zipCode = /\b\d{4,5}\b(?! \d)(?=[^,]*$)/.exec(address)?.[0];
  return {
    id,
    label,
    stars,
    uri: hrefFor('hotel', locale, { id }),
    location: { label: locationLabel(card, locale), ...(zipCode && { zipCode }), address, uri: townUri(city, locale) },
    review: { count: hotels.reviews[hotel]!, average: hotels.score[hotel]! },
  };
}

/** The results of a town. */
function townUri(city: string, locale: Locale): string {
  return resultsHref(locale, { ...START, place: { kind: 'city', value: city } });
}
