import { type Colour, darker, lighter, mix } from '../../drawing/colour.ts';
import { circle, d, ellipse, line, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { sky } from '../../nature/sky.ts';
import { cypress, roundTree } from '../../plants/trees.ts';
import { glow } from '../../rooms/lamps.ts';
import { viewWindows } from '../../rooms/windows.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { painting } from '../../things/painting.ts';
import { amphora, bust, plinth, torus } from '../../things/statues.ts';

export const museum: Scene = [gallery, facade, sculptures];

const WALLS = ['#2f5d5c', '#8a3f3a', '#e9e2d4', '#3f4a6b', '#c9a25a', '#6b4a5a'] as const;

function hall(stage: Stage, wall: Colour, floor: number): Svg {
  const { width, height } = stage;
  const paint = stage.indoors(wall);
  const parquet = stage.indoors('#b98a5e');
  return (
    rect(0, 0, width, floor, stage.verticalFade([0, darker(paint, 0.24)], [1, lighter(paint, 0.04)])) +
    rect(0, 0, width, 44, stage.indoors('#f3ead9')) +
    rect(0, 44, width, 10, { fill: '#0b1020', opacity: 0.18 }) +
    rect(0, floor - 40, width, 44, stage.indoors('#f3ead9')) +
    rect(0, floor, width, height - floor + 4, stage.verticalFade([0, darker(parquet, 0.2)], [1, lighter(parquet, 0.1)])) +
    repeat(width / 80 + 24, (i) =>
      line(
        d`M${width / 2 + (i - width / 160 - 12) * 80} ${floor}L${width / 2 + (i - width / 160 - 12) * 170} ${height + 4}`,
        darker(parquet, 0.5),
        3,
        0.25,
      ),
    )
  );
}

/** Paintings in gold frames, a bench, spots of light. */
function gallery(stage: Stage): Svg {
  const random = stage.random.fork('gallery');
  const floor = stage.height * 0.74;
  const wall = random.pick(WALLS);
  const step = 540;
  const count = Math.max(3, Math.floor((stage.width - 80) / step) | 1);
  const start = stage.width / 2 - (count * step) / 2;
  const works = repeat(count, (i) => {
    const middle = i === Math.floor(count / 2);
    const w = middle ? 470 : random.between(300, 380);
    const h = middle ? 340 : random.between(280, 390);
    const x = start + (i + 0.5) * step;
    return spot(stage, { x, y: 54, reach: 520 }) + painting(stage, { x: x - w / 2, y: 330 - h / 2, width: w, height: h, name: `work${i}` });
  });
  const x = stage.width / 2;
  const seat = stage.indoors(mix(wall, '#5a2a2a', 0.4));
  return (
    hall(stage, wall, floor) +
    works +
    ellipse(x, floor + 176, 330, 18, { fill: '#0b1020', opacity: 0.25 }) +
    line(d`M${x - 250} ${floor + 110}V${floor + 174}M${x + 250} ${floor + 110}V${floor + 174}`, stage.indoors('#4a362c'), 20) +
    rect(x - 310, floor + 66, 620, 52, seat, 14) +
    rect(x - 310, floor + 66, 620, 16, { fill: '#ffffff', opacity: 0.14 }, 8) +
    rope(stage, { left: x - 760, right: x - 400, y: floor + 74 }) +
    rope(stage, { left: x + 400, right: x + 760, y: floor + 74 })
  );
}

function spot(stage: Stage, { x, y, reach }: { x: number; y: number; reach: number }): Svg {
  return (
    polygon(
      [
        [x - 24, y],
        [x + 24, y],
        [x + 260, y + reach],
        [x - 260, y + reach],
      ],
      stage.verticalFade([0, '#fff3d0', 0.34], [1, '#fff3d0', 0]),
    ) + rect(x - 22, y - 6, 44, 24, stage.indoors('#3a3f4a'), 6)
  );
}

function rope(stage: Stage, { left, right, y }: { left: number; right: number; y: number }): Svg {
  const brass = stage.indoors('#d9ac52');
  const stand = (x: number) =>
    ellipse(x, y + 110, 34, 9, darker(brass, 0.25)) + rect(x - 6, y, 12, 110, brass) + circle(x, y - 4, 13, lighter(brass, 0.2));
  return (
    path(d`M${left} ${y + 6}Q${(left + right) / 2} ${y + 80} ${right} ${y + 6}`, {
      fill: 'none',
      stroke: stage.indoors('#9a2f3a'),
      width: 13,
    }) +
    stand(left) +
    stand(right)
  );
}

/** A temple of art: steps, columns and a pediment. */
function facade(stage: Stage): Svg {
  const ground = stage.height * 0.8;
  const random = stage.random.fork('facade');
  const x = stage.width / 2;
  const stone = stage.tone(random.pick(['#f0e4cc', '#e9d3b4', '#ece8de', '#e6c9b4']));
  const dark = mix(stone, stage.light.shade, 0.34);
  const inside = stage.light.darkness > 0.4 ? '#f6c977' : stage.tone('#6f6a66');
  const w = 520;
  const top = ground - 380;
  const columns = repeat(8, (i) => {
    const cx = x - w + 46 + i * ((2 * w - 92) / 7);
    return (
      rect(
        cx - 27,
        top,
        54,
        330,
        stage.sun.x > cx ? stage.sideFade([0, dark], [0.6, stone], [1, stone]) : stage.sideFade([0, stone], [0.4, stone], [1, dark]),
      ) +
      repeat(3, (j) => rect(cx - 15 + j * 13, top + 12, 3, 308, { fill: dark, opacity: 0.45 })) +
      rect(cx - 36, top - 8, 72, 18, stone) +
      rect(cx - 36, top + 322, 72, 18, stone)
    );
  });
  const wing = (side: -1 | 1) => {
    const left = side < 0 ? -20 : x + w - 10;
    const width = side < 0 ? x - w + 30 : stage.width - left + 20;
    const bays = Math.max(1, Math.floor(width / 150));
    return (
      rect(left, top + 60, width, 370, mix(stone, stage.light.shade, 0.1)) +
      rect(left, top + 36, width, 30, stone) +
      repeat(bays, (i) => path(d`M${left + (i + 0.5) * (width / bays) - 30} ${top + 330}v-150a30 30 0 0 1 60 0v150Z`, inside))
    );
  };
  const trees = repeat(Math.round(stage.width / 400), (i) => {
    const tx = (i + 0.5) * 400;
    return Math.abs(tx - x) < 740 ? '' : roundTree(stage, random, { x: tx, y: ground + 66, height: 250 });
  });
  return (
    sky(stage, ground) +
    wing(-1) +
    wing(1) +
    rect(x - w + 20, top, 2 * w - 40, 380, mix(inside, stage.light.shade, stage.light.darkness > 0.4 ? 0 : 0.2)) +
    rect(x - 60, top + 130, 120, 220, stage.light.darkness > 0.4 ? '#ffe7b0' : stage.tone('#4a362c')) +
    columns +
    banner(stage, { x: x - w - 130, y: top + 90, colour: random.pick(['#c93a24', '#0f7f86', '#f0a83c']) }) +
    banner(stage, { x: x + w + 50, y: top + 90, colour: random.pick(['#6b3e9a', '#2f5d8a', '#d95f86']) }) +
    rect(x - w - 10, top - 64, 2 * w + 20, 58, stone) +
    rect(x - w - 10, top - 16, 2 * w + 20, 8, { fill: dark, opacity: 0.7 }) +
    polygon(
      [
        [x - w - 30, top - 62],
        [x, top - 210],
        [x + w + 30, top - 62],
      ],
      stone,
    ) +
    polygon(
      [
        [x - w + 90, top - 76],
        [x, top - 184],
        [x + w - 90, top - 76],
      ],
      dark,
    ) +
    circle(x, top - 116, 34, stone) +
    repeat(4, (i) =>
      rect(x - w - 30 - i * 34, ground - 42 + i * 22, 2 * w + 60 + i * 68, 24, mix(stone, stage.light.shade, i % 2 ? 0.16 : 0.04)),
    ) +
    rect(0, ground + 44, stage.width, stage.height - ground, stage.verticalFade([0, stage.tone('#cbb898')], [1, stage.tone('#e3d3b2')])) +
    trees +
    repeat(2, (i) => cypress(stage, { x: i ? x + w + 190 : x - w - 190, y: ground + 56, height: 260 }))
  );
}

function banner(stage: Stage, { x, y, colour }: { x: number; y: number; colour: Colour }): Svg {
  const cloth = stage.tone(colour);
  return (
    rect(x, y, 80, 220, cloth) +
    polygon(
      [
        [x, y + 219],
        [x + 80, y + 219],
        [x + 40, y + 246],
      ],
      cloth,
    ) +
    circle(x + 40, y + 70, 22, stage.tone('#fff3d6')) +
    line(d`M${x + 20} ${y + 130}h40M${x + 20} ${y + 152}h40M${x + 20} ${y + 174}h26`, stage.tone('#fff3d6'), 6)
  );
}

/** Pots and a bust on plinths under arched windows. */
function sculptures(stage: Stage): Svg {
  const random = stage.random.fork('sculptures');
  const floor = stage.height * 0.76;
  const wall = random.pick(WALLS);
  const step = 500;
  const count = Math.max(3, Math.floor((stage.width - 60) / step) | 1);
  const start = stage.width / 2 - (count * step) / 2;
  const view = random.pick(['sea', 'hills', 'mountains'] as const);
  const shapes = [amphora, bust, torus] as const;
  const first = random.whole(0, 2);
  const bays = repeat(count, (i) => {
    const x = start + (i + 0.5) * step;
    const y = floor + 90;
    return (
      glow(stage, { x, y: y - 330, radius: 230 }) + plinth(stage, { x, y }) + (shapes[(i + first) % 3] ?? amphora)(stage, { x, y: y - 224 })
    );
  });
  const arches = Array.from({ length: count }, (_, i) => ({
    x: start + (i + 0.5) * step - 125,
    y: 100,
    width: 250,
    height: 380,
    panes: 2,
    arched: true,
  }));
  return hall(stage, wall, floor) + viewWindows(stage, arches, view) + bays;
}
