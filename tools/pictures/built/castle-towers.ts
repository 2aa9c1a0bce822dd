import { house } from './house.ts';
import { battlements, tower } from './tower.ts';
import { mix } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { d, path, rect, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

interface Site {
  x: number;
  y: number;
  scale: number;
  distance: number;
}

/** Towers with pointed roofs around a keep. */
export function castleTowers(stage: Stage, random: Random, { x, y, scale: s, distance }: Site): Svg {
  const wall = random.pick(['#efe2c8', '#e6cfae', '#d8d2c6', '#f3e4d4']);
  const roof = random.pick(['#4f6f8a', '#6b5a7a', '#8a4a3c', '#3f6f6a']);
  const flag = random.pick(['#e2543d', '#ffc94a', '#0f7f86']);
  const at = (dx: number, width: number, height: number, withFlag = false) =>
    tower(stage, random, {
      x: x + dx * s,
      y,
      width: width * s,
      height: height * s,
      wall,
      roof,
      distance,
      flag: withFlag ? flag : undefined,
    });
  const stone = stage.tone(wall, distance);
  return (
    at(-70, 64, 320, true) +
    at(90, 50, 270) +
    house(stage, random, { x: x - 150 * s, y, width: 300 * s, height: 170 * s, wall, roof, shape: 'side', rows: 2, columns: 6, distance }) +
    at(-190, 78, 230) +
    at(116, 86, 250, true) +
    at(-26, 60, 260) +
    rect(x - 270 * s, y - 84 * s, 560 * s, 90 * s, mix(stone, stage.light.shade, 0.08)) +
    battlements(mix(stone, stage.light.shade, 0.08), { x: x - 270 * s, y: y - 84 * s, width: 560 * s }) +
    at(-290, 60, 150) +
    at(256, 60, 150) +
    path(d`M${x - 26 * s} ${y + 6 * s}v${-56 * s}a${26 * s} ${26 * s} 0 0 1 ${52 * s} 0v${56 * s}Z`, stage.tone('#5a3a2c', distance))
  );
}
