import { mix } from '../../drawing/colour.ts';
import { group, rect, type Svg } from '../../drawing/svg.ts';
import type { Stage } from '../../parts/stage.ts';
import type { Composition, Scene } from '../scene.ts';
import { lake } from './mountain.ts';
import { harbourVillage } from './sea.ts';
import { rowsToTheEstate } from './vineyard.ts';

/**
 * Wide pictures with a quiet left side: what there is to see stands at the right, and the left
 * sinks into shade, dark enough for white text (at least 4.5 to 1 on the left 40 %).
 */
export const hero: Scene = [quietLeft(harbourVillage), quietLeft(lake), quietLeft(rowsToTheEstate)];

function quietLeft(compose: Composition): Composition {
  return (stage) => {
    const content = compose(withSunAtLeft(stage));
    return group(content, 'translate(0 0)') + shade(stage);
  };
}

/** Scenes put their subject away from the sun. */
function withSunAtLeft(stage: Stage): Stage {
  return { ...stage, sun: { ...stage.sun, x: stage.width * 0.47 } };
}

function shade(stage: Stage): Svg {
  const dark = mix(stage.light.shade, '#0b1f2a', 0.55);
  const strong = 0.86 - 0.2 * stage.light.darkness;
  return rect(0, 0, stage.width, stage.height, stage.sideFade([0, dark, strong], [0.42, dark, strong * 0.9], [0.64, dark, 0.16], [0.8, dark, 0]));
}

