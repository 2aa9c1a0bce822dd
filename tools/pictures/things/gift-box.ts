import { type Colour, darker, lighter, mix } from '../drawing/colour.ts';
import { circle, d, ellipse, path, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export const WRAPS: readonly [Wrap, ...Wrap[]] = [
  { paper: '#f8eef4', lid: '#ffffff', ribbon: '#c93a24' },
  { paper: '#ffc94a', lid: '#ffd873', ribbon: '#0f4c4f' },
  { paper: '#f3dfc4', lid: '#faecd6', ribbon: '#6b2d5c' },
  { paper: '#e9573f', lid: '#f26d55', ribbon: '#fff3d6' },
  { paper: '#cfe6e2', lid: '#e4f2ef', ribbon: '#d9803a' },
];

export interface Wrap {
  paper: Colour;
  lid: Colour;
  ribbon: Colour;
}

interface GiftBox {
  x: number;
  y: number;
  width: number;
  height: number;
  wrap: Wrap;
}

/** A box with its lid, ribbon and bow; `y` is its foot. */
export function giftBox(stage: Stage, { x, y, width: w, height: h, wrap }: GiftBox, withBow = true): Svg {
  const left = x - w / 2;
  const lid = Math.max(52, h * 0.22);
  const top = y - h;
  const band = w * 0.15;
  return (
    ellipse(x, y + 4, w * 0.62, 26, { fill: '#062a2e', opacity: 0.45 }) +
    rect(left, top + lid * 0.5, w, h - lid * 0.5, wrap.paper, 6) +
    pattern(stage, { x: left, y: top + lid, width: w, height: h - lid, wrap }) +
    rect(left + w * 0.8, top + lid * 0.5, w * 0.2, h - lid * 0.5, { fill: '#20103a', opacity: 0.08 }) +
    rect(x - band / 2, top + lid * 0.5, band, h - lid * 0.5, wrap.ribbon) +
    rect(left, top + lid, w, 20, { fill: '#20103a', opacity: 0.13 }) +
    rect(left - w * 0.035, top, w * 1.07, lid, wrap.lid, 8) +
    rect(x - band / 2, top, band, lid, lighter(wrap.ribbon, 0.1)) +
    (withBow ? bow({ x, y: top + 4, size: w * 0.27, ribbon: wrap.ribbon }) : '')
  );
}

function pattern(stage: Stage, { x, y, width: w, height: h, wrap }: GiftBox): Svg {
  const style = stage.random.fork(`pattern${wrap.paper}`).pick(['dots', 'stripes', 'plain']);
  const tint = { fill: mix(wrap.paper, wrap.ribbon, 0.3), opacity: 0.6 };
  if (style === 'dots')
    return repeat(5, (row) =>
      repeat(8, (i) =>
        y + 40 + row * 60 < y + h - 12 ? circle(x + (w * (i + 0.5 + (row % 2) * 0.2)) / 8.4, y + 40 + row * 60, 7, tint) : '',
      ),
    );
  if (style === 'stripes') return repeat(6, (i) => rect(x + (w * (i + 0.3)) / 6, y, w / 15, h, tint));
  return '';
}

export function bow({ x, y, size: s, ribbon }: { x: number; y: number; size: number; ribbon: Colour }): Svg {
  const dark = darker(ribbon, 0.24);
  const loop = (k: 1 | -1) =>
    path(
      d`M${x} ${y}C${x + k * s * 0.3} ${y - s * 1.05} ${x + k * s * 1.4} ${y - s * 1.1} ${x + k * s * 1.45} ${y - s * 0.52}C${x + k * s * 1.48} ${y - s * 0.1} ${x + k * s * 0.7} ${y - s * 0.02} ${x} ${y}Z`,
      lighter(ribbon, 0.08),
    ) +
    path(
      d`M${x + k * s * 0.2} ${y - s * 0.14}C${x + k * s * 0.5} ${y - s * 0.72} ${x + k * s * 1.1} ${y - s * 0.84} ${x + k * s * 1.18} ${y - s * 0.52}C${x + k * s * 1.2} ${y - s * 0.24} ${x + k * s * 0.7} ${y - s * 0.14} ${x + k * s * 0.2} ${y - s * 0.14}Z`,
      dark,
    );
  const tail = (k: 1 | -1) =>
    polygon(
      [
        [x, y - 4],
        [x + k * s * 0.72, y + s * 0.5],
        [x + k * s * 0.5, y + s * 0.52],
        [x + k * s * 0.4, y + s * 0.7],
        [x - k * s * 0.05, y + s * 0.1],
      ],
      dark,
    );
  return tail(-1) + tail(1) + loop(-1) + loop(1) + rect(x - s * 0.22, y - s * 0.34, s * 0.44, s * 0.4, ribbon, s * 0.12);
}
