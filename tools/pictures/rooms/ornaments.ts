import { type Colour, darker, lighter, mix } from '../drawing/colour.ts';
import { circle, d, ellipse, group, line, path, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

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
