import { mix } from '../drawing/colour.ts';
import { d, ellipse, line, type Point, polygon, rect, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export function topiary(stage: Stage, { x, y, size: s }: { x: number; y: number; size: number }): Svg {
  const green = stage.tone('#3f7a4a');
  const bright = stage.tone(mix('#6fa85a', stage.light.bright, 0.25));
  const lit = stage.sun.x > x ? 1 : -1;
  return (
    ellipse(x - lit * s * 0.2, y, s * 0.6, s * 0.12, { fill: stage.light.shade, opacity: 0.25 }) +
    polygon(
      [
        [x - s * 0.46, y],
        [x, y - s * 1.9],
        [x + s * 0.46, y],
      ],
      green,
    ) +
    polygon(
      [
        [x + lit * s * 0.46, y],
        [x, y - s * 1.9],
        [x + lit * s * 0.08, y],
      ],
      { fill: bright, opacity: 0.6 },
    )
  );
}

export function parterre(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const { height, width } = stage;
  const lawn = stage.verticalFade([0, stage.tone('#93b565', 0.1)], [1, stage.tone('#5f9448')]);
  const gravel = stage.tone('#ecdcb8');
  const wedge = (inner: number, outer: number, from: number, to: number, fill: string) => {
    const at = (share: number, t: number): Point => [x + share * (60 + 640 * t ** 1.4), y + 6 + (height - y) * t];
    return polygon([at(inner, from), at(outer, from), at(outer, to), at(inner, to)], fill);
  };
  const beds = [-1, 1]
    .map((side) =>
      [0, 1, 2]
        .map(
          (i) =>
            wedge(side * 0.5, side * 0.9, 0.08 + i * 0.3, 0.3 + i * 0.3, stage.tone(i % 2 ? '#c65a7a' : '#e0a13c')) +
            wedge(side * 0.56, side * 0.84, 0.11 + i * 0.3, 0.27 + i * 0.3, stage.tone('#6fa352')),
        )
        .join(''),
    )
    .join('');
  const basin = stage.verticalFade([0, stage.light.water[1]], [1, stage.light.water[0]]);
  const cy = y + (height - y) * 0.52;
  return (
    rect(0, y - 2, width, height - y + 4, lawn) +
    wedge(-0.42, 0.42, 0, 1.1, gravel) +
    beds +
    ellipse(x, cy, 176, 46, mix(gravel, '#ffffff', 0.4)) +
    ellipse(x, cy - 3, 158, 37, basin) +
    line(d`M${x} ${cy}V${cy - 112}`, mix('#ffffff', stage.light.water[1], 0.2), 7, 0.8) +
    line(
      d`M${x} ${cy - 108}q${-36} ${-6} ${-54} ${92}M${x} ${cy - 108}q${36} ${-6} ${54} ${92}`,
      mix('#ffffff', stage.light.water[1], 0.2),
      5,
      0.7,
    )
  );
}
