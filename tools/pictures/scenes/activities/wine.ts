import { estate } from '../../built/estate.ts';
import { darker, lighter } from '../../drawing/colour.ts';
import { d, line, path, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { barrelStack, onBarrel, tasting, WINES } from '../../food/barrels.ts';
import { farHills, land } from '../../nature/land.ts';
import { sky } from '../../nature/sky.ts';
import { cypress } from '../../plants/trees.ts';
import { vines } from '../../plants/vines.ts';
import { glow, pendant } from '../../rooms/lamps.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';

export const wine: Scene = [amongTheVines, cellar];

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
  const barrels = repeat(count, (i) => barrelStack(stage, { x: start + (i + 0.5) * span, y: floor + 26 }));
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
