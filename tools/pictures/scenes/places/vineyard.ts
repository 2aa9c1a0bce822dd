import { estate } from '../../built/estate.ts';
import { mix } from '../../drawing/colour.ts';
import { below } from '../../drawing/curves.ts';
import { d, path, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { farHills, land, windingPath } from '../../nature/land.ts';
import { sky } from '../../nature/sky.ts';
import { cypress, roundTree } from '../../plants/trees.ts';
import { grapes, vineLeaf, vines } from '../../plants/vines.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';

export const vineyard: Scene = [rowsToTheEstate, slopes, underTheVine];

/** Rows of vines that meet at the estate's door. */
export function rowsToTheEstate(stage: Stage): Svg {
  const horizon = stage.height * 0.52;
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.62 : 0.38);
  return (
    sky(stage, horizon) +
    farHills(stage, horizon - 10) +
    wooded(stage, { name: 'back', y: horizon - 6, distance: 0.46, size: 60 }) +
    wooded(stage, { name: 'middle', y: horizon + 36, distance: 0.22, size: 90 }) +
    estate(stage, { x, y: horizon + 74, width: 320 }) +
    vines(stage, { x, y: horizon + 70 })
  );
}

function wooded(stage: Stage, { name, y, distance, size }: { name: string; y: number; distance: number; size: number }): Svg {
  const random = stage.random.fork(`wood-${name}`);
  const hill = land(stage, { name, y, height: 24, length: 820, colour: random.pick(['#9fb06a', '#8aa455', '#b3a95c']), distance });
  const trees = repeat(stage.width / 150, (i) => {
    const x = i * 150 + random.between(0, 140);
    const plant = { x, y: hill.at(x) + 5, height: size * random.between(0.8, 1.3), distance };
    return random.chance(0.5) ? cypress(stage, plant) : roundTree(stage, random, { ...plant, height: plant.height * 0.8 });
  });
  return hill.svg + trees;
}

/** Round hills combed by rows of vines, a road and a village tower between them. */
function slopes(stage: Stage): Svg {
  const horizon = stage.height * 0.46;
  const random = stage.random.fork('slopes');
  const hill = (i: number) =>
    combed(stage, { name: `comb${i}`, y: horizon + 40 + i * 118, distance: 0.42 - i * 0.13, lean: i % 2 ? 1 : -1 });
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.66 : 0.34);
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    hill(0).svg +
    estate(stage, { x, y: horizon + 58, width: 190, distance: 0.3 }) +
    hill(1).svg +
    repeat(7, (i) =>
      cypress(stage, {
        x: stage.width - x + i * 46 - 140,
        y: hill(1).at(stage.width - x + i * 46 - 140) + 6,
        height: random.between(100, 150),
        distance: 0.2,
      }),
    ) +
    hill(2).svg +
    windingPath(
      { x: stage.width * 0.5, y: stage.height + 10, width: 170 },
      { x: stage.width - x + 60, y: horizon + 282, width: 12 },
      stage.tone('#ead6a8'),
    ) +
    hill(3).svg
  );
}

function combed(
  stage: Stage,
  { name, y, distance, lean }: { name: string; y: number; distance: number; lean: 1 | -1 },
): { svg: Svg; at(x: number): number } {
  const random = stage.random.fork(name);
  const colour = random.pick(['#8fb04f', '#a9b85a', '#7fa04a', '#c2ab55']);
  const ground = land(stage, { name, y, height: 46, length: 1100, colour, distance });
  const clip = stage.define((id) => `<clipPath id="${id}"><path d="${below(ground.skyline, stage.height)}"/></clipPath>`);
  const step = 34 * (1.25 - distance);
  const dark = stage.tone(mix(colour, '#2f5a2f', 0.6), distance);
  const count = (stage.width + 900) / step;
  const rows = Array.from({ length: Math.round(count) }, (_, i) => {
    const x = i * step - 450;
    return d`M${x} ${y - 60}Q${x + lean * 40} ${y + 90} ${x + lean * 210} ${y + 260}`;
  }).join('');
  const rowsPaint = path(rows, {
    fill: 'none',
    stroke: dark,
    width: step * 0.38,
    opacity: 0.62,
    clip,
    dash: `${Math.round(step * 0.5)} ${Math.round(step * 0.14)}`,
    round: false,
  });
  return { svg: ground.svg + rowsPaint, at: ground.at };
}

/** Grapes and leaves close to us, the valley below. */
function underTheVine(stage: Stage): Svg {
  const horizon = stage.height * 0.56;
  const random = stage.random.fork('arbour');
  const leafy = (x: number, y: number, s: number, i: number) => vineLeaf(stage, { x, y, size: s, tone: i % 3 });
  const canopy = repeat(stage.width / 62, (i) => {
    const x = i * 62 + random.between(-20, 20);
    const deep = 60 + 90 * Math.abs(Math.cos((x / stage.width) * Math.PI)) ** 1.4;
    return (
      leafy(x, random.between(0, deep * 0.5), random.between(58, 84), i) +
      leafy(x + 24, random.between(deep * 0.5, deep), random.between(46, 70), i + 1)
    );
  });
  const red = random.chance(0.6);
  const bunches = repeat(stage.width / 260, (i) =>
    grapes(stage, {
      x: i * 260 + random.between(60, 190),
      y: random.between(110, 170),
      size: random.between(15, 19),
      colour: red ? '#5b2a5c' : '#b9b84a',
    }),
  );
  const x = stage.width * 0.5;
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    wooded(stage, { name: 'back', y: horizon + 6, distance: 0.4, size: 60 }) +
    estate(stage, { x, y: horizon + 70, width: 230, distance: 0.16 }) +
    vines(stage, { x, y: horizon + 74 }) +
    post(stage, 70) +
    post(stage, stage.width - 70) +
    rect(0, 0, stage.width, 26, stage.tone('#6b4a34')) +
    bunches +
    canopy
  );
}

const post = (stage: Stage, x: number): Svg =>
  rect(x - 17, 0, 34, stage.height + 10, stage.tone('#7d573c')) +
  rect(x + (stage.sun.x > x ? -17 : 5), 0, 12, stage.height + 10, { fill: stage.light.shade, opacity: 0.3 });
