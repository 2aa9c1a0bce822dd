import { mix } from '../../drawing/colour.ts';
import { below, type Skyline } from '../../drawing/curves.ts';
import { circle, d, line, mirror, path, polygon, rect, repeat, type Point, type Svg } from '../../drawing/svg.ts';
import { rowboat, sailboat, wake } from '../../parts/boats.ts';
import { tower } from '../../parts/buildings.ts';
import { farHills, mist } from '../../parts/land.ts';
import { sky } from '../../parts/sky.ts';
import type { Stage } from '../../parts/stage.ts';
import { bush, cypress, pine } from '../../parts/trees.ts';
import { village } from '../../parts/village.ts';
import { sunPath, water } from '../../parts/water.ts';
import type { Scene } from '../scene.ts';

export const sea: Scene = [harbourVillage, lighthouse, calanque];

/** A village on a headland, away from the sun; sails in the bay. */
export function harbourVillage(stage: Stage): Svg {
  const horizon = stage.height * 0.5;
  const head = headland(stage, horizon);
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    water(stage, horizon) +
    sunPath(stage, horizon) +
    (stage.sun.x < stage.width / 2 ? mirror(head, stage.width / 2) : head) +
    sails(stage, horizon) +
    terrace(stage)
  );
}

/** Drawn at the left; the village stands on its slope down to the quay. */
function headland(stage: Stage, horizon: number): Svg {
  const random = stage.random.fork('headland');
  const reach = 760 + random.between(-60, 80);
  const crest = random.between(250, 310);
  const top = (x: number): number => {
    const t = Math.max(0, x / reach);
    return horizon + 34 - crest * Math.max(0, 1 - t) ** 1.15 * (1 + 0.1 * Math.sin(t * 11));
  };
  const quay = (x: number): number => horizon + 46 + 110 * Math.max(0, 1 - x / reach) ** 1.6;
  const steps = Array.from({ length: 40 }, (_, i) => -20 + ((reach + 20) * i) / 39);
  const slope: Point[] = steps.map((x) => [x, top(x)]);
  const shore: Point[] = [...steps].reverse().map((x) => [x, quay(x)]);
  const wall: Point[] = [...steps].reverse().map((x) => [x, quay(x) + 12 + 22 * (1 - x / reach)]);
  const trees = repeat(9, () => {
    const x = random.between(0, reach * 0.62);
    return cypress(stage, { x, y: top(x) + 12, height: random.between(60, 110), distance: 0.2 });
  });
  const foot = (x: number, row: number): number | undefined => {
    const y = top(x) + 54 + (quay(x) - top(x) - 60) * (row / 3);
    return x < reach * 0.74 && quay(x) - top(x) > 80 ? y : undefined;
  };
  return (
    polygon([...shore, ...wall.reverse()], stage.tone('#b39a7c', 0.12)) +
    polygon([...slope, ...shore], stage.verticalFade([0, stage.tone('#86a86c', 0.25)], [1, stage.tone('#c9b184', 0.12)])) +
    trees +
    village(stage, random, { left: -20, right: reach * 0.74, rows: 4, size: 72, distance: 0.14, foot }) +
    campanile(stage, { x: reach * 0.34, y: top(reach * 0.34) + 70 })
  );
}

function campanile(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  return tower(stage, stage.random.fork('campanile'), { x, y, width: 46, height: 170, wall: '#f2e2c4', roof: '#c2613f', distance: 0.12 });
}

function sails(stage: Stage, horizon: number): Svg {
  const random = stage.random.fork('sails');
  const depth = stage.height - horizon;
  const count = 3 + Math.round((stage.width - 1600) / 900);
  return repeat(count, (i) => {
    const near = 0.14 + 0.44 * ((i * 0.62 + random.between(0, 0.25)) % 1);
    const side = stage.sun.x < stage.width / 2 ? 0 : stage.width * 0.34;
    const x = side + stage.width * 0.66 * ((i + random.between(0.2, 0.8)) / count);
    const boat = {
      x,
      y: horizon + 20 + depth * near,
      size: 26 + 74 * near,
      colour: random.pick(['#e2543d', '#0f6b6d', '#f0a83c', '#2f5d8a']),
      distance: 0.12,
    };
    return wake(stage, boat) + sailboat(stage, boat);
  });
}

/** Shrubs and flowers at our feet. */
function terrace(stage: Stage): Svg {
  const random = stage.random.fork('terrace');
  const bottom = stage.height + 30;
  const left = stage.sun.x < stage.width / 2 ? 0 : stage.width * 0.52;
  const right = left + stage.width * 0.48;
  const shrubs = repeat((right - left) / 80, (i) =>
    bush(stage, random, {
      x: left + i * 80 + random.between(-20, 20),
      y: bottom,
      height: random.between(70, 130),
      colour: i % 3 ? '#2f6b52' : '#4a7f4f',
    }),
  );
  const colours: readonly [string, string, string] = random.pick([
    ['#f06a7a', '#ffd35a', '#ffffff'],
    ['#c65aa0', '#f0a0c0', '#ffffff'],
    ['#ff9a4a', '#ffd35a', '#fff3d6'],
  ]);
  return (
    shrubs +
    repeat((right - left) / 30, () =>
      circle(
        random.between(left, right),
        random.between(stage.height - 60, stage.height - 8),
        random.between(4, 8),
        stage.tone(random.pick(colours)),
      ),
    )
  );
}

/** A striped lighthouse on its rocks. */
export function lighthouse(stage: Stage): Svg {
  const horizon = stage.height * 0.58;
  const random = stage.random.fork('lighthouse');
  const x = stage.sun.x < stage.width / 2 ? stage.width - 480 : 480;
  const rocks = (spread: number, y: number, height: number, colour: string) => {
    const line: Skyline = Array.from({ length: 15 }, (_, i): Point => {
      const t = i / 14;
      return [x - spread + 2 * spread * t, y - height * Math.sin(t * Math.PI) ** 0.7 * random.between(0.72, 1)];
    });
    return path(below(line, y + 8), stage.tone(colour, 0.05));
  };
  const foot = horizon - 30;
  const stripe = random.pick(['#c93a24', '#2f5d8a', '#0f6b6d', '#3a3f4a']);
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    water(stage, horizon) +
    sunPath(stage, horizon) +
    beam(stage, { x, y: foot - 372 }) +
    rocks(330, horizon + 90, 150, '#8a8070') +
    keeper(stage, { x: x + 70, y: foot + 6 }) +
    lamp(stage, { x, y: foot, stripe }) +
    rocks(400, horizon + 130, 120, '#6f675c') +
    rocks(250, horizon + 165, 70, '#5a544e') +
    foam(stage, { x, y: horizon + 136, reach: 420 }) +
    sails(stage, horizon + 70)
  );
}

function lamp(stage: Stage, { x, y, stripe }: { x: number; y: number; stripe: string }): Svg {
  const half = (t: number) => 52 - 20 * t;
  const tall = 330;
  const band = (from: number, to: number, colour: string) =>
    polygon(
      [
        [x - half(from), y - tall * from],
        [x - half(to), y - tall * to],
        [x + half(to), y - tall * to],
        [x + half(from), y - tall * from],
      ],
      stage.tone(colour),
    );
  const lit = stage.light.darkness > 0.4 ? '#ffe9a6' : stage.tone('#cfe6ea');
  const shade = stage.sun.x > x ? -1 : 1;
  return (
    repeat(5, (i) => band(i / 5, (i + 1) / 5 + 0.004, i % 2 ? '#fdf8ee' : stripe)) +
    polygon(
      [
        [x + shade * half(0), y],
        [x + shade * half(1), y - tall],
        [x + shade * 8, y - tall],
        [x + shade * 14, y],
      ],
      { fill: stage.light.shade, opacity: 0.2 },
    ) +
    rect(x - 46, y - tall - 10, 92, 13, stage.tone('#3a3f4a'), 3) +
    rect(x - 24, y - tall - 62, 48, 54, lit) +
    line(d`M${x} ${y - tall - 62}v52M${x - 24} ${y - tall - 36}h48`, stage.tone('#3a3f4a'), 4) +
    path(d`M${x - 34} ${y - tall - 60}Q${x} ${y - tall - 118} ${x + 34} ${y - tall - 60}Z`, stage.tone(stripe)) +
    circle(x, y - tall - 94, 7, stage.tone('#3a3f4a'))
  );
}

function keeper(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  return (
    polygon(
      [
        [x - 12, y - 62],
        [x + 60, y - 110],
        [x + 132, y - 62],
      ],
      stage.tone('#b4553a'),
    ) +
    rect(x, y - 62, 120, 62, stage.tone('#fbf3e2')) +
    repeat(2, (i) => rect(x + 22 + i * 48, y - 46, 24, 28, stage.light.darkness > 0.4 ? '#ffd680' : stage.tone('#43626f')))
  );
}

function beam(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  if (stage.light.darkness < 0.4) return '';
  const away = stage.sun.x > x ? 1 : -1;
  const fade = away > 0 ? stage.sideFade([0, '#ffefb8', 0.55], [1, '#ffefb8', 0]) : stage.sideFade([0, '#ffefb8', 0], [1, '#ffefb8', 0.55]);
  return polygon(
    [
      [x, y - 6],
      [x + away * 900, y - 120],
      [x + away * 900, y + 60],
      [x, y + 10],
    ],
    fade,
  );
}

function foam(stage: Stage, { x, y, reach }: { x: number; y: number; reach: number }): Svg {
  const random = stage.random.fork('foam');
  const white = mix('#ffffff', stage.light.water[1], 0.15 + stage.light.darkness * 0.5);
  return repeat(16, () =>
    rect(
      x + random.between(-reach, reach * 0.8),
      y + random.between(-14, 40),
      random.between(40, 130),
      random.between(4, 9),
      { fill: white, opacity: random.between(0.4, 0.8) },
      4,
    ),
  );
}

/** Two cliffs with pines and a boat on clear water between them. */
export function calanque(stage: Stage): Svg {
  const horizon = stage.height * 0.46;
  const random = stage.random.fork('cliffs');
  const gap = stage.width * random.between(0.46, 0.54);
  const open = Math.min(stage.width * 0.2, 420);
  const left = cliff(stage, { edge: gap - open, y: horizon + 110, height: random.between(330, 400), name: 'left', distance: 0.1 });
  const right = mirror(
    cliff(stage, { edge: stage.width - gap - open * 0.8, y: horizon + 190, height: random.between(400, 470), name: 'right', distance: 0 }),
    stage.width / 2,
  );
  const back = cliff(stage, { edge: gap - open * 0.35, y: horizon + 46, height: 190, name: 'back', distance: 0.42 });
  const boat = { x: gap + open * 0.1, y: stage.height * 0.79, size: 92, colour: random.pick(['#e2543d', '#2f7fa8', '#f0a83c']) };
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    water(stage, horizon) +
    sunPath(stage, horizon) +
    back +
    left +
    right +
    wake(stage, boat) +
    rowboat(stage, boat) +
    sailboat(stage, { x: gap + open * 0.2, y: horizon + 40, size: 30, distance: 0.35 })
  );
}

/** A limestone wall from the left side of the picture to `edge`. */
function cliff(
  stage: Stage,
  { edge, y, height, name, distance }: { edge: number; y: number; height: number; name: string; distance: number },
): Svg {
  const random = stage.random.fork(name);
  const start = Math.min(-30, edge - 1400);
  const length = edge - start;
  const steps = Math.max(12, Math.round(length / 90));
  const top = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const fall = Math.min(1, ((1 - t) * length) / 260);
    return [start + length * t, y - height * fall ** 0.55 * (i % 2 ? random.between(0.86, 1) : random.between(0.78, 0.9))];
  });
  const rock = stage.tone(mix('#e9d9bb', stage.light.bright, 0.2), distance);
  const dark = stage.tone(mix('#b99f7e', stage.light.shade, 0.24), distance);
  const faces = top
    .filter((_, i) => i % 2 && i < steps)
    .map(([x, ty]) =>
      polygon(
        [
          [x, ty],
          [x + random.between(34, 60), ty + 34],
          [x + random.between(20, 50), y + 6],
          [x - random.between(8, 26), y + 6],
          [x - 12, ty + 70],
        ],
        { fill: dark, opacity: 0.5 },
      ),
    )
    .join('');
  const pines = top
    .slice(0, -2)
    .map(([x, ty]) =>
      random.chance(0.75)
        ? pine(stage, { x, y: ty + 14, height: random.between(60, 100), distance, colour: '#3c6b4a' }) +
          bush(stage, random, { x: x + 36, y: ty + 34, height: 26, distance })
        : '',
    )
    .join('');
  return (
    polygon([[start, y + 8], ...top, [edge + 12, y + 8]], stage.verticalFade([0, rock], [1, mix(rock, dark, 0.55)])) +
    faces +
    pines +
    rect(start, y + 2, edge + 16 - start, 10, { fill: stage.light.shade, opacity: 0.25 }, 5) +
    mist(stage, y, 20, 0.2)
  );
}
