import { puff } from '../drawing/curves.ts';
import type { Random } from '../drawing/random.ts';
import { circle, d, ellipse, path, rect, repeat, type Svg } from '../drawing/svg.ts';
import { leaf, type Plant } from './plant.ts';
import type { Stage } from '../stage/stage.ts';

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
