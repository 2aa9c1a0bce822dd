import { darker, lighter, mix, type Colour } from '../../drawing/colour.ts';
import { hills, below } from '../../drawing/curves.ts';
import type { Random } from '../../drawing/random.ts';
import { d, ellipse, line, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { sailboat, wake } from '../../parts/boats.ts';
import { farHills } from '../../parts/land.ts';
import { sky } from '../../parts/sky.ts';
import type { Stage } from '../../parts/stage.ts';
import { palm } from '../../parts/trees.ts';
import { sunPath, water } from '../../parts/water.ts';
import type { Scene } from '../scene.ts';

export const beach: Scene = [parasols, palms, huts];

const CLOTHS: readonly [readonly [Colour, Colour], ...(readonly [Colour, Colour])[]] = [
  ['#e2543d', '#fff6e6'],
  ['#0f7f86', '#fff6e6'],
  ['#f0a83c', '#fff6e6'],
  ['#3f6fb0', '#fff6e6'],
  ['#d95f86', '#ffe9c8'],
];

/** Sea, surf and sand: the sand rises to `top` at its side of the picture. */
function shore(stage: Stage, horizon: number, top: number): Svg {
  const random = stage.random.fork('surf');
  const sand = stage.tone('#f0d9ac');
  const edge = (y: number, height: number) => hills(random, stage.width, { y, height, length: 1300 });
  const white = mix('#ffffff', stage.light.water[1], 0.1 + stage.light.darkness * 0.5);
  const wave = edge(top, 22);
  const shift = (dy: number) => wave.map(([x, y]) => [x, y + dy] as const);
  const boat = { x: stage.width - stage.sun.x, y: horizon + 60, size: 40, colour: random.pick(CLOTHS)[0], distance: 0.2 };
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    water(stage, horizon) +
    sunPath(stage, horizon, top) +
    wake(stage, boat) +
    sailboat(stage, boat) +
    path(below(shift(-62), stage.height), { fill: mix(stage.light.water[1], '#ffffff', 0.2), opacity: 0.45 }) +
    path(below(shift(-16), stage.height), { fill: white, opacity: 0.95 }) +
    path(below(shift(2), stage.height), stage.tone('#cfb083')) +
    path(below(shift(34), stage.height), stage.verticalFade([0, sand], [1, stage.tone(mix('#e6c48c', stage.light.bright, 0.2))])) +
    repeat(stage.width / 30, () =>
      ellipse(random.between(0, stage.width), random.between(top + 80, stage.height), random.between(6, 22), 2.4, {
        fill: stage.tone('#b9915f'),
        opacity: 0.3,
      }),
    )
  );
}

function parasols(stage: Stage): Svg {
  const random = stage.random.fork('parasols');
  const cloth = random.pick(CLOTHS);
  const count = Math.max(3, Math.round(stage.width / 520));
  const back = repeat(count + 2, (i) =>
    parasol(stage, { x: ((i + 0.5) / (count + 2)) * stage.width + random.between(-30, 30), y: 690, size: 88, cloth }),
  );
  const front = repeat(count - 1, (i) => {
    const x = ((i + 0.62) / (count - 0.4)) * stage.width;
    return (
      lounger(stage, { x: x - 190, y: 842, size: 170, cloth }) +
      parasol(stage, { x, y: 850, size: 176, cloth }) +
      lounger(stage, { x: x + 40, y: 842, size: 170, cloth })
    );
  });
  return shore(stage, stage.height * 0.4, stage.height * 0.62) + back + front;
}

/** An open parasol with its shadow; `y` is its foot in the sand. */
function parasol(stage: Stage, { x, y, size: s, cloth }: { x: number; y: number; size: number; cloth: readonly [Colour, Colour] }): Svg {
  const away = stage.sun.x > x ? -1 : 1;
  const top = y - s * 1.5;
  const rim = y - s * 0.98;
  const ribs = [-1, -0.6, -0.2, 0.2, 0.6, 1];
  const panels = repeat(5, (i) => {
    const a = ribs[i] ?? 0;
    const b = ribs[i + 1] ?? 0;
    return path(
      d`M${x} ${top}Q${x + a * s * 0.78} ${top + s * 0.06} ${x + a * s} ${rim}Q${x + ((a + b) / 2) * s} ${rim - s * 0.08} ${x + b * s} ${rim}Q${x + b * s * 0.78} ${top + s * 0.06} ${x} ${top}Z`,
      stage.tone(cloth[i % 2] ?? ''),
    );
  });
  return (
    ellipse(x + away * s * 0.42, y + 2, s * 0.85, s * 0.13, { fill: stage.light.shade, opacity: 0.24 }) +
    line(d`M${x} ${top - s * 0.08}V${y}`, stage.tone('#8a6547'), s * 0.045) +
    panels +
    path(
      d`M${x} ${top}Q${x + away * s * 0.78} ${top + s * 0.06} ${x + away * s} ${rim}Q${x + away * s * 0.8} ${rim - s * 0.08} ${x + away * s * 0.6} ${rim}Q${x + away * s * 0.46} ${top + s * 0.06} ${x} ${top}Z`,
      { fill: stage.light.shade, opacity: 0.22 },
    )
  );
}

function lounger(stage: Stage, { x, y, size: s, cloth }: { x: number; y: number; size: number; cloth: readonly [Colour, Colour] }): Svg {
  const wood = stage.tone('#8f6546');
  return (
    ellipse(x + s * 0.45, y + s * 0.03, s * 0.55, s * 0.06, { fill: stage.light.shade, opacity: 0.25 }) +
    line(d`M${x + s * 0.12} ${y - s * 0.18}V${y}M${x + s * 0.8} ${y - s * 0.18}V${y}`, darker(wood, 0.2), s * 0.05) +
    line(d`M${x} ${y - s * 0.2}H${x + s * 0.62}L${x + s * 0.94} ${y - s * 0.5}`, wood, s * 0.07) +
    line(d`M${x + s * 0.02} ${y - s * 0.26}H${x + s * 0.6}L${x + s * 0.9} ${y - s * 0.55}`, stage.tone(cloth[1]), s * 0.08) +
    line(d`M${x + s * 0.74} ${y - s * 0.42}L${x + s * 0.88} ${y - s * 0.55}`, stage.tone(cloth[0]), s * 0.1)
  );
}

function palms(stage: Stage): Svg {
  const random = stage.random.fork('palms');
  const side = stage.sun.x < stage.width / 2 ? 1 : -1;
  const anchor = side > 0 ? stage.width - 170 : 170;
  const far = stage.width - anchor;
  const trees = [
    palm(stage, random, { x: anchor - side * 250, y: 812, height: 400, distance: 0.05 }),
    palm(stage, random, { x: anchor, y: 870, height: 620 }),
    palm(stage, random, { x: anchor - side * 120, y: 900, height: 500 }),
    palm(stage, random, { x: far - side * 60, y: 840, height: random.between(380, 470), distance: 0.04 }),
  ];
  const shadows = repeat(3, (i) => ellipse(anchor - side * i * 130, 884 - i * 24, 130, 16, { fill: stage.light.shade, opacity: 0.2 }));
  return (
    shore(stage, stage.height * 0.5, stage.height * 0.74) +
    shadows +
    hammock(stage, { left: anchor - side * 250, right: anchor, y: 640 }) +
    trees.join('')
  );
}

function hammock(stage: Stage, { left, right, y }: { left: number; right: number; y: number }): Svg {
  const middle = (left + right) / 2;
  const span = (right - left) / 2;
  return (
    line(
      d`M${left} ${y}L${middle - span * 0.62} ${y + 60}M${right} ${y - 10}L${middle + span * 0.62} ${y + 58}`,
      stage.tone('#f0e3c8'),
      3,
    ) +
    path(
      d`M${middle - span * 0.64} ${y + 58}Q${middle} ${y + 104} ${middle + span * 0.64} ${y + 56}Q${middle} ${y + 156} ${middle - span * 0.64} ${y + 58}Z`,
      stage.tone('#e2543d'),
    ) +
    path(
      d`M${middle - span * 0.5} ${y + 78}Q${middle} ${y + 120} ${middle + span * 0.5} ${y + 78}Q${middle} ${y + 130} ${middle - span * 0.5} ${y + 78}Z`,
      stage.tone('#fff3d6'),
    )
  );
}

/** Striped huts on the sand, shoulder to shoulder, with the sea behind. */
function huts(stage: Stage): Svg {
  const random = stage.random.fork('huts');
  const width = random.between(176, 220);
  const count = Math.max(3, Math.floor((stage.width * 0.64) / (width * 1.12)));
  const start = stage.sun.x < stage.width / 2 ? stage.width - count * width * 1.12 - 60 : 60;
  const order = random.whole(0, 4);
  const row = repeat(count, (i) =>
    hut(stage, random, { x: start + i * width * 1.12, y: 800, width, colour: CLOTHS[(i + order) % CLOTHS.length]?.[0] ?? '#e2543d' }),
  );
  const grass = repeat(stage.width / 26, (i) => tuft(stage, random, { x: i * 26 + random.between(-10, 10), y: stage.height + 8 }));
  const boards =
    rect(0, 800, stage.width, 22, stage.tone('#b98d62')) + repeat(stage.width / 44, (i) => rect(i * 44, 800, 3, 22, stage.tone('#8a6244')));
  return shore(stage, stage.height * 0.5, stage.height * 0.68) + boards + row + grass;
}

function hut(stage: Stage, random: Random, { x, y, width: w, colour }: { x: number; y: number; width: number; colour: Colour }): Svg {
  const h = w * 1.05;
  const paint = stage.tone(colour);
  const white = stage.tone('#fff8ea');
  const clip = stage.define(
    (id) =>
      `<clipPath id="${id}"><path d="${d`M${x} ${y}V${y - h}L${x + w / 2} ${y - h - w * 0.42}L${x + w} ${y - h}V${y}Z`}"/></clipPath>`,
  );
  const stripes = random.chance(0.6)
    ? repeat(5, (i) => rect(x + (w * (i * 2 + 1)) / 10, y - h * 1.5, w / 10, h * 1.5, { fill: white, clip }))
    : '';
  const away = stage.sun.x > x + w / 2 ? x : x + w * 0.8;
  return (
    polygon(
      [
        [x, y],
        [x, y - h],
        [x + w / 2, y - h - w * 0.42],
        [x + w, y - h],
        [x + w, y],
      ],
      paint,
    ) +
    stripes +
    rect(x + w * 0.3, y - h * 0.72, w * 0.4, h * 0.72, lighter(paint, 0.12)) +
    rect(x + w * 0.3, y - h * 0.72, w * 0.4, h * 0.72, { fill: 'none', stroke: white, width: 6 }) +
    line(d`M${x + w / 2} ${y - h * 0.72}V${y}`, white, 4) +
    rect(away, y - h, w * 0.2, h, { fill: stage.light.shade, opacity: 0.16 }) +
    polygon(
      [
        [x - w * 0.07, y - h + w * 0.03],
        [x + w / 2, y - h - w * 0.48],
        [x + w * 1.07, y - h + w * 0.03],
        [x + w * 1.07, y - h - w * 0.04],
        [x + w / 2, y - h - w * 0.56],
        [x - w * 0.07, y - h - w * 0.04],
      ],
      white,
    )
  );
}

function tuft(stage: Stage, random: Random, { x, y }: { x: number; y: number }): Svg {
  const green = stage.tone(random.pick(['#8a9a55', '#a3a860', '#6f8a4f']));
  return repeat(4, (i) => {
    const lean = (i - 1.5) * 12 + random.between(-6, 6);
    return line(d`M${x} ${y}Q${x + lean * 0.3} ${y - 40} ${x + lean} ${y - random.between(50, 100)}`, green, 4);
  });
}
