import { type Colour, mix } from '../drawing/colour.ts';
import { d, path, rect, type Svg } from '../drawing/svg.ts';
import { leaf, type Plant } from './plant.ts';
import type { Stage } from '../stage/stage.ts';

export function pine(stage: Stage, plant: Plant & { snowy?: boolean }): Svg {
  const { x, y, height: h } = plant;
  const { body, bright, shade, trunk, lit } = leaf(stage, plant, '#2f6650');
  const white = stage.tone('#f8fbff', (plant.distance ?? 0) * 0.6);
  const tiers = [0, 1, 2, 3].map((i) => {
    const foot = y - h * (0.1 + i * 0.2);
    return { foot, half: h * (0.235 - 0.042 * i), top: foot - h * 0.34 };
  });
  const outlines = tiers.map(({ foot, half, top }) => d`M${x} ${top}L${x + half} ${foot}Q${x} ${foot + h * 0.05} ${x - half} ${foot}Z`);
  const sunny = tiers.map(
    ({ foot, half, top }) =>
      d`M${x} ${top}L${x + lit * half} ${foot}Q${x + lit * half * 0.5} ${foot + h * 0.03} ${x + lit * half * 0.12} ${foot + h * 0.024}Z`,
  );
  const caps = tiers.map(
    ({ foot, half, top }) =>
      d`M${x} ${top}L${x + half} ${foot}Q${x + half * 0.66} ${foot - h * 0.035} ${x + half * 0.42} ${foot - h * 0.075}Q${x + half * 0.1} ${foot - h * 0.03} ${x - half * 0.16} ${foot - h * 0.085}Q${x - half * 0.5} ${foot - h * 0.04} ${x - half} ${foot}Z`,
  );
  const snow = (cap: string) => path(cap, { fill: white, opacity: 0.92 });
  const stem = rect(x - h * 0.025, y - h * 0.14, h * 0.05, h * 0.15, trunk);
  if (h < SMALL_PINE) {
    return (
      stem +
      path(outlines.join(''), mix(shade, body, 0.65)) +
      path(sunny.join(''), { fill: bright, opacity: 0.5 }) +
      (plant.snowy ? snow(caps.join('')) : '')
    );
  }
  return (
    stem +
    tiers
      .map(
        (_, i) =>
          path(outlines[i] ?? '', mix(shade, body, 0.35 + i * 0.2)) +
          path(sunny[i] ?? '', { fill: bright, opacity: 0.5 }) +
          (plant.snowy ? snow(caps[i] ?? '') : ''),
      )
      .join('')
  );
}

/** Below this height a pine's tiers need no colours of their own: a wood of hundreds paints four times as fast. */
const SMALL_PINE = 130;

/** A birch or another bare slender trunk that runs out of the picture's top. */
export function tallTrunk(
  stage: Stage,
  { x, y, width, colour = '#7a5a44', distance = 0 }: { x: number; y: number; width: number; colour?: Colour; distance?: number },
): Svg {
  const lit = stage.sun.x > x ? 1 : -1;
  return (
    path(
      d`M${x - width * 0.5} ${-10}H${x + width * 0.5}L${x + width * 0.62} ${y - 30}Q${x + width * 0.7} ${y - 8} ${x + width * 0.95} ${y}H${x - width * 0.95}Q${x - width * 0.7} ${y - 8} ${x - width * 0.62} ${y - 30}Z`,
      stage.tone(colour, distance),
    ) +
    path(
      d`M${x + lit * width * 0.5} ${-10}L${x + lit * width * 0.2} ${-10}L${x + lit * width * 0.28} ${y - 10}L${x + lit * width * 0.7} ${y - 8}L${x + lit * width * 0.62} ${y - 30}Z`,
      {
        fill: stage.tone(mix(colour, stage.light.bright, 0.4), distance),
        opacity: 0.55,
      },
    )
  );
}
