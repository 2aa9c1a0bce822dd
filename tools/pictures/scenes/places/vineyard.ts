import { mix } from '../../drawing/colour.ts';
import { below } from '../../drawing/curves.ts';
import { circle, d, ellipse, line, oval, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { house, tower } from '../../parts/buildings.ts';
import { farHills, land, windingPath } from '../../parts/land.ts';
import { sky } from '../../parts/sky.ts';
import type { Stage } from '../../parts/stage.ts';
import { bush, cypress, roundTree } from '../../parts/trees.ts';
import type { Scene } from '../scene.ts';

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

export function estate(stage: Stage, { x, y, width: w, distance = 0.05 }: { x: number; y: number; width: number; distance?: number }): Svg {
  const random = stage.random.fork('estate');
  const wall = random.pick(['#f0dbb4', '#f4e6cc', '#e9c79a', '#efd0b4']);
  const roof = random.pick(['#b8573b', '#a94f38', '#6f7480']);
  const shutters = random.pick(['#4a7f78', '#5f7fa0', '#7a5a44', '#7f9060']);
  const plain = { wall, roof, shutters, distance };
  const wing = random.chance(0.5) ? 1 : -1;
  const body = house(stage, random, {
    ...plain,
    x: x - w / 2,
    y,
    width: w,
    height: w * 0.34,
    shape: 'side',
    rows: 2,
    columns: 5,
    door: true,
    chimney: true,
  });
  const lodge = house(stage, random, {
    ...plain,
    x: wing > 0 ? x + w * 0.44 : x - w * 0.86,
    y: y + 6,
    width: w * 0.42,
    height: w * 0.22,
    shape: 'side',
    rows: 1,
    columns: 3,
  });
  const keep = tower(stage, random, {
    x: x - wing * w * 0.44 - w * 0.09,
    y: y + 2,
    width: w * 0.18,
    height: w * 0.56,
    wall,
    roof,
    distance,
  });
  const trees = repeat(6, (i) =>
    cypress(stage, { x: x - wing * (w * 0.62 + i * w * 0.1), y: y + 8, height: w * random.between(0.36, 0.6), distance }),
  );
  return (
    trees +
    lodge +
    body +
    keep +
    bush(stage, random, { x: x - w * 0.3, y: y + 10, height: 26, distance }) +
    bush(stage, random, { x: x + w * 0.28, y: y + 10, height: 24, distance })
  );
}

/** Rows in perspective: every row's foot runs to the vanishing point (x, y). */
export function vines(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const { height, width } = stage;
  const random = stage.random.fork('vines');
  const autumn = random.chance(0.3);
  const green = stage.tone(autumn ? '#b9702f' : '#5f8c3f');
  const bright = stage.tone(mix(autumn ? '#e0a13c' : '#a3c45c', stage.light.bright, 0.2));
  const deep = stage.tone(mix(autumn ? '#7a3f2a' : '#37602f', stage.light.shade, 0.25));
  const soil = stage.verticalFade([0, stage.tone('#cba873', 0.2)], [1, stage.tone('#b08355')]);
  const spread = 178;
  const rows = Math.ceil((Math.max(x, width - x) * 1.0) / spread) * 9;
  const bottom = height + 60;
  const row = (i: number): Svg => {
    const offset = (i + 0.5) * spread;
    const at = (t: number) => ({ x: x + offset * (0.1 + 0.9 * t), y: y + (bottom - y) * t, size: 3 + 92 * t });
    const bumps = Array.from({ length: 15 }, (_, j) => ({ ...at((j / 14) ** 1.7), tall: random.between(0.46, 0.56), young: random.chance(0.5) }));
    const lean = Math.sign(offset);
    const crowns = (young: boolean) =>
      bumps
        .filter((p) => p.young === young)
        .map((p) => oval(p.x, p.y - p.size * 0.5, p.size * 0.62, p.size * p.tall))
        .join('');
    const glints = bumps.map((p) => oval(p.x - lean * p.size * 0.12, p.y - p.size * 0.72, p.size * 0.34, p.size * 0.2)).join('');
    const end = at(1);
    const start = at(0);
    if (Math.min(start.x, end.x) > width + 200 || Math.max(start.x, end.x) < -200) return '';
    return (
      polygon(
        [
          [start.x - 2, start.y],
          [end.x - end.size * 0.56, end.y],
          [end.x + end.size * 0.56, end.y],
          [start.x + 2, start.y],
        ],
        deep,
      ) +
      path(crowns(false), green) +
      path(crowns(true), mix(green, bright, 0.4)) +
      path(glints, { fill: bright, opacity: 0.75 })
    );
  };
  const half = Math.ceil(rows / 2);
  const order = Array.from({ length: half }, (_, i) => half - 1 - i);
  return rect(0, y, width, height - y + 2, soil) + order.map((i) => row(i) + row(-i - 1)).join('');
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

function vineLeaf(stage: Stage, { x, y, size: s, tone }: { x: number; y: number; size: number; tone: number }): Svg {
  const greens = ['#4c8a3f', '#6fa84a', '#35703a'].map((green) => stage.tone(green));
  return (
    path(
      d`M${x} ${y + s}L${x - s * 0.34} ${y + s * 0.62}L${x - s * 0.72} ${y + s * 0.6}L${x - s * 0.6} ${y + s * 0.2}L${x - s * 0.8} ${y - s * 0.16}L${x - s * 0.3} ${y - s * 0.2}L${x} ${y - s * 0.44}L${x + s * 0.3} ${y - s * 0.2}L${x + s * 0.8} ${y - s * 0.16}L${x + s * 0.6} ${y + s * 0.2}L${x + s * 0.72} ${y + s * 0.6}L${x + s * 0.34} ${y + s * 0.62}Z`,
      { fill: greens[tone] ?? '', stroke: greens[tone] ?? '', width: s * 0.12, round: true },
    ) +
    line(
      d`M${x} ${y - s * 0.3}V${y + s * 0.8}M${x} ${y + s * 0.1}L${x - s * 0.5} ${y - s * 0.05}M${x} ${y + s * 0.1}L${x + s * 0.5} ${y - s * 0.05}M${x} ${y + s * 0.4}L${x - s * 0.4} ${y + s * 0.46}M${x} ${y + s * 0.4}L${x + s * 0.4} ${y + s * 0.46}`,
      mix(greens[tone] ?? '#4c8a3f', stage.light.bright, 0.4),
      s * 0.035,
      0.7,
    )
  );
}

function grapes(stage: Stage, { x, y, size: s, colour }: { x: number; y: number; size: number; colour: string }): Svg {
  const rows = [5, 4, 4, 3, 2, 1];
  const skin = stage.tone(colour);
  return rows
    .map((count, row) =>
      repeat(count, (i) => {
        const gx = x + (i - (count - 1) / 2) * s * 1.7 + (row % 2 ? 3 : 0);
        const gy = y + row * s * 1.5;
        return (
          circle(gx, gy, s, mix(skin, stage.light.shade, row % 2 ? 0.14 : 0.02)) +
          circle(gx + s * 0.3 * (stage.sun.x > x ? 1 : -1), gy - s * 0.32, s * 0.26, { fill: '#ffffff', opacity: 0.4 })
        );
      }),
    )
    .join('');
}
