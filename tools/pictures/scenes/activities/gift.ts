import { darker, lighter, mix, type Colour } from '../../drawing/colour.ts';
import { circle, d, ellipse, group, line, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import type { Time } from '../../parts/light.ts';
import type { Stage } from '../../parts/stage.ts';
import { viewFrom } from '../../parts/view.ts';
import type { Scene } from '../scene.ts';

export const gift: Scene = [oneBox, pile, voucher];

/** The brand's teal, lighter by day and deeper at night. */
const GROUNDS: Record<Time, Colour> = { dawn: '#3f8784', day: '#1b7578', golden: '#2f7a6c', dusk: '#14585f', night: '#0d4049' };

const WRAPS: readonly [Wrap, ...Wrap[]] = [
  { paper: '#f8eef4', lid: '#ffffff', ribbon: '#c93a24' },
  { paper: '#ffc94a', lid: '#ffd873', ribbon: '#0f4c4f' },
  { paper: '#f3dfc4', lid: '#faecd6', ribbon: '#6b2d5c' },
  { paper: '#e9573f', lid: '#f26d55', ribbon: '#fff3d6' },
  { paper: '#cfe6e2', lid: '#e4f2ef', ribbon: '#d9803a' },
];
interface Wrap {
  paper: Colour;
  lid: Colour;
  ribbon: Colour;
}

function ground(stage: Stage): Svg {
  const { width, height } = stage;
  const random = stage.random.fork('ground');
  const teal = GROUNDS[stage.time];
  const side = random.chance(0.5) ? 0.74 : 0.26;
  const dots = repeat(width / 66, () => {
    const x = random.between(0, width);
    const y = random.between(30, height * 0.7);
    const near = Math.abs(x - width / 2) < 330 && y > 200;
    return near
      ? ''
      : confetti(random.pick(['#ffc94a', '#f4a58f', '#fff3d6', '#e9573f']), {
          x,
          y,
          turn: random.whole(0, 180),
          round: random.chance(0.5),
        });
  });
  return (
    rect(0, 0, width, height, stage.verticalFade([0, teal], [1, darker(teal, 0.12)])) +
    circle(width * side, height * 0.3, 470, lighter(teal, 0.07)) +
    circle(width * side, height * 0.3, 330, lighter(teal, 0.13)) +
    rect(0, height * 0.8, width, height * 0.2 + 2, darker(teal, 0.22)) +
    dots
  );
}

const confetti = (fill: Colour, { x, y, turn, round }: { x: number; y: number; turn: number; round: boolean }): Svg =>
  round ? circle(x, y, 9, fill) : group(rect(-13, -4.5, 26, 9, fill, 4.5), `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})`);

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  wrap: Wrap;
}

/** A box with its lid, ribbon and bow; `y` is its foot. */
function box(stage: Stage, { x, y, width: w, height: h, wrap }: Box, bow = true): Svg {
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
    (bow ? knot({ x, y: top + 4, size: w * 0.27, ribbon: wrap.ribbon }) : '')
  );
}

function pattern(stage: Stage, { x, y, width: w, height: h, wrap }: Box): Svg {
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

function knot({ x, y, size: s, ribbon }: { x: number; y: number; size: number; ribbon: Colour }): Svg {
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

const wrapAt = (stage: Stage, i: number): Wrap =>
  WRAPS[(stage.random.fork('wrap').whole(0, WRAPS.length - 1) + i) % WRAPS.length] ?? WRAPS[0];

function oneBox(stage: Stage): Svg {
  const y = stage.height * 0.88;
  const small = repeat(Math.max(0, Math.floor((stage.width - 1500) / 620)), (i) =>
    [-1, 1]
      .map((way) =>
        box(stage, {
          x: stage.width / 2 + way * (690 + i * 420),
          y: y - 6,
          width: 270,
          height: 210,
          wrap: wrapAt(stage, i + (way > 0 ? 1 : 2)),
        }),
      )
      .join(''),
  );
  return ground(stage) + small + box(stage, { x: stage.width / 2, y, width: 560, height: 410, wrap: wrapAt(stage, 0) });
}

function pile(stage: Stage): Svg {
  const y = stage.height * 0.88;
  const x = stage.width / 2;
  return (
    ground(stage) +
    box(stage, { x: x - 390, y: y - 8, width: 300, height: 270, wrap: wrapAt(stage, 1) }) +
    box(stage, { x: x + 60, y, width: 520, height: 230, wrap: wrapAt(stage, 0) }, false) +
    box(stage, { x: x + 40, y: y - 230, width: 390, height: 170, wrap: wrapAt(stage, 2) }, false) +
    box(stage, { x: x + 70, y: y - 400, width: 230, height: 120, wrap: wrapAt(stage, 3) }) +
    box(stage, { x: x + 480, y: y + 12, width: 240, height: 180, wrap: wrapAt(stage, 4) })
  );
}

/** A card with a view on it slips out of its envelope. */
function voucher(stage: Stage): Svg {
  const x = stage.width / 2;
  const y = stage.height * 0.52;
  const wrap = wrapAt(stage, 0);
  const envelope = wrap.paper === '#f8eef4' ? '#f3dfc4' : wrap.paper;
  const dark = darker(envelope, 0.14);
  const clip = stage.define(
    (id) =>
      `<clipPath id="${id}"><rect x="${Math.round(x - 270)}" y="${Math.round(y - 350)}" width="540" height="290" rx="14"/></clipPath>`,
  );
  const view = group(viewFrom(stage.inner(1680, 900, 'card')), `translate(${Math.round(x - 270)} ${Math.round(y - 350)}) scale(.3222)`);
  return (
    ground(stage) +
    ellipse(x, stage.height * 0.9, 420, 26, { fill: '#062a2e', opacity: 0.45 }) +
    rect(x - 360, y - 90, 720, 430, dark, 16) +
    polygon(
      [
        [x - 356, y - 84],
        [x, y - 300],
        [x + 356, y - 84],
      ],
      darker(envelope, 0.22),
    ) +
    rect(x - 292, y - 372, 584, 520, '#fffdf8', 22) +
    group(view, 'translate(0 0)', { clip }) +
    rect(x - 250, y - 36, 280, 22, mix('#fffdf8', wrap.ribbon, 0.5), 11) +
    rect(x - 250, y + 4, 190, 16, '#d8e2df', 8) +
    polygon(
      [
        [x - 360, y - 76],
        [x - 20, y + 150],
        [x - 360, y + 330],
      ],
      lighter(envelope, 0.12),
    ) +
    polygon(
      [
        [x + 360, y - 76],
        [x + 20, y + 150],
        [x + 360, y + 330],
      ],
      lighter(envelope, 0.12),
    ) +
    path(
      d`M${x - 358} ${y + 326}L${x - 30} ${y + 112}Q${x} ${y + 94} ${x + 30} ${y + 112}L${x + 358} ${y + 326}Q${x + 356} ${y + 342} ${x + 340} ${y + 342}H${x - 340}Q${x - 356} ${y + 342} ${x - 358} ${y + 326}Z`,
      envelope,
    ) +
    line(d`M${x - 340} ${y + 322}L${x - 30} ${y + 116}Q${x} ${y + 98} ${x + 30} ${y + 116}L${x + 340} ${y + 322}`, dark, 4, 0.6) +
    knot({ x, y: y + 168, size: 84, ribbon: wrap.ribbon })
  );
}
