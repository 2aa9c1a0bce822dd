import { type Colour, mix } from '../drawing/colour.ts';
import { heap } from '../drawing/curves.ts';
import type { Random } from '../drawing/random.ts';
import { circle, d, line, path, repeat, type Svg } from '../drawing/svg.ts';
import { leaf, type Plant } from './plant.ts';
import type { Stage } from '../stage/stage.ts';

export function fern(stage: Stage, { x, y, size }: { x: number; y: number; size: number }): Svg {
  const green = stage.tone('#3f7a4a');
  const bright = stage.tone(mix('#6fa85a', stage.light.bright, 0.2));
  return repeat(7, (i) => {
    const lean = (i - 3) * 0.34;
    const ex = x + lean * size;
    const ey = y - size * (1 - Math.abs(lean) * 0.42);
    return path(
      d`M${x} ${y}Q${x + lean * size * 0.3 - 10} ${ey + 20} ${ex} ${ey}Q${x + lean * size * 0.5 + 12} ${ey + 40} ${x} ${y}Z`,
      i % 2 ? bright : green,
    );
  });
}

export function bush(stage: Stage, random: Random, plant: Plant): Svg {
  const { x, y, height: h } = plant;
  const { body, bright, lit } = leaf(stage, plant, '#3f7a55');
  return (
    path(heap(random, x, y, { width: h * 2, height: h }), body) +
    path(heap(random, x + lit * h * 0.3, y - h * 0.22, { width: h, height: h * 0.6 }), { fill: bright, opacity: 0.55 })
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
