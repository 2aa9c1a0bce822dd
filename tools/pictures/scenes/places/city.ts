import { riverBridge } from '../../built/bridges.ts';
import { cathedral, dome } from '../../built/churches.ts';
import { house } from '../../built/house.ts';
import { tower } from '../../built/tower.ts';
import { PLASTERS, SHUTTERS, TILES } from '../../built/village.ts';
import type { Colour } from '../../drawing/colour.ts';
import type { Random } from '../../drawing/random.ts';
import { d, group, line, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { farHills, mist } from '../../nature/land.ts';
import { sky } from '../../nature/sky.ts';
import { sunPath, water } from '../../nature/water.ts';
import { roundTree } from '../../plants/trees.ts';
import { glow } from '../../rooms/lamps.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { rowboat, wake } from '../../things/boats.ts';

export const city: Scene = [canal, rooftops, riverside];

/** Gabled houses along a canal, and what the water makes of them. */
function canal(stage: Stage): Svg {
  const quay = stage.height * 0.7;
  const random = stage.random.fork('canal');
  const walls: readonly [Colour, ...Colour[]] = ['#a8503c', '#7a3f3a', '#d9a066', '#e9d9bc', '#5f7f86', '#b86f4c', '#3f5a66', '#c9896a'];
  let x = -30;
  let row = '';
  while (x < stage.width) {
    const width = random.between(132, 180);
    row += house(stage, random, {
      x,
      y: quay - 18,
      width: width + 1,
      height: random.between(250, 350),
      wall: random.pick(walls),
      roof: random.pick(['#5a4a48', '#8a4a3c', '#4f5a66']),
      shape: random.pick(['steps', 'front', 'steps', 'side']),
      rows: 4,
      columns: 3,
      door: true,
      shutters: random.chance(0.25) ? random.pick(SHUTTERS) : undefined,
      distance: 0.04,
    });
    x += width;
  }
  const reflection = group(row, `translate(0 ${Math.round(2 * quay + 10)}) scale(1 -1)`, { opacity: 0.34 });
  const boat = {
    x: stage.width * random.between(0.3, 0.7),
    y: quay + 130,
    size: 110,
    colour: random.pick(['#0f6b6d', '#c93a24', '#2f5d8a']),
  };
  const trees = repeat(stage.width / 420, (i) =>
    roundTree(stage, random, { x: 130 + i * 420 + random.between(-50, 50), y: quay - 4, height: 190 }),
  );
  return (
    sky(stage, quay) +
    spireRow(stage, random, quay - 60) +
    row +
    rect(0, quay - 20, stage.width, 32, stage.tone('#a89a88')) +
    water(stage, quay + 10) +
    reflection +
    rect(0, quay + 6, stage.width, 7, { fill: stage.light.shade, opacity: 0.4 }) +
    lamps(stage, quay - 18, 330) +
    trees +
    wake(stage, boat) +
    rowboat(stage, boat)
  );
}

function spireRow(stage: Stage, random: Random, y: number): Svg {
  const x = stage.width - stage.sun.x;
  return tower(stage, random, { x, y, width: 74, height: 430, wall: '#c9b59a', roof: '#5f7f7a', distance: 0.34 });
}

function lamps(stage: Stage, y: number, step: number): Svg {
  const iron = stage.tone('#2c3640');
  return repeat(stage.width / step, (i) => {
    const x = i * step + step * 0.5;
    const lit = stage.light.darkness > 0.4;
    return (
      (lit ? glow(stage, { x, y: y - 112, radius: 110 }) : '') +
      line(d`M${x} ${y}V${y - 96}`, iron, 6) +
      polygon(
        [
          [x - 9, y - 96],
          [x + 9, y - 96],
          [x + 14, y - 124],
          [x - 14, y - 124],
        ],
        lit ? '#ffe7ae' : stage.tone('#e6ecea'),
      ) +
      polygon(
        [
          [x - 18, y - 123],
          [x, y - 140],
          [x + 18, y - 123],
        ],
        iron,
      )
    );
  });
}

/** A sea of roofs, a dome and towers over it. */
function rooftops(stage: Stage): Svg {
  const horizon = stage.height * 0.5;
  const random = stage.random.fork('roofs');
  const centre = stage.width * (stage.sun.x < stage.width / 2 ? 0.66 : 0.34);
  const row = (y: number, size: number, distance: number): Svg => {
    let x = -40;
    let out = '';
    while (x < stage.width + 20) {
      const width = size * random.between(0.8, 1.5);
      const height = size * random.between(0.9, 1.6);
      out += house(stage, random, {
        x,
        y: y + size * 1.6,
        width,
        height: height + size * 1.1,
        wall: random.pick(PLASTERS),
        roof: random.pick(TILES),
        shape: random.pick(['side', 'side', 'front', 'flat']),
        rows: Math.max(2, Math.round((height + size * 1.1) / 62)),
        columns: Math.max(2, Math.round(width / 60)),
        chimney: random.chance(0.5),
        shutters: distance < 0.15 && random.chance(0.6) ? random.pick(SHUTTERS) : undefined,
        distance,
      });
      x += width * 1.01;
    }
    return out;
  };
  return (
    sky(stage, horizon) +
    farHills(stage, horizon + 10) +
    mist(stage, horizon, 90, 0.5) +
    row(horizon + 40, 52, 0.52) +
    mist(stage, horizon + 90, 120, 0.4) +
    dome(stage, random, { x: centre, y: horizon + 200, size: 128 }) +
    tower(stage, random, {
      x: stage.width - centre - 40,
      y: horizon + 220,
      width: 70,
      height: 350,
      wall: '#d9b48c',
      roof: '#a8563f',
      distance: 0.24,
    }) +
    row(horizon + 140, 82, 0.28) +
    mist(stage, horizon + 240, 120, 0.25) +
    row(horizon + 290, 128, 0.06)
  );
}

/** A wide river, its arched bridge, a cathedral on the far bank. */
function riverside(stage: Stage): Svg {
  const bank = stage.height * 0.6;
  const random = stage.random.fork('river');
  const x = stage.width * (stage.sun.x < stage.width / 2 ? 0.7 : 0.3);
  let hx = -40;
  let houses = '';
  while (hx < stage.width) {
    const width = random.between(110, 190);
    houses += house(stage, random, {
      x: hx,
      y: bank - 10,
      width: width + 1,
      height: random.between(130, 190),
      wall: random.pick(['#efe2cb', '#e6d3b4', '#f4e8d4', '#dcc6a8']),
      roof: random.pick(['#6f7a86', '#7f8790', '#a8623f']),
      shape: 'side',
      rows: 3,
      columns: Math.round(width / 44),
      distance: 0.2,
    });
    hx += width;
  }
  const trees = repeat(stage.width / 96, (i) =>
    roundTree(stage, random, { x: i * 96 + random.between(-20, 20), y: bank + 4, height: random.between(70, 100), distance: 0.14 }),
  );
  return (
    sky(stage, bank) +
    farHills(stage, bank - 60) +
    cathedral(stage, random, { x, y: bank - 20 }) +
    houses +
    trees +
    rect(0, bank - 2, stage.width, 36, stage.tone('#cbb898', 0.12)) +
    water(stage, bank + 32) +
    sunPath(stage, bank + 32) +
    riverBridge(stage, { y: bank + 130 }) +
    lamps(stage, bank + 62, 360)
  );
}
