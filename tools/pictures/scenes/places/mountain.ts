import { chalet } from '../../built/chalet.ts';
import { mix } from '../../drawing/colour.ts';
import { group, polygon, repeat, type Svg } from '../../drawing/svg.ts';
import { land, mist, windingPath } from '../../nature/land.ts';
import { peaks } from '../../nature/peaks.ts';
import { sky } from '../../nature/sky.ts';
import { sunPath, water } from '../../nature/water.ts';
import { flowers } from '../../plants/flowers.ts';
import { pine } from '../../plants/pines.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { rowboat, wake } from '../../things/boats.ts';
import { cows, fence } from '../../things/pasture.ts';

export const mountain: Scene = [lake, valley, ridges];

function range(stage: Stage, base: number): Svg {
  const random = stage.random.fork('range');
  const snow = random.between(0.25, 0.5);
  const rock = random.pick(['#64798a', '#7a7280', '#6f7f72', '#8a7468']);
  const layer = (name: string, height: number, spacing: number, distance: number) =>
    peaks(stage, { name, base: base + 30, height, spacing, distance, rock, snow: snow * (0.6 + distance * 0.7) });
  return (
    layer('far', 390, 280, 0.72) +
    mist(stage, base - 90, 200, 0.55) +
    layer('middle', 350, 430, 0.42) +
    mist(stage, base - 20, 160, 0.6) +
    layer('near', 230, 520, 0.2) +
    mist(stage, base + 20, 110, 0.8)
  );
}

function wood(
  stage: Stage,
  name: string,
  {
    y,
    height,
    distance,
    from = 0,
    to = stage.width,
  }: { y(x: number): number; height: number; distance: number; from?: number; to?: number },
): Svg {
  const random = stage.random.fork(name);
  const step = height * 0.34;
  return repeat((to - from) / step, (i) => {
    const x = from + i * step + random.between(-0.4, 0.4) * step;
    return random.chance(0.84)
      ? pine(stage, { x, y: y(x) + random.between(0, height * 0.12), height: height * random.between(0.65, 1.1), distance })
      : '';
  });
}

/** A chalet by a lake under the peaks. */
export function lake(stage: Stage): Svg {
  const shore = stage.height * 0.6;
  const bank = land(stage, { name: 'bank', y: stage.height * 0.9, height: 18, length: 1200, colour: '#7fa65a', distance: 0 });
  const meadow = land(stage, { name: 'meadow', y: shore - 22, height: 14, length: 900, colour: '#86a868', distance: 0.3, bottom: shore });
  const side = stage.sun.x < stage.width / 2 ? stage.width - 430 : 210;
  const edge = stage.sun.x < stage.width / 2 ? [stage.width - 150, stage.width + 40, 0, 330] : [-40, 200, stage.width - 330, stage.width];
  const boat = { x: stage.width / 2 + (side > stage.width / 2 ? -150 : 150), y: shore + 120, size: 60, colour: '#c8553d' };
  return (
    sky(stage, shore) +
    range(stage, shore - 40) +
    meadow.svg +
    wood(stage, 'far', { y: (x) => meadow.at(x) + 8, height: 62, distance: 0.36 }) +
    water(stage, shore) +
    mist(stage, shore + 20, 60, 0.4) +
    sunPath(stage, shore, stage.height * 0.88) +
    wake(stage, boat) +
    rowboat(stage, boat) +
    bank.svg +
    chalet(stage, { x: side, y: bank.at(side + 110) + 16, width: 240 }) +
    wood(stage, 'a', { y: (x) => bank.at(x) + 20, height: 240, distance: 0.03, from: edge[0], to: edge[1] }) +
    wood(stage, 'b', { y: (x) => bank.at(x) + 30, height: 200, distance: 0.05, from: edge[2], to: edge[3] }) +
    flowers(stage, stage.random.fork('flowers'), {
      left: 0,
      right: stage.width,
      top: stage.height * 0.925,
      bottom: stage.height,
      colours: ['#fff3d6', '#f0a83c', '#d95f86'],
      count: stage.width / 26,
    })
  );
}

/** A green valley; a path leads to a hamlet. */
function valley(stage: Stage): Svg {
  const base = stage.height * 0.56;
  const back = land(stage, { name: 'back', y: base + 20, height: 34, length: 800, colour: '#8fae6a', distance: 0.38 });
  const middle = land(stage, { name: 'middle', y: base + 120, height: 36, length: 1000, colour: '#7fa858', distance: 0.14 });
  const front = land(stage, { name: 'front', y: stage.height * 0.86, height: 26, length: 1300, colour: '#6f9a4c', distance: 0 });
  const random = stage.random.fork('hamlet');
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.6 : 0.34);
  const hamlet = repeat(3, (i) => {
    const hx = x - 170 + i * 190;
    return chalet(stage, { x: hx, y: middle.at(hx + 60) + 26 - (i % 2) * 14, width: 130 - (i % 2) * 22, distance: 0.1 });
  });
  return (
    sky(stage, base) +
    range(stage, base - 20) +
    back.svg +
    wood(stage, 'far', { y: (wx) => back.at(wx) + 12, height: 80, distance: 0.36 }) +
    middle.svg +
    wood(stage, 'left', { y: (wx) => middle.at(wx) + 24, height: 130, distance: 0.12, from: -20, to: x - 250 }) +
    wood(stage, 'right', { y: (wx) => middle.at(wx) + 24, height: 130, distance: 0.12, from: x + 430, to: stage.width + 40 }) +
    hamlet +
    front.svg +
    windingPath({ x: x + 80, y: stage.height + 10, width: 220 }, { x: x + 60, y: middle.at(x) + 50, width: 16 }, stage.tone('#e3cfa0')) +
    fence(stage, { y: front.at(0) + 50, from: 0, to: x - 190 }) +
    cows(stage, { x: x + 380, y: stage.height * 0.86 }) +
    flowers(stage, random, {
      left: 0,
      right: stage.width,
      top: stage.height * 0.9,
      bottom: stage.height,
      colours: ['#ffffff', '#ffd35a', '#c65aa0'],
      count: stage.width / 22,
    })
  );
}

/** Ridge behind ridge of forest in the haze, a cabin's light among them. */
function ridges(stage: Stage): Svg {
  const base = stage.height * 0.5;
  const random = stage.random.fork('ridges');
  const layers = repeat(4, (i) => {
    const distance = 0.7 - i * 0.2;
    const y = base + 30 + i * 108;
    const ridge = land(stage, {
      name: `ridge${i}`,
      y,
      height: 46 + i * 6,
      length: 760 + i * 120,
      colour: mix('#4f7f78', '#2f5f4a', i / 3),
      distance,
    });
    const height = 44 + i * 42;
    return (
      ridge.svg +
      wood(stage, `wood${i}`, { y: (x) => ridge.at(x) + 16, height, distance: Math.max(0, distance - 0.04) }) +
      mist(stage, y + 70, 120, 0.5 - i * 0.1) +
      (i === 2 ? chalet(stage, { x: stage.width * random.between(0.3, 0.6), y: y + 84, width: 120, distance: 0.1 }) : '')
    );
  });
  return (
    sky(stage, base + 40) +
    peaks(stage, { name: 'crown', base: base + 60, height: 360, spacing: 560, distance: 0.5, snow: 0.5 }) +
    mist(stage, base + 30, 180, 0.8) +
    layers +
    eagle(stage)
  );
}

function eagle(stage: Stage): Svg {
  if (stage.light.darkness > 0.5) return '';
  const x = stage.width - stage.sun.x;
  const wing = polygon(
    [
      [0, 0],
      [-30, -22],
      [-84, -26],
      [-104, -14],
      [-60, -10],
      [-14, 12],
      [0, 20],
      [14, 12],
      [60, -10],
      [104, -14],
      [84, -26],
      [30, -22],
    ],
    stage.tone('#3a3f4a'),
  );
  return group(wing, `translate(${Math.round(x)} 170) scale(.5) rotate(-8)`);
}
