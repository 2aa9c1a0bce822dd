import { house } from './house.ts';
import { circle, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

/** A wooden house with its balcony. */
export function chalet(
  stage: Stage,
  { x, y, width: w, snowy = false, distance = 0 }: { x: number; y: number; width: number; snowy?: boolean; distance?: number },
): Svg {
  const random = stage.random.fork(`chalet${Math.round(x)}`);
  const wood = random.pick(['#b9804f', '#a8693f', '#c79462']);
  const body = house(stage, random, {
    x,
    y,
    width: w,
    height: w * 0.5,
    wall: wood,
    roof: '#6b4436',
    shape: 'front',
    rows: 2,
    columns: 3,
    door: true,
    snowy,
    distance,
    shutters: random.pick(['#3f6b52', '#a83c30', '#4a6f9a']),
  });
  const rail = y - w * 0.27;
  const dark = stage.tone('#5f3d2a', distance);
  return (
    rect(x - w * 0.02, y - w * 0.05, w * 1.04, w * 0.07, stage.tone('#9a938a', distance)) +
    body +
    rect(x - w * 0.03, rail, w * 1.06, w * 0.03, dark) +
    repeat(13, (i) => rect(x + (w * i) / 12 - w * 0.008, rail - w * 0.07, w * 0.016, w * 0.07, dark)) +
    rect(x - w * 0.03, rail - w * 0.085, w * 1.06, w * 0.018, dark) +
    repeat(8, (i) =>
      circle(
        x + w * (0.07 + i * 0.123),
        rail - w * 0.005,
        w * 0.02,
        stage.tone(snowy ? '#ffffff' : i % 2 ? '#e2543d' : '#f5c0c8', distance),
      ),
    )
  );
}
