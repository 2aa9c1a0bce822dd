import type { NearbyHotel } from '@shop/contracts';
import { hrefFor } from '@shop/routes';
import { isOutOfReach, kilometresBetween, locationLabel } from '../availability/places/index.ts';
import { type FoundStay, rankValue } from '../availability/stays/index.ts';
import { type StayIndex, staysOfHotel } from '../availability/index.ts';
import { pictureUrl } from '../availability/cards/index.ts';
import { foundStays, type StayParams } from './found-stay.ts';

/** How far one looks for something alike, kilometres. */
const REACH = 100;
/** Houses that are looked at closely: enough to choose from, few enough to answer at once. */
const CANDIDATES = 200;
/** What a theme in common is worth beside the points of `rankValue`. */
const THEME_POINTS = 1;

export interface Around {
  /** Without a centre distance does not count. */
  readonly centre?: { readonly latitude: number; readonly longitude: number } | undefined;
  /** Numbers of hotels to look at; all when left out. */
  readonly hotels?: readonly number[] | undefined;
  readonly exceptHotel?: number | undefined;
  /** Only stays of this theme. */
  readonly theme?: string | undefined;
  /** Themes that count in favour of a stay. */
  readonly themes?: readonly string[];
  readonly limit: number;
}

/** The best stays around, one a hotel: well liked, fairly priced, near, and of the same themes. */
export function staysAround(index: StayIndex, around: Around, wish: StayParams): FoundStay[] {
  const themes = (around.themes ?? []).flatMap((theme) => index.stays.themes.get(theme) ?? []);
  const only = around.theme === undefined ? undefined : (index.stays.themes.get(around.theme) ?? []);
  const ranked = hotelsAround(index, around).flatMap(({ hotel, distance }) => {
    const candidates = staysOfHotel(index, hotel).filter((stay) => !only || only[stay] === 1);
    const options = foundStays(index, candidates, wish).map((found) => ({
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

interface NearHotel {
  readonly hotel: number;
  /** Kilometres; 0 without a centre. */
  readonly distance: number;
}

/** At most 200 houses: the nearest around a centre, else the most popular. */
function hotelsAround(index: StayIndex, { centre, hotels, exceptHotel }: Omit<Around, 'limit' | 'themes'>): NearHotel[] {
  const { count, popularity } = index.hotels;
  const candidates = (hotels ?? Array.from({ length: count }, (_, hotel) => hotel)).filter((hotel) => hotel !== exceptHotel);
  if (centre) return nearest(index, centre, candidates).slice(0, CANDIDATES);
  return candidates
    .toSorted((a, b) => popularity[b]! - popularity[a]! || a - b)
    .slice(0, CANDIDATES)
    .map((hotel) => ({ hotel, distance: 0 }));
}

function nearest(
  { hotels }: StayIndex,
  { latitude, longitude }: NonNullable<Around['centre']>,
  candidates: readonly number[],
): NearHotel[] {
  const circle = { latitude, longitude, kilometres: REACH };
  const near: NearHotel[] = [];
  for (const hotel of candidates) {
    if (isOutOfReach(circle, hotels.latitude[hotel]!)) continue;
    const distance = kilometresBetween(latitude, longitude, hotels.latitude[hotel]!, hotels.longitude[hotel]!);
    if (distance <= REACH) near.push({ hotel, distance });
  }
  return near.sort((a, b) => a.distance - b.distance || a.hotel - b.hotel);
}

const NEARBY = 12;

/** The nearest houses that sell something, for the carousel of the hotel page (spec 2, section 2). */
export function nearbyHotels(
  index: StayIndex,
  hotel: { latitude: number; longitude: number; id: number },
  locale: StayParams['locale'],
): NearbyHotel[] {
  const { hotels, stays } = index;
  const own = hotels.byId.get(hotel.id);
  return hotelsAround(index, { centre: hotel, exceptHotel: own })
    .flatMap(({ hotel: near, distance }) => {
      const sold = staysOfHotel(index, near).filter((stay) => stays.fromDay[stay]! >= 0);
      const sellPrice = Math.min(...sold.map((stay) => stays.fromSell[stay]!));
      return sold.length > 0 ? [{ near, distance, sellPrice, lead: sold[0]! }] : [];
    })
    .slice(0, NEARBY)
    .map(({ near, distance, sellPrice, lead }) => {
      const card = hotels.cards[near]!;
      const { label, stars } = card;
      const id = String(hotels.id[near]!);
      return {
        id,
        label,
        stars,
        uri: hrefFor('hotel', locale, { id }),
        imageUrl: pictureUrl(stays.cards[lead]!.images[0]),
        location: { label: locationLabel(card, locale), lat: hotels.latitude[near]!, lng: hotels.longitude[near]! },
        distance: Math.round(distance * 10) / 10,
        review: { count: hotels.reviews[near]!, average: hotels.score[near]! },
        sellPrice,
      };
    });
}
