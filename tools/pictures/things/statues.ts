import { darker, lighter } from '../drawing/colour.ts';
import { circle, d, ellipse, line, path, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

interface Piece {
  x: number;
  y: number;
}

export function plinth(stage: Stage, { x, y }: Piece): Svg {
  const stone = stage.indoors('#f3ece0');
  return (
    ellipse(x, y + 2, 150, 13, { fill: '#0b1020', opacity: 0.28 }) +
    rect(x - 92, y - 210, 184, 210, stage.sideFade([0, stone], [1, darker(stone, 0.22)])) +
    rect(x - 108, y - 226, 216, 24, stone) +
    rect(x - 108, y - 20, 216, 22, stone)
  );
}

export function amphora(stage: Stage, { x, y }: Piece): Svg {
  const clay = stage.indoors('#c8673c');
  const black = stage.indoors('#2c2622');
  return (
    line(
      d`M${x - 36} ${y - 232}Q${x - 110} ${y - 236} ${x - 84} ${y - 150}M${x + 36} ${y - 232}Q${x + 110} ${y - 236} ${x + 84} ${y - 150}`,
      black,
      15,
    ) +
    path(
      d`M${x - 34} ${y - 256}H${x + 34}L${x + 26} ${y - 200}Q${x + 110} ${y - 160} ${x + 84} ${y - 84}Q${x + 56} ${y - 24} ${x + 30} ${y}H${x - 30}Q${x - 56} ${y - 24} ${x - 84} ${y - 84}Q${x - 110} ${y - 160} ${x - 26} ${y - 200}Z`,
      clay,
    ) +
    path(d`M${x - 92} ${y - 132}Q${x} ${y - 116} ${x + 92} ${y - 132}L${x + 90} ${y - 96}Q${x} ${y - 78} ${x - 90} ${y - 96}Z`, black) +
    repeat(7, (i) => rect(x - 72 + i * 22, y - 118 + (i % 2) * 6, 11, 11, clay)) +
    rect(x - 44, y - 270, 88, 18, black, 6) +
    path(d`M${x - 66} ${y - 150}Q${x - 72} ${y - 90} ${x - 40} ${y - 34}`, {
      fill: 'none',
      stroke: '#ffffff',
      width: 9,
      opacity: 0.2,
      round: true,
    })
  );
}

export function bust(stage: Stage, { x, y }: Piece): Svg {
  const marble = stage.indoors('#fbf8f2');
  const shade = darker(marble, 0.2);
  return (
    rect(x - 46, y - 26, 92, 28, shade, 4) +
    path(
      d`M${x - 112} ${y - 54}Q${x - 104} ${y - 122} ${x - 34} ${y - 130}V${y - 172}H${x + 34}V${y - 130}Q${x + 104} ${y - 122} ${x + 112} ${y - 54}Q${x} ${y + 12} ${x - 112} ${y - 54}Z`,
      marble,
    ) +
    ellipse(x, y - 212, 56, 72, marble) +
    path(
      d`M${x + 4} ${y - 284}Q${x + 58} ${y - 270} ${x + 56} ${y - 206}Q${x + 50} ${y - 150} ${x + 6} ${y - 140}Q${x + 34} ${y - 200} ${x + 4} ${y - 284}Z`,
      { fill: shade, opacity: 0.7 },
    ) +
    repeat(9, (i) =>
      circle(
        x + 60 * Math.cos(Math.PI * (1 + i / 8)),
        y - 226 + 64 * Math.sin(Math.PI * (1 + i / 8)),
        19,
        i > 5 ? shade : darker(marble, 0.06),
      ),
    ) +
    path(d`M${x - 96} ${y - 60}Q${x - 20} ${y - 110} ${x + 104} ${y - 84}L${x + 108} ${y - 50}Q${x} ${y - 70} ${x - 66} ${y - 30}Z`, {
      fill: shade,
      opacity: 0.8,
    })
  );
}

export function torus(stage: Stage, { x, y }: Piece): Svg {
  const bronze = stage.indoors('#b8863c');
  return (
    rect(x - 14, y - 50, 28, 52, darker(bronze, 0.3)) +
    circle(x, y - 158, 92, { fill: 'none', stroke: bronze, width: 44 }) +
    path(d`M${x - 92} ${y - 158}A92 92 0 0 1 ${x + 20} ${y - 248}`, {
      fill: 'none',
      stroke: lighter(bronze, 0.4),
      width: 16,
      opacity: 0.8,
      round: true,
    }) +
    path(d`M${x + 90} ${y - 140}A92 92 0 0 1 ${x - 10} ${y - 66}`, {
      fill: 'none',
      stroke: darker(bronze, 0.3),
      width: 18,
      opacity: 0.7,
      round: true,
    })
  );
}
