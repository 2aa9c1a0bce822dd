import { chalet } from '../../built/chalet.ts';
import { tower } from '../../built/tower.ts';
import { circle, d, ellipse, line, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { land, mist } from '../../nature/land.ts';
import { peaks } from '../../nature/peaks.ts';
import { sky } from '../../nature/sky.ts';
import { pine } from '../../plants/pines.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';

export const snow: Scene = [chalets, gondolas, clearing];

const SNOW = '#eef4fb';

function range(stage: Stage, base: number): Svg {
  return (
    peaks(stage, { name: 'far', base: base + 30, height: 400, spacing: 300, distance: 0.66, snow: 0.85, rock: '#7f93ad' }) +
    mist(stage, base - 60, 200, 0.5) +
    peaks(stage, { name: 'near', base: base + 40, height: 320, spacing: 480, distance: 0.3, snow: 0.7, rock: '#71869f' }) +
    mist(stage, base + 10, 130, 0.8)
  );
}

function wood(
  stage: Stage,
  name: string,
  {
    y,
    height,
    distance,
    from = 0,
    to = stage.width,
  }: { y(x: number): number; height: number; distance: number; from?: number; to?: number },
): Svg {
  const random = stage.random.fork(name);
  const step = height * 0.42;
  return repeat((to - from) / step, (i) => {
    const x = from + i * step + random.between(-0.4, 0.4) * step;
    return random.chance(0.8)
      ? pine(stage, {
          x,
          y: y(x) + random.between(0, height * 0.15),
          height: height * random.between(0.65, 1.1),
          distance,
          snowy: true,
          colour: '#2f5f62',
        })
      : '';
  });
}

/** Flakes; fewer pictures have them than not. */
function flakes(stage: Stage): Svg {
  const random = stage.random.fork('flakes');
  if (random.chance(0.45)) return '';
  return repeat(stage.width / 13, () =>
    circle(random.between(0, stage.width), random.between(0, stage.height), random.between(1.5, 5), {
      fill: '#ffffff',
      opacity: random.between(0.35, 0.85),
    }),
  );
}

/** A village of chalets around its church. */
function chalets(stage: Stage): Svg {
  const base = stage.height * 0.54;
  const random = stage.random.fork('village');
  const back = land(stage, { name: 'back', y: base + 30, height: 26, length: 900, colour: SNOW, distance: 0.4 });
  const middle = land(stage, { name: 'middle', y: base + 150, height: 28, length: 1000, colour: SNOW, distance: 0.12 });
  const front = land(stage, { name: 'front', y: stage.height * 0.9, height: 24, length: 1200, colour: '#f6faff', distance: 0 });
  const centre = stage.width * (stage.sun.x < stage.width / 2 ? 0.6 : 0.4);
  const count = 5;
  const homes = repeat(count, (i) => {
    const x = centre - 470 + i * 195;
    return chalet(stage, { x, y: middle.at(x + 80) + 24 + (i % 2) * 46, width: random.between(145, 180), snowy: true, distance: 0.06 });
  });
  const church = tower(stage, random, {
    x: centre - 36,
    y: middle.at(centre) + 20,
    width: 52,
    height: 210,
    wall: '#f3ead9',
    roof: '#5f6f7f',
    distance: 0.14,
  });
  return (
    sky(stage, base) +
    range(stage, base) +
    back.svg +
    wood(stage, 'far', { y: (x) => back.at(x) + 10, height: 84, distance: 0.36 }) +
    middle.svg +
    church +
    homes +
    wood(stage, 'left', { y: (x) => middle.at(x) + 60, height: 170, distance: 0.05, from: -30, to: centre - 520 }) +
    wood(stage, 'right', { y: (x) => middle.at(x) + 60, height: 170, distance: 0.05, from: centre + 560, to: stage.width + 30 }) +
    front.svg +
    wood(stage, 'near', { y: (x) => front.at(x) + 40, height: 240, distance: 0, from: -40, to: 200 }) +
    flakes(stage)
  );
}

/** A piste with its gondolas and the tracks of skis. */
function gondolas(stage: Stage): Svg {
  const base = stage.height * 0.56;
  const random = stage.random.fork('lift');
  const slope = land(stage, { name: 'slope', y: base + 70, height: 44, length: 1500, colour: SNOW, distance: 0.2 });
  const front = land(stage, { name: 'front', y: stage.height * 0.82, height: 52, length: 1700, colour: '#f6faff', distance: 0 });
  const rope = (x: number): number =>
    330 - (x - stage.width / 2) * 0.05 * (stage.sun.x < stage.width / 2 ? 1 : -1) + 26 * Math.sin((x / 800) * Math.PI) ** 2;
  const cable = Array.from(
    { length: Math.ceil(stage.width / 50) + 1 },
    (_, i) => `${i ? 'L' : 'M'}${i * 50} ${Math.round(rope(i * 50))}`,
  ).join('');
  const colour = random.pick(['#c93a24', '#f0a83c', '#0f7f86', '#2f5d8a']);
  const cabins = repeat(stage.width / 400, (i) => {
    const x = i * 400 + random.between(130, 230);
    return cabin(stage, { x, y: rope(x), colour });
  });
  const pylons = repeat(stage.width / 800 + 1, (i) => pylon(stage, { x: i * 800, y: front.at(i * 800) + 30, top: rope(i * 800) }));
  return (
    sky(stage, base) +
    range(stage, base) +
    slope.svg +
    wood(stage, 'far', { y: (x) => slope.at(x) + 20, height: 110, distance: 0.24 }) +
    front.svg +
    tracks(stage, front.at) +
    pylons +
    line(cable, stage.tone('#3a4250'), 4) +
    cabins +
    wood(stage, 'near', {
      y: (x) => front.at(x) + 80,
      height: 230,
      distance: 0,
      from: stage.sun.x < stage.width / 2 ? stage.width - 320 : -40,
      to: stage.sun.x < stage.width / 2 ? stage.width + 40 : 320,
    }) +
    flakes(stage)
  );
}

function cabin(stage: Stage, { x, y, colour }: { x: number; y: number; colour: string }): Svg {
  const paint = stage.tone(colour);
  const lit = stage.light.darkness > 0.4 ? '#ffe0a0' : stage.tone('#bfe0ee');
  return (
    line(d`M${x} ${y}v44`, stage.tone('#3a4250'), 6) +
    rect(x - 16, y - 5, 32, 10, stage.tone('#3a4250'), 4) +
    path(d`M${x - 46} ${y + 56}Q${x} ${y + 32} ${x + 46} ${y + 56}L${x + 40} ${y + 132}Q${x} ${y + 146} ${x - 40} ${y + 132}Z`, paint) +
    path(d`M${x - 40} ${y + 64}H${x - 4}V${y + 98}H${x - 38}ZM${x + 4} ${y + 64}H${x + 40}L${x + 38} ${y + 98}H${x + 4}Z`, lit) +
    line(d`M${x - 34} ${y + 116}H${x + 34}`, stage.tone('#fff8ea'), 5)
  );
}

function pylon(stage: Stage, { x, y, top }: { x: number; y: number; top: number }): Svg {
  const steel = stage.tone('#5f6b7a');
  return (
    polygon(
      [
        [x - 7, top - 10],
        [x + 7, top - 10],
        [x + 17, y],
        [x - 17, y],
      ],
      steel,
    ) + rect(x - 46, top - 10, 92, 12, steel, 4)
  );
}

function tracks(stage: Stage, at: (x: number) => number): Svg {
  const random = stage.random.fork('tracks');
  const blue = stage.tone('#a9bfdc');
  return repeat(3, (i) => {
    const x = stage.width * (0.3 + i * 0.17) + random.between(-40, 40);
    const y = at(x) + 6;
    return repeat(2, (ski) => line(d`M${x + ski * 9} ${y}q${60} ${40} ${10} ${80}t${20} ${90}t${-30} ${140}`, blue, 4, 0.8));
  });
}

/** A cabin in a clearing, its window lit, smoke over the roof. */
function clearing(stage: Stage): Svg {
  const base = stage.height * 0.56;
  const ground = land(stage, { name: 'ground', y: base + 110, height: 22, length: 1100, colour: SNOW, distance: 0.05 });
  const x = stage.width * stage.random.fork('cabin').between(0.4, 0.52) - 130;
  const y = ground.at(x + 140) + 70;
  return (
    sky(stage, base) +
    range(stage, base) +
    wood(stage, 'back', { y: () => base + 100, height: 190, distance: 0.4 }) +
    mist(stage, base + 90, 150, 0.6) +
    wood(stage, 'middle', { y: () => base + 150, height: 280, distance: 0.2, from: -40, to: x - 60 }) +
    wood(stage, 'middle2', { y: () => base + 150, height: 280, distance: 0.2, from: x + 380, to: stage.width + 60 }) +
    ground.svg +
    smoke(stage, { x: x + 200, y: y - 250 }) +
    ellipse(x + 140, y + 6, 220, 20, { fill: stage.light.shade, opacity: 0.18 }) +
    chalet(stage, { x, y, width: 290, snowy: true }) +
    path(
      d`M${x + 130} ${y + 6}Q${x + 100} ${y + 90} ${x + 190} ${stage.height + 10}H${x + 330}Q${x + 180} ${y + 100} ${x + 172} ${y + 6}Z`,
      { fill: stage.tone('#b9cbe4'), opacity: 0.8 },
    ) +
    wood(stage, 'nearLeft', { y: () => stage.height + 10, height: 420, distance: 0, from: -60, to: x - 280 }) +
    wood(stage, 'nearRight', { y: () => stage.height + 10, height: 420, distance: 0, from: x + 620, to: stage.width + 80 }) +
    flakes(stage)
  );
}

function smoke(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  return repeat(5, (i) =>
    circle(x + Math.sin(i * 1.3) * 16 + i * 7, y - i * 34, 12 + i * 6, { fill: stage.tone('#ffffff', 0.2), opacity: 0.5 - i * 0.08 }),
  );
}
