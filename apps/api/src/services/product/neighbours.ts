import type { NearbyHotel } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import { kilometresBetween } from '../../search/distance.ts';
import { rankValue } from '../../search/ranking.ts';
import type { FoundStay } from '../../search/search-stays.ts';
import type { StayIndex } from '../../search/stay-index.ts';
import { pictureUrl } from '../pictures-of.ts';
import { text } from '../wording.ts';
import { foundStays, type StayWish } from './found-stay.ts';
import { staysOfHotel } from './sold-offer.ts';

/** How far one looks for something alike, kilometres. */
const REACH = 100;
/** What a theme in common is worth beside the points of `rankValue`. */
const THEME_POINTS = 1;

export interface Around {
  /** Without a centre distance does not count. */
  readonly centre?: { readonly latitude: number; readonly longitude: number } | undefined;
  /** Numbers of hotels to look at; all when left out. */
  readonly hotels?: readonly number[] | undefined;
  readonly exceptHotel?: number | undefined;
  readonly themes?: readonly string[];
  readonly limit: number;
}

/** The best stays around, one a hotel: well liked, fairly priced, near, and of the same themes. */
export function staysAround(index: StayIndex, around: Around, wish: StayWish): FoundStay[] {
  const themes = (around.themes ?? []).flatMap((theme) => index.stays.themes.get(theme) ?? []);
  const ranked = hotelsAround(index, around).flatMap(({ hotel, distance }) => {
    const options = foundStays(index, staysOfHotel(index, hotel), wish).map((found) => ({
      found: around.centre ? { ...found, distance } : found,
      value: valueOf(index, found, distance) + THEME_POINTS * themes.reduce((common, column) => common + column[found.stay]!, 0),
    }));
    return options.sort((a, b) => b.value - a.value).slice(0, 1);
  });
  return ranked
    .sort((a, b) => b.value - a.value || a.found.stay - b.found.stay)
    .slice(0, around.limit)
    .map(({ found }) => found);
}

function valueOf({ hotels }: StayIndex, found: FoundStay, distance: number): number {
  const facts = {
    score: hotels.score[found.hotel]!,
    reviews: hotels.reviews[found.hotel]!,
    popularity: hotels.popularity[found.hotel]!,
  };
  return rankValue('priceQuality', { ...found, ...facts, distance });
}

function hotelsAround(index: StayIndex, { centre, hotels, exceptHotel }: Around): { hotel: number; distance: number }[] {
  const candidates = hotels ?? Array.from({ length: index.hotels.count }, (_, hotel) => hotel);
  return candidates.flatMap((hotel) => {
    if (hotel === exceptHotel) return [];
    const distance = centre ? distanceTo(index, centre, hotel) : 0;
    return distance > REACH ? [] : [{ hotel, distance }];
  });
}

function distanceTo({ hotels }: StayIndex, centre: { latitude: number; longitude: number }, hotel: number): number {
  return kilometresBetween(centre.latitude, centre.longitude, hotels.latitude[hotel]!, hotels.longitude[hotel]!);
}

const NEARBY = 12;

/** The nearest houses that sell something, for the carousel of the hotel page (spec 2, section 2). */
export function nearbyHotels(
  index: StayIndex,
  hotel: { latitude: number; longitude: number; id: number },
  locale: StayWish['locale'],
): NearbyHotel[] {
  const { hotels, stays } = index;
  const own = hotels.byId.get(hotel.id);
  return hotelsAround(index, { centre: hotel, exceptHotel: own, limit: NEARBY })
    .sort((a, b) => a.distance - b.distance || a.hotel - b.hotel)
    .flatMap(({ hotel: near, distance }) => {
      const sold = staysOfHotel(index, near).filter((stay) => stays.fromDay[stay]! >= 0);
      const sellPrice = Math.min(...sold.map((stay) => stays.fromSell[stay]!));
      return sold.length > 0 ? [{ near, distance, sellPrice, lead: sold[0]! }] : [];
    })
    .slice(0, NEARBY)
    .map(({ near, distance, sellPrice, lead }) => {
      const { label, stars, city, region } = hotels.cards[near]!;
      const id = String(hotels.id[near]!);
      return {
        id,
        label,
        stars,
        uri: hrefFor('hotel', locale, { id }),
        imageUrl: pictureUrl(stays.cards[lead]!.images[0]),
        location: { label: `${city}, ${text(region, locale)}`, lat: hotels.latitude[near]!, lng: hotels.longitude[near]! },
        distance: Math.round(distance * 10) / 10,
        review: { count: hotels.reviews[near]!, average: hotels.score[near]! },
        sellPrice,
      };
    });
}
