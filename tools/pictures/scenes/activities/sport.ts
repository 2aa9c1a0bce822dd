import { mix } from '../../drawing/colour.ts';
import { d, mirror, path, repeat, ellipse, type Svg } from '../../drawing/svg.ts';
import { farHills, land, mist } from '../../nature/land.ts';
import { peaks } from '../../nature/peaks.ts';
import { sky } from '../../nature/sky.ts';
import { sunPath, water } from '../../nature/water.ts';
import { pine } from '../../plants/pines.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { wake } from '../../things/boats.ts';
import { paddleboarder, paraglider, surfer } from '../../things/people.ts';

export const sport: Scene = [paddleboards, surf, inTheAir];

const BOARDS = ['#f0a83c', '#fff3d6', '#5fb6b0', '#e2725b', '#7fb2d9'] as const;
const SUITS = ['#d95f86', '#0f7f86', '#e2543d', '#3f6fb0'] as const;

/** Two people who stand on their boards on calm water. */
function paddleboards(stage: Stage): Svg {
  const horizon = stage.height * 0.46;
  const random = stage.random.fork('boards');
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.58 : 0.42);
  const away = x > stage.width / 2 ? -1 : 1;
  const near = { x, y: stage.height * 0.86, size: 1.12, clothes: random.pick(SUITS), board: random.pick(BOARDS) };
  const far = { x: x + away * 420, y: stage.height * 0.66, size: 0.52, clothes: random.pick(SUITS), board: random.pick(BOARDS) };
  const people =
    wake(stage, { x: far.x, y: far.y, size: 120 }) +
    paddleboarder(stage, far) +
    wake(stage, { x: near.x, y: near.y, size: 250 }) +
    paddleboarder(stage, near);
  return (
    sky(stage, horizon) +
    farHills(stage, horizon) +
    water(stage, horizon) +
    sunPath(stage, horizon) +
    (away < 0 ? people : mirror(people, x))
  );
}

/** A surfer on a wave that breaks. */
function surf(stage: Stage): Svg {
  const horizon = stage.height * 0.4;
  const random = stage.random.fork('wave');
  const { light } = stage;
  const middle = stage.width / 2;
  const crest = stage.height * 0.5;
  const foot = stage.height * 0.9;
  const face = stage.verticalFade(
    [0, mix(light.water[1], '#ffffff', 0.12)],
    [0.5, light.water[0]],
    [1, mix(light.water[0], light.shade, 0.3)],
  );
  const white = mix('#ffffff', light.water[1], 0.1 + light.darkness * 0.5);
  const top = (x: number): number => crest + Math.abs((x - middle + 260) / stage.width) ** 1.6 * 420;
  const edge = Array.from({ length: 25 }, (_, i) => (i / 24) * (stage.width + 80) - 40);
  const wall = path(`M-40 ${stage.height}${edge.map((x) => d`L${x} ${top(x)}`).join('')}L${stage.width + 40} ${stage.height}Z`, face);
  const streaks = repeat(stage.width / 60, (i) => {
    const x = i * 60 + random.between(-20, 20);
    const start = top(x) + random.between(20, 70);
    return path(
      d`M${x} ${start}Q${x + 60} ${start + 120} ${x + 20} ${foot - random.between(0, 60)}Q${x + 46} ${start + 120} ${x} ${start}Z`,
      {
        fill: white,
        opacity: 0.22,
      },
    );
  });
  const lip = repeat(stage.width / 34, (i) => {
    const x = i * 34 + random.between(-14, 14);
    const broken = x < middle - 150;
    return ellipse(
      x,
      top(x) + (broken ? random.between(-14, 60) : 0),
      broken ? random.between(34, 62) : random.between(20, 34),
      broken ? random.between(26, 50) : 7,
      {
        fill: white,
        opacity: broken ? 0.92 : 0.85,
      },
    );
  });
  const spray = repeat(34, () =>
    ellipse(middle - random.between(60, 330), crest + random.between(-80, 240), random.between(3, 9), random.between(3, 8), {
      fill: '#ffffff',
      opacity: 0.75,
    }),
  );
  const foam = repeat(stage.width / 26, (i) =>
    ellipse(i * 26 + random.between(-12, 12), foot + random.between(0, 90), random.between(26, 64), random.between(7, 15), {
      fill: white,
      opacity: 0.8,
    }),
  );
  const rider = surfer(stage, {
    x: middle + 30,
    y: stage.height * 0.79,
    size: 1.16,
    clothes: random.pick(['#2c3640', '#0f4f66', '#3a3550']),
    board: random.pick(BOARDS),
  });
  const wave = wall + streaks + lip + spray + rider + foam;
  return sky(stage, horizon) + water(stage, horizon) + sunPath(stage, horizon) + (stage.sun.x < middle ? mirror(wave, middle) : wave);
}

const WINGS = ['#e2543d', '#0f7f86', '#f0a83c', '#d95f86', '#3f6fb0'] as const;

/** A paraglider above a valley, another one far away. */
function inTheAir(stage: Stage): Svg {
  const base = stage.height * 0.72;
  const random = stage.random.fork('air');
  const rock = random.pick(['#64798a', '#7a7280', '#6f7f72']);
  const meadow = land(stage, { name: 'meadow', y: stage.height * 0.86, height: 26, length: 1000, colour: '#86a868', distance: 0.16 });
  const wood = repeat(stage.width / 30, (i) =>
    random.chance(0.6) ? pine(stage, { x: i * 30, y: meadow.at(i * 30) + 18, height: random.between(40, 84), distance: 0.2 }) : '',
  );
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.6 : 0.4);
  const first = random.whole(0, 4);
  return (
    sky(stage, base) +
    peaks(stage, { name: 'far', base, height: 400, spacing: 320, distance: 0.7, rock, snow: 0.5 }) +
    mist(stage, base - 50, 180, 0.55) +
    peaks(stage, { name: 'near', base: base + 50, height: 280, spacing: 460, distance: 0.4, rock, snow: 0.25 }) +
    mist(stage, base + 20, 130, 0.7) +
    meadow.svg +
    wood +
    paraglider(
      stage,
      { x: stage.width * (x > stage.width / 2 ? 0.14 : 0.86), y: stage.height * 0.34, size: 0.3, clothes: WINGS[(first + 2) % 5]! },
      0.3,
    ) +
    paraglider(stage, { x, y: stage.height * 0.62, size: 0.98, clothes: WINGS[first]! })
  );
}
