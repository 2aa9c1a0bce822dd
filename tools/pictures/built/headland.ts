import { tower } from './tower.ts';
import { village } from './village.ts';
import { type Point, polygon, repeat, type Svg } from '../drawing/svg.ts';
import { cypress } from '../plants/trees.ts';
import type { Stage } from '../stage/stage.ts';

/** Drawn at the left; the village stands on its slope down to the quay. */
export function headland(stage: Stage, horizon: number): Svg {
  const random = stage.random.fork('headland');
  const reach = 760 + random.between(-60, 80);
  const crest = random.between(250, 310);
  const top = (x: number): number => {
    const t = Math.max(0, x / reach);
    return horizon + 34 - crest * Math.max(0, 1 - t) ** 1.15 * (1 + 0.1 * Math.sin(t * 11));
  };
  const quay = (x: number): number => horizon + 46 + 110 * Math.max(0, 1 - x / reach) ** 1.6;
  const steps = Array.from({ length: 40 }, (_, i) => -20 + ((reach + 20) * i) / 39);
  const slope: Point[] = steps.map((x) => [x, top(x)]);
  const shore: Point[] = [...steps].reverse().map((x) => [x, quay(x)]);
  const wall: Point[] = [...steps].reverse().map((x) => [x, quay(x) + 12 + 22 * (1 - x / reach)]);
  const trees = repeat(9, () => {
    const x = random.between(0, reach * 0.62);
    return cypress(stage, { x, y: top(x) + 12, height: random.between(60, 110), distance: 0.2 });
  });
  const foot = (x: number, row: number): number | undefined => {
    const y = top(x) + 54 + (quay(x) - top(x) - 60) * (row / 3);
    return x < reach * 0.74 && quay(x) - top(x) > 80 ? y : undefined;
  };
  return (
    polygon([...shore, ...wall.reverse()], stage.tone('#b39a7c', 0.12)) +
    polygon([...slope, ...shore], stage.verticalFade([0, stage.tone('#86a86c', 0.25)], [1, stage.tone('#c9b184', 0.12)])) +
    trees +
    village(stage, random, { left: -20, right: reach * 0.74, rows: 4, size: 72, distance: 0.14, foot }) +
    campanile(stage, { x: reach * 0.34, y: top(reach * 0.34) + 70 })
  );
}

function campanile(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  return tower(stage, stage.random.fork('campanile'), { x, y, width: 46, height: 170, wall: '#f2e2c4', roof: '#c2613f', distance: 0.12 });
}
