import { castleTowers } from '../../built/castle-towers.ts';
import { house } from '../../built/house.ts';
import { tower } from '../../built/tower.ts';
import type { Random } from '../../drawing/random.ts';
import { d, ellipse, group, line, type Point, polygon, repeat, type Svg } from '../../drawing/svg.ts';
import { farHills, land, mist, windingPath } from '../../nature/land.ts';
import { sky } from '../../nature/sky.ts';
import { sunPath, water } from '../../nature/water.ts';
import { bush } from '../../plants/flowers.ts';
import { parterre, topiary } from '../../plants/garden.ts';
import { pine } from '../../plants/pines.ts';
import { cypress, roundTree } from '../../plants/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';

export const castle: Scene = [byTheLake, palace, fortress];

/** A castle on its island; the lake repeats it. */
function byTheLake(stage: Stage): Svg {
  const shore = stage.height * 0.66;
  const random = stage.random.fork('castle');
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.62 : 0.38);
  const site = { x, y: shore - 24, scale: 0.98, distance: 0.08 };
  const keep = castleTowers(stage, random.fork('towers'), site);
  const wood = (name: string, from: number, to: number) => {
    const trees = stage.random.fork(name);
    return repeat((to - from) / 60, (i) =>
      roundTree(stage, trees, {
        x: from + i * 60 + trees.between(-14, 14),
        y: shore - 4 + trees.between(0, 6),
        height: trees.between(80, 150),
        distance: 0.16,
      }),
    );
  };
  const island = ellipse(x, shore, 430, 34, stage.tone('#7f9a5a', 0.06));
  return (
    sky(stage, shore) +
    farHills(stage, shore - 30) +
    land(stage, { name: 'far', y: shore - 40, height: 20, length: 800, colour: '#7f9f68', distance: 0.4, bottom: shore + 10 }).svg +
    mist(stage, shore - 20, 90, 0.6) +
    water(stage, shore - 2) +
    sunPath(stage, shore) +
    group(keep, `translate(0 ${Math.round(2 * shore - 10)}) scale(1 -1)`, { opacity: 0.22 }) +
    island +
    wood('left', x - 400, x - 300) +
    keep +
    wood('right', x + 310, x + 410) +
    repeat(8, (i) => bush(stage, random, { x: x - 300 + i * 84, y: shore + 8, height: random.between(20, 38), distance: 0.04 })) +
    reeds(stage, random)
  );
}

function reeds(stage: Stage, random: Random): Svg {
  const green = stage.tone('#4a6b45');
  const left = stage.sun.x < stage.width / 2 ? 0 : stage.width - 420;
  return repeat(34, () => {
    const x = left + random.between(-20, 440);
    const tall = random.between(70, 170);
    const bend = random.between(-26, 26);
    return (
      line(d`M${x} ${stage.height + 6}Q${x} ${stage.height - tall * 0.6} ${x + bend} ${stage.height - tall}`, green, 5) +
      (random.chance(0.4) ? ellipse(x + bend, stage.height - tall - 12, 6, 19, stage.tone('#6b4436')) : '')
    );
  });
}

/** A palace seen from its garden: beds, clipped trees and a basin on one axis. */
function palace(stage: Stage): Svg {
  const ground = stage.height * 0.58;
  const random = stage.random.fork('palace');
  const x = stage.width / 2;
  const wall = random.pick(['#f3e6cf', '#efd9bc', '#f6ece0']);
  const roof = random.pick(['#56697f', '#5f6b78', '#7a5a66']);
  const wing = (side: -1 | 1) =>
    house(stage, random, {
      x: side < 0 ? x - 470 : x + 130,
      y: ground,
      width: 340,
      height: 150,
      wall,
      roof,
      shape: 'side',
      rows: 2,
      columns: 7,
      chimney: true,
      distance: 0.08,
    });
  const turret = (dx: number, height: number, width: number) =>
    tower(stage, random, {
      x: x + dx - width / 2,
      y: ground,
      width,
      height,
      wall,
      roof,
      distance: 0.06,
      flag: Math.abs(dx) > 300 ? undefined : '#e2543d',
    });
  const alley = (side: -1 | 1) =>
    repeat(7, (i) => {
      const t = i / 6;
      return topiary(stage, { x: x + side * (230 + 470 * t ** 1.5), y: ground + 40 + 260 * t ** 1.4, size: 34 + 62 * t });
    });
  const trees = repeat(stage.width / 80, (i) => {
    const tx = i * 80 + random.between(-20, 20);
    return Math.abs(tx - x) < 500
      ? ''
      : roundTree(stage, random, { x: tx, y: ground + 14, height: random.between(150, 220), distance: 0.16 });
  });
  return (
    sky(stage, ground) +
    farHills(stage, ground - 20) +
    trees +
    turret(-480, 210, 84) +
    turret(480, 210, 84) +
    wing(-1) +
    wing(1) +
    house(stage, random, {
      x: x - 140,
      y: ground,
      width: 280,
      height: 190,
      wall,
      roof,
      shape: 'side',
      rows: 3,
      columns: 5,
      door: true,
      distance: 0.05,
    }) +
    turret(-150, 260, 76) +
    turret(150, 260, 76) +
    parterre(stage, { x, y: ground }) +
    alley(-1) +
    alley(1)
  );
}

/** A fortress on its rock, a road up to it. */
function fortress(stage: Stage): Svg {
  const base = stage.height * 0.74;
  const random = stage.random.fork('fortress');
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.6 : 0.4);
  const top = base - 206;
  const flank = (side: -1 | 1): Point[] => [
    [x + side * 300, top],
    [x + side * 330, top + 60],
    [x + side * 380, top + 100],
    [x + side * 400, top + 170],
    [x + side * 540, base + 10],
  ];
  const rock = stage.verticalFade([0, stage.tone('#b3a184', 0.12)], [1, stage.tone('#7f8a66', 0.12)]);
  const cracks = repeat(9, (i) =>
    polygon(
      [
        [x - 260 + i * 62, top + 4],
        [x - 236 + i * 62, top + 70],
        [x - 262 + i * 64, base - 40],
        [x - 282 + i * 62, top + 90],
      ],
      { fill: stage.light.shade, opacity: 0.16 },
    ),
  );
  const wood = (y: number, height: number, distance: number) =>
    repeat(stage.width / (height * 0.5), (i) =>
      pine(stage, {
        x: i * height * 0.5 + random.between(-20, 20),
        y: y + random.between(-8, 16),
        height: height * random.between(0.7, 1.1),
        distance,
        colour: '#3c6b4a',
      }),
    );
  const front = land(stage, { name: 'front', y: stage.height * 0.88, height: 20, length: 1200, colour: '#6f9a4c', distance: 0 });
  return (
    sky(stage, base) +
    farHills(stage, base - 60) +
    land(stage, { name: 'far', y: base - 60, height: 40, length: 900, colour: '#7f9f68', distance: 0.5 }).svg +
    mist(stage, base - 30, 160, 0.7) +
    polygon([...flank(-1).reverse(), ...flank(1)], rock) +
    cracks +
    castleTowers(stage, random.fork('towers'), { x, y: top + 8, scale: 0.88, distance: 0.08 }) +
    wood(base + 26, 100, 0.16) +
    land(stage, { name: 'meadow', y: base + 30, height: 16, length: 1000, colour: '#86aa58', distance: 0.06 }).svg +
    windingPath({ x: stage.width - x, y: stage.height + 10, width: 190 }, { x: x + 60, y: base + 36, width: 14 }, stage.tone('#e6d3a4')) +
    front.svg +
    repeat(4, (i) =>
      cypress(stage, { x: (x > stage.width / 2 ? 60 : stage.width - 260) + i * 66, y: stage.height * 0.94, height: 200 + (i % 2) * 60 }),
    )
  );
}
