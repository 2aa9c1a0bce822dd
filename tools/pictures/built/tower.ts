import { glass } from './house.ts';
import { type Colour, mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { d, line, path, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

/** A round or square tower with a pointed roof, or battlements when `roof` is left out. */
export function tower(
  stage: Stage,
  random: Random,
  plan: { x: number; y: number; width: number; height: number; wall: Colour; roof?: Colour; distance?: number; flag?: Colour },
): Svg {
  const { x, y, width: w, height: h, distance = 0 } = plan;
  const wall = stage.tone(plan.wall, distance);
  const shade = stage.tone(mix(plan.wall, stage.light.shade, 0.42), distance);
  const lit = stage.sun.x > x + w / 2;
  const fill = lit ? stage.sideFade([0, shade], [0.55, wall], [1, wall]) : stage.sideFade([0, wall], [0.45, wall], [1, shade]);
  const top = y - h;
  const slits = repeat(Math.max(1, Math.floor(h / (w * 1.5))), (i) => {
    const sw = w * 0.2;
    const sy = top + w * 0.45 + i * w * 1.3;
    if (sy + w * 0.5 > y) return '';
    return path(
      d`M${x + w / 2 - sw / 2} ${sy + w * 0.42}v${-w * 0.3}a${sw / 2} ${sw / 2} 0 0 1 ${sw} 0v${w * 0.3}Z`,
      glass(stage, random, distance),
    );
  });
  return (
    rect(x, top, w, h, fill) +
    (plan.roof
      ? spire(stage, { ...plan, roof: plan.roof, top })
      : battlements(wall, { x: x - w * 0.08, y: top, width: w * 1.16 }) +
        rect(x, top + w * 0.14, w, w * 0.05, { fill: shade, opacity: 0.6 })) +
    slits
  );
}

function spire(
  stage: Stage,
  { x, width: w, top, roof, distance = 0, flag }: { x: number; width: number; top: number; roof: Colour; distance?: number; flag?: Colour },
): Svg {
  const tip = top - w * 1.35;
  const bright = stage.tone(roof, distance);
  const dark = stage.tone(mix(roof, stage.light.shade, 0.4), distance);
  const lit = stage.sun.x > x + w / 2 ? 1 : -1;
  const cx = x + w / 2;
  return (
    (flag
      ? line(d`M${cx} ${tip - w * 0.55}V${tip + 4}`, dark, Math.max(1.5, w * 0.04)) +
        polygon(
          [
            [cx, tip - w * 0.55],
            [cx + w * 0.5, tip - w * 0.42],
            [cx, tip - w * 0.28],
          ],
          stage.tone(flag, distance),
        )
      : '') +
    polygon(
      [
        [x - w * 0.12, top + 1],
        [cx, tip],
        [x + w * 1.12, top + 1],
      ],
      dark,
    ) +
    polygon(
      [
        [cx + lit * w * 0.62, top + 1],
        [cx, tip],
        [cx + lit * w * 0.06, top + 1],
      ],
      bright,
    )
  );
}

export function battlements(fill: Colour, { x, y, width }: { x: number; y: number; width: number }): Svg {
  const count = Math.max(3, Math.round(width / 26) | 1);
  const tooth = width / (count * 2 - 1);
  return (
    repeat(count, (i) => rect(x + i * 2 * tooth, y - tooth * 1.1, tooth, tooth * 1.2, fill)) + rect(x, y - 1, width, tooth * 0.9, fill)
  );
}
