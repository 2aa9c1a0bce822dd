import type { Locale, OfferCard } from '@shop/contracts';
import { START, hrefFor, resultsHref } from '@shop/routes';
import type { StayIndex } from '../search/stay-index.ts';
import { pictureUrl, pictureUrls } from './pictures-of.ts';
import { text, texts } from './wording.ts';

/** What a card says whoever asks and for whenever: words, pictures, the house and where it stands. */
export type LastingCard = Readonly<
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

/** Cards that are kept, some 2 kB each; the one that was not shown for longest is dropped. */
const MOST_KEPT = 4_000;
const kept = new WeakMap<StayIndex, Map<string, LastingCard>>();

/** The lasting part of a stay's card, put together once for an index: pages of results show the same few stays again and again. */
export function lastingCard(index: StayIndex, stay: number, locale: Locale): LastingCard {
  const cards = kept.get(index) ?? new Map<string, LastingCard>();
  kept.set(index, cards);
  const key = `${stay} ${locale}`;
  const card = cards.get(key) ?? cardOf(index, stay, locale);
  cards.delete(key);
  cards.set(key, card);
  if (cards.size > MOST_KEPT) cards.delete(cards.keys().next().value!);
  return card;
}

function cardOf(index: StayIndex, stay: number, locale: Locale): LastingCard {
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
    location: { label: `${city}, ${text(region, locale)}`, ...(zipCode && { zipCode }), address, uri: townUri(city, locale) },
    review: { count: hotels.reviews[hotel]!, average: hotels.score[hotel]! },
  };
}

/** The results of a town. */
function townUri(city: string, locale: Locale): string {
  return resultsHref(locale, { ...START, place: { kind: 'city', value: city } });
}
