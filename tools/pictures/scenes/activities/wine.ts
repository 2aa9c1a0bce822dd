import { darker, lighter } from '../../drawing/colour.ts';
import { circle, d, ellipse, line, path, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { glow, pendant } from '../../parts/interior.ts';
import { farHills, land } from '../../parts/land.ts';
import { sky } from '../../parts/sky.ts';
import type { Stage } from '../../parts/stage.ts';
import { cypress } from '../../parts/trees.ts';
import { cheeseBoard, wineBottle, wineGlass } from '../../parts/tableware.ts';
import { estate, vines } from '../places/vineyard.ts';
import type { Scene } from '../scene.ts';

export const wine: Scene = [amongTheVines, cellar];

const WINES = [
  { wine: '#8a1f3a', glass: '#27453a', label: '#f6ead2' },
  { wine: '#f0d27a', glass: '#6f8a4a', label: '#fbf6ec' },
  { wine: '#f0a08a', glass: '#d9c9b0', label: '#ffffff' },
] as const;

/** A bottle, two glasses and cheese on a barrel before the vines. */
function amongTheVines(stage: Stage): Svg {
  const horizon = stage.height * 0.46;
  const random = stage.random.fork('tasting');
  const side = stage.sun.x < stage.width / 2 ? 1 : -1;
  const x = stage.width / 2 + side * Math.min(240, stage.width * 0.14);
  const hill = land(stage, { name: 'hill', y: horizon + 10, height: 26, length: 820, colour: '#9fb06a', distance: 0.36 });
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    hill.svg +
    repeat(stage.width / 150, (i) =>
      cypress(stage, { x: i * 150 + random.between(0, 100), y: hill.at(i * 150) + 8, height: random.between(60, 110), distance: 0.34 }),
    ) +
    estate(stage, { x: stage.width / 2 - side * 380, y: horizon + 78, width: 240, distance: 0.14 }) +
    vines(stage, { x: stage.width / 2 - side * 380, y: horizon + 78 }) +
    onBarrel(stage, { x, y: stage.height * 0.8, pour: random.pick(WINES) })
  );
}

/** `y` is the barrel's top; its belly leaves the picture. */
function onBarrel(stage: Stage, { x, y, pour }: { x: number; y: number; pour: (typeof WINES)[number] }): Svg {
  const wood = stage.indoors('#a87448');
  const dark = stage.indoors('#5f3d2a');
  const w = 430;
  const bottom = stage.height + 20;
  return (
    path(
      d`M${x - w} ${y}Q${x - w * 1.06} ${(y + bottom) / 2} ${x - w * 1.1} ${bottom}H${x + w * 1.1}Q${x + w * 1.06} ${(y + bottom) / 2} ${x + w} ${y}Z`,
      stage.sideFade([0, darker(wood, 0.3)], [0.5, wood], [1, darker(wood, 0.36)]),
    ) +
    repeat(11, (i) => line(d`M${x - w * 0.9 + i * w * 0.18} ${y + 30}L${x - w * 0.97 + i * w * 0.194} ${bottom}`, dark, 4, 0.5)) +
    path(d`M${x - w * 1.04} ${y + 92}Q${x} ${y + 160} ${x + w * 1.04} ${y + 92}`, {
      fill: 'none',
      stroke: stage.indoors('#3a3f4a'),
      width: 30,
    }) +
    ellipse(x, y, w, 74, dark) +
    ellipse(x, y - 8, w * 0.99, 70, lighter(wood, 0.16)) +
    ellipse(x, y - 6, w * 0.91, 60, wood) +
    repeat(7, (i) =>
      line(
        d`M${x - w * 0.78 + i * w * 0.26} ${y - 6 - 54 * Math.sqrt(1 - (i - 3) ** 2 / 12)}V${y - 6 + 54 * Math.sqrt(1 - (i - 3) ** 2 / 12)}`,
        dark,
        3,
        0.35,
      ),
    ) +
    wineBottle(stage, { x: x - 60, y: y - 14, height: 500, colour: pour.glass, label: pour.label }) +
    wineGlass(stage, { x: x - 236, y: y + 10, height: 300, wine: pour.wine }) +
    cheeseBoard(stage, { x: x + 210, y: y + 22, width: 320 }) +
    wineGlass(stage, { x: x + 66, y: y + 32, height: 290, wine: pour.wine })
  );
}

/** Barrels under the vaults. */
function cellar(stage: Stage): Svg {
  const random = stage.random.fork('cellar');
  const { width, height } = stage;
  const floor = height * 0.74;
  const brick = stage.indoors(random.pick(['#c9a27a', '#b98a6b', '#d9c3a0', '#a8836b']));
  const dark = darker(brick, 0.5);
  const span = 620;
  const count = Math.max(3, Math.ceil(width / span) | 1);
  const start = width / 2 - (count * span) / 2;
  const vaults = repeat(count, (i) => {
    const x = start + i * span;
    const niche = d`M${x + 56} ${floor}V${330}A${span / 2 - 56} ${span / 2 - 70} 0 0 1 ${x + span - 56} ${330}V${floor}Z`;
    const stones = repeat(13, (j) => {
      const angle = Math.PI * (1 - (j + 0.5) / 13);
      const cx = x + span / 2 + Math.cos(angle) * (span / 2 - 28);
      const cy = 330 - Math.sin(angle) * (span / 2 - 42);
      return `<g transform="translate(${Math.round(cx)} ${Math.round(cy)}) rotate(${Math.round(90 - (angle * 180) / Math.PI)})">${rect(-28, -27, 54, 50, lighter(brick, j % 2 ? 0.16 : 0.06), 4)}</g>`;
    });
    return (
      path(niche, stage.verticalFade([0, dark], [1, darker(brick, 0.34)])) + stones + glow(stage, { x: x + span / 2, y: 300, radius: 270 })
    );
  });
  const barrels = repeat(count, (i) => stackOf(stage, { x: start + (i + 0.5) * span, y: floor + 26 }));
  const lampsAt = repeat(count, (i) => pendant(stage, { x: start + (i + 0.5) * span, y: 230, colour: '#3a3f4a', size: 46 }));
  const pour = random.pick(WINES);
  const middle = width / 2 + random.pick([-1, 1]) * 60;
  return (
    rect(0, 0, width, floor + 4, stage.verticalFade([0, darker(brick, 0.2)], [1, brick])) +
    repeat(height / 46, (row) =>
      repeat(width / 110 + 1, (i) =>
        row * 46 < floor - 20 && random.chance(0.3)
          ? rect(i * 110 + (row % 2) * 55 - 55, row * 46, 100, 38, { fill: '#1a1020', opacity: 0.07 }, 4)
          : '',
      ),
    ) +
    vaults +
    lampsAt +
    rect(0, floor, width, height - floor + 4, stage.verticalFade([0, stage.indoors('#6f5a4c')], [1, stage.indoors('#94785f')])) +
    repeat(width / 120 + 20, (i) =>
      line(
        d`M${width / 2 + (i - width / 240 - 10) * 120} ${floor}L${width / 2 + (i - width / 240 - 10) * 220} ${height + 4}`,
        '#1a1020',
        3,
        0.18,
      ),
    ) +
    barrels +
    tasting(stage, { x: middle, y: height * 0.87, pour })
  );
}

function stackOf(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const barrel = (cx: number, cy: number): Svg => {
    const wood = stage.indoors('#b07c4f');
    return (
      circle(cx, cy, 98, stage.indoors('#5f3d2a')) +
      circle(cx, cy, 90, wood) +
      repeat(5, (i) =>
        line(
          d`M${cx - 60 + i * 30} ${cy - Math.sqrt(7600 - (i * 30 - 60) ** 2)}V${cy + Math.sqrt(7600 - (i * 30 - 60) ** 2)}`,
          stage.indoors('#7a5138'),
          3,
          0.6,
        ),
      ) +
      circle(cx, cy, 94, { fill: 'none', stroke: stage.indoors('#3a3f4a'), width: 9 }) +
      circle(cx, cy + 8, 11, stage.indoors('#3a2c28')) +
      path(d`M${cx - 62} ${cy - 60}A86 86 0 0 1 ${cx + 30} ${cy - 80}`, {
        fill: 'none',
        stroke: '#ffffff',
        width: 7,
        opacity: 0.16,
        round: true,
      })
    );
  };
  return (
    ellipse(x, y, 240, 18, { fill: '#0b1020', opacity: 0.35 }) + barrel(x - 102, y - 98) + barrel(x + 102, y - 98) + barrel(x, y - 274)
  );
}

/** A board across two trestles with what is tasted. */
function tasting(stage: Stage, { x, y, pour }: { x: number; y: number; pour: (typeof WINES)[number] }): Svg {
  const wood = stage.indoors('#8f6546');
  return (
    rect(x - 480, y, 960, 34, lighter(wood, 0.16), 5) +
    rect(x - 470, y + 34, 940, 16, darker(wood, 0.2)) +
    rect(x - 400, y + 48, 40, 200, wood) +
    rect(x + 360, y + 48, 40, 200, wood) +
    wineBottle(stage, { x: x - 250, y: y + 6, height: 330, colour: pour.glass, label: pour.label }) +
    wineBottle(stage, { x: x - 150, y: y + 10, height: 310, colour: '#3a2c34', label: '#e8c27a' }) +
    wineGlass(stage, { x: x - 10, y: y + 10, height: 230, wine: pour.wine }) +
    wineGlass(stage, { x: x + 110, y: y + 14, height: 230, wine: pour.wine }) +
    cheeseBoard(stage, { x: x + 310, y: y + 4, width: 270 })
  );
}
