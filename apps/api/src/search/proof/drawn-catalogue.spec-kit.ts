/** Chance with a seed: the same number always draws the same catalogue and the same searches. */
export class Dice {
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

/** Builders of rows that a specification lends. */
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
export const THEMES = ['39', 'spa', 'nature'];
export const DEPARTMENTS = ['Haute-Savoie', 'Savoie'];
const REGIONS = ['Auvergne-Rhône-Alpes', 'Occitanie'];
const MONTHS = [
  ['2030-06-01', 30],
  ['2030-07-01', 31],
] as const;
const HOTELS = 60;

const sameText = (words: string) => ({ fr: words, es: words, nl: words, it: words, en: words });

/** Rows of every table that a search reads: closed days, full houses, strict minimum stays and all sizes of rooms among them. */
export function drawnCatalogue(dice: Dice, build: Builders) {
  const hotels = Array.from({ length: HOTELS }, (_, number) => hotelOf(dice, number + 1));
  const rooms = hotels.flatMap(({ id }) =>
    Array.from({ length: 1 + dice.roll(2) }, (_, number) => ({ id: id * 10 + number, hotel_id: id, capacity: 1 + dice.roll(4) })),
  );
  const stays = hotels.flatMap(({ id }) =>
    Array.from({ length: 1 + dice.roll(3) }, (_, number) => stayOf(dice, { id: id * 10 + number, hotel: id, rooms })),
  );
  return {
    place: [build.aPlace()],
    hotel: hotels.map(build.aHotel),
    room: rooms.map(build.aRoom),
    stay: stays.map(build.aStay),
    room_month: rooms.flatMap((room) => MONTHS.map(([month, length]) => pricesOf(dice, room, month, length))),
    room_stock: rooms.flatMap((room) => MONTHS.map(([month, length]) => stockOf(dice, room, month, length))),
    single_voucher: stays.filter(() => dice.chance(50)).map(({ id }) => voucherOf(dice, id)),
  };
}

function hotelOf(dice: Dice, id: number) {
  return {
    id,
    label: `Hôtel ${id}`,
    stars: dice.roll(6),
    latitude: ANNECY.latitude + (dice.roll(2001) - 1000) / 1000,
    longitude: ANNECY.longitude + (dice.roll(2001) - 1000) / 1000,
    country: dice.chance(85) ? 'FR' : 'BE',
    region: sameText(dice.pick(REGIONS)),
    department: dice.chance(80) ? sameText(dice.pick(DEPARTMENTS)) : null,
    type: dice.pick(TYPES),
    environment: dice.pick(ENVIRONMENTS),
    style: dice.pick(STYLES),
    facilities: dice.some(FACILITIES),
    review_score: (60 + dice.roll(40)) / 10,
    review_count: dice.roll(60),
    popularity: dice.roll(20),
    active: dice.chance(92),
  };
}

function stayOf(dice: Dice, { id, hotel, rooms }: { id: number; hotel: number; rooms: readonly { id: number; hotel_id: number }[] }) {
  return {
    id,
    hotel_id: hotel,
    room_id: dice.pick(rooms.filter((room) => room.hotel_id === hotel)).id,
    nights: 1 + dice.roll(3),
    supplement_cents: dice.roll(40) * 150,
    themes: dice.some(THEMES),
    programme: dice.some(ACTIVITIES).map((activity) => ({ id: activity, kind: 'activity', title: sameText(activity), icon: 'bath' })),
    published: dice.chance(92),
  };
}

function pricesOf(dice: Dice, room: { id: number; hotel_id: number }, month: string, length: number) {
  const numbers = (draw: () => number) => Array.from({ length }, draw);
  const base = 4_000 + dice.roll(20_000);
  return {
    hotel_id: room.hotel_id,
    room_id: room.id,
    month,
    price: numbers(() => (dice.chance(6) ? 0 : base + dice.roll(3_000))),
    promo: numbers(() => (dice.chance(30) ? dice.roll(40) : 0)),
    min_stay: numbers(() => (dice.chance(85) ? 1 : 1 + dice.roll(3))),
  };
}

function stockOf(dice: Dice, room: { id: number; hotel_id: number }, month: string, length: number) {
  return { hotel_id: room.hotel_id, room_id: room.id, month, stock: Array.from({ length }, () => (dice.chance(12) ? 0 : dice.roll(6))) };
}

function voucherOf(dice: Dice, stay: number) {
  const nights = [1, 2, 3].slice(0, 1 + dice.roll(3));
  const price = 8_000 + dice.roll(100) * 100;
  return {
    stay_id: stay,
    affiliate_id: `affiliate-${stay}`,
    nights,
    sell_cents: nights.map((count) => price * count),
    reference_cents: nights.map((count) => (price + 1_500) * count),
  };
}
