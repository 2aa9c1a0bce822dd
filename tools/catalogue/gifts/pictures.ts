import { factsOf, viewOf, type PictureKind, type View } from '@shop/pictures/facts';
import { isOf } from '../pictures/choose-pictures.ts';
import { VIEWS, type Scene } from '../pictures/scenes.ts';
import type { Setting } from '../pictures/settings.ts';

/** Numbers of their own, so that no gift or activity shows the picture of a house (see `pictures/choose-pictures.ts`). */
const FIRST = { box: 4_000_000, activity: 5_000_000, extra: 6_000_000 } as const;
/** Each composition comes in each time of day six times among so many seeds, with views that differ. */
const CHOICES = 90;

export interface Pictured {
  readonly of: keyof typeof FIRST;
  /** Counted from 0. */
  readonly number: number;
  /** Where it is; a box is anywhere. */
  readonly setting?: Setting;
}

/** Pictures of one thing on offer, one a kind or scene in this order; counting numbers are spread over the seven digits of an id. */
export const picturesOf = ({ of, number, setting }: Pictured, shown: readonly (PictureKind | Scene)[]): string[] =>
  shown.map((one, place) => {
    const seed = ((FIRST[of] + number * 10 + place) * 7_654_321) % 10_000_000;
    return typeof one === 'string' ? `${one}-${seed}` : `${one.kind}-${seedOf(one, seed, setting)}`;
  });

/** The first seed from here on that shows the scene with a view of its place, or else the first that shows the scene. */
function seedOf(scene: Scene, from: number, setting: Setting | undefined): number {
  const pictures = Array.from({ length: CHOICES }, (_, step) => factsOf({ kind: scene.kind, seed: (from + step) % 10_000_000 })).filter(
    (facts) => isOf(scene, facts),
  );
  const picture = pictures.find((facts) => setting === undefined || fits(viewOf(facts), setting)) ?? pictures[0];
  if (!picture) throw new Error(`No seed from ${from} on shows the scene: its compositions and times are not of its kind`);
  return picture.seed;
}

const fits = (view: View | undefined, setting: Setting): boolean => view === undefined || VIEWS[setting].includes(view);
