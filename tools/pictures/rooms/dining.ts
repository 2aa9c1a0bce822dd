import { type Colour, darker, mix } from '../drawing/colour.ts';
import { d, ellipse, line, path, rect, type Svg } from '../drawing/svg.ts';
import { tableCandle, wineBottle, wineGlass } from '../food/tableware.ts';
import type { Decor } from './decor.ts';
import type { Stage } from '../stage/stage.ts';

/** A round table in its cloth, laid for two; `y` is the floor. */
export function setTable(stage: Stage, decor: Decor, { x, y }: { x: number; y: number }): Svg {
  const cloth = stage.indoors('#fdf8ee');
  const top = y - 290;
  const w = 370;
  return (
    ellipse(x, y - 4, w * 0.86, 24, { fill: '#0b1020', opacity: 0.3 }) +
    rect(x - 22, top + 100, 44, 190, stage.indoors(decor.wood)) +
    ellipse(x, y - 10, 150, 16, stage.indoors(decor.wood)) +
    path(
      d`M${x - w} ${top}Q${x - w * 0.98} ${top + 130} ${x - w * 0.9} ${top + 170}Q${x - w * 0.7} ${top + 152} ${x - w * 0.55} ${top + 186}Q${x - w * 0.3} ${top + 164} ${x - w * 0.1} ${top + 196}Q${x + w * 0.1} ${top + 166} ${x + w * 0.32} ${top + 192}Q${x + w * 0.5} ${top + 158} ${x + w * 0.66} ${top + 182}Q${x + w * 0.8} ${top + 150} ${x + w * 0.9} ${top + 168}Q${x + w * 0.98} ${top + 130} ${x + w} ${top}Z`,
      darker(cloth, 0.1),
    ) +
    [-0.6, -0.2, 0.2, 0.6]
      .map((t) =>
        line(d`M${x + w * t} ${top + 54}Q${x + w * t * 1.06} ${top + 120} ${x + w * t * 1.02} ${top + 176}`, darker(cloth, 0.24), 5, 0.5),
      )
      .join('') +
    ellipse(x, top, w, 62, cloth) +
    servedPlate(stage, { x: x - 210, y: top + 8, food: decor.accent }) +
    servedPlate(stage, { x: x + 210, y: top + 8, food: decor.second }) +
    wineGlass(stage, { x: x - 104, y: top + 2, height: 128, wine: '#8a1f3a' }) +
    wineGlass(stage, { x: x + 112, y: top + 2, height: 128, wine: '#8a1f3a' }) +
    tableCandle(stage, { x: x + 30, y: top - 10, height: 112 }) +
    wineBottle(stage, { x: x - 34, y: top + 22, height: 200, colour: '#27453a', label: '#f6ead2' })
  );
}

function servedPlate(stage: Stage, { x, y, food }: { x: number; y: number; food: Colour }): Svg {
  const china = stage.indoors('#ffffff');
  return (
    ellipse(x, y + 5, 92, 24, { fill: '#0b1020', opacity: 0.16 }) +
    ellipse(x, y, 90, 23, china) +
    ellipse(x, y - 2, 62, 15, darker(china, 0.06)) +
    path(
      d`M${x - 40} ${y - 4}Q${x - 20} ${y - 44} ${x + 8} ${y - 26}Q${x + 38} ${y - 38} ${x + 42} ${y - 4}Q${x} ${y + 10} ${x - 40} ${y - 4}Z`,
      stage.indoors(mix(food, '#d98f4a', 0.45)),
    ) +
    ellipse(x - 12, y - 24, 15, 8, stage.indoors('#5a9a5f')) +
    ellipse(x + 18, y - 22, 11, 7, stage.indoors('#e2543d'))
  );
}

export function chair(stage: Stage, decor: Decor, { x, y, faces }: { x: number; y: number; faces: 1 | -1 }): Svg {
  const wood = stage.indoors(decor.wood);
  const cloth = stage.indoors(decor.accent);
  const back = x - faces * 96;
  return (
    ellipse(x, y, 140, 14, { fill: '#0b1020', opacity: 0.24 }) +
    line(
      d`M${back - faces * 14} ${y - 410}L${back} ${y - 170}L${back - faces * 12} ${y}M${x + faces * 92} ${y - 160}L${x + faces * 100} ${y}M${back} ${y - 160}H${x + faces * 92}`,
      wood,
      17,
    ) +
    line(d`M${back - faces * 12} ${y - 390}L${back - faces * 2} ${y - 250}`, cloth, 40) +
    rect(Math.min(back, x + faces * 100) - 8, y - 196, 212, 44, cloth, 18)
  );
}
