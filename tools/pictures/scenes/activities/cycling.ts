import { type Colour, mix } from '../../drawing/colour.ts';
import { ellipse, group, mirror, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { farHills, land } from '../../nature/land.ts';
import { openSea } from '../../nature/open-sea.ts';
import { sky } from '../../nature/sky.ts';
import { bush, flowers } from '../../plants/flowers.ts';
import { cypress, poplar, roundTree } from '../../plants/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { bicycle, cyclist } from '../../things/bicycle.ts';

export const cycling: Scene = [onTheRoad, restingBySea];

const FRAMES = ['#c93a24', '#0f7f86', '#2f3f5a', '#f0a83c', '#5f8f5a'] as const;

/** Two riders on a road through the hills. */
function onTheRoad(stage: Stage): Svg {
  const horizon = stage.height * 0.5;
  const random = stage.random.fork('ride');
  const back = land(stage, {
    name: 'back',
    y: horizon + 30,
    height: 34,
    length: 760,
    colour: random.pick(['#9fb26a', '#b9ab5c', '#8fae68']),
    distance: 0.36,
  });
  const middle = land(stage, {
    name: 'middle',
    y: horizon + 120,
    height: 34,
    length: 1000,
    colour: random.pick(['#7fa050', '#a9a552', '#8a74b8']),
    distance: 0.14,
  });
  const road = stage.height * 0.8;
  const tall = random.chance(0.5) ? poplar : cypress;
  const trees = repeat(stage.width / 190, (i) => {
    const x = i * 190 + random.between(0, 150);
    return tall(stage, { x, y: middle.at(x) + 14, height: random.between(120, 210), distance: 0.12 });
  });
  const far = repeat(stage.width / 110, (i) =>
    roundTree(stage, random, { x: i * 110, y: back.at(i * 110) + 8, height: random.between(40, 76), distance: 0.36 }),
  );
  const x = stage.width * 0.5;
  const riders =
    cyclist(stage, {
      x: x - 230,
      y: road + 84,
      size: 1.18,
      jersey: random.pick(['#ffc94a', '#e2543d', '#ffffff']),
      frame: random.pick(FRAMES),
    }) +
    cyclist(stage, {
      x: x + 220,
      y: road + 74,
      size: 1.1,
      jersey: random.pick(['#0f7f86', '#d95f86', '#3f6fb0']),
      frame: random.pick(FRAMES),
    });
  const tarmac = stage.verticalFade([0, stage.tone('#b7ada0')], [1, stage.tone('#8f8880')]);
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    back.svg +
    far +
    middle.svg +
    trees +
    land(stage, { name: 'verge', y: road - 26, height: 8, length: 900, colour: '#7fa050', distance: 0.02 }).svg +
    rect(0, road, stage.width, 120, tarmac) +
    rect(0, road, stage.width, 7, { fill: '#ffffff', opacity: 0.5 }) +
    repeat(stage.width / 130 + 1, (i) => rect(i * 130, road + 100, 70, 6, { fill: '#ffffff', opacity: 0.55 })) +
    (stage.sun.x < stage.width / 2 ? riders : mirror(riders, x)) +
    rect(0, road + 118, stage.width, stage.height - road, stage.tone('#6b8f45')) +
    flowers(stage, random, {
      left: 0,
      right: stage.width,
      top: road + 116,
      bottom: stage.height,
      colours: ['#ffffff', '#e2543d', '#ffd35a'],
      count: stage.width / 22,
    })
  );
}

/** Two bicycles against a low wall, the sea beyond. */
function restingBySea(stage: Stage): Svg {
  const horizon = stage.height * 0.44;
  const random = stage.random.fork('rest');
  const wall = stage.height * 0.66;
  const stone = random.pick(['#efe0c4', '#e3cfae', '#d8d6cc']);
  const ground = stage.height * 0.86;
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.56 : 0.44);
  const bike = (bx: number, frame: Colour, basket: boolean, flip: boolean) =>
    group(
      ellipse(0, 2, 190, 12, { fill: stage.light.shade, opacity: 0.3 }) + bicycle(stage, frame, basket),
      `translate(${Math.round(bx)} ${Math.round(ground + 56)}) scale(${flip ? '-1.35' : '1.35'} 1.35)`,
    );
  const tree = roundTree(stage, random, {
    x: x > stage.width / 2 ? 170 : stage.width - 170,
    y: ground + 10,
    height: 620,
    colour: random.pick(['#6f9a5c', '#4c8a50', '#8a9a5a']),
  });
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    openSea(stage, horizon) +
    repeat(stage.width / 120, (i) =>
      bush(stage, random, { x: i * 120 + random.between(0, 60), y: wall + 10, height: random.between(40, 84), distance: 0.05 }),
    ) +
    rect(
      0,
      wall,
      stage.width,
      ground - wall,
      stage.verticalFade([0, stage.tone(stone)], [1, stage.tone(mix(stone, stage.light.shade, 0.22))]),
    ) +
    repeat(stage.width / 44, () =>
      rect(
        random.between(0, stage.width),
        random.between(wall + 34, ground - 30),
        random.between(50, 100),
        20,
        { fill: stage.light.shade, opacity: 0.07 },
        6,
      ),
    ) +
    rect(0, wall - 8, stage.width, 28, stage.tone(mix(stone, '#ffffff', 0.35)), 3) +
    rect(
      0,
      ground - 4,
      stage.width,
      stage.height - ground + 8,
      stage.verticalFade([0, stage.tone('#b39a74')], [1, stage.tone('#d9c49a')]),
    ) +
    rect(0, ground - 4, stage.width, 16, { fill: stage.light.shade, opacity: 0.22 }) +
    tree +
    bike(x - 262, random.pick(['#0f7f86', '#2f3f5a', '#5f8f5a']), false, false) +
    bike(x + 262, random.pick(['#c93a24', '#f0a83c', '#d95f86']), true, true) +
    flowers(stage, random, {
      left: 0,
      right: stage.width,
      top: stage.height * 0.965,
      bottom: stage.height + 10,
      colours: ['#ffffff', '#d95f86', '#ffd35a'],
      count: stage.width / 30,
    })
  );
}
