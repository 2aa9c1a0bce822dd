import { fold } from './fold.ts';
import { letterMask, lettersMissing, typingDistance } from './typing-distance.ts';

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
  readonly weight: number;
  /** Every name that finds it, in every language. */
  readonly names: readonly string[];
}

/** Below this many strict answers, slips of the keyboard are looked for as well. */
const ENOUGH = 5;
/** At the same rank, a place in the shop's own country counts this much more. */
const HOME_ADVANTAGE = 3;
const [EXACT, STARTS, WORDS] = [0, 1, 2];
/** With the same slips, `anecy` means Annecy rather than Lac d’Annecy. */
const INNER_WORD = 0.5;

/** Finds places by what a person types: any language, no accents needed, beginnings of words, one or two slips. */
export class Gazetteer {
  readonly places: readonly PlaceEntry[];
  readonly #names: string[] = [];
  readonly #placeOfName: number[] = [];
  readonly #words: string[];
  readonly #masks: Int32Array;
  readonly #namesOfWord: Int32Array[];
  readonly #byKey = new Map<string, PlaceEntry>();
  readonly #byId: ReadonlyMap<string, PlaceEntry>;

  constructor(places: readonly PlaceEntry[]) {
    this.places = places;
    this.#byId = new Map(places.map((place) => [place.id, place]));
    const namesOfWord = new Map<string, number[]>();
    places.forEach((place, number) => {
      for (const key of [place.value, ...place.names]) this.#remember(`${place.category} ${fold(key)}`, place);
      const names = new Set(place.names.map(fold));
      if (place.postalcode) names.add(fold(place.postalcode));
      for (const name of names) {
        for (const word of new Set(name.split(' '))) {
          const known = namesOfWord.get(word);
          if (known) known.push(this.#names.length);
          else namesOfWord.set(word, [this.#names.length]);
        }
        this.#names.push(name);
        this.#placeOfName.push(number);
      }
    });
    this.#words = [...namesOfWord.keys()].sort();
    this.#masks = Int32Array.from(this.#words, letterMask);
    this.#namesOfWord = this.#words.map((word) => Int32Array.from(namesOfWord.get(word)!));
  }

  withId(id: string): PlaceEntry | undefined {
    return this.#byId.get(id);
  }

  /** The place that a search key names, e.g. `city` and `Annecy`; the heaviest of several. */
  find(category: string, value: string): PlaceEntry | undefined {
    return this.#byKey.get(`${category} ${fold(value)}`);
  }

  /** Best first: the whole name, its beginning, beginnings of words, then slips; heavier places first within each. */
  suggest(term: string, { limit, country }: { limit: number; country: string }): PlaceEntry[] {
    const typed = fold(term);
    if (!typed) return [];
    const tokens = typed.split(' ').slice(0, 8);
    let ranks = this.#rank(typed, tokens, false);
    if (ranks.size < ENOUGH) ranks = this.#rank(typed, tokens, true);
    const weight = (place: PlaceEntry) => place.weight * (place.country === country ? HOME_ADVANTAGE : 1);
    return [...ranks]
      .map(([number, rank]) => ({ place: this.places[number]!, rank }))
      .sort((a, b) => a.rank - b.rank || weight(b.place) - weight(a.place) || (a.place.id < b.place.id ? -1 : 1))
      .slice(0, limit)
      .map(({ place }) => place);
  }

  #remember(key: string, place: PlaceEntry): void {
    const known = this.#byKey.get(key);
    if (!known || known.weight < place.weight) this.#byKey.set(key, place);
  }

  /** Rank of each place in which every token is found. */
  #rank(typed: string, tokens: readonly string[], withSlips: boolean): Map<number, number> {
    let found: Map<number, number> | undefined;
    for (const token of tokens) {
      const names = this.#namesWith(token, withSlips);
      const before = found;
      if (before)
        for (const [name, slips] of names)
          if (before.has(name)) names.set(name, slips + before.get(name)!);
          else names.delete(name);
      found = names;
    }
    const ranks = new Map<number, number>();
    for (const [name, slips] of found ?? []) {
      const rank =
        slips > 0
          ? WORDS + slips + (isBeginning(typed, this.#names[name]!, slips) ? 0 : INNER_WORD)
          : this.#strictRank(this.#names[name]!, typed);
      const place = this.#placeOfName[name]!;
      if (rank < (ranks.get(place) ?? Infinity)) ranks.set(place, rank);
    }
    return ranks;
  }

  #strictRank(name: string, typed: string): number {
    if (name === typed) return EXACT;
    return name.startsWith(typed) ? STARTS : WORDS;
  }

  /** Names that have a word beginning with the token, and with how many slips. */
  #namesWith(token: string, withSlips: boolean): Map<number, number> {
    const names = new Map<number, number>();
    for (let word = this.#firstWordFrom(token); word < this.#words.length && this.#words[word]!.startsWith(token); word++) {
      for (const name of this.#namesOfWord[word]!) names.set(name, 0);
    }
    const allowed = withSlips ? slipsAllowed(token) : 0;
    if (allowed === 0) return names;
    const mask = letterMask(token);
    for (let word = 0; word < this.#words.length; word++) {
      if (this.#words[word]!.length < token.length - allowed || lettersMissing(mask, this.#masks[word]!) > allowed) continue;
      const slips = typingDistance(token, this.#words[word]!, allowed);
      if (slips > allowed) continue;
      for (const name of this.#namesOfWord[word]!) names.set(name, Math.min(slips, names.get(name) ?? Infinity));
    }
    return names;
  }

  #firstWordFrom(token: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#words[middle]! < token) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Short words leave no room for slips: `nice` is not `vice`. */
function slipsAllowed(token: string): number {
  if (token.length < 4) return 0;
  return token.length < 8 ? 1 : 2;
}

function isBeginning(typed: string, name: string, slips: number): boolean {
  return typingDistance(typed, name, slips) <= slips;
}
