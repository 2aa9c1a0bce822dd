import { mix, type Colour } from '../drawing/colour.ts';
import { heap, puff } from '../drawing/curves.ts';
import type { Random } from '../drawing/random.ts';
import { circle, d, ellipse, line, path, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from './stage.ts';

/** A plant's foot, its height and how far away it stands. */
export interface Plant {
  x: number;
  y: number;
  height: number;
  distance?: number;
  colour?: Colour;
}

const leaf = (stage: Stage, plant: Plant, fallback: Colour) => {
  const base = plant.colour ?? fallback;
  const distance = plant.distance ?? 0;
  return {
    body: stage.tone(base, distance),
    bright: stage.tone(mix(base, stage.light.bright, 0.32), distance),
    shade: stage.tone(mix(base, stage.light.shade, 0.4), distance),
    trunk: stage.tone('#6b4a38', distance),
    lit: stage.sun.x > plant.x ? 1 : -1,
  };
};

export function pine(stage: Stage, plant: Plant & { snowy?: boolean }): Svg {
  const { x, y, height: h } = plant;
  const { body, bright, shade, trunk, lit } = leaf(stage, plant, '#2f6650');
  const white = stage.tone('#f8fbff', (plant.distance ?? 0) * 0.6);
  const tiers = [0, 1, 2, 3].map((i) => {
    const foot = y - h * (0.1 + i * 0.2);
    return { foot, half: h * (0.235 - 0.042 * i), top: foot - h * 0.34 };
  });
  const outlines = tiers.map(({ foot, half, top }) => d`M${x} ${top}L${x + half} ${foot}Q${x} ${foot + h * 0.05} ${x - half} ${foot}Z`);
  const sunny = tiers.map(
    ({ foot, half, top }) =>
      d`M${x} ${top}L${x + lit * half} ${foot}Q${x + lit * half * 0.5} ${foot + h * 0.03} ${x + lit * half * 0.12} ${foot + h * 0.024}Z`,
  );
  const caps = tiers.map(
    ({ foot, half, top }) =>
      d`M${x} ${top}L${x + half} ${foot}Q${x + half * 0.66} ${foot - h * 0.035} ${x + half * 0.42} ${foot - h * 0.075}Q${x + half * 0.1} ${foot - h * 0.03} ${x - half * 0.16} ${foot - h * 0.085}Q${x - half * 0.5} ${foot - h * 0.04} ${x - half} ${foot}Z`,
  );
  const snow = (cap: string) => path(cap, { fill: white, opacity: 0.92 });
  const stem = rect(x - h * 0.025, y - h * 0.14, h * 0.05, h * 0.15, trunk);
  if (h < SMALL_PINE) {
    return stem + path(outlines.join(''), mix(shade, body, 0.65)) + path(sunny.join(''), { fill: bright, opacity: 0.5 }) + (plant.snowy ? snow(caps.join('')) : '');
  }
  return (
    stem +
    tiers
      .map(
        (_, i) =>
          path(outlines[i] ?? '', mix(shade, body, 0.35 + i * 0.2)) +
          path(sunny[i] ?? '', { fill: bright, opacity: 0.5 }) +
          (plant.snowy ? snow(caps[i] ?? '') : ''),
      )
      .join('')
  );
}

/** Below this height a pine's tiers need no colours of their own: a wood of hundreds paints four times as fast. */
const SMALL_PINE = 130;

export function cypress(stage: Stage, plant: Plant): Svg {
  const { x, y, height: h } = plant;
  const { body, bright, lit } = leaf(stage, plant, '#2f5d48');
  const w = h * 0.12;
  const side = (s: number) => d`${x + s * w * 1.15} ${y - h * 0.55} ${x + s * w} ${y - h * 0.08} ${x + s * w * 0.3} ${y}`;
  return (
    path(d`M${x} ${y - h}C${side(1)}L${x - w * 0.3} ${y}C${x - w} ${y - h * 0.08} ${x - w * 1.15} ${y - h * 0.55} ${x} ${y - h}Z`, body) +
    path(
      d`M${x} ${y - h}C${side(lit)}L${x + lit * w * 0.1} ${y}C${x + lit * w * 0.45} ${y - h * 0.3} ${x + lit * w * 0.35} ${y - h * 0.6} ${x} ${y - h}Z`,
      { fill: bright, opacity: 0.45 },
    )
  );
}

export function poplar(stage: Stage, plant: Plant): Svg {
  const { x, y, height: h } = plant;
  const { body, bright, trunk, lit } = leaf(stage, plant, '#5f8a4a');
  return (
    rect(x - h * 0.02, y - h * 0.2, h * 0.04, h * 0.2, trunk) +
    ellipse(x, y - h * 0.55, h * 0.13, h * 0.45, body) +
    ellipse(x + lit * h * 0.045, y - h * 0.58, h * 0.07, h * 0.38, { fill: bright, opacity: 0.5 })
  );
}

/** A broad tree: an oak, a lime, a fruit tree. */
export function roundTree(stage: Stage, random: Random, plant: Plant): Svg {
  const { x, y, height: h } = plant;
  const { body, bright, shade, trunk, lit } = leaf(stage, plant, '#4c8a50');
  const crown = (dx: number, up: number, w: number, tall: number, fill: string) =>
    path(puff(random, x + dx * h, y - up * h, { width: w * h, height: tall * h }), fill);
  return (
    path(d`M${x - h * 0.045} ${y}L${x - h * 0.025} ${y - h * 0.5}H${x + h * 0.025}L${x + h * 0.045} ${y}Z`, trunk) +
    crown(0, 0.58, 0.74, 0.66, shade) +
    crown(lit * 0.03, 0.62, 0.66, 0.58, body) +
    crown(lit * 0.12, 0.72, 0.36, 0.3, bright)
  );
}

export function bush(stage: Stage, random: Random, plant: Plant): Svg {
  const { x, y, height: h } = plant;
  const { body, bright, lit } = leaf(stage, plant, '#3f7a55');
  return (
    path(heap(random, x, y, { width: h * 2, height: h }), body) +
    path(heap(random, x + lit * h * 0.3, y - h * 0.22, { width: h, height: h * 0.6 }), { fill: bright, opacity: 0.55 })
  );
}

export function palm(stage: Stage, random: Random, plant: Plant): Svg {
  const { x, y, height: h } = plant;
  const { body, bright, shade } = leaf(stage, plant, '#2f7a58');
  const lean = random.between(-0.24, 0.24) * h;
  const topX = x + lean;
  const topY = y - h;
  const trunk = stage.tone('#8a6547', plant.distance ?? 0);
  const fronds = repeat(9, (i) => {
    const angle = Math.PI * (0.98 + (i / 8) * 1.04);
    const reach = h * random.between(0.34, 0.42);
    const ex = topX + Math.cos(angle) * reach;
    const ey = topY + Math.sin(angle) * reach * 0.55 + reach * 0.36;
    const cx = topX + Math.cos(angle) * reach * 0.55;
    const cy = topY + Math.sin(angle) * reach * 0.9 - reach * 0.12;
    return path(
      d`M${topX} ${topY}Q${cx} ${cy} ${ex} ${ey}Q${cx} ${cy + reach * 0.26} ${topX} ${topY + h * 0.03}Z`,
      [shade, body, bright][i % 3] ?? body,
    );
  });
  return (
    path(
      d`M${x - h * 0.032} ${y}Q${x + lean * 0.1 - h * 0.015} ${y - h * 0.5} ${topX - h * 0.014} ${topY}H${topX + h * 0.014}Q${x + lean * 0.1 + h * 0.03} ${y - h * 0.5} ${x + h * 0.04} ${y}Z`,
      trunk,
    ) +
    fronds +
    circle(topX, topY + h * 0.02, h * 0.024, stage.tone('#5a3a2a'))
  );
}

/** A birch or another bare slender trunk that runs out of the picture's top. */
export function tallTrunk(
  stage: Stage,
  { x, y, width, colour = '#7a5a44', distance = 0 }: { x: number; y: number; width: number; colour?: Colour; distance?: number },
): Svg {
  const lit = stage.sun.x > x ? 1 : -1;
  return (
    path(
      d`M${x - width * 0.5} ${-10}H${x + width * 0.5}L${x + width * 0.62} ${y - 30}Q${x + width * 0.7} ${y - 8} ${x + width * 0.95} ${y}H${x - width * 0.95}Q${x - width * 0.7} ${y - 8} ${x - width * 0.62} ${y - 30}Z`,
      stage.tone(colour, distance),
    ) +
    path(
      d`M${x + lit * width * 0.5} ${-10}L${x + lit * width * 0.2} ${-10}L${x + lit * width * 0.28} ${y - 10}L${x + lit * width * 0.7} ${y - 8}L${x + lit * width * 0.62} ${y - 30}Z`,
      {
        fill: stage.tone(mix(colour, stage.light.bright, 0.4), distance),
        opacity: 0.55,
      },
    )
  );
}

/** Small flowers strewn over an area, larger where it is nearer. */
export function flowers(
  stage: Stage,
  random: Random,
  {
    left,
    right,
    top,
    bottom,
    colours,
    count,
  }: { left: number; right: number; top: number; bottom: number; colours: readonly [Colour, ...Colour[]]; count: number },
): Svg {
  return repeat(count, () => {
    const near = random.next() ** 0.8;
    const x = random.between(left, right);
    const y = top + (bottom - top) * near;
    const size = 2.5 + 7 * near;
    return line(d`M${x} ${y}v${size * 2.4}`, stage.tone('#3f6b3f'), size * 0.35) + circle(x, y, size, stage.tone(random.pick(colours)));
  });
}
