import { type Colour, mix } from '../drawing/colour.ts';
import { oval, path, polygon, rect, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export function furrows(stage: Stage, { x, y, crop }: { x: number; y: number; crop: readonly [Colour, Colour] }): Svg {
  const { height, width } = stage;
  const random = stage.random.fork('furrows');
  const dark = stage.tone(crop[0]);
  const bright = stage.tone(mix(crop[1], stage.light.bright, 0.15));
  const bottom = height + 40;
  const count = Math.ceil(width / 55);
  const at = (i: number, t: number) => ({ x: x + i * (12 + 158 * t), y: y + (bottom - y) * t });
  const rows = Array.from({ length: count * 2 + 1 }, (_, i) => i - count).map((i) => {
    const a = at(i, 0);
    const b = at(i, 1);
    const left = at(i - 0.36, 1).x;
    const right = at(i + 0.36, 1).x;
    if (Math.min(a.x, left) > width || Math.max(a.x, right) < 0) return '';
    const tufts = Array.from({ length: 14 }, (_, j) => {
      const t = ((j + random.next()) / 14) ** 1.6;
      const p = at(i + random.between(-0.2, 0.2), t);
      return { data: oval(p.x, p.y - 4 - 22 * t, 3 + 30 * t, 3 + 22 * t), dark: random.chance(0.6) };
    });
    const heads = (ofDark: boolean) =>
      tufts
        .filter((tuft) => tuft.dark === ofDark)
        .map((tuft) => tuft.data)
        .join('');
    return (
      polygon(
        [
          [a.x - 4, a.y],
          [left, b.y],
          [right, b.y],
          [a.x + 4, a.y],
        ],
        dark,
      ) +
      path(heads(true), dark) +
      path(heads(false), mix(dark, bright, 0.6)) +
      polygon(
        [
          [a.x - 1, a.y],
          [left + 18, b.y],
          [b.x + 6, b.y],
          [a.x + 2, a.y],
        ],
        { fill: bright, opacity: 0.5 },
      )
    );
  });
  return (
    rect(0, y, width, height - y + 2, stage.verticalFade([0, stage.tone('#c9b27a', 0.15)], [1, stage.tone('#a58a5c')])) + rows.join('')
  );
}
