import { darker, lighter, mix } from '../drawing/colour.ts';
import { d, line, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Decor } from './decor.ts';
import type { Stage } from '../stage/stage.ts';

/** The back wall and the floor; the floor's boards run to one vanishing point. */
export function walls(stage: Stage, decor: Decor, floorLine: number, finish: 'plain' | 'panels' | 'stripes' | 'tiles' = 'plain'): Svg {
  const { width } = stage;
  const wall = stage.indoors(decor.wall);
  const dark = darker(wall, 0.2);
  const shine =
    stage.sun.x < width / 2
      ? stage.sideFade([0, lighter(wall, 0.16)], [1, darker(wall, 0.1)])
      : stage.sideFade([0, darker(wall, 0.1)], [1, lighter(wall, 0.16)]);
  const finishes: Record<typeof finish, () => Svg> = {
    plain: () => '',
    stripes: () => repeat(width / 90, (i) => rect(i * 90, 0, 45, floorLine, { fill: dark, opacity: 0.09 })),
    tiles: () =>
      repeat(width / 70, (i) => rect(i * 70 + 68, 0, 2.5, floorLine, { fill: dark, opacity: 0.28 })) +
      repeat(floorLine / 70, (i) => rect(0, i * 70 + 68, width, 2.5, { fill: dark, opacity: 0.28 })),
    panels: () => {
      const low = stage.indoors(decor.wainscot);
      const top = floorLine - 190;
      const count = Math.max(4, Math.round(width / 210));
      const each = width / count;
      return (
        rect(0, top, width, 190, low) +
        rect(0, top - 8, width, 12, lighter(low, 0.3)) +
        repeat(count, (i) => rect(i * each + 22, top + 34, each - 44, 118, { fill: 'none', stroke: darker(low, 0.22), width: 4 }))
      );
    },
  };
  return (
    rect(0, 0, width, floorLine + 4, shine) +
    finishes[finish]() +
    floor(stage, decor, floorLine) +
    rect(0, floorLine - 12, width, 16, mix(stage.indoors(decor.wainscot), '#ffffff', 0.35))
  );
}

function floor(stage: Stage, decor: Decor, top: number): Svg {
  const { width, height } = stage;
  const wood = stage.indoors(decor.floor);
  const seam = darker(wood, 0.28);
  const middle = width / 2;
  const count = Math.ceil(width / 60);
  return (
    rect(0, top, width, height - top + 2, stage.verticalFade([0, darker(wood, 0.12)], [1, lighter(wood, 0.08)])) +
    repeat(count * 2, (i) => {
      const offset = (i - count + 0.5) * 60;
      return line(d`M${middle + offset} ${top}L${middle + offset * 2.1} ${height + 2}`, seam, 2, 0.4);
    })
  );
}
