import { type Colour, darker, mix } from '../drawing/colour.ts';
import { circle, d, ellipse, group, line, path, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

interface Plate {
  x: number;
  y: number;
  radius: number;
}

/** A plate from straight above, with one of five dishes. */
export function flatPlate(stage: Stage, { x, y, radius: r, dish }: Plate & { dish: number }): Svg {
  const random = stage.random.fork('china');
  const rim = stage.indoors(random.pick(['#ffffff', '#fbf3e2', '#d8e6e8', '#2f4f5a']));
  const draw = DISHES[dish % DISHES.length];
  return (
    circle(x + r * 0.05, y + r * 0.07, r * 1.02, { fill: '#0b1020', opacity: 0.2 }) +
    circle(x, y, r, rim) +
    circle(x, y, r * 0.94, { fill: 'none', stroke: stage.indoors('#c8873a'), width: r * 0.02, opacity: 0.7 }) +
    circle(x, y, r * 0.72, darker(rim, 0.06)) +
    group(draw?.(stage.indoors) ?? '', `translate(${Math.round(x)} ${Math.round(y)}) scale(${(r / 100).toFixed(3)})`)
  );
}

type Ink = (colour: Colour) => Colour;

const leafAt = (ink: Ink, angle: number, reach: number): Svg => group(ellipse(0, -reach, 7, 15, ink('#5a9a4f')), `rotate(${angle})`);

const DISHES: readonly ((ink: Ink) => Svg)[] = [
  // Salmon, lemon and herbs
  (ink) =>
    path('M-48 -12Q-30 -40 10 -34Q52 -24 50 6Q40 34 -4 30Q-46 26 -48 -12Z', ink('#f08f6a')) +
    repeat(4, (i) => line(d`M${-34 + i * 20} ${-22 + i * 2}q8 18 -2 38`, ink('#f8b898'), 3)) +
    circle(34, 32, 17, ink('#ffd95a')) +
    circle(34, 32, 13, ink('#fff0a6')) +
    repeat(5, (i) => leafAt(ink, 200 + i * 22, 48)),
  // Risotto with greens
  (ink) =>
    circle(0, 0, 56, ink('#f6dc9a')) +
    circle(-6, -4, 44, ink('#f9e7b6')) +
    repeat(9, (i) =>
      circle(
        38 * Math.cos(i * 2.4) * (0.4 + (i % 3) * 0.28),
        38 * Math.sin(i * 2.4) * (0.4 + (i % 3) * 0.28),
        8,
        ink(i % 2 ? '#7fb04f' : '#5a9a4f'),
      ),
    ) +
    repeat(3, (i) => leafAt(ink, i * 120, 12)),
  // Tart of figs
  (ink) =>
    circle(0, 0, 58, ink('#d9a05a')) +
    circle(0, 0, 50, ink('#f3d9a8')) +
    repeat(7, (i) =>
      group(
        path('M0 -44Q18 -28 0 -10Q-18 -28 0 -44Z', ink('#7a2f55')) + path('M0 -38Q10 -27 0 -16Q-10 -27 0 -38Z', ink('#d9668a')),
        `rotate(${i * 51.4})`,
      ),
    ) +
    circle(0, 0, 9, ink('#d9668a')),
  // Salad
  (ink) =>
    repeat(12, (i) =>
      group(path('M0 -8Q26 -30 0 -60Q-26 -30 0 -8Z', ink(['#6fa84a', '#4c8a3f', '#9fc860'][i % 3] ?? '#6fa84a')), `rotate(${i * 30})`),
    ) +
    repeat(6, (i) => circle(34 * Math.cos(i * 1.05), 34 * Math.sin(i * 1.05), 11, ink(i % 2 ? '#e2543d' : '#f0a83c'))) +
    circle(0, 0, 16, ink('#fff8ea')),
  // Soup
  (ink) =>
    circle(0, 0, 62, ink('#e0863a')) +
    circle(-3, -3, 56, ink('#f0a04a')) +
    path('M-30 6Q-10 -26 12 -4T40 -14', { fill: 'none', stroke: ink('#fff3d6'), width: 8, round: true }) +
    repeat(5, (i) => leafAt((c) => mix(ink(c), '#2f5a2f', 0.1), i * 72, 26)),
];
