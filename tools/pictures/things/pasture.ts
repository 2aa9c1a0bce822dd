import { circle, d, line, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export function fence(stage: Stage, { y, from, to }: { y: number; from: number; to: number }): Svg {
  const wood = stage.tone('#8f6d4f');
  return (
    repeat((to - from) / 90, (i) => rect(from + i * 90 + 30, y - 56, 11, 64, wood, 3)) +
    rect(from, y - 44, Math.max(0, to - from), 8, wood, 4) +
    rect(from, y - 22, Math.max(0, to - from), 8, wood, 4)
  );
}

export function cows(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const coat = stage.tone('#f7efe2');
  const patch = stage.tone('#6b4436');
  const cow = (cx: number, cy: number) =>
    line(d`M${cx - 22} ${cy - 20}V${cy}M${cx - 14} ${cy - 20}V${cy}M${cx + 16} ${cy - 20}V${cy}M${cx + 24} ${cy - 20}V${cy}`, patch, 5) +
    rect(cx - 30, cy - 44, 60, 28, coat, 11) +
    circle(cx - 6, cy - 33, 9, patch) +
    circle(cx + 18, cy - 36, 7, patch) +
    rect(cx - 50, cy - 50, 26, 18, patch, 7) +
    rect(cx - 52, cy - 40, 12, 9, stage.tone('#e6b8a4'), 4);
  return cow(x, y) + cow(x + 130, y - 26);
}
