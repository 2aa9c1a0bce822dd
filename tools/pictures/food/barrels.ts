import { darker, lighter } from '../drawing/colour.ts';
import { circle, d, ellipse, line, path, rect, repeat, type Svg } from '../drawing/svg.ts';
import { cheeseBoard, wineBottle, wineGlass } from './tableware.ts';
import type { Stage } from '../stage/stage.ts';

export const WINES = [
  { wine: '#8a1f3a', glass: '#27453a', label: '#f6ead2' },
  { wine: '#f0d27a', glass: '#6f8a4a', label: '#fbf6ec' },
  { wine: '#f0a08a', glass: '#d9c9b0', label: '#ffffff' },
] as const;

/** `y` is the barrel's top; its belly leaves the picture. */
export function onBarrel(stage: Stage, { x, y, pour }: { x: number; y: number; pour: (typeof WINES)[number] }): Svg {
  const wood = stage.indoors('#a87448');
  const dark = stage.indoors('#5f3d2a');
  const w = 430;
  const bottom = stage.height + 20;
  return (
    path(
      d`M${x - w} ${y}Q${x - w * 1.06} ${(y + bottom) / 2} ${x - w * 1.1} ${bottom}H${x + w * 1.1}Q${x + w * 1.06} ${(y + bottom) / 2} ${x + w} ${y}Z`,
      stage.sideFade([0, darker(wood, 0.3)], [0.5, wood], [1, darker(wood, 0.36)]),
    ) +
    repeat(11, (i) => line(d`M${x - w * 0.9 + i * w * 0.18} ${y + 30}L${x - w * 0.97 + i * w * 0.194} ${bottom}`, dark, 4, 0.5)) +
    path(d`M${x - w * 1.04} ${y + 92}Q${x} ${y + 160} ${x + w * 1.04} ${y + 92}`, {
      fill: 'none',
      stroke: stage.indoors('#3a3f4a'),
      width: 30,
    }) +
    ellipse(x, y, w, 74, dark) +
    ellipse(x, y - 8, w * 0.99, 70, lighter(wood, 0.16)) +
    ellipse(x, y - 6, w * 0.91, 60, wood) +
    repeat(7, (i) =>
      line(
        d`M${x - w * 0.78 + i * w * 0.26} ${y - 6 - 54 * Math.sqrt(1 - (i - 3) ** 2 / 12)}V${y - 6 + 54 * Math.sqrt(1 - (i - 3) ** 2 / 12)}`,
        dark,
        3,
        0.35,
      ),
    ) +
    wineBottle(stage, { x: x - 60, y: y - 14, height: 500, colour: pour.glass, label: pour.label }) +
    wineGlass(stage, { x: x - 236, y: y + 10, height: 300, wine: pour.wine }) +
    cheeseBoard(stage, { x: x + 210, y: y + 22, width: 320 }) +
    wineGlass(stage, { x: x + 66, y: y + 32, height: 290, wine: pour.wine })
  );
}

export function barrelStack(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const barrel = (cx: number, cy: number): Svg => {
    const wood = stage.indoors('#b07c4f');
    return (
      circle(cx, cy, 98, stage.indoors('#5f3d2a')) +
      circle(cx, cy, 90, wood) +
      repeat(5, (i) =>
        line(
          d`M${cx - 60 + i * 30} ${cy - Math.sqrt(7600 - (i * 30 - 60) ** 2)}V${cy + Math.sqrt(7600 - (i * 30 - 60) ** 2)}`,
          stage.indoors('#7a5138'),
          3,
          0.6,
        ),
      ) +
      circle(cx, cy, 94, { fill: 'none', stroke: stage.indoors('#3a3f4a'), width: 9 }) +
      circle(cx, cy + 8, 11, stage.indoors('#3a2c28')) +
      path(d`M${cx - 62} ${cy - 60}A86 86 0 0 1 ${cx + 30} ${cy - 80}`, {
        fill: 'none',
        stroke: '#ffffff',
        width: 7,
        opacity: 0.16,
        round: true,
      })
    );
  };
  return (
    ellipse(x, y, 240, 18, { fill: '#0b1020', opacity: 0.35 }) + barrel(x - 102, y - 98) + barrel(x + 102, y - 98) + barrel(x, y - 274)
  );
}

/** A board across two trestles with what is tasted. */
export function tasting(stage: Stage, { x, y, pour }: { x: number; y: number; pour: (typeof WINES)[number] }): Svg {
  const wood = stage.indoors('#8f6546');
  return (
    rect(x - 480, y, 960, 34, lighter(wood, 0.16), 5) +
    rect(x - 470, y + 34, 940, 16, darker(wood, 0.2)) +
    rect(x - 400, y + 48, 40, 200, wood) +
    rect(x + 360, y + 48, 40, 200, wood) +
    wineBottle(stage, { x: x - 250, y: y + 6, height: 330, colour: pour.glass, label: pour.label }) +
    wineBottle(stage, { x: x - 150, y: y + 10, height: 310, colour: '#3a2c34', label: '#e8c27a' }) +
    wineGlass(stage, { x: x - 10, y: y + 10, height: 230, wine: pour.wine }) +
    wineGlass(stage, { x: x + 110, y: y + 14, height: 230, wine: pour.wine }) +
    cheeseBoard(stage, { x: x + 310, y: y + 4, width: 270 })
  );
}
