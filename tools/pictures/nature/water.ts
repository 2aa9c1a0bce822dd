import { mix } from '../drawing/colour.ts';
import { rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

/** Water from the horizon (or a far shore) to `bottom`: ripples grow as they come nearer. */
export function water(stage: Stage, top: number, bottom = stage.height): Svg {
  const { light, width } = stage;
  const random = stage.random.fork(`water${Math.round(top)}`);
  const fade = stage.verticalFade([0, light.water[1]], [0.75, light.water[0]], [1, mix(light.water[0], light.shade, 0.18)]);
  const pale = mix('#ffffff', light.water[1], 0.2 + light.darkness * 0.5);
  const ripples = repeat((width / 1600) * 70, () => {
    const near = random.next() ** 1.5;
    const length = (24 + 120 * near) * random.between(0.5, 1);
    const fill = random.chance(0.55) ? pale : light.water[0];
    return rect(
      random.between(-40, width),
      top + 6 + (bottom - top) * near,
      length,
      1.6 + 3 * near,
      { fill, opacity: random.between(0.16, 0.38) },
      2,
    );
  });
  return rect(-10, top, width + 20, bottom - top, fade) + ripples;
}

/** The path of the sun on water. */
export function sunPath(stage: Stage, top: number, bottom = stage.height): Svg {
  const random = stage.random.fork('glitter');
  const rows = 24;
  return repeat(rows, (i) => {
    const near = i / rows;
    const length = (36 + 190 * near) * random.between(0.4, 1.2);
    const x = stage.sun.x - length / 2 + random.between(-1, 1) * (18 + 50 * near);
    const opacity = (stage.time === 'day' ? 0.45 : 0.65) * (1 - near * 0.75);
    return rect(x, top + 4 + (bottom - top) * near ** 1.4, length, 2.4 + 4.5 * near, { fill: stage.light.sun, opacity }, 3);
  });
}
