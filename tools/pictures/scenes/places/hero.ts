import { mix } from '../../drawing/colour.ts';
import type { Svg } from '../../drawing/svg.ts';
import { lake } from './mountain.ts';
import { harbourVillage } from './sea.ts';
import { rowsToTheEstate } from './vineyard.ts';
import type { Composition, Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';

/**
 * Wide pictures with a quiet left side: there is no sun's disc, what there is to see stands at the right, and the left
 * sinks into shade, dark enough for white text (at least 4.5 to 1 on the left 40 %).
 */
export const hero: Scene = [quietLeft(harbourVillage), quietLeft(lake), quietLeft(rowsToTheEstate)];

/** Scenes put their subject away from the sun: a sun left of the middle sends it to the right. */
function quietLeft(compose: Composition): Composition {
  return (stage) => compose({ ...stage, sun: { ...stage.sun, x: stage.width * 0.49, radius: 0 } }) + shade(stage);
}

/** Multiplied with what is below, so that the shade keeps the scene's own colours. */
function shade(stage: Stage): Svg {
  const deep = mix(mix('#3d6f82', stage.light.shade, 0.3), '#ffffff', stage.light.darkness * 0.3);
  const fade = stage.sideFade(
    [0, deep],
    [0.4, deep],
    [0.5, mix(deep, '#ffffff', 0.22)],
    [0.62, mix(deep, '#ffffff', 0.62)],
    [0.76, mix(deep, '#ffffff', 0.92)],
    [0.88, '#ffffff'],
  );
  return `<rect width="${Math.ceil(stage.width)}" height="${Math.ceil(stage.height)}" fill="${fade}" style="mix-blend-mode:multiply"/>`;
}
