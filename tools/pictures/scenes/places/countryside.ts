import { stoneBridge } from '../../built/bridges.ts';
import { house } from '../../built/house.ts';
import type { Colour } from '../../drawing/colour.ts';
import { below } from '../../drawing/curves.ts';
import { d, path, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { farHills, land, mist } from '../../nature/land.ts';
import { sky } from '../../nature/sky.ts';
import { water } from '../../nature/water.ts';
import { bush, flowers } from '../../plants/flowers.ts';
import { furrows } from '../../plants/furrows.ts';
import { cypress, poplar, roundTree } from '../../plants/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { balloon, windmill } from '../../things/balloon.ts';

export const countryside: Scene = [lavender, bridge, balloons];

/** Rows of lavender (or wheat, or sunflowers) to a farmhouse and its tree. */
function lavender(stage: Stage): Svg {
  const horizon = stage.height * 0.5;
  const random = stage.random.fork('field');
  const crop = random.pick([
    ['#7a5fb0', '#a98fd6'],
    ['#7a5fb0', '#b79ae0'],
    ['#d9a83c', '#f3d272'],
    ['#5f9a4c', '#9fc860'],
  ]);
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.64 : 0.36);
  const top = horizon + 62;
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    hedges(stage, { name: 'hedges', y: horizon + 16, distance: 0.4 }) +
    land(stage, { name: 'edge', y: top - 10, height: 10, length: 900, colour: '#9fb06a', distance: 0.12 }).svg +
    farm(stage, { x, y: top + 8 }) +
    furrows(stage, { x: stage.width - x, y: top + 6, crop })
  );
}

function hedges(stage: Stage, { name, y, distance }: { name: string; y: number; distance: number }): Svg {
  const random = stage.random.fork(name);
  const hill = land(stage, { name: `${name}-hill`, y, height: 22, length: 900, colour: '#9db36c', distance });
  const trees = repeat(stage.width / 105, (i) => {
    const x = i * 105 + random.between(0, 90);
    return random.chance(0.7)
      ? roundTree(stage, random, { x, y: hill.at(x) + 8, height: random.between(46, 86), distance })
      : bush(stage, random, { x, y: hill.at(x) + 8, height: 24, distance });
  });
  return hill.svg + trees;
}

function farm(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const random = stage.random.fork('farm');
  const stone = random.pick(['#ead3a8', '#dcc7a8', '#f1e2cc', '#e6b893']);
  const roof = random.pick(['#b8573b', '#8a5a44', '#a8623f']);
  const shutters = random.pick(['#6f8fb8', '#5f9a8c', '#8a7fb0', '#a85a4a']);
  const away = stage.sun.x < stage.width / 2 ? 1 : -1;
  return (
    roundTree(stage, random, { x: x + away * 250, y: y + 6, height: 230, distance: 0.06 }) +
    house(stage, random, { x: x + 60, y, width: 150, height: 70, wall: stone, roof, shape: 'side', rows: 1, columns: 2, distance: 0.06 }) +
    house(stage, random, {
      x: x - 140,
      y: y + 4,
      width: 220,
      height: 106,
      wall: stone,
      roof,
      shutters,
      shape: 'side',
      rows: 2,
      columns: 3,
      door: true,
      chimney: true,
      distance: 0.04,
    }) +
    repeat(3, (i) => cypress(stage, { x: x - away * (178 + i * 42), y: y + 6, height: 130 + (i % 2) * 40, distance: 0.06 })) +
    bush(stage, random, { x: x - 120, y: y + 8, height: 24 }) +
    bush(stage, random, { x: x + 90, y: y + 8, height: 22 })
  );
}

/** A river under an old stone bridge, poplars and a mill. */
function bridge(stage: Stage): Svg {
  const horizon = stage.height * 0.54;
  const random = stage.random.fork('bridge');
  const x = stage.width * random.between(0.42, 0.58);
  const far = land(stage, { name: 'far', y: horizon + 20, height: 18, length: 800, colour: '#94b066', distance: 0.3 });
  const row = (from: number, count: number, step: number) =>
    repeat(count, (i) =>
      poplar(stage, { x: from + i * step, y: far.at(from + i * step) + 10, height: random.between(170, 250), distance: 0.24 }),
    );
  const millX = stage.sun.x < stage.width / 2 ? x + 400 : x - 680;
  const banks = (name: string, side: -1 | 1): Svg => {
    const edge = x + side * 170;
    const out = side < 0 ? -20 : stage.width + 20;
    return path(
      d`M${out} ${horizon + 60}L${edge + side * 40} ${horizon + 84}Q${edge - side * 10} ${horizon + 150} ${edge + side * 190} ${horizon + 210}Q${edge + side * 330} ${horizon + 290} ${edge + side * 300} ${stage.height + 4}H${out}Z`,
      stage.verticalFade([0, stage.tone('#8fb35c', 0.08)], [1, stage.tone(name === 'left' ? '#5f8f45' : '#6a9a48')]),
    );
  };
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    far.svg +
    row(40, Math.floor((x - 330) / 70), 70) +
    row(x + 300, Math.floor((stage.width - x - 300) / 70), 70) +
    rect(0, horizon + 56, stage.width, 40, stage.tone('#88a95c', 0.14)) +
    water(stage, horizon + 78) +
    mist(stage, horizon + 80, 60, 0.4) +
    banks('left', -1) +
    banks('right', 1) +
    stoneBridge(stage, { x, y: horizon + 138 }) +
    house(stage, random, {
      x: millX,
      y: horizon + 150,
      width: 240,
      height: 130,
      wall: '#ead9bc',
      roof: '#8a5a44',
      shutters: '#5f86a8',
      shape: 'side',
      rows: 2,
      columns: 3,
      door: true,
      chimney: true,
    }) +
    roundTree(stage, random, { x: millX + (millX > x ? 310 : -70), y: horizon + 166, height: 190 }) +
    roundTree(stage, random, { x: stage.width - millX - 60, y: horizon + 190, height: 250 }) +
    flowers(stage, random, {
      left: 0,
      right: x - 330,
      top: stage.height * 0.86,
      bottom: stage.height,
      colours: ['#ffffff', '#f06a7a', '#ffd35a'],
      count: 26,
    }) +
    flowers(stage, random, {
      left: x + 480,
      right: stage.width,
      top: stage.height * 0.86,
      bottom: stage.height,
      colours: ['#ffffff', '#c65aa0', '#ffd35a'],
      count: 26,
    })
  );
}

/** Poppies, hills and hot-air balloons. */
function balloons(stage: Stage): Svg {
  const horizon = stage.height * 0.6;
  const random = stage.random.fork('balloons');
  const field = land(stage, { name: 'field', y: horizon + 30, height: 34, length: 1100, colour: '#b9b85c', distance: 0.3 });
  const meadow = land(stage, { name: 'meadow', y: horizon + 110, height: 34, length: 1200, colour: '#86aa52', distance: 0.1 });
  const front = land(stage, { name: 'front', y: stage.height * 0.86, height: 20, length: 1300, colour: '#5f9048', distance: 0 });
  const paints: readonly [readonly [Colour, Colour, Colour], ...(readonly [Colour, Colour, Colour])[]] = [
    ['#e2543d', '#fff3d6', '#f0a83c'],
    ['#0f7f86', '#ffe9b0', '#e2543d'],
    ['#6b3e9a', '#f5c0c8', '#fff3d6'],
    ['#2f5d8a', '#ffc94a', '#fff3d6'],
  ];
  const count = Math.max(3, Math.round(stage.width / 520));
  const sizes = [1, 0.5, 0.7, 0.36];
  const fleet = repeat(count, (i) => {
    const size = 150 * (sizes[i % 4] ?? 0.5);
    const x = ((i + random.between(0.3, 0.7)) / count) * stage.width;
    return balloon(stage, { x, y: random.between(0.2, 0.38) * stage.height, size, paint: random.pick(paints), distance: 0.3 - size / 700 });
  });
  const wood = repeat(stage.width / 170, (i) => {
    const x = i * 170 + random.between(0, 150);
    return roundTree(stage, random, { x, y: meadow.at(x) + 10, height: random.between(70, 130), distance: 0.14 });
  });
  const mill = stage.width * (stage.sun.x < stage.width / 2 ? 0.72 : 0.24);
  const stripes = path(
    below(
      field.skyline.map(([x, y]) => [x, y + 24] as const),
      stage.height,
    ),
    stage.tone('#d9c26a', 0.26),
  );
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    field.svg +
    stripes +
    meadow.svg +
    wood +
    windmill(stage, { x: mill, y: meadow.at(mill) + 20 }) +
    fleet +
    front.svg +
    flowers(stage, random, {
      left: 0,
      right: stage.width,
      top: stage.height * 0.88,
      bottom: stage.height - 4,
      colours: ['#e2402f', '#e2402f', '#ff7a5a', '#ffffff'],
      count: stage.width / 9,
    })
  );
}
