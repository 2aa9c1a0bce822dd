import { type Colour, darker, lighter, mix } from '../drawing/colour.ts';
import { circle, d, ellipse, group, line, path, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Decor } from '../rooms/decor.ts';
import type { Stage } from '../stage/stage.ts';

export function panRail(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const copper = ['#c8743c', '#d98f4a', '#b8632f'].map(stage.indoors);
  const pan = (px: number, r: number, fill: Colour) =>
    line(d`M${px} ${y}V${y + 96}`, stage.indoors('#3a3f4a'), 11) +
    circle(px, y + 92 + r, r, fill) +
    circle(px, y + 92 + r, r * 0.76, darker(fill, 0.14)) +
    path(d`M${px - r * 0.6} ${y + 92 + r * 0.7}A${r * 0.7} ${r * 0.7} 0 0 1 ${px} ${y + 92 + r * 0.34}`, {
      fill: 'none',
      stroke: '#ffffff',
      width: 7,
      opacity: 0.35,
      round: true,
    });
  return (
    rect(x - 280, y - 8, 560, 13, stage.indoors('#3a3f4a'), 6) +
    pan(x - 200, 78, copper[0] ?? '') +
    pan(x - 40, 64, copper[1] ?? '') +
    pan(x + 98, 54, copper[2] ?? '') +
    line(d`M${x + 212} ${y}V${y + 130}`, stage.indoors('#8a5c3c'), 10) +
    ellipse(x + 212, y + 160, 27, 40, stage.indoors('#a87448'))
  );
}

/** Pots on a flat hob, steam rising. */
export function hob(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const enamel = stage.indoors(stage.random.fork('pot').pick(['#c93a24', '#f0a83c', '#2f5d8a', '#3f7f78']));
  const steel = stage.indoors('#c9d2d6');
  const steam = (sx: number, top: number) =>
    repeat(2, (i) =>
      path(d`M${sx - 26 + i * 52} ${top}q${-26} ${-44} 0 ${-84}t0 ${-72}`, {
        fill: 'none',
        stroke: '#ffffff',
        width: 13,
        opacity: 0.34,
        round: true,
      }),
    );
  return (
    rect(x - 300, y - 12, 600, 16, stage.indoors('#2c3238'), 5) +
    steam(x - 140, y - 250) +
    rect(x - 256, y - 180, 232, 170, stage.sideFade([0, lighter(enamel, 0.16)], [1, darker(enamel, 0.24)]), 20) +
    rect(x - 296, y - 146, 46, 22, darker(enamel, 0.2), 10) +
    rect(x - 30, y - 146, 46, 22, darker(enamel, 0.2), 10) +
    rect(x - 268, y - 202, 256, 28, enamel, 10) +
    circle(x - 140, y - 214, 16, stage.indoors('#e8c27a')) +
    rect(x + 60, y - 96, 200, 84, stage.sideFade([0, lighter(steel, 0.3)], [1, darker(steel, 0.25)]), 12) +
    line(d`M${x + 256} ${y - 76}H${x + 360}`, stage.indoors('#3a3f4a'), 17) +
    ellipse(x + 160, y - 96, 100, 15, stage.indoors('#e0863a')) +
    line(d`M${x + 190} ${y - 98}L${x + 244} ${y - 236}`, stage.indoors('#a87448'), 13) +
    steam(x + 140, y - 128)
  );
}

export function crate(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const wood = stage.indoors('#b98a5e');
  return (
    ellipse(x, y + 2, 170, 10, { fill: '#0b1020', opacity: 0.24 }) +
    repeat(3, (i) =>
      group(
        path('M0 0Q-34 -90 -14 -150Q0 -60 4 0ZM4 0Q10 -100 40 -140Q30 -60 14 0Z', stage.indoors(i % 2 ? '#5a9a4f' : '#3f7a4a')),
        `translate(${Math.round(x - 100 + i * 36)} ${Math.round(y - 80)})`,
      ),
    ) +
    circle(x + 26, y - 112, 40, stage.indoors('#e2543d')) +
    circle(x + 92, y - 104, 36, stage.indoors('#f0a83c')) +
    circle(x - 30, y - 104, 34, stage.indoors('#d9402f')) +
    ellipse(x + 60, y - 140, 32, 26, stage.indoors('#5b2a5c')) +
    rect(x - 150, y - 100, 300, 100, wood, 4) +
    rect(x - 150, y - 66, 300, 8, darker(wood, 0.3)) +
    rect(x - 150, y - 30, 300, 8, darker(wood, 0.3)) +
    rect(x - 156, y - 104, 22, 104, darker(wood, 0.16)) +
    rect(x + 134, y - 104, 22, 104, darker(wood, 0.16))
  );
}

export function cuttingBoard(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  return (
    rect(x - 140, y - 22, 270, 24, stage.indoors('#d9ac72'), 8) +
    circle(x - 80, y - 46, 27, stage.indoors('#e2543d')) +
    circle(x - 30, y - 44, 24, stage.indoors('#e8623f')) +
    path(d`M${x - 88} ${y - 72}q8 -12 18 0Z`, stage.indoors('#5a9a4f')) +
    repeat(4, (i) => ellipse(x + 22 + i * 17, y - 32, 8, 13, stage.indoors(i % 2 ? '#9fc860' : '#7fb04f'))) +
    path(
      d`M${x + 20} ${y - 60}L${x + 140} ${y - 76}Q${x + 150} ${y - 54} ${x + 120} ${y - 50}L${x + 20} ${y - 46}Z`,
      stage.indoors('#dfe4e6'),
    ) +
    line(d`M${x + 18} ${y - 54}L${x - 50 + 30} ${y - 50}`, stage.indoors('#3a3f4a'), 14)
  );
}

export function herbs(stage: Stage, decor: Decor, { x, y }: { x: number; y: number }): Svg {
  const random = stage.random.fork(`herbs${Math.round(x)}`);
  const pot = stage.indoors('#c2673f');
  return (
    repeat(16, () =>
      ellipse(
        x + random.between(-46, 46),
        y - 82 - random.between(0, 76),
        13,
        19,
        stage.indoors(random.pick(['#5a9a4f', '#3f7a4a', '#7fb04f'])),
      ),
    ) +
    polygon(
      [
        [x - 46, y - 80],
        [x + 46, y - 80],
        [x + 34, y],
        [x - 34, y],
      ],
      pot,
    ) +
    rect(x - 52, y - 90, 104, 20, lighter(pot, 0.12), 4) +
    rect(x - 20, y - 54, 40, 26, stage.indoors(mix(decor.second, '#ffffff', 0.5)), 3)
  );
}
