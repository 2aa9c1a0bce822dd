import { mirror, repeat, type Svg } from '../../drawing/svg.ts';
import { farHills, land, mist } from '../../nature/land.ts';
import { peaks } from '../../nature/peaks.ts';
import { sky } from '../../nature/sky.ts';
import { bush, flowers } from '../../plants/flowers.ts';
import { pine } from '../../plants/pines.ts';
import { roundTree } from '../../plants/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { CLOTHES, walker } from '../../things/people.ts';

export const outing: Scene = [underThePeaks, inTheHills];

const PACKS = ['#c93a24', '#2f5d8a', '#f0a83c', '#5f8f5a'] as const;

/** Two walkers side by side, who look away from the sun. */
function walkers(stage: Stage, ground: (x: number) => number): Svg {
  const random = stage.random.fork('walkers');
  const x = stage.width * 0.5;
  const first = random.whole(0, 4);
  const one = (at: number, size: number, turn: number, stride: 0 | 1): Svg =>
    walker(stage, { x: at, y: ground(at), size, clothes: CLOTHES[(first + turn) % 5]!, pack: PACKS[(first + turn) % 4]!, stride });
  const both = one(x - 150, 1.02, 0, 1) + one(x + 90, 1.12, 2, 0);
  return stage.sun.x < stage.width / 2 ? both : mirror(both, x);
}

/** Two walkers on a mountain path. */
function underThePeaks(stage: Stage): Svg {
  const base = stage.height * 0.6;
  const random = stage.random.fork('ridge');
  const rock = random.pick(['#64798a', '#7a7280', '#6f7f72']);
  const slope = land(stage, { name: 'slope', y: base + 40, height: 30, length: 900, colour: '#7f9f62', distance: 0.3 });
  const path = land(stage, { name: 'path', y: stage.height * 0.9, height: 10, length: 1500, colour: '#c9b48a', distance: 0 });
  const verge = land(stage, { name: 'verge', y: stage.height * 0.865, height: 12, length: 1100, colour: '#86a85c', distance: 0.02 });
  const wood = repeat(stage.width / 46, (i) =>
    random.chance(0.7)
      ? pine(stage, { x: i * 46 + random.between(-16, 16), y: slope.at(i * 46) + 20, height: random.between(60, 120), distance: 0.28 })
      : '',
  );
  return (
    sky(stage, base) +
    peaks(stage, { name: 'far', base: base + 20, height: 420, spacing: 300, distance: 0.66, rock, snow: 0.5 }) +
    mist(stage, base - 60, 180, 0.5) +
    peaks(stage, { name: 'near', base: base + 40, height: 330, spacing: 480, distance: 0.34, rock, snow: 0.3 }) +
    mist(stage, base + 20, 120, 0.7) +
    slope.svg +
    wood +
    verge.svg +
    path.svg +
    walkers(stage, (x) => path.at(x) + 34) +
    flowers(stage, random, {
      left: 0,
      right: stage.width,
      top: stage.height * 0.96,
      bottom: stage.height + 10,
      colours: ['#fff3d6', '#d95f86', '#7f6fc0'],
      count: stage.width / 24,
    })
  );
}

/** Two walkers on a path through the hills. */
function inTheHills(stage: Stage): Svg {
  const horizon = stage.height * 0.5;
  const random = stage.random.fork('hills');
  const meadow = random.pick(['#9fb26a', '#b9ab5c', '#8fae68']);
  const back = land(stage, { name: 'back', y: horizon + 30, height: 34, length: 760, colour: meadow, distance: 0.38 });
  const middle = land(stage, { name: 'middle', y: horizon + 130, height: 40, length: 1000, colour: '#7fa050', distance: 0.16 });
  const verge = land(stage, { name: 'verge', y: stage.height * 0.85, height: 12, length: 1100, colour: '#7c9c50', distance: 0.03 });
  const path = land(stage, { name: 'path', y: stage.height * 0.89, height: 9, length: 1500, colour: '#d2bc8e', distance: 0 });
  const trees = repeat(stage.width / 150, (i) => {
    const x = i * 150 + random.between(0, 110);
    return roundTree(stage, random, { x, y: middle.at(x) + 12, height: random.between(90, 190), distance: 0.16 });
  });
  const far = repeat(stage.width / 90, (i) =>
    roundTree(stage, random, { x: i * 90, y: back.at(i * 90) + 8, height: random.between(36, 66), distance: 0.38 }),
  );
  const hedge = repeat(stage.width / 90, (i) =>
    bush(stage, random, { x: i * 90 + random.between(0, 60), y: verge.at(i * 90) + 14, height: random.between(34, 70), distance: 0.04 }),
  );
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    back.svg +
    far +
    middle.svg +
    trees +
    verge.svg +
    hedge +
    path.svg +
    walkers(stage, (x) => path.at(x) + 40) +
    flowers(stage, random, {
      left: 0,
      right: stage.width,
      top: stage.height * 0.955,
      bottom: stage.height + 10,
      colours: ['#ffffff', '#e2543d', '#ffd35a'],
      count: stage.width / 22,
    })
  );
}
