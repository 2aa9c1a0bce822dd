import { factsOf, type PictureKind } from '@shop/pictures/facts';
import { isOf } from '../pictures/choose-pictures.ts';
import type { Scene } from '../pictures/scenes.ts';

/** Numbers of their own, so that no gift or activity shows the picture of a house (see `pictures/choose-pictures.ts`). */
const FIRST = { box: 4_000_000, activity: 5_000_000, extra: 6_000_000 } as const;
/** Each composition comes in each time of day among so many seeds. */
const CHOICES = 15;

/** Pictures of one thing on offer, one a kind or scene in this order; counting numbers are spread over the seven digits of an id. */
export const picturesOf = (of: keyof typeof FIRST, number: number, shown: readonly (PictureKind | Scene)[]): string[] =>
  shown.map((one, place) => {
    const seed = ((FIRST[of] + number * 10 + place) * 7_654_321) % 10_000_000;
    return typeof one === 'string' ? `${one}-${seed}` : `${one.kind}-${seedOf(one, seed)}`;
  });

/** The first seed from here on that shows the scene. */
function seedOf(scene: Scene, from: number): number {
  const seed = Array.from({ length: CHOICES }, (_, step) => (from + step) % 10_000_000).find((one) =>
    isOf(scene, factsOf({ kind: scene.kind, seed: one })),
  );
  if (seed === undefined) throw new Error(`No seed from ${from} on shows the scene: its compositions and times are not of its kind`);
  return seed;
}
