import { mix } from '../drawing/colour.ts';
import { type Point, polygon, rect, type Svg } from '../drawing/svg.ts';
import { mist } from './land.ts';
import { bush } from '../plants/flowers.ts';
import { pine } from '../plants/pines.ts';
import type { Stage } from '../stage/stage.ts';

/** A limestone wall from the left side of the picture to `edge`. */
export function cliff(
  stage: Stage,
  { edge, y, height, name, distance }: { edge: number; y: number; height: number; name: string; distance: number },
): Svg {
  const random = stage.random.fork(name);
  const start = Math.min(-30, edge - 1400);
  const length = edge - start;
  const steps = Math.max(12, Math.round(length / 90));
  const top = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const fall = Math.min(1, ((1 - t) * length) / 260);
    return [start + length * t, y - height * fall ** 0.55 * (i % 2 ? random.between(0.86, 1) : random.between(0.78, 0.9))];
  });
  const rock = stage.tone(mix('#e9d9bb', stage.light.bright, 0.2), distance);
  const dark = stage.tone(mix('#b99f7e', stage.light.shade, 0.24), distance);
  const faces = top
    .filter((_, i) => i % 2 && i < steps)
    .map(([x, ty]) =>
      polygon(
        [
          [x, ty],
          [x + random.between(34, 60), ty + 34],
          [x + random.between(20, 50), y + 6],
          [x - random.between(8, 26), y + 6],
          [x - 12, ty + 70],
        ],
        { fill: dark, opacity: 0.5 },
      ),
    )
    .join('');
  const pines = top
    .slice(0, -2)
    .map(([x, ty]) =>
      random.chance(0.75)
        ? pine(stage, { x, y: ty + 14, height: random.between(60, 100), distance, colour: '#3c6b4a' }) +
          bush(stage, random, { x: x + 36, y: ty + 34, height: 26, distance })
        : '',
    )
    .join('');
  return (
    polygon([[start, y + 8], ...top, [edge + 12, y + 8]], stage.verticalFade([0, rock], [1, mix(rock, dark, 0.55)])) +
    faces +
    pines +
    rect(start, y + 2, edge + 16 - start, 10, { fill: stage.light.shade, opacity: 0.25 }, 5) +
    mist(stage, y, 20, 0.2)
  );
}
