import { circle, d, line, path, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export function lightTower(stage: Stage, { x, y, stripe }: { x: number; y: number; stripe: string }): Svg {
  const half = (t: number) => 52 - 20 * t;
  const tall = 330;
  const band = (from: number, to: number, colour: string) =>
    polygon(
      [
        [x - half(from), y - tall * from],
        [x - half(to), y - tall * to],
        [x + half(to), y - tall * to],
        [x + half(from), y - tall * from],
      ],
      stage.tone(colour),
    );
  const lit = stage.light.darkness > 0.4 ? '#ffe9a6' : stage.tone('#cfe6ea');
  const shade = stage.sun.x > x ? -1 : 1;
  return (
    repeat(5, (i) => band(i / 5, (i + 1) / 5 + 0.004, i % 2 ? '#fdf8ee' : stripe)) +
    polygon(
      [
        [x + shade * half(0), y],
        [x + shade * half(1), y - tall],
        [x + shade * 8, y - tall],
        [x + shade * 14, y],
      ],
      { fill: stage.light.shade, opacity: 0.2 },
    ) +
    rect(x - 46, y - tall - 10, 92, 13, stage.tone('#3a3f4a'), 3) +
    rect(x - 24, y - tall - 62, 48, 54, lit) +
    line(d`M${x} ${y - tall - 62}v52M${x - 24} ${y - tall - 36}h48`, stage.tone('#3a3f4a'), 4) +
    path(d`M${x - 34} ${y - tall - 60}Q${x} ${y - tall - 118} ${x + 34} ${y - tall - 60}Z`, stage.tone(stripe)) +
    circle(x, y - tall - 94, 7, stage.tone('#3a3f4a'))
  );
}

export function keepersHouse(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  return (
    polygon(
      [
        [x - 12, y - 62],
        [x + 60, y - 110],
        [x + 132, y - 62],
      ],
      stage.tone('#b4553a'),
    ) +
    rect(x, y - 62, 120, 62, stage.tone('#fbf3e2')) +
    repeat(2, (i) => rect(x + 22 + i * 48, y - 46, 24, 28, stage.light.darkness > 0.4 ? '#ffd680' : stage.tone('#43626f')))
  );
}

export function lightBeam(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  if (stage.light.darkness < 0.4) return '';
  const away = stage.sun.x > x ? 1 : -1;
  const fade = away > 0 ? stage.sideFade([0, '#ffefb8', 0.55], [1, '#ffefb8', 0]) : stage.sideFade([0, '#ffefb8', 0], [1, '#ffefb8', 0.55]);
  return polygon(
    [
      [x, y - 6],
      [x + away * 900, y - 120],
      [x + away * 900, y + 60],
      [x, y + 10],
    ],
    fade,
  );
}
