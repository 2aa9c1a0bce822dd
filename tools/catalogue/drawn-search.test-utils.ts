import type { FacetsAnswer, SearchCriterias } from '@shop/contracts';
import { addDays, type LocalDate } from '@shop/domain';

/** Choices of each list that are made, beside all that give nothing. */
const CHOICES_A_LIST = 1;

/** Chance from 0 to `sides - 1`. */
export type Draw = (sides: number) => number;

/** The same seed always draws the same. */
export function seeded(seed: number): Draw {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

interface Shop {
  readonly today: LocalDate;
  /** The choices of a search. */
  readonly facetsOf: (criterias: SearchCriterias, isGift: boolean) => Promise<FacetsAnswer>;
}

/** A search that a visitor may make: a place, days, a party and filters of those that the shop offers there. */
export async function drawnSearch(draw: Draw, { today, facetsOf }: Shop): Promise<{ criterias: SearchCriterias; isGift: boolean }> {
  const isGift = draw(7) === 0;
  const place = drawnPlace(draw);
  const some = <T>(list: readonly T[]): T[] => (draw(3) === 0 ? list.filter(() => draw(3) === 0) : []);
  const { facilities, stars, hotelTypes, activities = [] } = await facetsOf(place, isGift);
  const ids = (values: readonly (string | number)[]) => (values.length > 0 ? values.join(',') : undefined);
  const first = draw(120);
  const checkin = addDays(today, 3 + first);
  const dated = !isGift && draw(2) === 0 ? { checkin, checkout: addDays(checkin, 1 + draw(3)), flexibleDays: draw(3) } : {};
  return {
    isGift,
    criterias: definedOnly({
      ...place,
      ...dated,
      ...(!isGift && draw(3) === 0 && { adult: 1 + draw(5), child: draw(2), baby: draw(2) }),
      ...(isGift && draw(2) === 0 && { giftNights: 1 + draw(2) }),
      facilities: ids(some(facilities.map(({ value }) => value)).slice(0, 2)),
      stars: ids(some(stars.map(({ value }) => value))),
      hotelType: ids(some(hotelTypes.map(({ value }) => value))),
      tags: ids(some(activities.flatMap(({ items }) => items.map(({ id }) => id))).slice(0, 3)),
      ...(draw(4) === 0 && { minHotelReviewScore: [7, 8, 8.5][draw(3)]! }),
      ...(draw(4) === 0 && (isGift ? { singleVoucherPriceMax: 20_000 } : { priceMin: 9_000, priceMax: 24_000 })),
    }),
  };
}

export function drawnPlace(draw: Draw): SearchCriterias {
  const party = { adult: 2, child: 0, baby: 0 };
  const cities = [
    { city: 'Annecy', lat: 45.9, lng: 6.13 },
    { city: 'Lyon', lat: 45.75, lng: 4.85 },
    { city: 'Paris', lat: 48.86, lng: 2.35 },
    { region: 'Bretagne', lat: 48.2, lng: -2.9 },
    { lat: 43.3, lng: 5.4, distanceMax: 150 },
    {},
  ];
  return { ...party, ...cities[draw(cities.length)]! };
}

/** Some choices, and each that gives nothing: it must give nothing. */
export function drawnChoices<T extends { count: number }>(choices: readonly T[], draw: Draw): T[] {
  const start = draw(choices.length || 1);
  const nothing = choices.find(({ count }) => count === 0);
  return [...choices.slice(start, start + CHOICES_A_LIST), ...(nothing ? [nothing] : [])];
}

function definedOnly<T extends object>(criterias: T): T {
  return Object.fromEntries(Object.entries(criterias).filter(([, value]) => value !== undefined)) as T;
}
