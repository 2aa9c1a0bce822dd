import type { Random } from '../drawing/random.ts';
import { repeat, type Svg } from '../drawing/svg.ts';
import { farHills, land, mist } from './land.ts';
import { peaks } from './peaks.ts';
import { sky } from './sky.ts';
import { sunPath, water } from './water.ts';
import { bush } from '../plants/flowers.ts';
import { pine } from '../plants/pines.ts';
import { cypress } from '../plants/trees.ts';
import type { Stage } from '../stage/stage.ts';
import { sailboat } from '../things/boats.ts';

export type View = 'sea' | 'mountains' | 'hills' | 'forest';

/** A simple landscape for a window: less than a picture of its own, enough to travel by. */
export function viewFrom(stage: Stage, wanted?: View): Svg {
  const view = wanted ?? drawnView(stage.random);
  return `<g data-view="${view}">${VIEWS[view](stage)}</g>`;
}

/** The landscape that a picture's own seed chooses. */
export const drawnView = (random: Random): View => random.fork('view').pick(['sea', 'mountains', 'hills', 'forest']);

const VIEWS: Record<View, (stage: Stage) => Svg> = {
  sea(stage) {
    const horizon = 520;
    const random = stage.random.fork('boats');
    const boats = repeat(2, (i) =>
      sailboat(stage, { x: stage.width * (0.3 + i * 0.4) + random.between(-60, 60), y: 600 + i * 100, size: 44 + i * 20, distance: 0.2 }),
    );
    const shrubs = repeat(stage.width / 110, (i) => bush(stage, random, { x: i * 110 + 40, y: 930, height: random.between(70, 130) }));
    return sky(stage, horizon) + farHills(stage, horizon) + water(stage, horizon) + sunPath(stage, horizon) + boats + shrubs;
  },
  mountains(stage) {
    const random = stage.random.fork('wood');
    const meadow = land(stage, { name: 'meadow', y: 660, height: 26, length: 900, colour: '#7fa65a', distance: 0.15 });
    const wood = repeat(stage.width / 60, (i) =>
      pine(stage, { x: i * 60 + random.between(0, 40), y: meadow.at(i * 60) + random.between(10, 150), height: random.between(110, 210) }),
    );
    return (
      sky(stage, 600) +
      peaks(stage, { name: 'back', base: 640, height: 330, spacing: 300, distance: 0.6, snow: 0.4 }) +
      peaks(stage, { name: 'front', base: 660, height: 260, spacing: 420, distance: 0.3, snow: 0.3 }) +
      mist(stage, 640, 150) +
      meadow.svg +
      wood
    );
  },
  hills(stage) {
    const random = stage.random.fork('trees');
    const back = land(stage, { name: 'back', y: 580, height: 40, length: 700, colour: '#9fb26a', distance: 0.45 });
    const front = land(stage, { name: 'front', y: 720, height: 40, length: 800, colour: '#7f9f4f', distance: 0.08 });
    const row = (at: (x: number) => number, height: number, distance: number) =>
      repeat(stage.width / 150, (i) => {
        const x = i * 150 + random.between(0, 130);
        return cypress(stage, { x, y: at(x) + 8, height: height * random.between(0.8, 1.3), distance });
      });
    return sky(stage, 560) + farHills(stage, 560) + back.svg + row(back.at, 90, 0.4) + front.svg + row(front.at, 190, 0.05);
  },
  forest(stage) {
    const random = stage.random.fork('pines');
    const row = (y: number, height: number, distance: number) =>
      repeat(stage.width / (height * 0.42), (i) =>
        pine(stage, {
          x: i * height * 0.42 + random.between(-20, 20),
          y: y + random.between(0, 30),
          height: height * random.between(0.75, 1.15),
          distance,
        }),
      );
    return (
      sky(stage, 560) +
      farHills(stage, 580) +
      row(640, 150, 0.6) +
      mist(stage, 640, 160) +
      row(760, 240, 0.35) +
      mist(stage, 780, 160, 0.4) +
      row(940, 360, 0.05)
    );
  },
};
