import { promotedGift } from '@shop/testing';
/** Chance with a seed: the same number always draws the same catalogue and the same searches. */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to `sides - 1`. */
  roll(sides: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * sides);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.roll(list.length)]!;
  }

  some<T>(list: readonly T[]): T[] {
    return list.filter(() => this.roll(3) === 0);
  }

  chance(percent: number): boolean {
    return this.roll(100) < percent;
  }
}

/** Builders of rows that a specification shares. */
export interface Builders {
  readonly aPlace: () => Row;
  readonly aHotel: (facts: Row) => Row;
  readonly aRoom: (facts: Row) => Row;
  readonly aStay: (facts: Row) => Row;
}
type Row = Record<string, unknown>;

export const ANNECY = { latitude: 45.8992, longitude: 6.1294 };
export const TYPES = ['hotel', 'castle', 'farm'];
export const ENVIRONMENTS = ['lake', 'city', 'mountain'];
export const STYLES = ['design', 'family', 'classic'];
export const FACILITIES = ['spa', 'parking', 'pets', 'gym'];
export const ACTIVITIES = ['kayak', 'massage', 'hike', 'tasting'];
export const MEALS = ['breakfast', 'dinner'];
export const THEMES = ['39', 'spa', 'nature'];
export const DEPARTMENTS = ['Haute-Savoie', 'Savoie'];
const REGIONS = ['Auvergne-Rhône-Alpes', 'Occitanie'];
const MONTHS = [
  ['2030-06-01', 30],
  ['2030-07-01', 31],
] as const;
/** In the months that are drawn: one that ends, one that begins, and a winter that neither reaches. */
const SEASONS = [
  { from: '03-01', until: '06-20' },
  { from: '07-03', until: '01-15' },
  { from: '12-01', until: '04-15' },
];
const HOTELS = 60;

const sameText = (words: string) => ({ fr: words, es: words, nl: words, it: words, en: words });

/** Rows of every table that a search reads: closed days, full houses, strict minimum stays and all sizes of rooms among them. */
export function drawnCatalogue(random: SeededRandom, build: Builders) {
  const hotels = Array.from({ length: HOTELS }, (_, number) => hotelOf(random, number + 1));
  const rooms = hotels.flatMap(({ id }) =>
    Array.from({ length: 1 + random.roll(2) }, (_, number) => ({ id: id * 10 + number, hotel_id: id, capacity: 1 + random.roll(4) })),
  );
  const stays = hotels.flatMap(({ id }) =>
    Array.from({ length: 1 + random.roll(3) }, (_, number) => stayOf(random, { id: id * 10 + number, hotel: id, rooms })),
  );
  return {
    place: [build.aPlace()],
    hotel: hotels.map(build.aHotel),
    room: rooms.map(build.aRoom),
    stay: stays.map(build.aStay),
    room_month: rooms.flatMap((room) => MONTHS.map(([month, length]) => pricesOf(random, room, month, length))),
    room_stock: rooms.flatMap((room) => MONTHS.map(([month, length]) => stockOf(random, room, month, length))),
    single_voucher: stays.filter(() => random.chance(50)).map(({ id }) => voucherOf(random, id)),
  };
}

function hotelOf(random: SeededRandom, id: number) {
  return {
    id,
    label: `Hôtel ${id}`,
    stars: random.roll(6),
    latitude: ANNECY.latitude + (random.roll(2001) - 1000) / 1000,
    longitude: ANNECY.longitude + (random.roll(2001) - 1000) / 1000,
    country: random.chance(85) ? 'FR' : 'BE',
    region: sameText(random.pick(REGIONS)),
    department: random.chance(80) ? sameText(random.pick(DEPARTMENTS)) : null,
    type: random.pick(TYPES),
    environment: random.pick(ENVIRONMENTS),
    style: random.pick(STYLES),
    facilities: random.some(FACILITIES),
    review_score: (60 + random.roll(40)) / 10,
    review_count: random.roll(60),
    popularity: random.roll(20),
    active: random.chance(92),
  };
}

function stayOf(
  random: SeededRandom,
  { id, hotel, rooms }: { id: number; hotel: number; rooms: readonly { id: number; hotel_id: number }[] },
) {
  return {
    id,
    hotel_id: hotel,
    room_id: random.pick(rooms.filter((room) => room.hotel_id === hotel)).id,
    nights: 1 + random.roll(3),
    supplement_cents: random.roll(40) * 150,
    themes: random.some(THEMES),
    programme: [
      ...random.some(ACTIVITIES).map((activity) => ({
        ...{ id: activity, kind: 'activity', title: sameText(activity), icon: 'bath' },
        ...(random.chance(15) && { season: random.pick(SEASONS) }),
      })),
      ...random
        .some(MEALS)
        .map((meal) => ({ id: `${random.pick(['plain', 'fine'])}-${meal}`, kind: meal, title: sameText(meal), icon: 'coffee' })),
    ],
    published: random.chance(92),
  };
}

function pricesOf(random: SeededRandom, room: { id: number; hotel_id: number }, month: string, length: number) {
  const numbers = (draw: () => number) => Array.from({ length }, draw);
  const base = 4_000 + random.roll(20_000);
  return {
    hotel_id: room.hotel_id,
    room_id: room.id,
    month,
    price: numbers(() => (random.chance(6) ? 0 : base + random.roll(3_000))),
    promo: numbers(() => (random.chance(30) ? random.roll(40) : 0)),
    min_stay: numbers(() => (random.chance(85) ? 1 : 1 + random.roll(3))),
    // Before a promotion a night cost as much, more or less; of most it is not known.
    prior_price: numbers(() => (random.chance(40) ? base + random.roll(3_000) - 1_000 : 0)),
    prior_promo: numbers(() => (random.chance(20) ? random.roll(30) : 0)),
    ...(random.chance(50) && restrictionsOf(random, length)),
  };
}

function restrictionsOf(random: SeededRandom, length: number) {
  const some = (percent: number) => Array.from({ length }, () => random.chance(percent));
  return {
    max_stay: some(20).map((isLimited) => (isLimited ? 1 + random.roll(3) : 0)),
    closed: some(5),
    closed_to_arrival: some(15),
    closed_to_departure: some(15),
  };
}

function stockOf(random: SeededRandom, room: { id: number; hotel_id: number }, month: string, length: number) {
  return {
    hotel_id: room.hotel_id,
    room_id: room.id,
    month,
    stock: Array.from({ length }, () => (random.chance(12) ? 0 : random.roll(6))),
  };
}

function voucherOf(random: SeededRandom, stay: number) {
  const nights = [1, 2, 3].slice(0, 1 + random.roll(3));
  const price = 8_000 + random.roll(100) * 100;
  const prices = nights.map((count) => price * count);
  const { promotion, ...promoted } = promotedGift(10, prices);
  return {
    stay_id: stay,
    affiliate_id: `affiliate-${stay}`,
    nights,
    ...(random.chance(50) ? { ...promoted, promotion: promotion as string | null } : { ...promoted, promotion: null }),
  };
}
