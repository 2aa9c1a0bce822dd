import { type Colour, darker, mix } from '../drawing/colour.ts';
import { circle, d, ellipse, line, path, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

/** A string of small lamps, faint by day. */
export function lanterns(stage: Stage, { left, right, y, drop }: { left: number; right: number; y: number; drop: number }): Svg {
  const lit = stage.light.darkness > 0.3;
  const count = Math.max(4, Math.round((right - left) / 46));
  return (
    line(d`M${left} ${y}Q${(left + right) / 2} ${y + drop * 2} ${right} ${y}`, stage.tone('#3a2c28'), 2.5) +
    repeat(count, (i) => {
      const t = (i + 0.5) / count;
      const x = left + (right - left) * t;
      const ly = y + 4 * drop * t * (1 - t) + 8;
      return (
        (lit ? circle(x, ly, 20, { fill: '#ffdf9a', opacity: 0.28 }) : '') + circle(x, ly, 6.5, lit ? '#ffe7ae' : stage.tone('#ffd98a'))
      );
    })
  );
}

/** A hanging lamp with its glow; `y` is the foot of the shade. */
export function pendant(stage: Stage, { x, y, colour, size = 60 }: { x: number; y: number; colour: Colour; size?: number }): Svg {
  const shade = stage.indoors(colour);
  return (
    glow(stage, { x, y: y + 10, radius: size * 4.5 }) +
    line(d`M${x} -10V${y - size}`, stage.indoors('#3a2c28'), 4) +
    ellipse(x, y, size * 0.5, size * 0.14, '#fff1c4') +
    path(
      d`M${x - size} ${y}Q${x - size * 0.9} ${y - size * 0.9} ${x} ${y - size}Q${x + size * 0.9} ${y - size * 0.9} ${x + size} ${y}Z`,
      shade,
    ) +
    path(
      d`M${x} ${y - size}Q${x + size * 0.9} ${y - size * 0.9} ${x + size} ${y}H${x + size * 0.4}Q${x + size * 0.4} ${y - size * 0.7} ${x} ${y - size}Z`,
      { fill: darker(shade, 0.3), opacity: 0.35 },
    )
  );
}

export function tableLamp(stage: Stage, { x, y, colour }: { x: number; y: number; colour: Colour }): Svg {
  return (
    glow(stage, { x, y: y - 120, radius: 240 }) +
    path(d`M${x - 24} ${y}Q${x - 30} ${y - 40} ${x - 8} ${y - 78}H${x + 8}Q${x + 30} ${y - 40} ${x + 24} ${y}Z`, stage.indoors(colour)) +
    polygon(
      [
        [x - 34, y - 150],
        [x + 34, y - 150],
        [x + 56, y - 76],
        [x - 56, y - 76],
      ],
      mix('#fff0c8', stage.indoors('#f6e3bb'), 0.4),
    )
  );
}

/** Lamp light: faint by day, warm at night. */
export function glow(stage: Stage, { x, y, radius }: { x: number; y: number; radius: number }): Svg {
  const strength = 0.16 + 0.42 * stage.light.darkness;
  const fill = stage.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#ffe1a0" stop-opacity="${Math.round(strength * 100) / 100}"/><stop offset="1" stop-color="#ffe1a0" stop-opacity="0"/></radialGradient>`,
  );
  return circle(x, y, radius, fill);
}

/** A candle with its flame; `y` is its foot. */
export function candle(
  stage: Stage,
  { x, y, height: h, colour = '#f6ead2' }: { x: number; y: number; height: number; colour?: Colour },
): Svg {
  const wax = stage.indoors(colour);
  const w = Math.max(14, h * 0.3);
  const top = y - h;
  return (
    glow(stage, { x, y: top - 20, radius: 100 + h * 0.5 }) +
    rect(x - w / 2, top, w, h, wax, 3) +
    rect(x + w * 0.1, top, w * 0.4, h, { fill: darker(wax, 0.3), opacity: 0.25 }, 3) +
    line(d`M${x} ${top}v-7`, '#4a3a30', 2.5) +
    path(d`M${x} ${top - 34}Q${x + 11} ${top - 14} ${x} ${top - 5}Q${x - 11} ${top - 14} ${x} ${top - 34}Z`, '#ffb648') +
    path(d`M${x} ${top - 24}Q${x + 5} ${top - 12} ${x} ${top - 6}Q${x - 5} ${top - 12} ${x} ${top - 24}Z`, '#fff2c0')
  );
}
