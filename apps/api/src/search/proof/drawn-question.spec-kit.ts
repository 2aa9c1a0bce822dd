import type { SearchCriterias, Sort } from '@shop/contracts';
import { ACTIVITIES, ANNECY, DEPARTMENTS, ENVIRONMENTS, FACILITIES, STYLES, THEMES, TYPES, type Dice } from './drawn-catalogue.spec-kit.ts';
import { FIRST_DAY } from './drawn-shop.spec-kit.ts';
import type { SqlQuestion } from './sql-search.spec-kit.ts';

const SORTS: readonly Sort[] = ['priceQuality', 'distance', 'promo', 'priceAsc', 'popularity', 'svPriceDesc', 'svPriceAsc'];

/** A search with any of its filters, sorts, parties, dates and places. */
export function drawnQuestion(dice: Dice): SqlQuestion {
  const isGift = dice.chance(15);
  const list = (ids: readonly string[]) => (dice.chance(12) ? { ids: dice.some(ids).join(',') } : undefined);
  const criterias: SearchCriterias = {
    adult: isGift || dice.chance(40) ? 2 : 1 + dice.roll(7),
    child: isGift || dice.chance(70) ? 0 : dice.roll(4),
    baby: isGift ? 0 : dice.roll(2),
    ...(!isGift && dice.chance(20) && { s: 1 }),
    ...(!isGift && drawnDates(dice)),
    ...(isGift && dice.chance(60) && { giftNights: 1 + dice.roll(3) }),
    ...drawnPlace(dice),
    ...(dice.chance(20) && { theme: dice.pick([...THEMES, 'unknown']) }),
    hotelType: list(TYPES)?.ids,
    hotelEnvironment: list(ENVIRONMENTS)?.ids,
    hotelStyle: list(STYLES)?.ids,
    stars: list(['0', '1', '2', '3', '4', '5'])?.ids,
    facilities: list(FACILITIES)?.ids,
    tags: list(ACTIVITIES)?.ids,
    ...(dice.chance(15) && { petsAllowed: true }),
    ...(dice.chance(20) && { minHotelReviewScore: dice.pick([6.5, 7, 8, 8.5, 9]) }),
    ...(dice.chance(20) && { priceMin: dice.pick([0, 900, 1_000, 9_000, 15_000]) }),
    ...(dice.chance(20) && { priceMax: dice.pick([15_000, 20_000, 24_900, 25_000]) }),
  };
  return { criterias, sort: dice.pick(SORTS), perHotel: dice.pick([1, 1, 2, 20]), isGift, firstDay: FIRST_DAY };
}

function drawnDates(dice: Dice): Partial<SearchCriterias> {
  const day = (month: number, number: number) => `2030-0${month}-${String(number).padStart(2, '0')}`;
  if (dice.chance(35)) return dice.chance(40) ? { night: 1 + dice.roll(4) } : {};
  const checkin = dice.chance(50) ? day(6, 5 + dice.roll(26)) : day(7, 1 + dice.roll(28));
  if (dice.chance(30)) return { checkin, ...(dice.chance(50) && { night: 1 + dice.roll(3) }) };
  const length = 1 + dice.roll(4);
  return { checkin, checkout: new Date(Date.parse(checkin) + length * 86_400_000).toISOString().slice(0, 10) };
}

function drawnPlace(dice: Dice): Partial<SearchCriterias> {
  const around = {
    lat: ANNECY.latitude + dice.roll(100) / 100,
    lng: ANNECY.longitude,
    ...(dice.chance(60) && { distanceMax: dice.pick([20, 50, 100, 300]) }),
    ...(dice.chance(25) && { distanceMin: dice.pick([5, 15]) }),
  };
  return dice.pick([
    {},
    {},
    around,
    around,
    { city: 'Annecy' },
    { city: 'Annecy', distanceMax: 80 },
    { department: dice.pick(DEPARTMENTS) },
    { region: 'Auvergne-Rhône-Alpes' },
    { country: dice.pick(['FR', 'BE']) },
    { hotel: String(1 + dice.roll(60)) },
  ]);
}
