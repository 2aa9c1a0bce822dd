import { type Colour, mix } from '../drawing/colour.ts';
import type { Stage } from '../stage/stage.ts';

/** A plant's foot, its height and how far away it stands. */
export interface Plant {
  x: number;
  y: number;
  height: number;
  distance?: number;
  colour?: Colour;
}

export const leaf = (stage: Stage, plant: Plant, fallback: Colour) => {
  const base = plant.colour ?? fallback;
  const distance = plant.distance ?? 0;
  return {
    body: stage.tone(base, distance),
    bright: stage.tone(mix(base, stage.light.bright, 0.32), distance),
    shade: stage.tone(mix(base, stage.light.shade, 0.4), distance),
    trunk: stage.tone('#6b4a38', distance),
    lit: stage.sun.x > plant.x ? 1 : -1,
  };
};
