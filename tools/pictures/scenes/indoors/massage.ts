import { darker, lighter, mix } from '../../drawing/colour.ts';
import { circle, d, ellipse, line, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { type Decor, decorOf } from '../../rooms/decor.ts';
import { candle, pendant } from '../../rooms/lamps.ts';
import { pottedPlant } from '../../rooms/ornaments.ts';
import { stillLife } from '../../rooms/still-life.ts';
import { walls } from '../../rooms/walls.ts';
import { viewWindows } from '../../rooms/windows.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';

export const massage: Scene = [cabinRoom, (stage) => stillLife(stage, 'oils')];

/** The table with its towels before a screen and a wide view. */
function cabinRoom(stage: Stage): Svg {
  const decor = decorOf(stage);
  const floor = stage.height * 0.72;
  const middle = stage.width / 2;
  const side = stage.random.fork('side').chance(0.5) ? 1 : -1;
  const view = { x: middle - 420, y: 110, width: 840, height: 400, panes: 4, frame: decor.wood };
  const pairs = Math.max(0, Math.floor((stage.width - 1900) / 1100));
  const more = Array.from({ length: pairs }, (_, i) =>
    [-1, 1].map((way) => ({ ...view, x: middle - 300 + way * (1200 + i * 760), width: 600 })),
  ).flat();
  return (
    walls(stage, decor, floor, stage.random.fork('finish').pick(['plain', 'stripes'] as const)) +
    viewWindows(stage, [view, ...more]) +
    screen(stage, decor, { x: middle + side * 640, y: floor + 40 }) +
    pendant(stage, { x: middle - side * 560, y: 230, colour: '#f0dfc0', size: 76 }) +
    ellipse(middle, stage.height * 0.93, 620, 58, stage.indoors(mix(decor.second, '#ffffff', 0.4))) +
    bed(stage, decor, { x: middle, y: stage.height * 0.93 }) +
    stool(stage, decor, { x: middle - side * 600, y: stage.height * 0.92 }) +
    pottedPlant(stage, { x: middle + side * 700, y: stage.height * 0.95, height: 400, pot: decor.accent, name: 'plant' })
  );
}

function bed(stage: Stage, decor: Decor, { x, y }: { x: number; y: number }): Svg {
  const wood = stage.indoors(decor.wood);
  const linen = stage.indoors('#fdfaf4');
  const cloth = stage.indoors(decor.accent);
  const top = y - 236;
  return (
    ellipse(x, y + 2, 470, 24, { fill: '#0b1020', opacity: 0.25 }) +
    line(d`M${x - 360} ${top + 60}L${x - 380} ${y}M${x + 360} ${top + 60}L${x + 380} ${y}`, wood, 24) +
    line(d`M${x - 370} ${y - 70}H${x + 370}`, darker(wood, 0.15), 14) +
    rect(x - 420, top + 40, 840, 34, wood, 8) +
    rect(x - 430, top - 16, 860, 66, lighter(linen, 0.2), 28) +
    path(
      d`M${x - 250} ${top - 20}H${x + 438}V${top + 96}Q${x + 380} ${top + 112} ${x + 320} ${top + 98}T${x + 200} ${top + 100}T${x + 80} ${top + 98}T${x - 40} ${top + 100}T${x - 150} ${top + 98}T${x - 250} ${top + 96}Z`,
      mix(linen, cloth, 0.14),
    ) +
    path(d`M${x + 20} ${top - 22}H${x + 250}V${top + 104}Q${x + 200} ${top + 114} ${x + 140} ${top + 102}T${x + 20} ${top + 102}Z`, cloth) +
    rect(x - 414, top - 62, 170, 54, linen, 27) +
    circle(x - 270, top - 35, 15, { fill: 'none', stroke: darker(linen, 0.2), width: 4 }) +
    repeat(2, (i) => rect(x + 290, top - 58 - i * 42, 124 - i * 14, 42, i ? mix(cloth, linen, 0.5) : linen, 20)) +
    bloom(stage, { x: x + 346, y: top - 116 }) +
    repeat(5, (i) => ellipse(x + 60 + i * 38, top - 32, 17, 11, stage.indoors(i % 2 ? '#4f5a60' : '#6b757a')))
  );
}

function bloom(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  return (
    repeat(
      5,
      (i) =>
        `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${i * 72})">${ellipse(0, -17, 11, 18, stage.indoors('#fff3e2'))}</g>`,
    ) + circle(x, y, 9, stage.indoors('#f0b84a'))
  );
}

function screen(stage: Stage, decor: Decor, { x, y }: { x: number; y: number }): Svg {
  const wood = stage.indoors(decor.wood);
  const paper = stage.indoors('#f7eedb');
  return repeat(3, (i) => {
    const left = x - 165 + i * 112;
    const skew = i % 2 ? 18 : -18;
    return (
      polygon(
        [
          [left, y - 470 + skew],
          [left + 108, y - 470 - skew],
          [left + 108, y - skew],
          [left, y + skew],
        ],
        wood,
      ) +
      polygon(
        [
          [left + 12, y - 456 + skew],
          [left + 96, y - 456 - skew * 0.8],
          [left + 96, y - 16 - skew * 0.8],
          [left + 12, y - 16 + skew],
        ],
        darker(paper, i % 2 ? 0.08 : 0),
      ) +
      repeat(3, (j) => line(d`M${left + 12} ${y - 350 + j * 110 + skew}L${left + 96} ${y - 350 + j * 110 - skew * 0.8}`, wood, 5))
    );
  });
}

function stool(stage: Stage, decor: Decor, { x, y }: { x: number; y: number }): Svg {
  const wood = stage.indoors(decor.wood);
  return (
    ellipse(x, y + 2, 110, 12, { fill: '#0b1020', opacity: 0.22 }) +
    line(d`M${x - 60} ${y - 150}L${x - 78} ${y}M${x + 60} ${y - 150}L${x + 78} ${y}`, wood, 13) +
    rect(x - 100, y - 166, 200, 24, lighter(wood, 0.12), 8) +
    candle(stage, { x: x - 56, y: y - 164, height: 70 }) +
    candle(stage, { x: x - 14, y: y - 164, height: 46 }) +
    rect(x + 26, y - 246, 46, 82, stage.indoors('#7a4a2a'), 10) +
    rect(x + 40, y - 270, 18, 28, stage.indoors('#e8c27a'), 3)
  );
}
