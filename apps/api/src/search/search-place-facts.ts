import { perVersion, type ShopIndex, type StayIndex } from '../availability/index.ts';
import { kilometresTo, type Where } from '../availability/places/index.ts';
import { addAll } from '../availability/stays/index.ts';
import { text } from '../availability/cards/index.ts';

/** What is true of a place, for every visitor at any time: the ground of titles, texts and links. */
export interface PlaceFacts {
  /** Those with an offer: what a list of the place counts, one card a hotel. */
  readonly hotels: number;
  /** Cents: the cheapest from-price for two; 0 when nothing is sold. */
  readonly cheapest: number;
  /** Mean of the guests' scores, 0 to 10; 0 when nobody has given one. */
  readonly score: number;
  /** Weekends by id, the most first. */
  readonly towns: readonly Tally[];
  readonly departments: readonly Tally[];
  readonly regions: readonly Tally[];
  readonly themes: readonly Tally[];
  readonly environments: readonly Tally[];
  readonly types: readonly Tally[];
  readonly activities: readonly Tally[];
}

export interface Tally {
  readonly id: string;
  readonly count: number;
}

/** More than a page ever names. */
const MAX_RANKED = 20;
/** Places whose facts are kept; the one that was not asked for longest is dropped. */
const MAX_ENTRIES = 500;
const counted = new WeakMap<StayIndex, Map<string, PlaceFacts>>();
/** With what prices and free rooms change from one version of the index to the next. */
const currentFacts = perVersion(() => new Map<string, PlaceFacts>());

export interface FactsQuestion {
  readonly where: Where;
  readonly theme?: string | undefined;
  /** Gifts instead of stays to book. */
  readonly isGift: boolean;
  /** Hotel nights instead of stays. */
  readonly isNights?: boolean;
}

/**
 * Facts of a place and theme. Places and themes within it are counted once for an index and day, since every page of every search
 * needs them; how many hotels it has and the cheapest price are those of the version of the index, as the cards are.
 */
export function placeFacts(index: ShopIndex, question: FactsQuestion): PlaceFacts {
  const key = keyOf(index.stays, question);
  return cachedIn(currentFacts(index), key, () => {
    const facts = counted.get(index.stays) ?? new Map<string, PlaceFacts>();
    counted.set(index.stays, facts);
    return { ...cachedIn(facts, key, () => count(index.stays, question)), ...onOffer(index.stays, question) };
  });
}

function cachedIn(facts: Map<string, PlaceFacts>, key: string, find: () => PlaceFacts): PlaceFacts {
  const found = facts.get(key) ?? find();
  facts.delete(key);
  facts.set(key, found);
  if (facts.size > MAX_ENTRIES) facts.delete(facts.keys().next().value!);
  return found;
}

function keyOf({ grid }: StayIndex, { where, theme, isGift, isNights }: FactsQuestion): string {
  const { centre, circle, atLeast, place, hotels, label } = where;
  const around = centre && [centre.latitude.toFixed(2), centre.longitude.toFixed(2), circle?.kilometres, atLeast];
  return JSON.stringify([grid.firstDay, place?.id ?? label, around, hotels?.length, hotels?.[0], theme, isGift, isNights]);
}

function count(index: StayIndex, { where, ...kind }: FactsQuestion): PlaceFacts {
  const { hotels } = index;
  const tally = new Tallies(index);
  const priceOf = prices(index, kind);
  for (const hotel of where.hotels ?? hotels.cards.keys()) {
    if (kilometresTo(hotels, hotel, where) === Infinity) continue;
    let weekends = 0;
    for (let stay = hotels.firstStay[hotel]!; stay < hotels.firstStay[hotel + 1]!; stay++) {
      const price = priceOf(stay);
      if (price === undefined) continue;
      weekends++;
      tally.addStay(stay, price);
    }
    if (weekends > 0) tally.addHotel(hotel, weekends);
  }
  return tally.facts();
}

function onOffer(index: StayIndex, { where, ...kind }: FactsQuestion): Pick<PlaceFacts, 'hotels' | 'cheapest'> {
  const { firstStay, cards } = index.hotels;
  const priceOf = prices(index, kind);
  let cheapest = Infinity;
  let found = 0;
  for (const hotel of where.hotels ?? cards.keys()) {
    if (kilometresTo(index.hotels, hotel, where) === Infinity) continue;
    let lowest = Infinity;
    for (let stay = firstStay[hotel]!; stay < firstStay[hotel + 1]!; stay++) lowest = Math.min(lowest, priceOf(stay) ?? Infinity);
    if (lowest < Infinity) found++;
    cheapest = Math.min(cheapest, lowest);
  }
  return { hotels: found, cheapest: found === 0 ? 0 : cheapest };
}

/** How many hotels a search of the place and theme lists: the number beside a link to it. */
export function hotelsOnOffer(index: StayIndex, { where, ...kind }: FactsQuestion): number {
  const { firstStay, cards } = index.hotels;
  const priceOf = prices(index, kind);
  let found = 0;
  for (const hotel of where.hotels ?? cards.keys()) {
    if (kilometresTo(index.hotels, hotel, where) === Infinity) continue;
    let stay = firstStay[hotel]!;
    const end = firstStay[hotel + 1]!;
    while (stay < end && priceOf(stay) === undefined) stay++;
    if (stay < end) found++;
  }
  return found;
}

/** Cents of a stay of the theme without dates; undefined where it cannot be had. */
function prices(
  { stays }: StayIndex,
  { theme, isGift, isNights = false }: Omit<FactsQuestion, 'where'>,
): (stay: number) => number | undefined {
  const themed = theme === undefined ? undefined : (stays.themes.get(theme) ?? new Uint8Array(stays.count));
  return (stay) => {
    if ((themed && themed[stay] === 0) || (stays.isNight[stay] === 1) !== isNights) return undefined;
    if (isGift) return stays.gifts[stay]?.sellPrice[0];
    return stays.fromDay[stay]! < 0 ? undefined : stays.fromSell[stay]!;
  };
}

/** Counts weekends by what their hotels and they themselves are. */
class Tallies {
  readonly #index: StayIndex;
  readonly #towns = new Map<string, number>();
  readonly #departments = new Map<string, number>();
  readonly #regions = new Map<string, number>();
  readonly #themes: Uint32Array;
  readonly #columns: readonly (readonly [string, Uint8Array])[];
  readonly #environments: Uint32Array;
  readonly #types: Uint32Array;
  readonly #items: Uint32Array;
  #hotels = 0;
  #cheapest = Infinity;
  #rated = 0;
  #scores = 0;

  constructor(index: StayIndex) {
    const { hotels, stays } = index;
    this.#index = index;
    this.#columns = [...stays.themes];
    this.#themes = new Uint32Array(this.#columns.length);
    this.#environments = new Uint32Array(hotels.environments.ids.length);
    this.#types = new Uint32Array(hotels.types.ids.length);
    this.#items = new Uint32Array(stays.items.ids.length);
  }

  addStay(stay: number, price: number): void {
    this.#cheapest = Math.min(this.#cheapest, price);
    for (let number = 0; number < this.#columns.length; number++) this.#themes[number]! += this.#columns[number]![1][stay]!;
    addAll(this.#index.stays.items, stay, 1, this.#items);
  }

  addHotel(hotel: number, weekends: number): void {
    const { hotels } = this.#index;
    const { townId, department, region } = hotels.cards[hotel]!;
    this.#hotels++;
    if (hotels.reviews[hotel]! > 0) {
      this.#rated++;
      this.#scores += hotels.score[hotel]!;
    }
    add(this.#towns, townId, weekends);
    add(this.#departments, text(department, 'fr_FR'), weekends);
    add(this.#regions, text(region, 'fr_FR'), weekends);
    addAll(hotels.environments, hotel, weekends, this.#environments);
    addAll(hotels.types, hotel, weekends, this.#types);
  }

  facts(): PlaceFacts {
    const { hotels, stays } = this.#index;
    const numbered = (ids: readonly string[], numbers: Uint32Array) => ranked(ids.map((id, number) => [id, numbers[number]!] as const));
    return {
      hotels: this.#hotels,
      cheapest: this.#hotels === 0 ? 0 : this.#cheapest,
      score: this.#rated === 0 ? 0 : this.#scores / this.#rated,
      towns: ranked([...this.#towns]),
      departments: ranked([...this.#departments]),
      regions: ranked([...this.#regions]),
      themes: numbered(
        this.#columns.map(([theme]) => theme),
        this.#themes,
      ),
      environments: numbered(hotels.environments.ids, this.#environments),
      types: numbered(hotels.types.ids, this.#types),
      activities: numbered(stays.items.ids, this.#items).filter(({ id }) => stays.activityCards[stays.items.numberOf.get(id)!]),
    };
  }
}

function add(tally: Map<string, number>, id: string, weekends: number): void {
  if (id) tally.set(id, (tally.get(id) ?? 0) + weekends);
}

function ranked(tally: readonly (readonly [string, number])[]): Tally[] {
  return tally
    .filter(([, number]) => number > 0)
    .map(([id, number]) => ({ id, count: number }))
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
    .slice(0, MAX_RANKED);
}
