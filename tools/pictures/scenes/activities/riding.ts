import { mirror, repeat, type Svg } from '../../drawing/svg.ts';
import { farHills, land } from '../../nature/land.ts';
import { sky } from '../../nature/sky.ts';
import { flowers } from '../../plants/flowers.ts';
import { roundTree } from '../../plants/trees.ts';
import { shore } from '../places/beach.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { horseAndRider } from '../../things/horse.ts';
import { CLOTHES } from '../../things/people.ts';

export const riding: Scene = [inTheMeadow, onTheBeach];

const COATS = [
  ['#8a5a3a', '#3a2620'],
  ['#c9925a', '#f3e2c0'],
  ['#5f4234', '#2a2020'],
  ['#e8e0d4', '#b9aea0'],
] as const;

/** Two riders who look away from the sun; the nearer one stands so far down the picture. */
function riders(stage: Stage, down: number): Svg {
  const random = stage.random.fork('riders');
  const [coat, jacket] = [random.whole(0, 3), random.whole(0, 4)];
  const x = stage.width / 2;
  const one = (at: number, y: number, size: number, turn: number): Svg => {
    const [hide, mane] = COATS[(coat + turn) % 4]!;
    return horseAndRider(stage, { x: at, y, size, coat: hide, mane, jacket: CLOTHES[(jacket + 2 * turn) % 5]! });
  };
  const both = one(x + 270, stage.height * (down - 0.06), 0.84, 1) + one(x - 220, stage.height * down, 1.02, 0);
  return stage.sun.x < x ? both : mirror(both, x);
}

/** Two riders in a meadow. */
function inTheMeadow(stage: Stage): Svg {
  const horizon = stage.height * 0.48;
  const random = stage.random.fork('riding');
  const back = land(stage, { name: 'back', y: horizon + 40, height: 30, length: 760, colour: '#8fae68', distance: 0.36 });
  const meadow = land(stage, { name: 'meadow', y: stage.height * 0.74, height: 22, length: 1100, colour: '#86a852', distance: 0.06 });
  const far = repeat(stage.width / 84, (i) =>
    roundTree(stage, random, { x: i * 84, y: back.at(i * 84) + 10, height: random.between(46, 96), distance: 0.34 }),
  );
  const grass = land(stage, { name: 'grass', y: stage.height * 0.95, height: 6, length: 900, colour: '#6f9445', distance: 0 });
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    back.svg +
    far +
    meadow.svg +
    riders(stage, 0.93) +
    grass.svg +
    flowers(stage, random, {
      left: 0,
      right: stage.width,
      top: stage.height * 0.93,
      bottom: stage.height + 10,
      colours: ['#ffffff', '#e2543d', '#ffd35a'],
      count: stage.width / 18,
    })
  );
}

/** Two riders at the edge of the sea. */
function onTheBeach(stage: Stage): Svg {
  return shore(stage, stage.height * 0.44, stage.height * 0.7) + riders(stage, 0.93);
}
