import type { PictureKind } from '@shop/pictures';

/** Numbers of their own, so that no gift or activity shows the picture of a house (see `hotels/pictures.ts`). */
const FIRST = { box: 4_000_000, activity: 5_000_000, extra: 6_000_000 } as const;

/** Pictures of one thing on offer, one a kind in this order; counting numbers are spread over the seven digits of an id. */
export const picturesOf = (of: keyof typeof FIRST, number: number, kinds: readonly PictureKind[]): string[] =>
  kinds.map((kind, place) => `${kind}-${((FIRST[of] + number * 10 + place) * 7_654_321) % 10_000_000}`);
