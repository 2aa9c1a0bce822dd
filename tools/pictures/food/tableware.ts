import { type Colour, darker, lighter } from '../drawing/colour.ts';
import { circle, d, ellipse, line, path, rect, repeat, type Svg } from '../drawing/svg.ts';
import { glow } from '../rooms/lamps.ts';
import type { Stage } from '../stage/stage.ts';

interface Standing {
  x: number;
  /** The foot. */
  y: number;
  height: number;
}

export function wineGlass(stage: Stage, { x, y, height: h, wine }: Standing & { wine: Colour }): Svg {
  const red = stage.indoors(wine);
  const w = h * 0.24;
  const top = y - h;
  const bowl = d`M${x - w * 0.78} ${top}Q${x - w * 1.2} ${top + h * 0.42} ${x} ${top + h * 0.58}Q${x + w * 1.2} ${top + h * 0.42} ${x + w * 0.78} ${top}Z`;
  return (
    ellipse(x, y, w * 0.9, w * 0.22, { fill: '#ffffff', opacity: 0.6 }) +
    line(d`M${x} ${top + h * 0.56}V${y}`, '#ffffff', Math.max(3, h * 0.03), 0.75) +
    path(bowl, { fill: '#ffffff', opacity: 0.34 }) +
    path(
      d`M${x - w * 0.96} ${top + h * 0.24}Q${x - w * 0.9} ${top + h * 0.5} ${x} ${top + h * 0.57}Q${x + w * 0.9} ${top + h * 0.5} ${x + w * 0.96} ${top + h * 0.24}Z`,
      red,
    ) +
    ellipse(x, top + h * 0.24, w * 0.96, w * 0.16, lighter(red, 0.18)) +
    line(
      d`M${x - w * 0.62} ${top + h * 0.08}Q${x - w * 0.86} ${top + h * 0.3} ${x - w * 0.5} ${top + h * 0.44}`,
      '#ffffff',
      Math.max(2, h * 0.026),
      0.6,
    )
  );
}

export function wineBottle(stage: Stage, { x, y, height: h, colour, label }: Standing & { colour: Colour; label: Colour }): Svg {
  const glass = stage.indoors(colour);
  const w = h * 0.26;
  return (
    ellipse(x, y, w * 0.62, w * 0.12, { fill: '#0b1020', opacity: 0.3 }) +
    path(
      d`M${x - w / 2} ${y}V${y - h * 0.54}Q${x - w / 2} ${y - h * 0.66} ${x - w * 0.18} ${y - h * 0.72}V${y - h}H${x + w * 0.18}V${y - h * 0.72}Q${x + w / 2} ${y - h * 0.66} ${x + w / 2} ${y - h * 0.54}V${y}Z`,
      glass,
    ) +
    rect(x - w * 0.2, y - h - 2, w * 0.4, h * 0.16, stage.indoors('#8a1f3a'), 3) +
    rect(x - w / 2, y - h * 0.46, w, h * 0.26, stage.indoors(label)) +
    circle(x, y - h * 0.36, w * 0.15, stage.indoors('#c8873a')) +
    line(d`M${x - w * 0.3} ${y - h * 0.26}h${w * 0.6}`, darker(stage.indoors(label), 0.4), Math.max(2, h * 0.012)) +
    rect(x - w * 0.38, y - h * 0.56, w * 0.1, h * 0.5, { fill: '#ffffff', opacity: 0.26 }, 3)
  );
}

export function tableCandle(stage: Stage, { x, y, height: h }: Standing): Svg {
  const brass = stage.indoors('#d9b45a');
  const top = y - h;
  return (
    glow(stage, { x, y: top - 12, radius: 150 }) +
    ellipse(x, y, 26, 7, brass) +
    rect(x - 5, y - h * 0.4, 10, h * 0.4, brass) +
    rect(x - 8, top, 16, h * 0.62, stage.indoors('#fbf3e2'), 2) +
    path(d`M${x} ${top - 32}Q${x + 11} ${top - 12} ${x} ${top - 2}Q${x - 11} ${top - 12} ${x} ${top - 32}Z`, '#ffb648') +
    path(d`M${x} ${top - 20}Q${x + 5} ${top - 10} ${x} ${top - 3}Q${x - 5} ${top - 10} ${x} ${top - 20}Z`, '#fff2c0')
  );
}

/** Cheese, bread and grapes on a board; `y` is its foot. */
export function cheeseBoard(stage: Stage, { x, y, width: w }: { x: number; y: number; width: number }): Svg {
  const cheese = stage.indoors('#f3cf72');
  return (
    ellipse(x, y + 4, w * 0.54, 14, { fill: '#0b1020', opacity: 0.26 }) +
    rect(x - w / 2, y - 20, w, 22, stage.indoors('#a87448'), 10) +
    path(d`M${x - w * 0.38} ${y - 20}V${y - 66}L${x - w * 0.06} ${y - 96}V${y - 20}Z`, cheese) +
    path(d`M${x - w * 0.06} ${y - 20}V${y - 96}L${x + w * 0.02} ${y - 66}V${y - 20}Z`, darker(cheese, 0.16)) +
    [
      [-0.28, 40],
      [-0.18, 58],
      [-0.13, 34],
    ]
      .map(([dx, dy]) => circle(x + w * (dx ?? 0), y - (dy ?? 0), 8, darker(cheese, 0.16)))
      .join('') +
    repeat(10, (i) =>
      circle(
        x + w * (0.14 + (i % 4) * 0.07 + (i > 7 ? 0.06 : 0)),
        y - 34 - Math.floor(i / 4) * 23,
        15,
        stage.indoors(i % 3 ? '#5b2a5c' : '#7a3f7a'),
      ),
    )
  );
}
