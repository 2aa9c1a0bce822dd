import { d, ellipse, line, path, repeat, type Svg } from '../drawing/svg.ts';
import { glow } from '../rooms/lamps.ts';
import type { Stage } from '../stage/stage.ts';

export function campfire(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const stone = stage.tone('#8a8580');
  return (
    glow(stage, { x, y: y - 30, radius: 190 }) +
    line(d`M${x - 40} ${y}L${x + 36} ${y - 18}M${x + 40} ${y}L${x - 36} ${y - 18}`, stage.tone('#5f4030'), 13) +
    path(d`M${x} ${y - 92}Q${x + 44} ${y - 36} ${x + 22} ${y - 8}H${x - 22}Q${x - 44} ${y - 30} ${x} ${y - 92}Z`, '#f58a35') +
    path(d`M${x + 2} ${y - 60}Q${x + 22} ${y - 26} ${x + 10} ${y - 8}H${x - 10}Q${x - 20} ${y - 24} ${x + 2} ${y - 60}Z`, '#ffd768') +
    repeat(7, (i) => ellipse(x - 60 + i * 20, y + 6 + 6 * Math.sin((i / 6) * Math.PI), 14, 9, stone))
  );
}
