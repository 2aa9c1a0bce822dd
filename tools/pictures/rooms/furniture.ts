import { darker, lighter, mix } from '../drawing/colour.ts';
import { d, ellipse, line, path, rect, type Svg } from '../drawing/svg.ts';
import type { Spot } from './beds.ts';
import type { Decor } from './decor.ts';
import { tableLamp } from './lamps.ts';
import type { Stage } from '../stage/stage.ts';

export function nightstand(stage: Stage, decor: Decor, { x, y }: { x: number; y: number }): Svg {
  const wood = stage.indoors(decor.wood);
  return (
    ellipse(x, y + 2, 76, 9, { fill: '#0b1020', opacity: 0.22 }) +
    line(d`M${x - 52} ${y - 20}V${y}M${x + 52} ${y - 20}V${y}`, darker(wood, 0.2), 11) +
    rect(x - 66, y - 132, 132, 116, wood, 6) +
    rect(x - 56, y - 120, 112, 42, darker(wood, 0.12), 4) +
    rect(x - 56, y - 70, 112, 42, darker(wood, 0.12), 4) +
    rect(x - 14, y - 102, 28, 6, stage.indoors('#e8c27a'), 3) +
    rect(x - 14, y - 52, 28, 6, stage.indoors('#e8c27a'), 3) +
    rect(x - 72, y - 140, 144, 12, lighter(wood, 0.14), 4) +
    tableLamp(stage, { x, y: y - 138, colour: decor.accent })
  );
}

export function armchair(stage: Stage, decor: Decor, { x, y }: { x: number; y: number }): Svg {
  const cloth = stage.indoors(mix(decor.accent, decor.second, 0.35));
  const dark = darker(cloth, 0.18);
  return (
    ellipse(x, y + 2, 150, 13, { fill: '#0b1020', opacity: 0.22 }) +
    line(d`M${x - 92} ${y - 30}L${x - 102} ${y}M${x + 92} ${y - 30}L${x + 102} ${y}`, stage.indoors(decor.wood), 12) +
    path(
      d`M${x - 100} ${y - 110}V${y - 200}Q${x - 100} ${y - 268} ${x - 30} ${y - 268}H${x + 30}Q${x + 100} ${y - 268} ${x + 100} ${y - 200}V${y - 110}Z`,
      dark,
    ) +
    rect(x - 84, y - 130, 168, 62, lighter(cloth, 0.12), 20) +
    rect(x - 104, y - 82, 208, 58, cloth, 14) +
    rect(x - 136, y - 160, 48, 134, cloth, 22) +
    rect(x + 88, y - 160, 48, 134, cloth, 22) +
    rect(x - 40, y - 210, 84, 84, stage.indoors(decor.second), 16)
  );
}

export function rug(stage: Stage, decor: Decor, { x, y, width }: Spot): Svg {
  const tone = stage.indoors(mix(decor.second, '#ffffff', 0.35));
  return (
    ellipse(x, y, width / 2, 68, tone) +
    ellipse(x, y, width / 2 - 30, 56, { fill: 'none', stroke: stage.indoors(decor.accent), width: 6, opacity: 0.6 })
  );
}
