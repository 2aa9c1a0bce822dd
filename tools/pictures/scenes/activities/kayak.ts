import { mix } from '../../drawing/colour.ts';
import { d, ellipse, group, line, mirror, path, type Point, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { farHills, land, mist } from '../../nature/land.ts';
import { peaks } from '../../nature/peaks.ts';
import { sky } from '../../nature/sky.ts';
import { sunPath, water } from '../../nature/water.ts';
import { bush } from '../../plants/flowers.ts';
import { pine } from '../../plants/pines.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { kayak, wake } from '../../things/boats.ts';

export const kayaking: Scene = [onTheLake, gorge, onTheShore];

const HULLS = ['#e2543d', '#f0a83c', '#0f7f86', '#d95f86', '#3f6fb0'] as const;

/** Two paddlers close to us on a mountain lake. */
function onTheLake(stage: Stage): Svg {
  const shore = stage.height * 0.52;
  const random = stage.random.fork('lake');
  const bank = land(stage, { name: 'bank', y: shore - 14, height: 10, length: 800, colour: '#6f9a5c', distance: 0.3, bottom: shore + 2 });
  const wood = repeat(stage.width / 26, (i) =>
    pine(stage, {
      x: i * 26 + random.between(-8, 8),
      y: shore - 6 + random.between(-4, 6),
      height: random.between(50, 104),
      distance: 0.3,
    }),
  );
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.56 : 0.44);
  const main = { x, y: stage.height * 0.8, size: 320, colour: random.pick(HULLS) };
  const other = { x: stage.width - x + (x > stage.width / 2 ? -330 : 330), y: shore + 96, size: 84, colour: random.pick(HULLS) };
  return (
    sky(stage, shore) +
    (random.chance(0.65)
      ? peaks(stage, { name: 'peaks', base: shore + 10, height: 330, spacing: 440, distance: 0.44, snow: 0.35 })
      : farHills(stage, shore)) +
    mist(stage, shore - 40, 120, 0.6) +
    bank.svg +
    wood +
    water(stage, shore) +
    sunPath(stage, shore) +
    kayak(stage, other, 1) +
    wake(stage, main) +
    kayak(stage, main, 2)
  );
}

/** A kayak between the walls of a gorge; the river bends away. */
function gorge(stage: Stage): Svg {
  const horizon = stage.height * 0.5;
  const random = stage.random.fork('gorge');
  const rock = random.pick(['#d9a878', '#c9b59a', '#b98a6b']);
  const middle = stage.width * random.between(0.46, 0.54);
  const wall = (reach: number, foot: number, tall: number, distance: number, name: string): Svg => {
    const chance = stage.random.fork(name);
    const steps = 7;
    const edge: Point[] = Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      return [reach - 150 * (1 - t) ** 1.3 + chance.between(-18, 18), foot - tall * (1 - t)];
    });
    const brow: Point[] = Array.from({ length: 9 }, (_, i) => [
      -20 + ((reach - 140) * i) / 8,
      foot - tall + (i % 2 ? chance.between(4, 26) : chance.between(-14, 4)),
    ]);
    const bands = repeat(5, (i) =>
      path(
        d`M-20 ${foot - tall * (0.85 - i * 0.18)}Q${reach * 0.5} ${foot - tall * (0.8 - i * 0.18)} ${reach - 100 * (0.8 - i * 0.18)} ${foot - tall * (0.84 - i * 0.18)}L${reach - 110 * (0.8 - i * 0.18)} ${foot - tall * (0.8 - i * 0.18)}Q${reach * 0.5} ${foot - tall * (0.74 - i * 0.18)} -20 ${foot - tall * (0.78 - i * 0.18)}Z`,
        { fill: stage.tone(mix(rock, stage.light.shade, 0.4), distance), opacity: 0.5 },
      ),
    );
    const top = stage.tone(mix(rock, stage.light.bright, 0.25), distance);
    const low = stage.tone(mix(rock, stage.light.shade, 0.35), distance);
    const trees = repeat(
      Math.max(1, (reach - 190) / 110),
      (i) =>
        pine(stage, { x: i * 110 + 20, y: foot - tall + 12, height: chance.between(70, 120), distance }) +
        bush(stage, chance, { x: i * 110 + 70, y: foot - tall + 20, height: 34, distance }),
    );
    return (
      trees +
      polygon([...brow, ...edge, [reach + 14, foot + 6], [-20, foot + 6]], stage.verticalFade([0, top], [1, low])) +
      bands +
      ellipse(reach * 0.5, foot + 6, reach * 0.56, 10, { fill: stage.light.shade, opacity: 0.25 })
    );
  };
  const right = (reach: number, foot: number, tall: number, distance: number, name: string) =>
    mirror(wall(reach, foot, tall, distance, name), stage.width / 2);
  const boat = { x: middle, y: stage.height * 0.82, size: 210, colour: random.pick(HULLS) };
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    water(stage, horizon) +
    wall(middle - 10, horizon + 30, 190, 0.5, 'a') +
    right(stage.width - middle - 120, horizon + 60, 260, 0.32, 'b') +
    mist(stage, horizon + 40, 110, 0.45) +
    wall(middle - 200, horizon + 130, 400, 0.14, 'c') +
    right(stage.width - middle - 300, horizon + 220, 530, 0.02, 'd') +
    wake(stage, boat) +
    kayak(stage, boat, 1)
  );
}

/** Kayaks pulled up on the pebbles, paddles beside them. */
function onTheShore(stage: Stage): Svg {
  const horizon = stage.height * 0.46;
  const random = stage.random.fork('shore');
  const beach = stage.height * 0.68;
  const count = Math.max(3, Math.round(stage.width / 420));
  const first = random.whole(0, 4);
  const hulls = repeat(count, (i) =>
    beached(stage, {
      x: ((i + 0.6) / (count + 0.2)) * stage.width,
      y: stage.height * 0.95,
      colour: HULLS[(i + first) % HULLS.length] ?? HULLS[0],
    }),
  );
  const sand = land(stage, { name: 'sand', y: beach, height: 16, length: 1300, colour: '#e3cda2', distance: 0.02 });
  const pebbles = repeat(stage.width / 14, () => {
    const near = random.next();
    return ellipse(random.between(0, stage.width), beach + 30 + (stage.height - beach - 30) * near, 5 + 12 * near, 3 + 6 * near, {
      fill: stage.tone(random.pick(['#b9a68a', '#8f8a80', '#f3e6cc'])),
      opacity: 0.7,
    });
  });
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    water(stage, horizon) +
    sunPath(stage, horizon, beach) +
    kayak(stage, { x: stage.width - stage.sun.x, y: horizon + 70, size: 90, colour: HULLS[(first + 4) % 5] }, 2) +
    rect(0, beach - 8, stage.width, 8, { fill: '#ffffff', opacity: 0.25 }, 4) +
    sand.svg +
    pebbles +
    hulls
  );
}

/** A kayak lying towards the water, seen from above its stern. */
function beached(stage: Stage, { x, y, colour }: { x: number; y: number; colour: string }): Svg {
  const hull = stage.tone(colour);
  const dark = stage.tone(mix(colour, '#2a1020', 0.45));
  const body =
    ellipse(16, -118, 84, 150, { fill: stage.light.shade, opacity: 0.28 }) +
    path('M0 -330Q70 -190 70 -90Q66 20 0 40Q-66 20 -70 -90Q-70 -190 0 -330Z', hull) +
    path('M0 -330Q-70 -190 -70 -90Q-66 20 0 40Q-30 -100 0 -330Z', { fill: dark, opacity: 0.5 }) +
    path('M0 -318Q10 -260 10 -220H-10Q-10 -260 0 -318Z', stage.tone('#fff3d6')) +
    ellipse(0, -100, 40, 76, dark) +
    ellipse(0, -92, 28, 56, stage.tone('#2c3640')) +
    line('M-26 -200H26M-20 10H20', stage.tone('#2c3640'), 6);
  const paddle =
    line('M0 -260V10', stage.tone('#3a3f4a'), 9) +
    ellipse(0, -280, 18, 42, stage.tone('#ffe9b0')) +
    ellipse(0, 30, 18, 42, stage.tone('#ffe9b0'));
  return (
    group(body, `translate(${Math.round(x)} ${Math.round(y - 40)}) rotate(-9) scale(.86)`) +
    group(paddle, `translate(${Math.round(x + 132)} ${Math.round(y - 50)}) rotate(14) scale(.9)`)
  );
}
