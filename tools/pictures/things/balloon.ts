import { type Colour, darker } from '../drawing/colour.ts';
import { circle, d, ellipse, group, line, path, polygon, rect, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export function balloon(
  stage: Stage,
  { x, y, size: s, paint, distance }: { x: number; y: number; size: number; paint: readonly [Colour, Colour, Colour]; distance: number },
): Svg {
  const [a, b, c] = paint.map((colour) => stage.tone(colour, Math.max(0, distance))) as [Colour, Colour, Colour];
  const skin = (w: number) =>
    d`M${x} ${y - s}C${x + w * 1.2} ${y - s} ${x + w * 1.2} ${y + s * 0.1} ${x + w * 0.24} ${y + s * 0.86}H${x - w * 0.24}C${x - w * 1.2} ${y + s * 0.1} ${x - w * 1.2} ${y - s} ${x} ${y - s}Z`;
  const lit = stage.light.darkness > 0.4 ? ellipse(x, y + s * 0.5, s * 0.34, s * 0.4, { fill: '#ffd890', opacity: 0.5 }) : '';
  return (
    path(skin(s * 0.86), a) +
    path(skin(s * 0.6), b) +
    path(skin(s * 0.3), c) +
    lit +
    path(
      d`M${x - s * 0.8} ${y - s * 0.22}Q${x} ${y + s * 0.1} ${x + s * 0.8} ${y - s * 0.22}L${x + s * 0.79} ${y - s * 0.08}Q${x} ${y + s * 0.26} ${x - s * 0.79} ${y - s * 0.08}Z`,
      { fill: darker(a, 0.3), opacity: 0.55 },
    ) +
    line(
      d`M${x - s * 0.18} ${y + s * 0.86}L${x - s * 0.1} ${y + s * 1.14}M${x + s * 0.18} ${y + s * 0.86}L${x + s * 0.1} ${y + s * 1.14}`,
      stage.tone('#4a362c'),
      Math.max(1.4, s * 0.018),
    ) +
    rect(x - s * 0.12, y + s * 1.12, s * 0.24, s * 0.18, stage.tone('#8a5c3c'), s * 0.03)
  );
}

export function windmill(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const wall = stage.tone('#f6ecd8', 0.1);
  const vane =
    rect(-7, -118, 14, 112, stage.tone('#7a5a44', 0.1)) + rect(3, -116, 24, 84, { fill: stage.tone('#fff8e8', 0.1), opacity: 0.9 });
  return (
    polygon(
      [
        [x - 46, y],
        [x - 30, y - 130],
        [x + 30, y - 130],
        [x + 46, y],
      ],
      wall,
    ) +
    polygon(
      [
        [x + 8, y],
        [x + 8, y - 130],
        [x + 30, y - 130],
        [x + 46, y],
      ],
      { fill: stage.light.shade, opacity: 0.18 },
    ) +
    path(d`M${x - 38} ${y - 128}Q${x} ${y - 196} ${x + 38} ${y - 128}Z`, stage.tone('#8a4a3c', 0.1)) +
    rect(x - 10, y - 40, 20, 40, stage.tone('#5a3a2c', 0.1), 8) +
    [20, 110, 200, 290].map((angle) => group(vane, `translate(${Math.round(x)} ${Math.round(y - 140)}) rotate(${angle})`)).join('') +
    circle(x, y - 140, 9, stage.tone('#4a362c', 0.1))
  );
}
