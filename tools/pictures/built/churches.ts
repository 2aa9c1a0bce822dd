import { house } from './house.ts';
import { tower } from './tower.ts';
import type { Random } from '../drawing/random.ts';
import { circle, d, line, path, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export function dome(stage: Stage, random: Random, { x, y, size: s }: { x: number; y: number; size: number }): Svg {
  const distance = 0.22;
  const shell = stage.tone(random.pick(['#b8563c', '#6f9a92', '#c98a4a']), distance);
  const stone = stage.tone('#efe0c6', distance);
  const shade = { fill: stage.light.shade, opacity: 0.2 };
  const base = y - s * 1.2;
  return (
    rect(x - s * 1.3, y - s * 0.9, s * 2.6, s * 1.2, stone) +
    rect(x - s * 0.92, base - s * 0.3, s * 1.84, s * 0.7, stone) +
    repeat(7, (i) => rect(x - s * 0.8 + i * s * 0.255, base - s * 0.18, s * 0.09, s * 0.34, stage.tone('#6f6a66', distance), s * 0.045)) +
    path(
      d`M${x - s * 0.9} ${base - s * 0.28}C${x - s * 0.9} ${base - s * 1.1} ${x - s * 0.3} ${base - s * 1.32} ${x} ${base - s * 1.38}C${x + s * 0.3} ${base - s * 1.32} ${x + s * 0.9} ${base - s * 1.1} ${x + s * 0.9} ${base - s * 0.28}Z`,
      shell,
    ) +
    path(
      d`M${x + (stage.sun.x > x ? -1 : 1) * s * 0.9} ${base - s * 0.28}C${x + (stage.sun.x > x ? -1 : 1) * s * 0.9} ${base - s * 1.1} ${x + (stage.sun.x > x ? -1 : 1) * s * 0.3} ${base - s * 1.32} ${x} ${base - s * 1.38}Q${x + (stage.sun.x > x ? -1 : 1) * s * 0.4} ${base - s * 0.9} ${x + (stage.sun.x > x ? -1 : 1) * s * 0.4} ${base - s * 0.28}Z`,
      shade,
    ) +
    line(
      d`M${x - s * 0.45} ${base - s * 0.28}Q${x - s * 0.42} ${base - s * 1.02} ${x} ${base - s * 1.36}Q${x + s * 0.42} ${base - s * 1.02} ${x + s * 0.45} ${base - s * 0.28}`,
      stone,
      s * 0.03,
      0.8,
    ) +
    rect(x - s * 0.14, base - s * 1.62, s * 0.28, s * 0.28, stone) +
    path(d`M${x - s * 0.18} ${base - s * 1.6}Q${x} ${base - s * 1.92} ${x + s * 0.18} ${base - s * 1.6}Z`, shell) +
    line(d`M${x} ${base - s * 1.78}v${-s * 0.22}M${x - s * 0.06} ${base - s * 1.92}h${s * 0.12}`, stage.tone('#e8c27a', distance), s * 0.03)
  );
}

export function cathedral(stage: Stage, random: Random, { x, y }: { x: number; y: number }): Svg {
  const stone = '#eadcc2';
  const distance = 0.18;
  const rose = stage.light.darkness > 0.4 ? '#ffd680' : stage.tone('#5f86a8', distance);
  return (
    house(stage, random, {
      x: x - 40,
      y,
      width: 330,
      height: 200,
      wall: stone,
      roof: '#6f7f86',
      shape: 'side',
      rows: 1,
      columns: 6,
      distance,
    }) +
    tower(stage, random, { x: x - 150, y, width: 84, height: 360, wall: stone, roof: '#6f7f86', distance }) +
    tower(stage, random, { x: x + 10, y, width: 84, height: 360, wall: stone, roof: '#6f7f86', distance }) +
    rect(x - 66, y - 250, 76, 250, stage.tone(stone, distance)) +
    circle(x - 28, y - 190, 28, rose) +
    path(d`M${x - 48} ${y}v-64a20 26 0 0 1 40 0v64Z`, stage.tone('#5a3a2c', distance))
  );
}
