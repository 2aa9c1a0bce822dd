import { darker, mix } from '../../drawing/colour.ts';
import { d, ellipse, line, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { farHills, land, mist } from '../../nature/land.ts';
import { peaks } from '../../nature/peaks.ts';
import { sky } from '../../nature/sky.ts';
import { pine } from '../../plants/pines.ts';
import { decorOf } from '../../rooms/decor.ts';
import { candle, glow } from '../../rooms/lamps.ts';
import { pottedPlant } from '../../rooms/ornaments.ts';
import { stillLife } from '../../rooms/still-life.ts';
import { walls } from '../../rooms/walls.ts';
import { viewWindows } from '../../rooms/windows.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { towelBench, tub } from '../../things/tub.ts';

export const spa: Scene = [pool, nordicBath, stones];

/** An indoor pool under arches, each arch a window. */
function pool(stage: Stage): Svg {
  const decor = { ...decorOf(stage), floor: '#e6dccb' };
  const floor = stage.height * 0.64;
  const span = 400;
  const count = Math.max(3, Math.floor((stage.width - 80) / span) | 1);
  const start = stage.width / 2 - (count * span) / 2;
  const arches = Array.from({ length: count }, (_, i) => ({
    x: start + i * span + 60,
    y: 90,
    width: span - 120,
    height: 400,
    panes: 2,
    arched: true,
    frame: '#fbf6ec',
  }));
  const near = stage.height * 0.94;
  const inset = Math.min(stage.width * 0.2, 330);
  const water = stage.verticalFade([0, stage.indoors('#8fd6d0')], [1, stage.indoors('#1f8f98')]);
  const pale = stage.indoors('#d6f4ee');
  const random = stage.random.fork('ripples');
  const ripples = repeat(34, () => {
    const t = random.next();
    const y = floor + 46 + (near - floor - 70) * t;
    const half = stage.width / 2 - inset + inset * t * 0.72;
    const x = stage.width / 2 + random.between(-0.86, 0.86) * half;
    return line(d`M${x - 40 - 40 * t} ${y}q${20 + 20 * t} ${-8} ${40 + 40 * t} 0t${40 + 40 * t} 0`, pale, 3 + 2 * t, 0.5);
  });
  const glints = repeat(count, (i) =>
    polygon(
      [
        [start + i * span + 90, floor + 40],
        [start + (i + 1) * span - 90, floor + 40],
        [start + (i + 1) * span - 60, near - 40],
        [start + i * span + 60, near - 40],
      ],
      { fill: stage.light.sky[2], opacity: 0.16 },
    ),
  );
  return (
    walls(stage, decor, floor, 'tiles') +
    viewWindows(stage, arches) +
    rect(0, 0, stage.width, 64, stage.indoors('#fbf6ec')) +
    rect(0, 64, stage.width, 7, { fill: '#0b1020', opacity: 0.14 }) +
    repeat(count + 1, (i) => column(stage, { x: start + i * span, y: floor + 6 })) +
    polygon(
      [
        [inset - 26, floor + 26],
        [stage.width - inset + 26, floor + 26],
        [stage.width - inset * 0.12 + 30, near + 12],
        [inset * 0.12 - 30, near + 12],
      ],
      stage.indoors('#fbf6ec'),
    ) +
    polygon(
      [
        [inset, floor + 38],
        [stage.width - inset, floor + 38],
        [stage.width - inset * 0.24, near - 12],
        [inset * 0.24, near - 12],
      ],
      water,
    ) +
    glints +
    ripples +
    lounge(stage, { x: stage.width - 250, y: floor + 62, colour: decor.accent }) +
    lounge(stage, { x: 40, y: floor + 62, colour: decor.accent }) +
    pottedPlant(stage, { x: 70, y: floor + 250, height: 330, pot: decor.second, name: 'plantA' }) +
    pottedPlant(stage, { x: stage.width - 70, y: floor + 250, height: 330, pot: decor.second, name: 'plantB' }) +
    candle(stage, { x: stage.width / 2 - 60, y: near + 46, height: 50 }) +
    candle(stage, { x: stage.width / 2, y: near + 50, height: 74 }) +
    candle(stage, { x: stage.width / 2 + 52, y: near + 46, height: 42 })
  );
}

function column(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const stone = stage.indoors('#fbf6ec');
  return (
    rect(x - 24, 70, 48, y - 70, stage.sideFade([0, stone], [1, darker(stone, 0.16)])) +
    rect(x - 36, 56, 72, 24, stone, 4) +
    rect(x - 36, y - 26, 72, 26, stone, 4) +
    (stage.light.darkness > 0.4 ? glow(stage, { x, y: 250, radius: 170 }) : '')
  );
}

function lounge(stage: Stage, { x, y, colour }: { x: number; y: number; colour: string }): Svg {
  const cloth = stage.indoors(mix(colour, '#ffffff', 0.5));
  return (
    ellipse(x + 105, y + 4, 120, 9, { fill: '#0b1020', opacity: 0.2 }) +
    line(d`M${x + 24} ${y - 34}V${y}M${x + 170} ${y - 34}V${y}`, stage.indoors('#8a5c3c'), 9) +
    line(d`M${x} ${y - 38}H${x + 140}L${x + 208} ${y - 96}`, stage.indoors('#8a5c3c'), 12) +
    line(d`M${x + 4} ${y - 50}H${x + 136}L${x + 202} ${y - 106}`, cloth, 15)
  );
}

/** A hot tub on a deck before the mountains, with steam. */
function nordicBath(stage: Stage): Svg {
  const horizon = stage.height * 0.58;
  const random = stage.random.fork('bath');
  const snowy = random.chance(0.4);
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.6 : 0.4);
  const deck = stage.height * 0.76;
  const meadow = land(stage, {
    name: 'meadow',
    y: horizon + 40,
    height: 24,
    length: 900,
    colour: snowy ? '#eef4fb' : '#86a868',
    distance: 0.25,
  });
  const wood = repeat(stage.width / 70, (i) =>
    pine(stage, {
      x: i * 70 + random.between(-20, 20),
      y: horizon + 50 + random.between(0, 90),
      height: random.between(120, 220),
      distance: 0.2,
      snowy,
    }),
  );
  const board = stage.tone('#a87c58');
  return (
    sky(stage, horizon) +
    (random.chance(0.5)
      ? peaks(stage, { name: 'peaks', base: horizon + 50, height: 360, spacing: 430, distance: 0.42, snow: snowy ? 0.8 : 0.45 })
      : farHills(stage, horizon + 20)) +
    mist(stage, horizon + 10, 150, 0.7) +
    meadow.svg +
    wood +
    mist(stage, horizon + 140, 120, 0.4) +
    rect(0, deck, stage.width, stage.height - deck + 4, stage.verticalFade([0, mix(board, stage.light.shade, 0.12)], [1, board])) +
    repeat(stage.width / 70 + 14, (i) =>
      line(
        d`M${stage.width / 2 + (i - stage.width / 140 - 7) * 70} ${deck}L${stage.width / 2 + (i - stage.width / 140 - 7) * 124} ${stage.height + 4}`,
        mix(board, stage.light.shade, 0.4),
        3,
        0.6,
      ),
    ) +
    rect(0, deck - 3, stage.width, 8, { fill: stage.light.shade, opacity: 0.25 }) +
    tub(stage, { x, y: deck + 118 }) +
    towelBench(stage, { x: x > stage.width / 2 ? x - 620 : x + 400, y: deck + 100 })
  );
}

/** Stacked stones, a candle and an orchid before still water. */
function stones(stage: Stage): Svg {
  return stillLife(stage, 'stones');
}
