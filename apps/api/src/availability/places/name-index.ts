import { letterMask, lettersMissing, typingDistance } from './typing-distance.ts';

/** Words that a search writes short: `st malo` is Saint-Malo, `mt` a mountain. */
const SHORT_FORMS: Readonly<Record<string, readonly string[]>> = {
  st: ['saint', 'sankt', 'sint'],
  ste: ['sainte'],
  mt: ['mont', 'monte'],
  nd: ['notre'],
};

/** What a token has found: slips, half of one more where only the beginning of a word fits. */
export type Slips = Map<number, number>;
const BEGINNING_ONLY = 0.25;

/** Folded names by their words: which names hold a word that begins like the token, exactly or nearly. */
export class NameIndex {
  readonly #words: string[];
  readonly #masks: Int32Array;
  readonly #namesOfWord: Int32Array[];

  constructor(names: readonly string[]) {
    const namesOfWord = new Map<string, number[]>();
    names.forEach((name, number) => {
      for (const word of new Set(name.split(' '))) {
        const known = namesOfWord.get(word);
        if (known) known.push(number);
        else namesOfWord.set(word, [number]);
      }
    });
    this.#words = [...namesOfWord.keys()].sort();
    this.#masks = Int32Array.from(this.#words, letterMask);
    this.#namesOfWord = this.#words.map((word) => Int32Array.from(namesOfWord.get(word)!));
  }

  /** Names in which every token is found, and with how many slips in all. */
  find(tokens: readonly string[], withSlips: boolean): Slips {
    let found: Slips | undefined;
    for (const token of tokens) {
      const names = this.#namesWith(token, withSlips);
      if (found) keepBoth(names, found);
      found = names;
    }
    return found ?? new Map();
  }

  #namesWith(token: string, withSlips: boolean): Slips {
    const names: Slips = new Map();
    for (const spelling of [token, ...(Object.hasOwn(SHORT_FORMS, token) ? SHORT_FORMS[token]! : [])])
      for (let word = this.#firstWordFrom(spelling); word < this.#words.length && this.#words[word]!.startsWith(spelling); word++)
        for (const name of this.#namesOfWord[word]!) names.set(name, 0);
    const allowed = withSlips ? slipsAllowed(token) : 0;
    if (allowed > 0) this.#addNearly(token, allowed, names);
    return names;
  }

  #addNearly(token: string, allowed: number, names: Slips): void {
    const mask = letterMask(token);
    for (let number = 0; number < this.#words.length; number++) {
      const word = this.#words[number]!;
      if (word.length < token.length - allowed || !beginsAlike(token, word) || lettersMissing(mask, this.#masks[number]!) > allowed)
        continue;
      const slips = typingDistance(token, word, allowed);
      if (slips > allowed) continue;
      const isWhole = Math.abs(word.length - token.length) <= allowed;
      const cost = slips === 0 ? 0 : slips + (isWhole ? 0 : BEGINNING_ONLY);
      for (const name of this.#namesOfWord[number]!) names.set(name, Math.min(cost, names.get(name) ?? Infinity));
    }
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

function keepBoth(names: Slips, before: Slips): void {
  for (const [name, slips] of names) {
    const other = before.get(name);
    if (other === undefined) names.delete(name);
    else names.set(name, slips + other);
  }
}

/** One slip at the beginning leaves the first or the second letter where it belongs, or swaps them. */
function beginsAlike(token: string, word: string): boolean {
  const [first, second] = [token.charCodeAt(0), token.charCodeAt(1)];
  const [a, b] = [word.charCodeAt(0), word.charCodeAt(1)];
  return a === first || b === second || a === second || b === first;
}

/** Short words leave no room for slips: `nice` is not `vice`. */
function slipsAllowed(token: string): number {
  if (token.length < 4) return 0;
  return token.length < 8 ? 1 : 2;
}
