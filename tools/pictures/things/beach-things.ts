import { type Colour, darker, lighter } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { d, ellipse, line, path, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export const CLOTHS: readonly [readonly [Colour, Colour], ...(readonly [Colour, Colour])[]] = [
  ['#e2543d', '#fff6e6'],
  ['#0f7f86', '#fff6e6'],
  ['#f0a83c', '#fff6e6'],
  ['#3f6fb0', '#fff6e6'],
  ['#d95f86', '#ffe9c8'],
];

/** An open parasol with its shadow; `y` is its foot in the sand. */
export function parasol(
  stage: Stage,
  { x, y, size: s, cloth }: { x: number; y: number; size: number; cloth: readonly [Colour, Colour] },
): Svg {
  const away = stage.sun.x > x ? -1 : 1;
  const top = y - s * 1.5;
  const rim = y - s * 0.98;
  const ribs = [-1, -0.6, -0.2, 0.2, 0.6, 1];
  const panels = repeat(5, (i) => {
    const a = ribs[i] ?? 0;
    const b = ribs[i + 1] ?? 0;
    return path(
      d`M${x} ${top}Q${x + a * s * 0.78} ${top + s * 0.06} ${x + a * s} ${rim}Q${x + ((a + b) / 2) * s} ${rim - s * 0.08} ${x + b * s} ${rim}Q${x + b * s * 0.78} ${top + s * 0.06} ${x} ${top}Z`,
      stage.tone(cloth[i % 2] ?? ''),
    );
  });
  return (
    ellipse(x + away * s * 0.42, y + 2, s * 0.85, s * 0.13, { fill: stage.light.shade, opacity: 0.24 }) +
    line(d`M${x} ${top - s * 0.08}V${y}`, stage.tone('#8a6547'), s * 0.045) +
    panels +
    path(
      d`M${x} ${top}Q${x + away * s * 0.78} ${top + s * 0.06} ${x + away * s} ${rim}Q${x + away * s * 0.8} ${rim - s * 0.08} ${x + away * s * 0.6} ${rim}Q${x + away * s * 0.46} ${top + s * 0.06} ${x} ${top}Z`,
      { fill: stage.light.shade, opacity: 0.22 },
    )
  );
}

export function lounger(
  stage: Stage,
  { x, y, size: s, cloth }: { x: number; y: number; size: number; cloth: readonly [Colour, Colour] },
): Svg {
  const wood = stage.tone('#8f6546');
  return (
    ellipse(x + s * 0.45, y + s * 0.03, s * 0.55, s * 0.06, { fill: stage.light.shade, opacity: 0.25 }) +
    line(d`M${x + s * 0.12} ${y - s * 0.18}V${y}M${x + s * 0.8} ${y - s * 0.18}V${y}`, darker(wood, 0.2), s * 0.05) +
    line(d`M${x} ${y - s * 0.2}H${x + s * 0.62}L${x + s * 0.94} ${y - s * 0.5}`, wood, s * 0.07) +
    line(d`M${x + s * 0.02} ${y - s * 0.26}H${x + s * 0.6}L${x + s * 0.9} ${y - s * 0.55}`, stage.tone(cloth[1]), s * 0.08) +
    line(d`M${x + s * 0.74} ${y - s * 0.42}L${x + s * 0.88} ${y - s * 0.55}`, stage.tone(cloth[0]), s * 0.1)
  );
}

export function hammock(stage: Stage, { left, right, y }: { left: number; right: number; y: number }): Svg {
  const middle = (left + right) / 2;
  const span = (right - left) / 2;
  return (
    line(
      d`M${left} ${y}L${middle - span * 0.62} ${y + 60}M${right} ${y - 10}L${middle + span * 0.62} ${y + 58}`,
      stage.tone('#f0e3c8'),
      3,
    ) +
    path(
      d`M${middle - span * 0.64} ${y + 58}Q${middle} ${y + 104} ${middle + span * 0.64} ${y + 56}Q${middle} ${y + 156} ${middle - span * 0.64} ${y + 58}Z`,
      stage.tone('#e2543d'),
    ) +
    path(
      d`M${middle - span * 0.5} ${y + 78}Q${middle} ${y + 120} ${middle + span * 0.5} ${y + 78}Q${middle} ${y + 130} ${middle - span * 0.5} ${y + 78}Z`,
      stage.tone('#fff3d6'),
    )
  );
}

export function hut(
  stage: Stage,
  random: Random,
  { x, y, width: w, colour }: { x: number; y: number; width: number; colour: Colour },
): Svg {
  const h = w * 1.05;
  const paint = stage.tone(colour);
  const white = stage.tone('#fff8ea');
  const clip = stage.define(
    (id) =>
      `<clipPath id="${id}"><path d="${d`M${x} ${y}V${y - h}L${x + w / 2} ${y - h - w * 0.42}L${x + w} ${y - h}V${y}Z`}"/></clipPath>`,
  );
  const stripes = random.chance(0.6)
    ? repeat(5, (i) => rect(x + (w * (i * 2 + 1)) / 10, y - h * 1.5, w / 10, h * 1.5, { fill: white, clip }))
    : '';
  const away = stage.sun.x > x + w / 2 ? x : x + w * 0.8;
  return (
    polygon(
      [
        [x, y],
        [x, y - h],
        [x + w / 2, y - h - w * 0.42],
        [x + w, y - h],
        [x + w, y],
      ],
      paint,
    ) +
    stripes +
    rect(x + w * 0.3, y - h * 0.72, w * 0.4, h * 0.72, lighter(paint, 0.12)) +
    rect(x + w * 0.3, y - h * 0.72, w * 0.4, h * 0.72, { fill: 'none', stroke: white, width: 6 }) +
    line(d`M${x + w / 2} ${y - h * 0.72}V${y}`, white, 4) +
    rect(away, y - h, w * 0.2, h, { fill: stage.light.shade, opacity: 0.16 }) +
    polygon(
      [
        [x - w * 0.07, y - h + w * 0.03],
        [x + w / 2, y - h - w * 0.48],
        [x + w * 1.07, y - h + w * 0.03],
        [x + w * 1.07, y - h - w * 0.04],
        [x + w / 2, y - h - w * 0.56],
        [x - w * 0.07, y - h - w * 0.04],
      ],
      white,
    )
  );
}
