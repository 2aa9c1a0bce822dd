import { factsOf, viewOf, type PictureFacts } from '@shop/pictures/facts';
import type { Random } from '../random.ts';
import { VIEWS, type Scene } from './scenes.ts';
import type { Setting } from './settings.ts';

/** Seeds among which a picture is chosen: each composition of a kind comes in each of the five times of day once. */
const CHOICES = 15;
const BLOCKS = Math.floor(10_000_000 / CHOICES);
/** Where the blocks of hotels, stays and rooms begin. Beyond 5,000 hotels some rooms share theirs with a hotel. */
const FIRST_BLOCK = { hotel: 0, stay: 160_000, room: 600_000 } as const;
/** The most pictures of one hotel, stay or room. */
const MOST = { hotel: 8, stay: 7, room: 4 } as const;

export interface Owner {
  readonly of: keyof typeof FIRST_BLOCK;
  /** Counted from 0. */
  readonly number: number;
  readonly setting: Setting;
}

/**
 * One picture a scene, in their order. Each has a block of seeds of its own, so that no picture of the catalogue is shown twice. What
 * stands behind windows fits the place, and a composition or a time of day comes back as late as possible.
 */
export function picturesOf(random: Random, { of, number, setting }: Owner, scenes: readonly Scene[]): string[] {
  const shown: PictureFacts[] = [];
  for (const [place, scene] of scenes.entries()) {
    const first = ((FIRST_BLOCK[of] + number * MOST[of] + place) % BLOCKS) * CHOICES;
    shown.push(chosen(random.whole(0, CHOICES - 1), first, scene, { setting, shown }));
  }
  return shown.map(({ kind, seed }) => `${kind}-${seed}`);
}

export const isOf = (scene: Scene, { kind, composition, time }: PictureFacts): boolean =>
  kind === scene.kind && scene.compositions.includes(composition) && scene.times.includes(time);

interface Gallery {
  readonly setting: Setting;
  readonly shown: readonly PictureFacts[];
}

/** Of the seeds of a block that show the scene, beginning with any, the first one without a fault, or with the fewest. */
function chosen(from: number, first: number, scene: Scene, gallery: Gallery): PictureFacts {
  let best: { readonly facts: PictureFacts; readonly faults: number } | undefined;
  for (let step = 0; step < CHOICES && best?.faults !== 0; step++) {
    const facts = factsOf({ kind: scene.kind, seed: first + ((from + step) % CHOICES) });
    const faults = isOf(scene, facts) ? faultsOf(facts, gallery) : Infinity;
    if (faults < (best?.faults ?? Infinity)) best = { facts, faults };
  }
  if (!best) throw new Error(`No picture of the kind ${scene.kind} has the compositions and times of its scene`);
  return best.facts;
}

function faultsOf(facts: PictureFacts, { setting, shown }: Gallery): number {
  const alike = shown.filter(({ kind, composition }) => kind === facts.kind && composition === facts.composition);
  const view = viewOf(facts);
  return (
    (view !== undefined && !VIEWS[setting].includes(view) ? 4 : 0) +
    (alike.length > 0 ? 2 : 0) +
    (alike.some(({ time }) => time === facts.time) || shown.at(-1)?.time === facts.time ? 1 : 0)
  );
}
