import { repeat, type Svg } from '../drawing/svg.ts';
import { sunPath, water } from './water.ts';
import type { Stage } from '../stage/stage.ts';
import { sailboat, wake } from '../things/boats.ts';

/** Open water with two or three sails. */
export function openSea(stage: Stage, horizon: number): Svg {
  const random = stage.random.fork('offshore');
  const count = 2 + Math.round((stage.width - 1600) / 1000);
  const sails = repeat(count, (i) => {
    const boat = {
      x: ((i + random.between(0.3, 0.7)) / count) * stage.width,
      y: horizon + random.between(30, 90),
      size: random.between(26, 46),
      colour: random.pick(['#e2543d', '#0f6b6d', '#f0a83c', '#2f5d8a']),
      distance: 0.22,
    };
    return wake(stage, boat) + sailboat(stage, boat);
  });
  return water(stage, horizon) + sunPath(stage, horizon) + sails;
}
