import { cabin, ladder } from '../../built/cabin.ts';
import { mix } from '../../drawing/colour.ts';
import { puff } from '../../drawing/curves.ts';
import { d, ellipse, line, path, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { land, mist, windingPath } from '../../nature/land.ts';
import { sky } from '../../nature/sky.ts';
import { bush, fern, flowers } from '../../plants/flowers.ts';
import { pine, tallTrunk } from '../../plants/pines.ts';
import { glow, lanterns } from '../../rooms/lamps.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { campfire } from '../../things/campfire.ts';

export const treehouse: Scene = [greatOak, amongTrunks, tent];

function forest(stage: Stage, ground: number): Svg {
  const random = stage.random.fork('forest');
  const row = (y: number, height: number, distance: number) =>
    repeat(stage.width / (height * 0.36), (i) =>
      pine(stage, {
        x: i * height * 0.36 + random.between(-20, 20),
        y: y + random.between(0, 20),
        height: height * random.between(0.7, 1.1),
        distance,
      }),
    );
  return row(ground - 10, 300, 0.72) + mist(stage, ground - 60, 200, 0.6) + row(ground + 10, 240, 0.5) + mist(stage, ground, 140, 0.6);
}

/** One great tree carries the cabin; a ladder leads up. */
function greatOak(stage: Stage): Svg {
  const ground = stage.height * 0.78;
  const random = stage.random.fork('oak');
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.6 : 0.4);
  const floor = ground - 230;
  const green = random.pick(['#4f8a4a', '#6b9a44', '#3f7a55', '#b8843a']);
  const body = stage.tone(green);
  const bright = stage.tone(mix(green, stage.light.bright, 0.34));
  const deep = stage.tone(mix(green, stage.light.shade, 0.42));
  const lit = stage.sun.x > x ? 1 : -1;
  const bark = stage.tone('#70503c');
  const crown = (dx: number, dy: number, w: number, h: number, fill: string) =>
    path(puff(random, x + dx, floor + dy, { width: w, height: h }), fill);
  const meadow = land(stage, { name: 'ground', y: ground, height: 16, length: 1100, colour: '#7fa656', distance: 0.02 });
  return (
    sky(stage, ground - 60) +
    forest(stage, ground - 30) +
    meadow.svg +
    ellipse(x, ground + 40, 300, 26, { fill: stage.light.shade, opacity: 0.25 }) +
    crown(0, -250, 880, 380, deep) +
    crown(-lit * 170, -270, 520, 270, body) +
    path(
      d`M${x - 70} ${ground + 40}Q${x - 40} ${ground - 60} ${x - 46} ${floor - 10}L${x - 150} ${floor - 190}L${x - 120} ${floor - 200}L${x - 16} ${floor - 110}L${x} ${floor - 300}L${x + 34} ${floor - 300}L${x + 30} ${floor - 110}L${x + 130} ${floor - 210}L${x + 156} ${floor - 194}L${x + 52} ${floor - 10}Q${x + 46} ${ground - 60} ${x + 84} ${ground + 40}Z`,
      bark,
    ) +
    path(
      d`M${x - lit * 46} ${floor}Q${x - lit * 40} ${ground - 60} ${x - lit * 74} ${ground + 40}H${x - lit * 16}Q${x - lit * 8} ${ground - 60} ${x - lit * 8} ${floor}Z`,
      { fill: stage.light.shade, opacity: 0.25 },
    ) +
    line(
      d`M${x - 200} ${floor + 10}L${x - 40} ${floor + 130}M${x + 200} ${floor + 10}L${x + 44} ${floor + 130}`,
      stage.tone('#5f4030'),
      14,
    ) +
    cabin(stage, { x, y: floor, width: 300, wood: random.pick(['#b9804f', '#c79462', '#a8704a']) }) +
    crown(lit * 90, -330, 640, 240, body) +
    crown(lit * 150, -370, 400, 150, bright) +
    crown(-lit * 270, -300, 230, 130, bright) +
    crown(lit * 330, -210, 220, 130, body) +
    ladder(stage, { x: x - lit * 170, top: floor + 14, bottom: ground + 50 }) +
    flowers(stage, random, {
      left: 0,
      right: stage.width,
      top: stage.height * 0.88,
      bottom: stage.height,
      colours: ['#ffffff', '#ffd35a', '#d98fc0'],
      count: stage.width / 34,
    }) +
    bush(stage, random, { x: x + 150, y: ground + 54, height: 50 }) +
    bush(stage, random, { x: x - 300, y: ground + 70, height: 62 })
  );
}

/** A cabin on stilts between trunks that leave the picture, a rope bridge to the next. */
function amongTrunks(stage: Stage): Svg {
  const ground = stage.height * 0.86;
  const random = stage.random.fork('trunks');
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.6 : 0.4);
  const side = x > stage.width / 2 ? -1 : 1;
  const floor = ground - 250;
  const wood = random.pick(['#c79462', '#8f9a8a', '#b9804f', '#5f6f6a']);
  const far = repeat(stage.width / 120, (i) =>
    tallTrunk(stage, { x: i * 120 + random.between(0, 80), y: ground - 30, width: random.between(16, 28), distance: 0.55 }),
  );
  const near = repeat(stage.width / 330, (i) => {
    const tx = i * 330 + random.between(20, 220);
    return Math.abs(tx - x) < 260
      ? ''
      : tallTrunk(stage, { x: tx, y: ground + random.between(10, 60), width: random.between(44, 66), distance: 0.12 });
  });
  const stilts = [-170, -60, 60, 170].map((dx) => rect(x + dx - 9, floor, 18, ground - floor + 16, stage.tone('#5f4030'))).join('');
  const end = side < 0 ? -20 : stage.width + 20;
  const start = x + side * 216;
  const bridge =
    line(d`M${start} ${floor + 6}Q${(start + end) / 2} ${floor + 96} ${end} ${floor + 16}`, stage.tone('#8f6546'), 14) +
    line(d`M${start} ${floor - 48}Q${(start + end) / 2} ${floor + 40} ${end} ${floor - 40}`, stage.tone('#d9c39a'), 5) +
    repeat(Math.abs(end - start) / 60, (i) => {
      const t = (i + 0.5) / (Math.abs(end - start) / 60);
      const bx = start + (end - start) * t;
      const sag = 170 * t * (1 - t);
      return line(d`M${bx} ${floor - 46 + sag}V${floor + 8 + sag}`, stage.tone('#d9c39a'), 3);
    });
  return (
    sky(stage, ground) +
    rect(0, 0, stage.width, ground, { fill: stage.tone('#9fc08a', 0.5), opacity: 0.35 }) +
    forest(stage, ground - 40) +
    far +
    mist(stage, ground - 60, 260, 0.6) +
    land(stage, { name: 'ground', y: ground - 20, height: 12, length: 900, colour: '#6f8f50', distance: 0.06 }).svg +
    ellipse(x, ground + 14, 280, 18, { fill: stage.light.shade, opacity: 0.28 }) +
    tallTrunk(stage, { x: x + 30, y: ground, width: 60, distance: 0.06 }) +
    stilts +
    bridge +
    cabin(stage, { x, y: floor, width: 310, wood }) +
    near +
    repeat(stage.width / 130, (i) =>
      fern(stage, { x: i * 130 + random.between(0, 90), y: stage.height + 6, size: random.between(70, 120) }),
    )
  );
}

/** A lit dome or bell tent on a deck under the pines. */
function tent(stage: Stage): Svg {
  const ground = stage.height * 0.74;
  const random = stage.random.fork('tent');
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.58 : 0.42);
  const lit = stage.light.darkness > 0.3;
  const canvas = lit ? '#ffe3ad' : stage.tone('#fbf1dc');
  const fold = lit ? '#f0b96a' : stage.tone('#e3cfa8');
  const w = 270;
  const top = ground - 330;
  const wood = (from: number, to: number) =>
    repeat((to - from) / 110, (i) =>
      pine(stage, {
        x: from + i * 110 + random.between(-20, 20),
        y: ground + random.between(10, 50),
        height: random.between(300, 440),
        distance: 0.08,
      }),
    );
  return (
    sky(stage, ground) +
    forest(stage, ground - 30) +
    land(stage, { name: 'ground', y: ground, height: 14, length: 1000, colour: '#7fa056', distance: 0.03 }).svg +
    wood(-40, x - 420) +
    wood(x + 430, stage.width + 60) +
    (lit ? glow(stage, { x, y: ground - 100, radius: 520 }) : '') +
    rect(x - w * 1.5, ground + 26, w * 3, 26, stage.tone('#a87c58'), 4) +
    rect(x - w * 1.5, ground + 46, w * 3, 10, stage.tone('#6f4d38')) +
    repeat(6, (i) => rect(x - w * 1.4 + i * w * 0.55, ground + 56, 12, 30, stage.tone('#5f4030'))) +
    path(
      d`M${x} ${top}Q${x + 30} ${top + 130} ${x + w} ${ground - 80}V${ground + 28}H${x - w}V${ground - 80}Q${x - 30} ${top + 130} ${x} ${top}Z`,
      canvas,
    ) +
    [-0.62, -0.3, 0.3, 0.62]
      .map((t) => line(d`M${x} ${top + 6}Q${x + t * 46} ${top + 140} ${x + t * w} ${ground - 80}V${ground + 26}`, fold, 5))
      .join('') +
    line(d`M${x - w} ${ground - 80}Q${x} ${ground - 40} ${x + w} ${ground - 80}`, fold, 6) +
    path(
      d`M${x} ${ground - 210}Q${x + 20} ${ground - 120} ${x + 66} ${ground + 28}H${x - 66}Q${x - 20} ${ground - 120} ${x} ${ground - 210}Z`,
      lit ? '#b8703a' : stage.tone('#6b4a3a'),
    ) +
    path(
      d`M${x} ${ground - 210}Q${x - 30} ${ground - 110} ${x - 120} ${ground + 28}H${x - 60}Q${x - 16} ${ground - 120} ${x} ${ground - 210}ZM${x} ${ground - 210}Q${x + 30} ${ground - 110} ${x + 120} ${ground + 28}H${x + 60}Q${x + 16} ${ground - 120} ${x} ${ground - 210}Z`,
      mix(canvas, fold, 0.5),
    ) +
    lanterns(stage, { left: x - w * 1.44, right: x + w * 1.44, y: ground - 190, drop: 34 }) +
    line(d`M${x - w * 1.44} ${ground - 190}V${ground + 30}M${x + w * 1.44} ${ground - 190}V${ground + 30}`, stage.tone('#6f4d38'), 9) +
    windingPath({ x: x + 70, y: stage.height + 10, width: 230 }, { x, y: ground + 80, width: 90 }, stage.tone('#dfc899')) +
    campfire(stage, { x: x - w * 1.15, y: stage.height * 0.93 }) +
    repeat(stage.width / 300, (i) => fern(stage, { x: i * 300 + random.between(0, 200), y: stage.height + 20, size: 70 }))
  );
}
