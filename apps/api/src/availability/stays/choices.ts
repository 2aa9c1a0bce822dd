import type { Lines } from '../byte-tally.ts';

/** The choices of one facet and who has them: numbers instead of words, so that counting is adding. */
export interface Choices {
  /** The most frequent first. */
  readonly ids: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
  /** Choices of owner o: `members[first[o]]` up to but not including `members[first[o + 1]]`. */
  readonly first: Int32Array;
  readonly members: Uint16Array;
}

/** Numbers the choices of each owner (a hotel's facilities, a stay's activities). */
export function choicesOf(idsOfOwner: readonly (readonly string[])[]): Choices {
  const frequency = new Map<string, number>();
  for (const ids of idsOfOwner) for (const id of new Set(ids)) frequency.set(id, (frequency.get(id) ?? 0) + 1);
  const ids = [...frequency.keys()].sort((a, b) => frequency.get(b)! - frequency.get(a)! || (a < b ? -1 : 1));
  const numberOf = new Map(ids.map((id, number) => [id, number]));
  const first = new Int32Array(idsOfOwner.length + 1);
  const members: number[] = [];
  idsOfOwner.forEach((own, owner) => {
    for (const id of new Set(own)) members.push(numberOf.get(id)!);
    first[owner + 1] = members.length;
  });
  return { ids, numberOf, first, members: Uint16Array.from(members) };
}

/** One byte a choice: 1 where it was selected. */
export function selected({ ids, numberOf }: Choices, chosen: readonly string[]): Uint8Array {
  const marks = new Uint8Array(ids.length);
  for (const id of chosen) {
    const number = numberOf.get(id);
    if (number !== undefined) marks[number] = 1;
  }
  return marks;
}

/** Whether an owner has one of the marked choices. */
export function hasOne({ first, members }: Choices, owner: number, marks: Uint8Array): boolean {
  for (let at = first[owner]!; at < first[owner + 1]!; at++) if (marks[members[at]!]) return true;
  return false;
}

/** How many of the marked choices an owner has. */
export function howMany({ first, members }: Choices, owner: number, marks: Uint8Array): number {
  let count = 0;
  for (let at = first[owner]!; at < first[owner + 1]!; at++) count += marks[members[at]!]!;
  return count;
}

/** The choices of each owner as a line of bits. */
export function linesOf({ ids, first, members }: Choices): Lines {
  const width = Math.ceil(ids.length / 8);
  const bytes = new Uint8Array((first.length - 1) * width);
  for (let owner = 0; owner + 1 < first.length; owner++)
    for (let at = first[owner]!; at < first[owner + 1]!; at++) bytes[owner * width + (members[at]! >> 3)]! |= 1 << (members[at]! & 7);
  return { width, bytes };
}
