/**
 * How many slips (a letter missing, added, changed or two swapped) lie between what was typed and the start of a word.
 * Stops early: answers `limit + 1` when there are more than `limit`.
 */
export function typingDistance(typed: string, word: string, limit: number): number {
  const width = Math.min(word.length, typed.length + limit, LONGEST);
  let [older, previous, current] = rows;
  for (let column = 0; column <= width; column++) previous[column] = column;
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charCodeAt(row - 1);
    let best = (current[0] = row);
    for (let column = 1; column <= width; column++) {
      const same = letter === word.charCodeAt(column - 1);
      let cost = Math.min(previous[column - 1]! + (same ? 0 : 1), previous[column]! + 1, current[column - 1]! + 1);
      if (row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === word.charCodeAt(column - 1))
        cost = Math.min(cost, older[column - 2]! + 1);
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [older, previous, current] = [previous, current, older];
  }
  let least = limit + 1;
  for (let column = Math.max(0, typed.length - limit); column <= width; column++) least = Math.min(least, previous[column]!);
  return least;
}

const LONGEST = 250;
/** Three rows of the table, used again and again: thousands of words are compared for one slip. */
const rows: readonly [Uint16Array, Uint16Array, Uint16Array] = [
  new Uint16Array(LONGEST + 1),
  new Uint16Array(LONGEST + 1),
  new Uint16Array(LONGEST + 1),
];

/** Which letters a word has, one bit each: two words with very different letters need no comparison. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) % 31);
  return mask;
}

/** Letters in `typed` that `word` lacks. */
export function lettersMissing(typed: number, word: number): number {
  let bits = typed & ~word;
  let count = 0;
  while (bits !== 0) {
    bits &= bits - 1;
    count++;
  }
  return count;
}
