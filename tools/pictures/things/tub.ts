import { darker, lighter } from '../drawing/colour.ts';
import { circle, d, ellipse, line, path, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export function tub(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const wood = stage.tone('#b9804f');
  const dark = stage.tone('#6f4a34');
  const w = 300;
  const top = y - 216;
  const body = d`M${x - w} ${top}L${x - w * 0.93} ${y - 16}Q${x} ${y + 42} ${x + w * 0.93} ${y - 16}L${x + w} ${top}Z`;
  const water = stage.light.darkness > 0.3 ? '#8fe0d6' : stage.tone('#5fc0bc');
  const band = (t: number) =>
    path(d`M${x - w * (1 - 0.07 * t)} ${top + 200 * t}Q${x} ${top + 200 * t + 64} ${x + w * (1 - 0.07 * t)} ${top + 200 * t}`, {
      fill: 'none',
      stroke: stage.tone('#3a3f4a'),
      width: 12,
    });
  const steam = repeat(5, (i) =>
    path(d`M${x - 190 + i * 92} ${top - 10}q${-40} ${-60} ${6} ${-112}t${-4} ${-116}`, {
      fill: 'none',
      stroke: '#ffffff',
      width: 20 + (i % 2) * 8,
      opacity: 0.24,
      round: true,
    }),
  );
  return (
    ellipse(x, y + 10, w * 1.08, 34, { fill: stage.light.shade, opacity: 0.3 }) +
    path(body, stage.sideFade([0, stage.sun.x < x ? lighter(wood, 0.12) : dark], [1, stage.sun.x < x ? dark : lighter(wood, 0.12)])) +
    repeat(13, (i) =>
      line(
        d`M${x - w * 0.92 + (i * w * 1.84) / 12} ${top + 24 + 32 * Math.sin((i / 12) * Math.PI)}L${x - w * 0.86 + (i * w * 1.72) / 12} ${y - 12 + 34 * Math.sin((i / 12) * Math.PI)}`,
        dark,
        3,
        0.6,
      ),
    ) +
    band(0.3) +
    band(0.78) +
    ellipse(x, top, w * 1.03, 66, dark) +
    ellipse(x, top - 6, w * 1.03, 64, wood) +
    ellipse(x, top, w * 0.93, 53, stage.verticalFade([0, darker(water, 0.15)], [1, water])) +
    repeat(5, (i) => ellipse(x - 120 + i * 60, top + (i % 2 ? 16 : -10), 52, 5, { fill: '#ffffff', opacity: 0.4 })) +
    steam +
    tubSteps(stage, { x: x - w * 0.5, y: y + 62 })
  );
}

const tubSteps = (stage: Stage, { x, y }: { x: number; y: number }): Svg =>
  rect(x - 96, y - 92, 192, 24, stage.tone('#c79462'), 4) +
  rect(x - 88, y - 68, 176, 26, stage.tone('#7a5138')) +
  rect(x - 116, y - 44, 232, 24, stage.tone('#c79462'), 4) +
  rect(x - 106, y - 20, 212, 22, stage.tone('#7a5138'));

export function towelBench(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const wood = stage.tone('#8f6546');
  return (
    ellipse(x + 110, y + 2, 150, 10, { fill: stage.light.shade, opacity: 0.25 }) +
    line(d`M${x + 20} ${y - 60}V${y}M${x + 200} ${y - 60}V${y}`, wood, 16) +
    rect(x - 16, y - 78, 252, 22, lighter(wood, 0.12), 5) +
    repeat(3, (i) => rect(x + 20, y - 106 - i * 26, 120, 26, stage.tone(i % 2 ? '#f7efe2' : '#7fb3ad'), 12)) +
    circle(x + 190, y - 96, 19, stage.tone('#e8c27a'))
  );
}
