import type { SearchCriterias, Sort } from '@shop/contracts';
import {
  ACTIVITIES,
  ANNECY,
  DEPARTMENTS,
  ENVIRONMENTS,
  FACILITIES,
  MEALS,
  STYLES,
  THEMES,
  TYPES,
  type SeededRandom,
} from './drawn-catalogue.test-utils.ts';
import { FIRST_DAY } from './drawn-shop.test-utils.ts';
import type { SqlQuestion } from './sql-search.test-utils.ts';

const SORTS: readonly Sort[] = ['priceQuality', 'distance', 'promo', 'priceAsc', 'popularity', 'svPriceDesc', 'svPriceAsc'];

/** A search with any of its filters, sorts, parties, dates and places. */
export function drawnQuestion(random: SeededRandom): SqlQuestion {
  const isGift = random.chance(15);
  const list = (ids: readonly string[]) => (random.chance(12) ? { ids: random.some(ids).join(',') } : undefined);
  const criterias: SearchCriterias = {
    adult: isGift || random.chance(40) ? 2 : 1 + random.roll(7),
    child: isGift || random.chance(70) ? 0 : random.roll(4),
    baby: isGift ? 0 : random.roll(2),
    ...(!isGift && random.chance(20) && { s: 1 }),
    ...(!isGift && drawnDates(random)),
    ...(isGift && random.chance(60) && { giftNights: 1 + random.roll(3) }),
    ...drawnPlace(random),
    ...(random.chance(20) && { theme: random.pick([...THEMES, 'unknown']) }),
    hotelType: list(TYPES)?.ids,
    hotelEnvironment: list(ENVIRONMENTS)?.ids,
    hotelStyle: list(STYLES)?.ids,
    stars: list(['0', '1', '2', '3', '4', '5'])?.ids,
    facilities: list([...FACILITIES, ...MEALS])?.ids,
    tags: list(ACTIVITIES)?.ids,
    ...(random.chance(15) && { petsAllowed: true }),
    ...(random.chance(20) && { minHotelReviewScore: random.pick([6.5, 7, 8, 8.5, 9]) }),
    ...(random.chance(20) && { priceMin: random.pick([0, 900, 1_000, 9_000, 15_000]) }),
    ...(random.chance(20) && { priceMax: random.pick([15_000, 20_000, 24_900, 25_000]) }),
  };
  return { criterias, sort: random.pick(SORTS), perHotel: random.pick([1, 1, 2, 20]), isGift, firstDay: FIRST_DAY };
}

function drawnDates(random: SeededRandom): Partial<SearchCriterias> {
  return { ...drawnPeriod(random), ...(random.chance(40) && { flexibleDays: random.roll(3) }) };
}

function drawnPeriod(random: SeededRandom): Partial<SearchCriterias> {
  const day = (month: number, number: number) => `2030-0${month}-${String(number).padStart(2, '0')}`;
  if (random.chance(35)) return random.chance(40) ? { night: 1 + random.roll(4) } : {};
  const checkin = random.chance(50) ? day(6, 5 + random.roll(26)) : day(7, 1 + random.roll(28));
  if (random.chance(30)) return { checkin, ...(random.chance(50) && { night: 1 + random.roll(3) }) };
  const length = 1 + random.roll(4);
  return { checkin, checkout: new Date(Date.parse(checkin) + length * 86_400_000).toISOString().slice(0, 10) };
}

function drawnPlace(random: SeededRandom): Partial<SearchCriterias> {
  const around = {
    lat: ANNECY.latitude + random.roll(100) / 100,
    lng: ANNECY.longitude,
    ...(random.chance(60) && { distanceMax: random.pick([20, 50, 100, 300]) }),
    ...(random.chance(25) && { distanceMin: random.pick([5, 15]) }),
  };
  return random.pick([
    {},
    {},
    around,
    around,
    { city: 'Annecy' },
    { city: 'Annecy', distanceMax: 80 },
    { department: random.pick(DEPARTMENTS) },
    { region: 'Auvergne-Rhône-Alpes' },
    { country: random.pick(['FR', 'BE']) },
    { hotel: String(1 + random.roll(60)) },
  ]);
}
