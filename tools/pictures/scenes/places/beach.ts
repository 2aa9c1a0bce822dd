import { mix } from '../../drawing/colour.ts';
import { below, hills } from '../../drawing/curves.ts';
import type { Random } from '../../drawing/random.ts';
import { d, ellipse, line, path, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { farHills } from '../../nature/land.ts';
import { sky } from '../../nature/sky.ts';
import { sunPath, water } from '../../nature/water.ts';
import { palm } from '../../plants/trees.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { CLOTHS, hammock, hut, lounger, parasol } from '../../things/beach-things.ts';
import { sailboat, wake } from '../../things/boats.ts';

export const beach: Scene = [parasols, palms, huts];

/** Sea, surf and sand: the sand rises to `top` at its side of the picture. */
export function shore(stage: Stage, horizon: number, top: number): Svg {
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

function tuft(stage: Stage, random: Random, { x, y }: { x: number; y: number }): Svg {
  const green = stage.tone(random.pick(['#8a9a55', '#a3a860', '#6f8a4f']));
  return repeat(4, (i) => {
    const lean = (i - 1.5) * 12 + random.between(-6, 6);
    return line(d`M${x} ${y}Q${x + lean * 0.3} ${y - 40} ${x + lean} ${y - random.between(50, 100)}`, green, 4);
  });
}
