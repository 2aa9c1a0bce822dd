import { randomOf, type Random } from '../random.ts';
import type { Text } from '../text.ts';
import type { CountryCode } from '../geography/regions.ts';
import { SKI_RESORTS } from '../geography/landmarks.ts';
import type { Environment } from '../geography/settings.ts';
import type { Town } from '../geography/towns.ts';
import { townAt } from '../grammar/towns.ts';
import { chooseTowns } from './choose-towns.ts';
import { ECO_LABELS, type HotelType } from './house.ts';
import { hotelPictures } from '../pictures/hotel-pictures.ts';
import { settingOf } from '../pictures/settings.ts';
import { hotelNamer, nounOfHotel } from './hotel-names.ts';
import { describeHotel } from './hotel-texts.ts';
import { addressIn } from './streets.ts';

/** A row of the table `hotel` without its reviews, and what the calendar needs to know. */
export interface Hotel {
  readonly id: number;
  readonly label: string;
  readonly stars: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
  readonly town: Town;
  readonly description: Text;
  readonly checkin: string;
  readonly checkout: string;
  readonly type: HotelType;
  readonly environment: Environment;
  readonly style: string;
  readonly facilities: readonly string[];
  readonly ecoFacilities: readonly string[];
  readonly images: readonly string[];
  readonly popularity: number;
  readonly localTaxCents: number;
  /** Cents for two adults and a plain night in the simplest room. */
  readonly basePrice: number;
  /** How guests like it, 0 to 10. */
  readonly quality: number;
  /** Near a ski resort. */
  readonly snowy: boolean;
}

export const FIRST_HOTEL = 1001;

const TYPES: Readonly<Record<Environment, readonly HotelType[]>> = {
  sea: ['hotel', 'hotel', 'hotel', 'boutique', 'resort', 'spa', 'guesthouse'],
  city: ['hotel', 'hotel', 'hotel', 'boutique', 'boutique', 'spa'],
  mountain: ['hotel', 'hotel', 'spa', 'guesthouse', 'resort', 'farm'],
  countryside: ['castle', 'guesthouse', 'farm', 'treehouse', 'hotel', 'resort', 'spa', 'boutique'],
  vineyard: ['castle', 'guesthouse', 'farm', 'boutique', 'hotel'],
  lake: ['hotel', 'hotel', 'spa', 'resort', 'boutique'],
};
const STYLES: Readonly<Record<HotelType, readonly string[]>> = {
  hotel: ['classic', 'design', 'family', 'charming'],
  boutique: ['design', 'charming', 'romantic'],
  castle: ['luxury', 'romantic', 'classic'],
  guesthouse: ['charming', 'family', 'romantic'],
  resort: ['family', 'luxury', 'nature'],
  spa: ['luxury', 'design', 'romantic'],
  treehouse: ['nature', 'romantic', 'family'],
  farm: ['nature', 'family', 'charming'],
};
const TYPE_PRICES: Readonly<Record<HotelType, number>> = {
  hotel: 1,
  boutique: 1.15,
  castle: 1.35,
  guesthouse: 0.9,
  resort: 1.1,
  spa: 1.25,
  treehouse: 1.2,
  farm: 0.92,
};
const COUNTRY_PRICES: Readonly<Record<CountryCode, number>> = { FR: 1, ES: 0.86, IT: 0.98, BE: 1.02, NL: 1.06 };
/** What a kind of house promises in its description. */
const SURE: Partial<Record<HotelType, readonly string[]>> = {
  spa: ['spa', 'sauna', 'indoor-pool'],
  resort: ['outdoor-pool', 'bike-hire', 'playground'],
  castle: ['garden', 'fireplace'],
  farm: ['garden'],
};
const STAR_PRICES = [5_200, 6_800, 8_900, 12_400, 21_500] as const;

/** Hotels in real towns; the same size gives the same hotels on every day. */
export function makeHotels(towns: readonly Town[], count: number): Hotel[] {
  const name = hotelNamer();
  return chooseTowns(towns, count).map((town, place) => makeHotel(FIRST_HOTEL + place, town, name));
}

function makeHotel(id: number, town: Town, name: ReturnType<typeof hotelNamer>): Hotel {
  const random = randomOf(id, 11);
  const type = random.pick(TYPES[town.environment]);
  const stars = type === 'castle' || type === 'spa' ? random.pick([3, 4, 4, 5]) : random.pick([2, 3, 3, 3, 4, 4, 4, 5]);
  const label = name(random, town, type);
  const quality = Math.min(9.7, Math.max(6.4, 7 + stars * 0.28 + (random.next() + random.next() - 1) * 1.3));
  const snowy = town.environment === 'mountain' && SKI_RESORTS.some((resort) => kilometres(resort, town) < 15);
  const facilities = facilitiesOf(random, type, town.environment, stars);
  const reach = town.environment === 'city' ? 0.012 : 0.018;
  return {
    id,
    label,
    stars,
    town,
    type,
    snowy,
    quality,
    latitude: round(town.latitude + (random.next() - 0.5) * reach),
    longitude: round(town.longitude + (random.next() - 0.5) * reach),
    address: addressIn(random, town),
    description: describeHotel(random, {
      noun: nounOfHotel({ label, town }),
      type,
      environment: town.environment,
      at: townAt(town),
      facilities,
    }),
    checkin: random.pick(['14:00', '15:00', '15:00', '16:00']),
    checkout: random.pick(['10:30', '11:00', '11:00', '12:00']),
    environment: town.environment,
    style: random.pick(STYLES[type]),
    facilities,
    ecoFacilities: random.some(Object.keys(ECO_LABELS), random.whole(0, 4)),
    images: hotelPictures(random, { id, number: id - FIRST_HOTEL, type, setting: settingOf(town.environment, town), snowy }),
    popularity: Math.round(quality * 60 + Math.log10(town.population + 10) * 60 + (town.resort ? 150 : 0) + random.whole(0, 180)),
    localTaxCents: [66, 80, 110, 165, 330][stars - 1]!,
    basePrice: basePriceOf(random, { type, stars, town, snowy }),
  };
}

function basePriceOf(random: Random, { type, stars, town, snowy }: { type: HotelType; stars: number; town: Town; snowy: boolean }): number {
  const place = town.population > 800_000 ? 1.35 : town.resort ? 1.12 : 1;
  const cents =
    STAR_PRICES[stars - 1]! * TYPE_PRICES[type] * COUNTRY_PRICES[town.country] * place * (snowy ? 1.1 : 1) * (0.86 + random.next() * 0.34);
  return Math.round(cents / 100) * 100;
}

function facilitiesOf(random: Random, type: HotelType, environment: Environment, stars: number): string[] {
  const chosen = new Set(['wifi', 'breakfast', ...(SURE[type] ?? [])]);
  const maybe = (facility: string, probability: number): void => void (random.chance(probability) && chosen.add(facility));
  maybe('parking', environment === 'city' ? 0.4 : 0.92);
  maybe('restaurant', 0.3 + stars * 0.1);
  maybe('bar', 0.2 + stars * 0.13);
  for (const facility of ['spa', 'sauna', 'hot-tub', 'indoor-pool']) maybe(facility, type === 'spa' ? 0.85 : (stars - 2) * 0.12);
  maybe('outdoor-pool', environment === 'city' ? 0.05 : type === 'resort' ? 0.85 : 0.3);
  maybe('gym', (stars - 2) * 0.16);
  maybe('garden', environment === 'city' ? 0.25 : 0.8);
  maybe('terrace', 0.65);
  maybe('fireplace', environment === 'mountain' || type === 'castle' ? 0.6 : 0.15);
  maybe('air-conditioning', environment === 'mountain' ? 0.1 : 0.5);
  maybe('lift', type === 'hotel' ? 0.7 : 0.25);
  maybe('pets', 0.45);
  maybe('accessible', 0.5);
  maybe('bike-hire', environment === 'city' ? 0.3 : 0.5);
  maybe('charging', 0.4);
  maybe('playground', type === 'resort' || type === 'farm' ? 0.7 : 0.08);
  maybe('beach-access', environment === 'sea' ? 0.7 : 0);
  maybe('ski-room', environment === 'mountain' ? 0.6 : 0);
  maybe('cellar', environment === 'vineyard' ? 0.75 : 0.05);
  return [...chosen];
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Near enough for distances of a few kilometres. */
export function kilometres(a: Point, b: Point): number {
  const x = (a.longitude - b.longitude) * Math.cos(((a.latitude + b.latitude) / 2) * (Math.PI / 180));
  return Math.hypot(x, a.latitude - b.latitude) * 111.2;
}
