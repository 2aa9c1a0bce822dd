import { type Colour, darker, lighter, mix } from '../drawing/colour.ts';
import { d, ellipse, line, path, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Decor } from './decor.ts';
import type { Stage } from '../stage/stage.ts';

export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** A bed seen from its foot, head against the wall; `y` is the floor at its foot. */
export function frontBed(stage: Stage, decor: Decor, { x, y, width: w }: Spot): Svg {
  const linen = stage.indoors('#fdfaf4');
  const head = stage.indoors(decor.accent);
  const cover = stage.indoors(decor.second);
  const top = y - 330;
  const left = x - w / 2;
  return (
    rect(left - 6, y - 480, w + 12, 330, head, 26) +
    repeat(5, (i) => line(d`M${left + (w * (i + 1)) / 6} ${y - 462}V${y - 320}`, darker(head, 0.3), 3, 0.5)) +
    ellipse(x, y + 4, w * 0.56, 18, { fill: '#0b1020', opacity: 0.26 }) +
    rect(left + 10, y - 46, 22, 50, stage.indoors(decor.wood)) +
    rect(left + w - 32, y - 46, 22, 50, stage.indoors(decor.wood)) +
    path(
      d`M${left} ${top + 40}Q${left} ${top} ${left + 40} ${top}H${left + w - 40}Q${left + w} ${top} ${left + w} ${top + 40}L${left + w + 22} ${y - 24}H${left - 22}Z`,
      linen,
    ) +
    repeat(2, (i) => pillow({ x: left + w * (0.06 + i * 0.46), y: top - 50, width: w * 0.42, height: 100, fill: linen })) +
    repeat(2, (i) =>
      pillow({
        x: left + w * (0.16 + i * 0.37),
        y: top - 16,
        width: w * 0.31,
        height: 82,
        fill: i ? mix(head, linen, 0.25) : mix(cover, linen, 0.2),
      }),
    ) +
    path(
      d`M${left - 6} ${top + 110}Q${x} ${top + 86} ${left + w + 6} ${top + 110}L${left + w + 24} ${y - 20}H${left - 24}Z`,
      mix(cover, linen, 0.12),
    ) +
    path(
      d`M${left - 6} ${top + 110}Q${x} ${top + 86} ${left + w + 6} ${top + 110}L${left + w + 9} ${top + 146}Q${x} ${top + 122} ${left - 9} ${top + 146}Z`,
      lighter(linen, 0.4),
    ) +
    path(
      d`M${left - 17} ${y - 96}Q${x} ${y - 122} ${left + w + 17} ${y - 96}L${left + w + 23} ${y - 34}Q${x} ${y - 56} ${left - 23} ${y - 34}Z`,
      head,
    ) +
    repeat(6, (i) => line(d`M${left + (w * (i + 1)) / 7} ${y - 108}V${y - 46}`, darker(head, 0.25), 3, 0.45)) +
    rect(left - 22, y - 28, w + 44, 8, { fill: '#0b1020', opacity: 0.1 })
  );
}

function pillow({ x, y, width: w, height: h, fill }: Spot & { height: number; fill: Colour }): Svg {
  return (
    path(
      d`M${x + 10} ${y + 4}Q${x + w / 2} ${y - 10} ${x + w - 10} ${y + 4}Q${x + w + 4} ${y + h / 2} ${x + w - 6} ${y + h - 4}Q${x + w / 2} ${y + h + 8} ${x + 6} ${y + h - 4}Q${x - 4} ${y + h / 2} ${x + 10} ${y + 4}Z`,
      fill,
    ) +
    path(
      d`M${x + 6} ${y + h - 4}Q${x + w / 2} ${y + h + 8} ${x + w - 6} ${y + h - 4}Q${x + w - 2} ${y + h * 0.8} ${x + w} ${y + h * 0.6}Q${x + w / 2} ${y + h * 0.92} ${x} ${y + h * 0.6}Q${x + 2} ${y + h * 0.8} ${x + 6} ${y + h - 4}Z`,
      { fill: '#1a2030', opacity: 0.1 },
    )
  );
}

/** A low bed seen from its long side. */
export function sideBed(stage: Stage, decor: Decor, { x, y, width: w }: Spot): Svg {
  const linen = stage.indoors('#fdfaf4');
  const cover = stage.indoors(decor.accent);
  const wood = stage.indoors(decor.wood);
  return (
    ellipse(x + w / 2, y + 4, w * 0.54, 16, { fill: '#0b1020', opacity: 0.26 }) +
    rect(x + w - 24, y - 260, 34, 262, wood, 10) +
    rect(x, y - 64, w, 44, wood, 8) +
    rect(x + 26, y - 24, 26, 26, darker(wood, 0.2)) +
    rect(x + 6, y - 140, w - 30, 84, linen, 24) +
    pillow({ x: x + w - 200, y: y - 212, width: 170, height: 88, fill: linen }) +
    pillow({ x: x + w - 250, y: y - 190, width: 120, height: 72, fill: mix(cover, linen, 0.3) }) +
    path(
      d`M${x - 6} ${y - 122}Q${x - 4} ${y - 154} ${x + 40} ${y - 154}H${x + w * 0.6}Q${x + w * 0.64} ${y - 130} ${x + w * 0.6} ${y - 44}Q${x + w * 0.3} ${y - 30} ${x - 10} ${y - 40}Z`,
      cover,
    ) +
    path(
      d`M${x + w * 0.54} ${y - 154}H${x + w * 0.6}Q${x + w * 0.64} ${y - 130} ${x + w * 0.6} ${y - 44}L${x + w * 0.54} ${y - 40}Q${x + w * 0.57} ${y - 120} ${x + w * 0.54} ${y - 154}Z`,
      mix(cover, linen, 0.55),
    ) +
    repeat(3, (i) =>
      path(d`M${x + 60 + i * 110} ${y - 150}Q${x + 40 + i * 112} ${y - 90} ${x + 66 + i * 106} ${y - 38}`, {
        fill: 'none',
        stroke: darker(cover, 0.25),
        width: 3,
        opacity: 0.5,
      }),
    )
  );
}
