import type { StayIndex } from '../search/stay-index.ts';
import { searchStays, type StaySearch } from '../search/search-stays.ts';
import type { Where } from '../search/where.ts';
import { text } from './wording.ts';

/** What is true of a place, whoever asks and whenever: the ground of titles, texts and links. */
export interface PlaceFacts {
  readonly weekends: number;
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

/** Places whose facts are kept; the one that was not asked for longest is dropped. */
const MOST_KEPT = 500;
const EVERYTHING = 24_000;
const kept = new WeakMap<StayIndex, Map<string, PlaceFacts>>();

/** Facts of a place and theme; counted once for an index and day, since every page of every search asks for them. */
export function placeFacts(index: StayIndex, where: Where, theme: string | undefined): PlaceFacts {
  const facts = kept.get(index) ?? new Map<string, PlaceFacts>();
  kept.set(index, facts);
  const key = keyOf(index, where, theme);
  const found = facts.get(key) ?? count(index, where, theme);
  facts.delete(key);
  facts.set(key, found);
  if (facts.size > MOST_KEPT) facts.delete(facts.keys().next().value!);
  return found;
}

function keyOf({ grid }: StayIndex, { centre, circle, atLeast, place, hotels, label }: Where, theme: string | undefined): string {
  const around = centre && [centre.latitude.toFixed(2), centre.longitude.toFixed(2), circle?.kilometres, atLeast];
  return JSON.stringify([grid.firstDay, place?.id ?? label, around, hotels?.length, hotels?.[0], theme]);
}

function count(index: StayIndex, where: Where, theme: string | undefined): PlaceFacts {
  const { hotels, stays } = index;
  const search: StaySearch = {
    where,
    party: { adults: 2, children: 0, babies: 0 },
    sort: 'priceAsc',
    page: 0,
    limit: EVERYTHING,
    perHotel: 20,
    ...(theme !== undefined && { theme }),
  };
  const found = searchStays(index, search);
  const tallies = {
    towns: new Map<string, number>(),
    departments: new Map<string, number>(),
    regions: new Map<string, number>(),
    themes: new Map<string, number>(),
    environments: new Map<string, number>(),
    types: new Map<string, number>(),
    activities: new Map<string, number>(),
  };
  const scores = new Map<number, number>();
  for (const { stay, hotel } of found.stays) {
    const card = hotels.cards[hotel]!;
    if (hotels.reviews[hotel]! > 0) scores.set(hotel, hotels.score[hotel]!);
    else scores.set(hotel, 0);
    add(tallies.towns, card.townId);
    add(tallies.departments, text(card.department, 'fr_FR'));
    add(tallies.regions, text(card.region, 'fr_FR'));
    for (const [name, column] of stays.themes) if (column[stay] === 1) add(tallies.themes, name);
    for (const kind of ['environments', 'types'] as const) {
      const { ids, first, members } = hotels[kind];
      for (let at = first[hotel]!; at < first[hotel + 1]!; at++) add(tallies[kind], ids[members[at]!]!);
    }
    const { ids, first, members } = stays.activities;
    for (let at = first[stay]!; at < first[stay + 1]!; at++) add(tallies.activities, ids[members[at]!]!);
  }
  const rated = [...scores.values()].filter((score) => score > 0);
  return {
    weekends: found.total,
    hotels: scores.size,
    cheapest: found.stays[0]?.sellPrice ?? 0,
    score: rated.length === 0 ? 0 : rated.reduce((sum, score) => sum + score, 0) / rated.length,
    towns: ranked(tallies.towns),
    departments: ranked(tallies.departments),
    regions: ranked(tallies.regions),
    themes: ranked(tallies.themes),
    environments: ranked(tallies.environments),
    types: ranked(tallies.types),
    activities: ranked(tallies.activities),
  };
}

function add(tally: Map<string, number>, id: string): void {
  if (id) tally.set(id, (tally.get(id) ?? 0) + 1);
}

function ranked(tally: ReadonlyMap<string, number>): Tally[] {
  return [...tally].map(([id, number]) => ({ id, count: number })).sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
}
