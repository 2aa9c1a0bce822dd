import { fold } from './fold.ts';
import { NameIndex } from './name-index.ts';
import { typingDistance } from './typing-distance.ts';

/** Something that can be typed into the destination field. Words as stored; taken per locale when shown. */
export interface PlaceEntry {
  readonly id: string;
  readonly category: string;
  readonly label: unknown;
  readonly context: unknown;
  readonly value: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly country: string;
  readonly postalcode: string | null;
  /** What people mean when several places bear a name: inhabitants, or a like number. */
  readonly weight: number;
  /** Every name that finds it, in every language. */
  readonly names: readonly string[];
}

export interface Typed {
  readonly limit: number;
  /** The shop's own country: its places are meant more often. */
  readonly country: string;
  /** Its names come before those of other languages. */
  readonly language?: string;
}

/**
 * How likely a place is meant, in powers of ten of its weight: people who type a few letters mean a town rather than
 * the wine country or the department that begin alike.
 */
const CATEGORY: Readonly<Record<string, number>> = { city: 0.5, department: -0.6, touristicregion: -0.6 };
const HOME = 0.9;
const EXACT = 1.2;
const WHOLE_FIRST_WORD = 0.4;
const INNER_WORD = -1;
const OTHER_LANGUAGE = -0.8;
const A_SLIP = -1.5;
const OTHER_FIRST_LETTER = -0.7;
/** Up to so many letters only beginnings of names count, and the answers are kept. */
const SHORT = 2;
const MAX_ENTRIES = 5_000;
const MAX_TOKENS = 8;
/** Share of the letters that a spelling may be off where no place bears the name. */
const SLIPS_A_LETTER = 0.4;

/** Finds places by what a person types: any language, no accents needed, beginnings of words, one or two slips. */
export class Gazetteer {
  readonly places: readonly PlaceEntry[];
  readonly #names: string[] = [];
  readonly #placeOfName: number[] = [];
  readonly #languagesOfName: (string | undefined)[] = [];
  readonly #base: Float64Array;
  readonly #index: NameIndex;
  readonly #byKey = new Map<string, PlaceEntry>();
  readonly #byId: ReadonlyMap<string, PlaceEntry>;
  readonly #stored = new Map<string, readonly PlaceEntry[]>();

  constructor(places: readonly PlaceEntry[]) {
    this.places = places;
    this.#byId = new Map(places.map((place) => [place.id, place]));
    this.#base = Float64Array.from(places, ({ weight, category }) => Math.log10(Math.max(1, weight)) + (CATEGORY[category] ?? 0));
    places.forEach((place, number) => this.#learn(place, number));
    this.#index = new NameIndex(this.#names);
  }

  withId(id: string): PlaceEntry | undefined {
    return this.#byId.get(id);
  }

  /** The place that a search key names, e.g. `city` and `Annecy`; the heaviest of several. */
  find(category: string, value: string): PlaceEntry | undefined {
    return this.#byKey.get(`${category} ${fold(value)}`);
  }

  /** Best first. Slips are looked for only where nothing is spelt like what was typed. */
  suggest(term: string, typed: Typed): readonly PlaceEntry[] {
    const folded = fold(term);
    if (!folded) return [];
    if (folded.length > SHORT) return this.#suggest(folded, typed);
    const key = `${folded} ${typed.country} ${typed.language} ${typed.limit}`;
    const known = this.#stored.get(key) ?? this.#suggest(folded, typed);
    if (this.#stored.size < MAX_ENTRIES) this.#stored.set(key, known);
    return known;
  }

  /** Places that are spelt most like a word that names none, the likeliest first: more slips than `suggest` forgives. */
  nearest(term: string, { limit, country }: Typed): readonly PlaceEntry[] {
    const folded = fold(term);
    const allowed = Math.max(2, Math.ceil(folded.length * SLIPS_A_LETTER));
    const best = new Map<number, number>();
    this.#names.forEach((name, number) => {
      if (Math.abs(name.length - folded.length) > allowed) return;
      const slips = typingDistance(folded, name, allowed) + Math.max(0, name.length - folded.length - 1);
      if (slips > allowed) return;
      const place = this.#placeOfName[number]!;
      const value = this.#base[place]! + slips * A_SLIP + (this.places[place]!.country === country ? HOME : 0);
      if (value > (best.get(place) ?? -Infinity)) best.set(place, value);
    });
    return [...best]
      .sort((a, b) => b[1] - a[1] || (this.places[a[0]]!.id < this.places[b[0]]!.id ? -1 : 1))
      .slice(0, limit)
      .map(([place]) => this.places[place]!);
  }

  #learn(place: PlaceEntry, number: number): void {
    for (const name of [place.value, ...place.names]) {
      const key = `${place.category} ${fold(name)}`;
      const known = this.#byKey.get(key);
      if (!known || known.weight < place.weight) this.#byKey.set(key, place);
    }
    for (const [name, languages] of namesOf(place)) {
      this.#names.push(name);
      this.#placeOfName.push(number);
      this.#languagesOfName.push(languages);
    }
  }

  #suggest(typed: string, { limit, country, language }: Typed): PlaceEntry[] {
    const tokens = typed.split(' ').slice(0, MAX_TOKENS);
    let found = this.#index.find(tokens, false);
    if (found.size === 0) found = this.#index.find(tokens, true);
    const likely = new Map<number, number>();
    for (const [name, slips] of found) {
      const place = this.#placeOfName[name]!;
      const value = this.#base[place]! + this.#fit(name, typed, slips, language) + (this.places[place]!.country === country ? HOME : 0);
      if (value > (likely.get(place) ?? -Infinity)) likely.set(place, value);
    }
    return [...likely]
      .sort((a, b) => b[1] - a[1] || (this.places[a[0]]!.id < this.places[b[0]]!.id ? -1 : 1))
      .slice(0, limit)
      .map(([place]) => this.places[place]!);
  }

  /** How well a name fits what was typed. */
  #fit(number: number, typed: string, slips: number, language: string | undefined): number {
    const name = this.#names[number]!;
    if (name === typed) return EXACT;
    const languages = this.#languagesOfName[number];
    const foreign = language !== undefined && languages !== undefined && !languages.includes(language) ? OTHER_LANGUAGE : 0;
    if (slips > 0) return foreign + slips * A_SLIP + (name[0] === typed[0] ? 0 : OTHER_FIRST_LETTER);
    if (!name.startsWith(typed)) return foreign + INNER_WORD;
    return foreign + (name[typed.length] === ' ' ? WHOLE_FIRST_WORD : 0);
  }
}

/** Folded names of a place with the languages that use them; undefined for a name that is everybody's. */
function namesOf({ names, label, value, postalcode, category }: PlaceEntry): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>(names.map((name) => [fold(name), undefined]));
  if (label !== null && typeof label === 'object') {
    for (const name of found.keys()) found.set(name, '');
    for (const [language, word] of Object.entries(label)) {
      const name = typeof word === 'string' ? fold(word) : '';
      if (found.has(name)) found.set(name, `${found.get(name)} ${language}`);
    }
  }
  if (category !== 'country') found.set(fold(value), undefined);
  if (postalcode) found.set(fold(postalcode), undefined);
  found.delete('');
  return found;
}
