import { darker, lighter, mix, type Colour } from '../drawing/colour.ts';
import { circle, d, ellipse, group, line, move, path, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import { viewFrom, type View } from './view.ts';
import { STAGE_HEIGHT, type Stage } from './stage.ts';

/** The colours of a room: they go together. */
export interface Decor {
  wall: Colour;
  wainscot: Colour;
  floor: Colour;
  accent: Colour;
  second: Colour;
  wood: Colour;
}

const DECORS: readonly [Decor, ...Decor[]] = [
  { wall: '#efe4d2', wainscot: '#dccbb0', floor: '#b98a5e', accent: '#0f6b6d', second: '#e0a94a', wood: '#8a5c3c' },
  { wall: '#d7e2dc', wainscot: '#b6cac1', floor: '#c39a6c', accent: '#c8553d', second: '#f0c9a8', wood: '#7a5138' },
  { wall: '#eadad4', wainscot: '#d6bdb5', floor: '#a97a58', accent: '#6b3e63', second: '#d98f7a', wood: '#6f4a3a' },
  { wall: '#d5dde8', wainscot: '#b5c3d6', floor: '#b78f6c', accent: '#2f5d8a', second: '#e8b45a', wood: '#7d5a44' },
  { wall: '#2f5d5c', wainscot: '#244a4b', floor: '#b0835a', accent: '#e0a13c', second: '#f2dcc0', wood: '#8b5a3a' },
  { wall: '#f3dfb8', wainscot: '#e4c48c', floor: '#9f6f4c', accent: '#b8472f', second: '#3f7f78', wood: '#74482f' },
  { wall: '#4a4668', wainscot: '#3b3858', floor: '#a98062', accent: '#d9778a', second: '#f3d3a2', wood: '#6d4a40' },
];

export const decorOf = (stage: Stage): Decor => stage.random.fork('decor').pick(DECORS);

/** The back wall and the floor; the floor's boards run to one vanishing point. */
export function walls(stage: Stage, decor: Decor, floorLine: number, finish: 'plain' | 'panels' | 'stripes' | 'tiles' = 'plain'): Svg {
  const { width, height } = stage;
  const wall = stage.indoors(decor.wall);
  const dark = darker(wall, 0.2);
  const shine =
    stage.sun.x < width / 2
      ? stage.sideFade([0, lighter(wall, 0.16)], [1, darker(wall, 0.1)])
      : stage.sideFade([0, darker(wall, 0.1)], [1, lighter(wall, 0.16)]);
  const finishes: Record<typeof finish, () => Svg> = {
    plain: () => '',
    stripes: () => repeat(width / 90, (i) => rect(i * 90, 0, 45, floorLine, { fill: dark, opacity: 0.09 })),
    tiles: () =>
      repeat(width / 70, (i) => rect(i * 70 + 68, 0, 2.5, floorLine, { fill: dark, opacity: 0.28 })) +
      repeat(floorLine / 70, (i) => rect(0, i * 70 + 68, width, 2.5, { fill: dark, opacity: 0.28 })),
    panels: () => {
      const low = stage.indoors(decor.wainscot);
      const top = floorLine - 190;
      const count = Math.max(4, Math.round(width / 210));
      const each = width / count;
      return (
        rect(0, top, width, 190, low) +
        rect(0, top - 8, width, 12, lighter(low, 0.3)) +
        repeat(count, (i) => rect(i * each + 22, top + 34, each - 44, 118, { fill: 'none', stroke: darker(low, 0.22), width: 4 }))
      );
    },
  };
  return (
    rect(0, 0, width, floorLine + 4, shine) +
    finishes[finish]() +
    floor(stage, decor, floorLine) +
    rect(0, floorLine - 12, width, 16, mix(stage.indoors(decor.wainscot), '#ffffff', 0.35)) +
    rect(0, height - 2, width, 4, 'none')
  );
}

function floor(stage: Stage, decor: Decor, top: number): Svg {
  const { width, height } = stage;
  const wood = stage.indoors(decor.floor);
  const seam = darker(wood, 0.28);
  const middle = width / 2;
  const count = Math.ceil(width / 60);
  return (
    rect(0, top, width, height - top + 2, stage.verticalFade([0, darker(wood, 0.12)], [1, lighter(wood, 0.08)])) +
    repeat(count * 2, (i) => {
      const offset = (i - count + 0.5) * 60;
      return line(d`M${middle + offset} ${top}L${middle + offset * 2.1} ${height + 2}`, seam, 2, 0.4);
    })
  );
}

export interface WindowPlan {
  x: number;
  y: number;
  width: number;
  height: number;
  panes: number;
  /** A round top, as in an old house. */
  arched?: boolean;
  frame?: Colour;
}

/** Windows of one wall: one landscape lies behind them all, with one sun. */
export function viewWindows(stage: Stage, plans: readonly WindowPlan[], view?: View): Svg {
  const left = Math.min(...plans.map((plan) => plan.x));
  const right = Math.max(...plans.map((plan) => plan.x + plan.width));
  const top = Math.min(...plans.map((plan) => plan.y));
  const bottom = Math.max(...plans.map((plan) => plan.y + plan.height));
  const scale = (bottom - top) / STAGE_HEIGHT;
  const scenery = viewFrom(stage.inner((right - left) / scale, STAGE_HEIGHT, 'outside'), view);
  const clip = stage.define((id) => `<clipPath id="${id}"><path d="${plans.map((plan) => opening(plan, 0)).join('')}"/></clipPath>`);
  return (
    plans.map((plan) => casing(stage, plan)).join('') +
    group(group(scenery, move(left, top, scale)), 'translate(0 0)', { clip }) +
    plans.map((plan) => bars(stage, plan)).join('')
  );
}

function opening({ x, y, width: w, height: h, arched }: WindowPlan, grow: number): string {
  return arched
    ? d`M${x - grow} ${y + h + grow}V${y + w / 2}A${w / 2 + grow} ${w / 2 + grow} 0 0 1 ${x + w + grow} ${y + w / 2}V${y + h + grow}Z`
    : d`M${x - grow} ${y - grow}H${x + w + grow}V${y + h + grow}H${x - grow}Z`;
}

function casing(stage: Stage, plan: WindowPlan): Svg {
  const frame = frameOf(stage, plan);
  return path(opening(plan, 14), darker(frame, 0.16)) + path(opening(plan, 11), frame);
}

function bars(stage: Stage, plan: WindowPlan): Svg {
  const { x, y, width: w, height: h, panes, arched } = plan;
  const frame = frameOf(stage, plan);
  return (
    repeat(panes - 1, (i) => rect(x + (w * (i + 1)) / panes - 4, y, 8, h, frame)) +
    rect(x, y + h * (arched ? 0.42 : 0.34), w, 7, frame) +
    rect(x - 30, y + h + 8, w + 60, 16, lighter(frame, 0.2), 3) +
    rect(x - 22, y + h + 24, w + 44, 7, { fill: darker(frame, 0.5), opacity: 0.25 })
  );
}

const frameOf = (stage: Stage, plan: WindowPlan): Colour => stage.indoors(plan.frame ?? '#fffdf8');

/** A pair of curtains with their rail beside a window. */
export function curtains(
  stage: Stage,
  { x, y, width: w, height: h }: { x: number; y: number; width: number; height: number },
  colour: Colour,
): Svg {
  const cloth = stage.indoors(colour);
  const each = Math.min(120, w * 0.22);
  const side = (left: number) =>
    rect(left, y - 28, each, h, cloth) +
    repeat(5, (i) => rect(left + (each * (i + 0.55)) / 5, y - 28, each / 10, h, { fill: darker(cloth, 0.3), opacity: 0.35 }));
  return side(x - each * 0.9) + side(x + w - each * 0.1) + rect(x - each - 30, y - 40, w + each * 2 + 60, 12, stage.indoors('#4a362c'), 6);
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

/** A framed poster with a small abstract landscape. */
export function framedArt(
  stage: Stage,
  {
    x,
    y,
    width: w,
    height: h,
    name,
    colours,
    frame = '#4a362c',
  }: { x: number; y: number; width: number; height: number; name: string; colours: readonly [Colour, Colour]; frame?: Colour },
): Svg {
  const random = stage.random.fork(name);
  const [a, b] = colours.map(stage.indoors) as [Colour, Colour];
  const clip = stage.define(
    (id) =>
      `<clipPath id="${id}"><rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(w)}" height="${Math.round(h)}"/></clipPath>`,
  );
  const style = random.pick(['hills', 'arches', 'leaf']);
  const sunX = x + w * random.between(0.3, 0.7);
  const drawings: Record<string, () => Svg> = {
    hills: () =>
      circle(sunX, y + h * 0.36, w * 0.15, b) +
      ellipse(x + w * 0.2, y + h * 1.05, w * 0.7, h * 0.42, mix(a, '#ffffff', 0.35)) +
      ellipse(x + w * 0.9, y + h * 1.1, w * 0.8, h * 0.34, a),
    arches: () =>
      repeat(3, (i) =>
        path(
          d`M${x + w * (0.18 + i * 0.09)} ${y + h}V${y + h * (0.52 + i * 0.09)}A${w * (0.32 - i * 0.09)} ${w * (0.32 - i * 0.09)} 0 0 1 ${x + w * (0.82 - i * 0.09)} ${y + h * (0.52 + i * 0.09)}V${y + h}Z`,
          [a, b, mix(a, '#ffffff', 0.5)][i] ?? a,
        ),
      ),
    leaf: () =>
      line(d`M${x + w / 2} ${y + h * 0.88}V${y + h * 0.2}`, a, 5) +
      repeat(
        4,
        (i) =>
          ellipse(x + w * 0.36, y + h * (0.3 + i * 0.15), w * 0.15, h * 0.045, i % 2 ? a : b) +
          ellipse(x + w * 0.64, y + h * (0.36 + i * 0.15), w * 0.15, h * 0.045, i % 2 ? b : a),
      ),
  };
  return (
    rect(x - 4, y - 2, w + 14, h + 16, { fill: '#0b1020', opacity: 0.14 }, 2) +
    rect(x - 10, y - 10, w + 20, h + 20, stage.indoors(frame)) +
    rect(x, y, w, h, stage.indoors('#f7f0e2')) +
    group(drawings[style]?.() ?? '', 'translate(0 0)', { clip })
  );
}

/** A plant in a pot; `y` is the floor. */
export function pottedPlant(
  stage: Stage,
  { x, y, height: h, pot, name }: { x: number; y: number; height: number; pot: Colour; name: string },
): Svg {
  const random = stage.random.fork(name);
  const greens = ['#2f6b4f', '#4c8a5a', '#3c7a63'].map(stage.indoors);
  const base = y - h * 0.3;
  const leaves = repeat(11, (i) => {
    const angle = -Math.PI / 2 + (i - 5) * 0.25;
    const reach = h * random.between(0.5, 0.74);
    const ex = x + Math.cos(angle) * reach * 0.75;
    const ey = base + Math.sin(angle) * reach;
    const bend = Math.cos(angle) * reach * 0.12;
    return path(
      d`M${x} ${base + 6}Q${x + bend - h * 0.06} ${(base + ey) / 2} ${ex} ${ey}Q${x + bend * 3 + h * 0.05} ${(base + ey) / 2 + h * 0.06} ${x} ${base + 6}Z`,
      greens[i % 3] ?? '',
    );
  });
  const clay = stage.indoors(pot);
  return (
    ellipse(x, y, h * 0.2, h * 0.03, { fill: '#0b1020', opacity: 0.2 }) +
    leaves +
    polygon(
      [
        [x - h * 0.16, base],
        [x + h * 0.16, base],
        [x + h * 0.12, y],
        [x - h * 0.12, y],
      ],
      clay,
    ) +
    polygon(
      [
        [x + h * 0.03, base],
        [x + h * 0.16, base],
        [x + h * 0.12, y],
        [x + h * 0.03, y],
      ],
      { fill: darker(clay, 0.3), opacity: 0.4 },
    ) +
    rect(x - h * 0.175, base - h * 0.02, h * 0.35, h * 0.05, lighter(clay, 0.12), 3)
  );
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
