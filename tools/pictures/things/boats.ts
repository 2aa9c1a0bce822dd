import { type Colour, mix } from '../drawing/colour.ts';
import { d, ellipse, line, path, polygon, rect, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export interface Boat {
  x: number;
  /** The waterline. */
  y: number;
  /** Half the hull's length. */
  size: number;
  colour?: Colour;
  distance?: number;
}

export function sailboat(stage: Stage, { x, y, size: z, colour = '#e2543d', distance = 0 }: Boat): Svg {
  const hull = stage.tone('#ffffff', distance);
  const under = stage.tone(mix(colour, '#1b2a3a', 0.35), distance);
  return (
    ellipse(x, y + z * 0.34, z * 1.1, z * 0.1, { fill: stage.light.shade, opacity: 0.22 }) +
    line(d`M${x} ${y}V${y - z * 2.2}`, stage.tone('#7a5a44', distance), z * 0.06) +
    path(
      d`M${x + z * 0.05} ${y - z * 2.1}Q${x + z * 0.75} ${y - z * 1} ${x + z * 0.95} ${y - z * 0.16}L${x + z * 0.05} ${y - z * 0.1}Z`,
      stage.tone('#fffaf0', distance),
    ) +
    path(
      d`M${x - z * 0.06} ${y - z * 1.9}Q${x - z * 0.3} ${y - z * 0.8} ${x - z * 0.75} ${y - z * 0.14}L${x - z * 0.06} ${y - z * 0.1}Z`,
      stage.tone(colour, distance),
    ) +
    path(
      d`M${x - z} ${y - z * 0.04}Q${x} ${y + z * 0.1} ${x + z * 1.12} ${y - z * 0.08}L${x + z * 0.8} ${y + z * 0.32}H${x - z * 0.74}Z`,
      hull,
    ) +
    path(d`M${x - z * 0.87} ${y + z * 0.14}H${x + z * 0.94}L${x + z * 0.8} ${y + z * 0.32}H${x - z * 0.74}Z`, under)
  );
}

export function rowboat(stage: Stage, { x, y, size: z, colour = '#3c7f8f', distance = 0 }: Boat): Svg {
  return (
    ellipse(x, y + z * 0.3, z, z * 0.1, { fill: stage.light.shade, opacity: 0.25 }) +
    path(
      d`M${x - z} ${y - z * 0.12}Q${x} ${y + z * 0.14} ${x + z} ${y - z * 0.16}Q${x + z * 0.8} ${y + z * 0.3} ${x + z * 0.5} ${y + z * 0.32}H${x - z * 0.5}Q${x - z * 0.82} ${y + z * 0.3} ${x - z} ${y - z * 0.12}Z`,
      stage.tone(colour, distance),
    ) +
    path(
      d`M${x - z} ${y - z * 0.12}Q${x} ${y + z * 0.14} ${x + z} ${y - z * 0.16}Q${x} ${y + z * 0.28} ${x - z} ${y - z * 0.12}Z`,
      stage.tone(mix(colour, '#ffffff', 0.65), distance),
    ) +
    polygon(
      [
        [x - z * 0.3, y + z * 0.02],
        [x + z * 0.25, y + z * 0.02],
        [x + z * 0.22, y + z * 0.12],
        [x - z * 0.27, y + z * 0.12],
      ],
      stage.tone('#8a6547', distance),
    )
  );
}

/** A kayak seen from its side; its paddlers sit in it. */
export function kayak(stage: Stage, { x, y, size: z, colour = '#e2543d' }: Boat, paddlers: 0 | 1 | 2): Svg {
  const seats = paddlers === 2 ? [-0.38, 0.28] : paddlers === 1 ? [-0.05] : [];
  return (
    ellipse(x, y + z * 0.17, z * 1.05, z * 0.07, { fill: stage.light.shade, opacity: 0.3 }) +
    seats.map((seat, i) => paddler(stage, { x: x + seat * z, y: y - z * 0.02, size: z, jacket: i ? '#2f7fa8' : '#ffc94a' })).join('') +
    path(
      d`M${x - z * 1.12} ${y - z * 0.12}Q${x - z * 0.6} ${y - z * 0.03} ${x} ${y - z * 0.04}Q${x + z * 0.6} ${y - z * 0.03} ${x + z * 1.12} ${y - z * 0.12}Q${x + z * 0.8} ${y + z * 0.16} ${x + z * 0.4} ${y + z * 0.17}H${x - z * 0.4}Q${x - z * 0.8} ${y + z * 0.16} ${x - z * 1.12} ${y - z * 0.12}Z`,
      stage.tone(colour),
    ) +
    path(
      d`M${x - z * 0.95} ${y + z * 0.02}Q${x} ${y + z * 0.1} ${x + z * 0.95} ${y + z * 0.02}Q${x + z * 0.7} ${y + z * 0.16} ${x + z * 0.4} ${y + z * 0.17}H${x - z * 0.4}Q${x - z * 0.7} ${y + z * 0.16} ${x - z * 0.95} ${y + z * 0.02}Z`,
      { fill: stage.tone(mix(colour, '#40101a', 0.45)), opacity: 0.8 },
    )
  );
}

function paddler(stage: Stage, { x, y, size: z, jacket }: { x: number; y: number; size: number; jacket: Colour }): Svg {
  const skin = stage.tone('#d9a27c');
  const shaft = stage.tone('#3a3f4a');
  const blade = stage.tone('#fff3d6');
  return (
    path(
      d`M${x - z * 0.13} ${y + z * 0.02}Q${x - z * 0.16} ${y - z * 0.34} ${x} ${y - z * 0.36}Q${x + z * 0.15} ${y - z * 0.34} ${x + z * 0.13} ${y + z * 0.02}Z`,
      stage.tone(jacket),
    ) +
    ellipse(x + z * 0.01, y - z * 0.46, z * 0.085, z * 0.1, skin) +
    path(d`M${x - z * 0.095} ${y - z * 0.47}a${z * 0.1} ${z * 0.11} 0 0 1 ${z * 0.2} 0Z`, stage.tone('#3a4a5a')) +
    line(d`M${x - z * 0.46} ${y - z * 0.44}L${x + z * 0.5} ${y + z * 0.02}`, shaft, z * 0.03) +
    line(
      d`M${x - z * 0.08} ${y - z * 0.3}Q${x - z * 0.2} ${y - z * 0.16} ${x - z * 0.12} ${y - z * 0.28}M${x + z * 0.1} ${y - z * 0.29}Q${x + z * 0.26} ${y - z * 0.22} ${x + z * 0.22} ${y - z * 0.12}`,
      stage.tone(mix(jacket, '#40202a', 0.2)),
      z * 0.07,
    ) +
    ellipse(x - z * 0.52, y - z * 0.47, z * 0.1, z * 0.04, blade) +
    ellipse(x + z * 0.55, y + z * 0.045, z * 0.1, z * 0.04, blade)
  );
}

/** A lamp's or a boat's wake and other short strokes on water. */
export function wake(stage: Stage, { x, y, size }: Boat): Svg {
  const pale = mix('#ffffff', stage.light.water[1], 0.3 + stage.light.darkness * 0.4);
  return [0, 1, 2]
    .map((i) =>
      rect(
        x - size * (1.3 - i * 0.2),
        y + size * (0.24 + i * 0.1),
        size * (2.3 - i * 0.5),
        size * 0.03,
        { fill: pale, opacity: 0.6 - i * 0.15 },
        2,
      ),
    )
    .join('');
}
