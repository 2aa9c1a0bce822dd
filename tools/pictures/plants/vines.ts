import { mix } from '../drawing/colour.ts';
import { circle, d, line, oval, path, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

/** Rows in perspective: every row's foot runs to the vanishing point (x, y). */
export function vines(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const { height, width } = stage;
  const random = stage.random.fork('vines');
  const autumn = random.chance(0.3);
  const green = stage.tone(autumn ? '#b9702f' : '#5f8c3f');
  const bright = stage.tone(mix(autumn ? '#e0a13c' : '#a3c45c', stage.light.bright, 0.2));
  const deep = stage.tone(mix(autumn ? '#7a3f2a' : '#37602f', stage.light.shade, 0.25));
  const soil = stage.verticalFade([0, stage.tone('#cba873', 0.2)], [1, stage.tone('#b08355')]);
  const spread = 178;
  const rows = Math.ceil((Math.max(x, width - x) * 1.0) / spread) * 9;
  const bottom = height + 60;
  const row = (i: number): Svg => {
    const offset = (i + 0.5) * spread;
    const at = (t: number) => ({ x: x + offset * (0.1 + 0.9 * t), y: y + (bottom - y) * t, size: 3 + 92 * t });
    const bumps = Array.from({ length: 15 }, (_, j) => ({
      ...at((j / 14) ** 1.7),
      tall: random.between(0.46, 0.56),
      young: random.chance(0.5),
    }));
    const lean = Math.sign(offset);
    const crowns = (young: boolean) =>
      bumps
        .filter((p) => p.young === young)
        .map((p) => oval(p.x, p.y - p.size * 0.5, p.size * 0.62, p.size * p.tall))
        .join('');
    const glints = bumps.map((p) => oval(p.x - lean * p.size * 0.12, p.y - p.size * 0.72, p.size * 0.34, p.size * 0.2)).join('');
    const end = at(1);
    const start = at(0);
    if (Math.min(start.x, end.x) > width + 200 || Math.max(start.x, end.x) < -200) return '';
    return (
      polygon(
        [
          [start.x - 2, start.y],
          [end.x - end.size * 0.56, end.y],
          [end.x + end.size * 0.56, end.y],
          [start.x + 2, start.y],
        ],
        deep,
      ) +
      path(crowns(false), green) +
      path(crowns(true), mix(green, bright, 0.4)) +
      path(glints, { fill: bright, opacity: 0.75 })
    );
  };
  const half = Math.ceil(rows / 2);
  const order = Array.from({ length: half }, (_, i) => half - 1 - i);
  return rect(0, y, width, height - y + 2, soil) + order.map((i) => row(i) + row(-i - 1)).join('');
}

export function vineLeaf(stage: Stage, { x, y, size: s, tone }: { x: number; y: number; size: number; tone: number }): Svg {
  const greens = ['#4c8a3f', '#6fa84a', '#35703a'].map((green) => stage.tone(green));
  return (
    path(
      d`M${x} ${y + s}L${x - s * 0.34} ${y + s * 0.62}L${x - s * 0.72} ${y + s * 0.6}L${x - s * 0.6} ${y + s * 0.2}L${x - s * 0.8} ${y - s * 0.16}L${x - s * 0.3} ${y - s * 0.2}L${x} ${y - s * 0.44}L${x + s * 0.3} ${y - s * 0.2}L${x + s * 0.8} ${y - s * 0.16}L${x + s * 0.6} ${y + s * 0.2}L${x + s * 0.72} ${y + s * 0.6}L${x + s * 0.34} ${y + s * 0.62}Z`,
      { fill: greens[tone] ?? '', stroke: greens[tone] ?? '', width: s * 0.12, round: true },
    ) +
    line(
      d`M${x} ${y - s * 0.3}V${y + s * 0.8}M${x} ${y + s * 0.1}L${x - s * 0.5} ${y - s * 0.05}M${x} ${y + s * 0.1}L${x + s * 0.5} ${y - s * 0.05}M${x} ${y + s * 0.4}L${x - s * 0.4} ${y + s * 0.46}M${x} ${y + s * 0.4}L${x + s * 0.4} ${y + s * 0.46}`,
      mix(greens[tone] ?? '#4c8a3f', stage.light.bright, 0.4),
      s * 0.035,
      0.7,
    )
  );
}

export function grapes(stage: Stage, { x, y, size: s, colour }: { x: number; y: number; size: number; colour: string }): Svg {
  const rows = [5, 4, 4, 3, 2, 1];
  const skin = stage.tone(colour);
  return rows
    .map((count, row) =>
      repeat(count, (i) => {
        const gx = x + (i - (count - 1) / 2) * s * 1.7 + (row % 2 ? 3 : 0);
        const gy = y + row * s * 1.5;
        return (
          circle(gx, gy, s, mix(skin, stage.light.shade, row % 2 ? 0.14 : 0.02)) +
          circle(gx + s * 0.3 * (stage.sun.x > x ? 1 : -1), gy - s * 0.32, s * 0.26, { fill: '#ffffff', opacity: 0.4 })
        );
      }),
    )
    .join('');
}
