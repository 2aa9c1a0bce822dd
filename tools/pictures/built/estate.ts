import { house } from './house.ts';
import { tower } from './tower.ts';
import { repeat, type Svg } from '../drawing/svg.ts';
import { bush } from '../plants/flowers.ts';
import { cypress } from '../plants/trees.ts';
import type { Stage } from '../stage/stage.ts';

export function estate(stage: Stage, { x, y, width: w, distance = 0.05 }: { x: number; y: number; width: number; distance?: number }): Svg {
  const random = stage.random.fork('estate');
  const wall = random.pick(['#f0dbb4', '#f4e6cc', '#e9c79a', '#efd0b4']);
  const roof = random.pick(['#b8573b', '#a94f38', '#6f7480']);
  const shutters = random.pick(['#4a7f78', '#5f7fa0', '#7a5a44', '#7f9060']);
  const plain = { wall, roof, shutters, distance };
  const wing = random.chance(0.5) ? 1 : -1;
  const body = house(stage, random, {
    ...plain,
    x: x - w / 2,
    y,
    width: w,
    height: w * 0.34,
    shape: 'side',
    rows: 2,
    columns: 5,
    door: true,
    chimney: true,
  });
  const lodge = house(stage, random, {
    ...plain,
    x: wing > 0 ? x + w * 0.44 : x - w * 0.86,
    y: y + 6,
    width: w * 0.42,
    height: w * 0.22,
    shape: 'side',
    rows: 1,
    columns: 3,
  });
  const keep = tower(stage, random, {
    x: x - wing * w * 0.44 - w * 0.09,
    y: y + 2,
    width: w * 0.18,
    height: w * 0.56,
    wall,
    roof,
    distance,
  });
  const trees = repeat(6, (i) =>
    cypress(stage, { x: x - wing * (w * 0.62 + i * w * 0.1), y: y + 8, height: w * random.between(0.36, 0.6), distance }),
  );
  return (
    trees +
    lodge +
    body +
    keep +
    bush(stage, random, { x: x - w * 0.3, y: y + 10, height: 26, distance }) +
    bush(stage, random, { x: x + w * 0.28, y: y + 10, height: 24, distance })
  );
}
