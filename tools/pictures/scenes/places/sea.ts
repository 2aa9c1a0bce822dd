import { headland } from '../../built/headland.ts';
import { keepersHouse, lightBeam, lightTower } from '../../built/lighthouse.ts';
import { mix } from '../../drawing/colour.ts';
import { below, type Skyline } from '../../drawing/curves.ts';
import { circle, mirror, path, type Point, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { cliff } from '../../nature/cliff.ts';
import { farHills } from '../../nature/land.ts';
import { sky } from '../../nature/sky.ts';
import { sunPath, water } from '../../nature/water.ts';
import { bush } from '../../plants/flowers.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { rowboat, sailboat, wake } from '../../things/boats.ts';

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
    lightBeam(stage, { x, y: foot - 372 }) +
    rocks(330, horizon + 90, 150, '#8a8070') +
    keepersHouse(stage, { x: x + 70, y: foot + 6 }) +
    lightTower(stage, { x, y: foot, stripe }) +
    rocks(400, horizon + 130, 120, '#6f675c') +
    rocks(250, horizon + 165, 70, '#5a544e') +
    foam(stage, { x, y: horizon + 136, reach: 420 }) +
    sails(stage, horizon + 70)
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
