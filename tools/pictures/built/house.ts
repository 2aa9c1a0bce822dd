import { type Colour, darker, mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { d, line, path, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export interface House {
  /** Left edge and foot. */
  x: number;
  y: number;
  width: number;
  height: number;
  wall: Colour;
  roof: Colour;
  /** `side`: the eaves face us; `front`: the gable faces us; `flat`: a terrace; `steps`: a stepped gable. */
  shape: 'side' | 'front' | 'flat' | 'steps';
  rows: number;
  columns: number;
  shutters?: Colour;
  door?: boolean;
  chimney?: boolean;
  snowy?: boolean;
  distance?: number;
}

export function house(stage: Stage, random: Random, plan: House): Svg {
  const { x, y, width: w, height: h, distance = 0 } = plan;
  const wall = stage.tone(plan.wall, distance);
  const shade = stage.tone(mix(plan.wall, stage.light.shade, 0.34), distance);
  const side = stage.sun.x > x + w / 2 ? x : x + w * 0.76;
  return (
    (plan.chimney ? chimney(stage, plan) : '') +
    rect(x, y - h, w, h, wall) +
    gable(stage, plan) +
    rect(side, y - h, w * 0.24, h, { fill: shade, opacity: 0.4 }) +
    roof(stage, plan) +
    windows(stage, random, plan)
  );
}

const roofRise = (plan: House): number =>
  plan.shape === 'front' || plan.shape === 'steps' ? plan.width * 0.42 : Math.min(plan.height * 0.45, plan.width * 0.3);

function gable(stage: Stage, plan: House): Svg {
  const { x, y, width: w, height: h, distance = 0 } = plan;
  const wall = stage.tone(plan.wall, distance);
  const rise = roofRise(plan);
  if (plan.shape === 'front')
    return polygon(
      [
        [x, y - h + 1],
        [x + w / 2, y - h - rise],
        [x + w, y - h + 1],
      ],
      wall,
    );
  if (plan.shape !== 'steps') return '';
  return repeat(4, (i) => rect(x + (w / 2) * (i / 4.6), y - h - (rise * (i + 1)) / 4, w - w * (i / 4.6), rise / 4 + 1, wall));
}

function roof(stage: Stage, plan: House): Svg {
  const { x, y, width: w, height: h, distance = 0 } = plan;
  const tiles = stage.tone(plan.snowy ? '#f6faff' : plan.roof, distance);
  const dark = stage.tone(mix(plan.snowy ? '#c9d8ea' : plan.roof, stage.light.shade, 0.3), distance);
  const top = y - h;
  const rise = roofRise(plan);
  const over = w * 0.06;
  if (plan.shape === 'steps') return rect(x - w * 0.02, top - 1, w * 1.04, h * 0.02, { fill: dark, opacity: 0.5 });
  if (plan.shape === 'flat')
    return (
      rect(x - over * 0.5, top - h * 0.05, w + over, h * 0.07, tiles) + rect(x, top + h * 0.02, w, h * 0.02, { fill: dark, opacity: 0.5 })
    );
  if (plan.shape === 'front') {
    const thick = w * 0.09;
    const slab = (s: -1 | 1) => {
      const cx = x + w / 2;
      const edge = cx + s * (w / 2 + over);
      return polygon(
        [
          [cx, top - rise - thick],
          [edge, top + over * 0.5 - thick * 0.2],
          [edge, top + over * 0.5 + thick * 0.7],
          [cx, top - rise + thick * 0.35],
        ],
        (s === 1) === stage.sun.x > cx ? tiles : dark,
      );
    };
    return slab(-1) + slab(1);
  }
  return (
    polygon(
      [
        [x - over, top + 1],
        [x + w * 0.12, top - rise],
        [x + w * 0.88, top - rise],
        [x + w + over, top + 1],
      ],
      tiles,
    ) +
    polygon(
      stage.sun.x > x + w / 2
        ? [
            [x - over, top + 1],
            [x + w * 0.12, top - rise],
            [x + w * 0.3, top - rise],
            [x + w * 0.16, top + 1],
          ]
        : [
            [x + w + over, top + 1],
            [x + w * 0.88, top - rise],
            [x + w * 0.7, top - rise],
            [x + w * 0.84, top + 1],
          ],
      { fill: dark, opacity: 0.6 },
    ) +
    rect(x, top, w, h * 0.05, { fill: dark, opacity: 0.55 })
  );
}

function chimney(stage: Stage, plan: House): Svg {
  const { x, y, width: w, height: h, distance = 0 } = plan;
  const size = w * 0.09;
  const top = y - h - roofRise(plan) * 1.12;
  return (
    rect(x + w * 0.7, top, size, roofRise(plan), stage.tone(mix(plan.wall, plan.roof, 0.4), distance)) +
    rect(x + w * 0.69, top, size * 1.25, size * 0.3, stage.tone(plan.snowy ? '#ffffff' : darker(plan.roof, 0.2), distance))
  );
}

/** Rows of windows, the door under the middle one; after dark some are lit. */
function windows(stage: Stage, random: Random, plan: House): Svg {
  const { x, y, width: w, height: h, rows, columns, distance = 0 } = plan;
  const cell = { w: w / (columns + 0.3), h: h / (rows + 0.15) };
  const pane = { w: Math.min(cell.w * 0.44, cell.h * 0.5), h: Math.min(cell.h * 0.58, cell.w * 0.8) };
  const frame = stage.tone(mix(plan.wall, '#ffffff', 0.5), distance);
  return repeat(rows * columns, (i) => {
    const row = Math.floor(i / columns);
    const column = i % columns;
    const px = x + w * 0.5 + (column - (columns - 1) / 2) * cell.w - pane.w / 2;
    const py = y - h + cell.h * (row + 0.32);
    if (plan.door && row === rows - 1 && column === Math.floor(columns / 2))
      return door(stage, plan, { x: px, width: pane.w * 1.15, height: Math.min(pane.h * 1.5, cell.h * 0.85) });
    const bar = Math.max(1, pane.w * 0.09);
    return (
      rect(px - bar, py - bar, pane.w + 2 * bar, pane.h + 2 * bar, frame) +
      rect(px, py, pane.w, pane.h, glass(stage, random, distance)) +
      rect(px + pane.w / 2 - bar / 2, py, bar, pane.h, frame) +
      rect(px, py + pane.h * 0.45, pane.w, bar, frame) +
      (plan.shutters
        ? repeat(2, (s) =>
            rect(
              s ? px + pane.w + bar : px - bar - pane.w * 0.4,
              py - bar,
              pane.w * 0.4,
              pane.h + 2 * bar,
              stage.tone(plan.shutters ?? '', distance),
            ),
          )
        : '') +
      (plan.snowy ? rect(px - bar * 2, py + pane.h + bar, pane.w + 4 * bar, bar * 1.6, stage.tone('#ffffff', distance), bar) : '')
    );
  });
}

export function glass(stage: Stage, random: Random, distance = 0): Colour {
  const lit = random.chance(stage.light.darkness > 0.4 ? 0.68 : 0);
  return lit ? mix('#ffd680', stage.light.haze, distance * 0.35) : stage.tone('#43626f', distance);
}

function door(stage: Stage, plan: House, { x, width, height }: { x: number; width: number; height: number }): Svg {
  const fill = stage.tone(plan.shutters ?? '#5a3a2c', plan.distance);
  return (
    path(d`M${x} ${plan.y}v${-height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}Z`, fill) +
    line(d`M${x + width * 0.72} ${plan.y - height * 0.4}v${height * 0.06}`, stage.tone('#e8c27a'), width * 0.1)
  );
}
