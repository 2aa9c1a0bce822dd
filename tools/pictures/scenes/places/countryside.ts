import { darker, mix, type Colour } from '../../drawing/colour.ts';
import { below } from '../../drawing/curves.ts';
import { circle, d, ellipse, group, line, oval, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { house } from '../../parts/buildings.ts';
import { farHills, land, mist } from '../../parts/land.ts';
import { sky } from '../../parts/sky.ts';
import type { Stage } from '../../parts/stage.ts';
import { bush, cypress, flowers, poplar, roundTree } from '../../parts/trees.ts';
import { water } from '../../parts/water.ts';
import type { Scene } from '../scene.ts';

export const countryside: Scene = [lavender, bridge, balloons];

/** Rows of lavender (or wheat, or sunflowers) to a farmhouse and its tree. */
function lavender(stage: Stage): Svg {
  const horizon = stage.height * 0.5;
  const random = stage.random.fork('field');
  const crop = random.pick([
    ['#7a5fb0', '#a98fd6'],
    ['#7a5fb0', '#b79ae0'],
    ['#d9a83c', '#f3d272'],
    ['#5f9a4c', '#9fc860'],
  ]);
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.64 : 0.36);
  const top = horizon + 62;
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    hedges(stage, { name: 'hedges', y: horizon + 16, distance: 0.4 }) +
    land(stage, { name: 'edge', y: top - 10, height: 10, length: 900, colour: '#9fb06a', distance: 0.12 }).svg +
    farm(stage, { x, y: top + 8 }) +
    furrows(stage, { x: stage.width - x, y: top + 6, crop })
  );
}

function hedges(stage: Stage, { name, y, distance }: { name: string; y: number; distance: number }): Svg {
  const random = stage.random.fork(name);
  const hill = land(stage, { name: `${name}-hill`, y, height: 22, length: 900, colour: '#9db36c', distance });
  const trees = repeat(stage.width / 105, (i) => {
    const x = i * 105 + random.between(0, 90);
    return random.chance(0.7)
      ? roundTree(stage, random, { x, y: hill.at(x) + 8, height: random.between(46, 86), distance })
      : bush(stage, random, { x, y: hill.at(x) + 8, height: 24, distance });
  });
  return hill.svg + trees;
}

function farm(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const random = stage.random.fork('farm');
  const stone = random.pick(['#ead3a8', '#dcc7a8', '#f1e2cc', '#e6b893']);
  const roof = random.pick(['#b8573b', '#8a5a44', '#a8623f']);
  const shutters = random.pick(['#6f8fb8', '#5f9a8c', '#8a7fb0', '#a85a4a']);
  const away = stage.sun.x < stage.width / 2 ? 1 : -1;
  return (
    roundTree(stage, random, { x: x + away * 250, y: y + 6, height: 230, distance: 0.06 }) +
    house(stage, random, { x: x + 60, y, width: 150, height: 70, wall: stone, roof, shape: 'side', rows: 1, columns: 2, distance: 0.06 }) +
    house(stage, random, {
      x: x - 140,
      y: y + 4,
      width: 220,
      height: 106,
      wall: stone,
      roof,
      shutters,
      shape: 'side',
      rows: 2,
      columns: 3,
      door: true,
      chimney: true,
      distance: 0.04,
    }) +
    repeat(3, (i) => cypress(stage, { x: x - away * (178 + i * 42), y: y + 6, height: 130 + (i % 2) * 40, distance: 0.06 })) +
    bush(stage, random, { x: x - 120, y: y + 8, height: 24 }) +
    bush(stage, random, { x: x + 90, y: y + 8, height: 22 })
  );
}

function furrows(stage: Stage, { x, y, crop }: { x: number; y: number; crop: readonly [Colour, Colour] }): Svg {
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

/** A river under an old stone bridge, poplars and a mill. */
function bridge(stage: Stage): Svg {
  const horizon = stage.height * 0.54;
  const random = stage.random.fork('bridge');
  const x = stage.width * random.between(0.42, 0.58);
  const far = land(stage, { name: 'far', y: horizon + 20, height: 18, length: 800, colour: '#94b066', distance: 0.3 });
  const row = (from: number, count: number, step: number) =>
    repeat(count, (i) =>
      poplar(stage, { x: from + i * step, y: far.at(from + i * step) + 10, height: random.between(170, 250), distance: 0.24 }),
    );
  const millX = stage.sun.x < stage.width / 2 ? x + 400 : x - 680;
  const banks = (name: string, side: -1 | 1): Svg => {
    const edge = x + side * 170;
    const out = side < 0 ? -20 : stage.width + 20;
    return path(
      d`M${out} ${horizon + 60}L${edge + side * 40} ${horizon + 84}Q${edge - side * 10} ${horizon + 150} ${edge + side * 190} ${horizon + 210}Q${edge + side * 330} ${horizon + 290} ${edge + side * 300} ${stage.height + 4}H${out}Z`,
      stage.verticalFade([0, stage.tone('#8fb35c', 0.08)], [1, stage.tone(name === 'left' ? '#5f8f45' : '#6a9a48')]),
    );
  };
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    far.svg +
    row(40, Math.floor((x - 330) / 70), 70) +
    row(x + 300, Math.floor((stage.width - x - 300) / 70), 70) +
    rect(0, horizon + 56, stage.width, 40, stage.tone('#88a95c', 0.14)) +
    water(stage, horizon + 78) +
    mist(stage, horizon + 80, 60, 0.4) +
    banks('left', -1) +
    banks('right', 1) +
    stoneBridge(stage, { x, y: horizon + 138 }) +
    house(stage, random, {
      x: millX,
      y: horizon + 150,
      width: 240,
      height: 130,
      wall: '#ead9bc',
      roof: '#8a5a44',
      shutters: '#5f86a8',
      shape: 'side',
      rows: 2,
      columns: 3,
      door: true,
      chimney: true,
    }) +
    roundTree(stage, random, { x: millX + (millX > x ? 310 : -70), y: horizon + 166, height: 190 }) +
    roundTree(stage, random, { x: stage.width - millX - 60, y: horizon + 190, height: 250 }) +
    flowers(stage, random, {
      left: 0,
      right: x - 330,
      top: stage.height * 0.86,
      bottom: stage.height,
      colours: ['#ffffff', '#f06a7a', '#ffd35a'],
      count: 26,
    }) +
    flowers(stage, random, {
      left: x + 480,
      right: stage.width,
      top: stage.height * 0.86,
      bottom: stage.height,
      colours: ['#ffffff', '#c65aa0', '#ffd35a'],
      count: 26,
    })
  );
}

/** Two arches; the water shows through them. */
function stoneBridge(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const stone = stage.tone('#cdb593');
  const dark = stage.tone(mix('#8a755c', stage.light.shade, 0.3));
  const arch = (cx: number) => d`M${cx - 86} ${y + 4}V${y - 6}A${86} ${74} 0 0 1 ${cx + 86} ${y - 6}V${y + 4}Z`;
  return (
    path(
      d`M${x - 330} ${y + 4}V${y - 66}Q${x} ${y - 170} ${x + 330} ${y - 66}V${y + 4}H${x + 196}V${y - 6}A86 74 0 0 0 ${x + 24} ${y - 6}V${y + 4}H${x - 24}V${y - 6}A86 74 0 0 0 ${x - 196} ${y - 6}V${y + 4}Z`,
      stone,
    ) +
    [x - 110, x + 110]
      .map((cx) => path(arch(cx), { fill: dark, opacity: 0.28 }) + path(arch(cx), { fill: 'none', stroke: dark, width: 9, opacity: 0.6 }))
      .join('') +
    line(d`M${x - 330} ${y - 62}Q${x} ${y - 166} ${x + 330} ${y - 62}`, mix(stone, '#ffffff', 0.35), 13) +
    repeat(22, (i) =>
      rect(
        x - 300 + ((i * 137) % 600),
        y - 84 + ((i * 53) % 30) + Math.abs(((i * 137) % 600) - 300) * 0.14,
        30,
        9,
        { fill: dark, opacity: 0.22 },
        2,
      ),
    ) +
    ellipse(x, y + 8, 340, 9, { fill: stage.light.shade, opacity: 0.25 })
  );
}

/** Poppies, hills and hot-air balloons. */
function balloons(stage: Stage): Svg {
  const horizon = stage.height * 0.6;
  const random = stage.random.fork('balloons');
  const field = land(stage, { name: 'field', y: horizon + 30, height: 34, length: 1100, colour: '#b9b85c', distance: 0.3 });
  const meadow = land(stage, { name: 'meadow', y: horizon + 110, height: 34, length: 1200, colour: '#86aa52', distance: 0.1 });
  const front = land(stage, { name: 'front', y: stage.height * 0.86, height: 20, length: 1300, colour: '#5f9048', distance: 0 });
  const paints: readonly [readonly [Colour, Colour, Colour], ...(readonly [Colour, Colour, Colour])[]] = [
    ['#e2543d', '#fff3d6', '#f0a83c'],
    ['#0f7f86', '#ffe9b0', '#e2543d'],
    ['#6b3e9a', '#f5c0c8', '#fff3d6'],
    ['#2f5d8a', '#ffc94a', '#fff3d6'],
  ];
  const count = Math.max(3, Math.round(stage.width / 520));
  const sizes = [1, 0.5, 0.7, 0.36];
  const fleet = repeat(count, (i) => {
    const size = 150 * (sizes[i % 4] ?? 0.5);
    const x = ((i + random.between(0.3, 0.7)) / count) * stage.width;
    return balloon(stage, { x, y: random.between(0.2, 0.38) * stage.height, size, paint: random.pick(paints), distance: 0.3 - size / 700 });
  });
  const wood = repeat(stage.width / 170, (i) => {
    const x = i * 170 + random.between(0, 150);
    return roundTree(stage, random, { x, y: meadow.at(x) + 10, height: random.between(70, 130), distance: 0.14 });
  });
  const stripes = path(
    below(
      field.skyline.map(([x, y]) => [x, y + 24] as const),
      stage.height,
    ),
    stage.tone('#d9c26a', 0.26),
  );
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    field.svg +
    stripes +
    meadow.svg +
    wood +
    windmill(stage, { x: stage.width * (stage.sun.x < stage.width / 2 ? 0.72 : 0.24), y: meadow.at(stage.width * 0.72) + 20 }) +
    fleet +
    front.svg +
    flowers(stage, random, {
      left: 0,
      right: stage.width,
      top: stage.height * 0.88,
      bottom: stage.height - 4,
      colours: ['#e2402f', '#e2402f', '#ff7a5a', '#ffffff'],
      count: stage.width / 9,
    })
  );
}

function balloon(
  stage: Stage,
  { x, y, size: s, paint, distance }: { x: number; y: number; size: number; paint: readonly [Colour, Colour, Colour]; distance: number },
): Svg {
  const [a, b, c] = paint.map((colour) => stage.tone(colour, Math.max(0, distance))) as [Colour, Colour, Colour];
  const skin = (w: number) =>
    d`M${x} ${y - s}C${x + w * 1.2} ${y - s} ${x + w * 1.2} ${y + s * 0.1} ${x + w * 0.24} ${y + s * 0.86}H${x - w * 0.24}C${x - w * 1.2} ${y + s * 0.1} ${x - w * 1.2} ${y - s} ${x} ${y - s}Z`;
  const lit = stage.light.darkness > 0.4 ? ellipse(x, y + s * 0.5, s * 0.34, s * 0.4, { fill: '#ffd890', opacity: 0.5 }) : '';
  return (
    path(skin(s * 0.86), a) +
    path(skin(s * 0.6), b) +
    path(skin(s * 0.3), c) +
    lit +
    path(
      d`M${x - s * 0.8} ${y - s * 0.22}Q${x} ${y + s * 0.1} ${x + s * 0.8} ${y - s * 0.22}L${x + s * 0.79} ${y - s * 0.08}Q${x} ${y + s * 0.26} ${x - s * 0.79} ${y - s * 0.08}Z`,
      { fill: darker(a, 0.3), opacity: 0.55 },
    ) +
    line(
      d`M${x - s * 0.18} ${y + s * 0.86}L${x - s * 0.1} ${y + s * 1.14}M${x + s * 0.18} ${y + s * 0.86}L${x + s * 0.1} ${y + s * 1.14}`,
      stage.tone('#4a362c'),
      Math.max(1.4, s * 0.018),
    ) +
    rect(x - s * 0.12, y + s * 1.12, s * 0.24, s * 0.18, stage.tone('#8a5c3c'), s * 0.03)
  );
}

function windmill(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const wall = stage.tone('#f6ecd8', 0.1);
  const vane =
    rect(-7, -118, 14, 112, stage.tone('#7a5a44', 0.1)) + rect(3, -116, 24, 84, { fill: stage.tone('#fff8e8', 0.1), opacity: 0.9 });
  return (
    polygon(
      [
        [x - 46, y],
        [x - 30, y - 130],
        [x + 30, y - 130],
        [x + 46, y],
      ],
      wall,
    ) +
    polygon(
      [
        [x + 8, y],
        [x + 8, y - 130],
        [x + 30, y - 130],
        [x + 46, y],
      ],
      { fill: stage.light.shade, opacity: 0.18 },
    ) +
    path(d`M${x - 38} ${y - 128}Q${x} ${y - 196} ${x + 38} ${y - 128}Z`, stage.tone('#8a4a3c', 0.1)) +
    rect(x - 10, y - 40, 20, 40, stage.tone('#5a3a2c', 0.1), 8) +
    [20, 110, 200, 290].map((angle) => group(vane, `translate(${Math.round(x)} ${Math.round(y - 140)}) rotate(${angle})`)).join('') +
    circle(x, y - 140, 9, stage.tone('#4a362c', 0.1))
  );
}
