import { house } from './house.ts';
import type { Colour } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export const PLASTERS: readonly [Colour, ...Colour[]] = ['#f6e6cc', '#f0cba2', '#f4d9cf', '#faf2e2', '#e9ad8c', '#f3d488', '#dfe3d4'];

export const TILES: readonly [Colour, ...Colour[]] = ['#c2613f', '#b4553a', '#cf7a4c', '#a84f3d'];

export const SHUTTERS: readonly [Colour, ...Colour[]] = ['#3f7f78', '#4a6f9a', '#7a8f5a', '#8a4a3c', '#5f86a8'];

/** Houses shoulder to shoulder in rows up a slope: the far rows first. `ground` answers the slope's foot line of a row. */
export function village(
  stage: Stage,
  random: Random,
  plan: { left: number; right: number; rows: number; size: number; distance: number; foot(x: number, row: number): number | undefined },
): Svg {
  return repeat(plan.rows, (row) => {
    let x = plan.left + random.between(0, plan.size * 0.6);
    let out = '';
    while (x < plan.right) {
      const width = plan.size * random.between(0.75, 1.15) * (1 + row * 0.08);
      const y = plan.foot(x + width / 2, row);
      if (y !== undefined) {
        out += house(stage, random, {
          x,
          y,
          width,
          height: width * random.between(0.8, 1.35),
          wall: random.pick(PLASTERS),
          roof: random.pick(TILES),
          shape: random.pick(['side', 'side', 'front', 'flat']),
          rows: 2,
          columns: 2,
          distance: plan.distance,
        });
      }
      x += width * random.between(0.86, 1.1);
    }
    return out;
  });
}
