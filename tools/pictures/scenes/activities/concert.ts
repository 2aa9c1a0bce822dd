import { type Colour, darker, lighter, mix } from '../../drawing/colour.ts';
import { d, ellipse, line, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { land } from '../../nature/land.ts';
import { sky } from '../../nature/sky.ts';
import { roundTree } from '../../plants/trees.ts';
import { glow, lanterns } from '../../rooms/lamps.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { cellist, listener, pianist } from '../../things/musicians.ts';

export const concert: Scene = [recital, inThePark];

const CURTAINS = ['#a8322e', '#7a2a3f', '#2f4f6b', '#3f5a44'] as const;
const DRESSES = ['#23262f', '#2f3a5a', '#6b2f3f', '#1f4a4a'] as const;
const SKINS = ['#d9a27c', '#f0c8a4', '#9a6a4a'] as const;

/** Piano and cello on the stage of a small theatre. */
function recital(stage: Stage): Svg {
  const { width, height } = stage;
  const random = stage.random.fork('recital');
  const floor = height * 0.76;
  const middle = width / 2;
  const cloth = random.pick(CURTAINS);
  const opening = Math.min(760, width * 0.42);
  const warm = (colour: Colour): Colour => mix(colour, '#ffdca0', 0.12);
  const player = () => ({ y: floor + 66, dress: warm(random.pick(DRESSES)), skin: warm(random.pick(SKINS)), tone: warm });
  const spot = (x: number, reach: number): Svg =>
    polygon(
      [
        [x - 30, -10],
        [x + 30, -10],
        [x + reach, floor + 70],
        [x - reach, floor + 70],
      ],
      stage.verticalFade([0, '#fff0c8', 0.42], [1, '#fff0c8', 0.08]),
    );
  const seats = (y: number, size: number, shade: number): Svg =>
    repeat(width / (size * 3) + 1, (i) =>
      random.chance(0.86)
        ? listener(
            { x: (i + 0.3) * size * 3 + random.between(-8, 8), y: y + random.between(-6, 6), size },
            mix('#241820', '#5a3038', shade),
          )
        : '',
    );
  return (
    rect(0, 0, width, height, stage.verticalFade([0, '#2a1a22'], [0.8, '#5a3a34'])) +
    rect(0, floor, width, height - floor, stage.verticalFade([0, '#b07a48'], [1, '#6b4328'])) +
    repeat(width / 70, (i) =>
      line(d`M${middle + (i - width / 140) * 70} ${floor}L${middle + (i - width / 140) * 150} ${height}`, '#4a2c1a', 3, 0.3),
    ) +
    spot(middle - 150, 330) +
    spot(middle + 330, 220) +
    ellipse(middle - 60, floor + 70, 560, 42, { fill: '#fff0c8', opacity: 0.28 }) +
    pianist({ x: middle - 190, size: 1.16, ...player() }) +
    cellist({ x: middle + 410, size: 1.2, ...player() }) +
    curtain(stage, cloth, { from: -20, to: middle - opening, foot: floor + 20 }) +
    curtain(stage, cloth, { from: middle + opening, to: width + 20, foot: floor + 20 }) +
    valance(stage, cloth) +
    seats(height * 0.955, 40, 0.35) +
    seats(height * 1.03, 52, 0)
  );
}

interface Hung {
  from: number;
  to: number;
  foot: number;
}

/** A curtain in folds; it hangs to `foot`. */
function curtain(stage: Stage, cloth: Colour, { from, to, foot }: Hung): Svg {
  const fold = 58;
  const count = Math.max(1, Math.ceil((to - from) / fold));
  const width = (to - from) / count;
  return repeat(count, (i) =>
    rect(
      from + i * width,
      0,
      width + 1,
      foot + (i % 2) * 6,
      stage.sideFade([0, darker(cloth, 0.5)], [0.55, lighter(cloth, 0.08)], [1, darker(cloth, 0.36)]),
      6,
    ),
  );
}

function valance(stage: Stage, cloth: Colour): Svg {
  const width = 210;
  return repeat(stage.width / width + 1, (i) => {
    const x = i * width;
    return (
      path(
        d`M${x} -10H${x + width}V70Q${x + width / 2} 190 ${x} 70Z`,
        stage.verticalFade([0, darker(cloth, 0.45)], [1, lighter(cloth, 0.06)]),
      ) + line(d`M${x} 70Q${x + width / 2} 190 ${x + width} 70`, '#d9ac52', 8)
    );
  });
}

/** Musicians under the roof of a bandstand, listeners on the lawn. */
function inThePark(stage: Stage): Svg {
  const { width, height } = stage;
  const random = stage.random.fork('park');
  const horizon = height * 0.56;
  const floor = height * 0.7;
  const middle = width / 2;
  const roof = stage.tone(random.pick(['#3f6b6b', '#8a4a3c', '#5f6f8a']));
  const post = stage.tone('#f3ead9');
  const lawn = land(stage, { name: 'lawn', y: horizon + 70, height: 10, length: 1400, colour: '#6f9a52', distance: 0.05 });
  const trees = repeat(width / 170, (i) => {
    const x = i * 170 + random.between(-30, 30);
    return Math.abs(x - middle) > 330
      ? roundTree(stage, random, { x, y: lawn.at(x) + 16, height: random.between(220, 380), distance: 0.12 })
      : '';
  });
  const tone = (colour: Colour): Colour => mix(stage.tone(colour), '#ffdca0', 0.1 + 0.2 * stage.light.darkness);
  const player = (x: number, size: number) => ({
    x,
    y: floor - 6,
    size,
    dress: tone(random.pick(DRESSES)),
    skin: tone(random.pick(SKINS)),
    tone,
  });
  const crowd = (y: number, size: number): Svg =>
    repeat(width / (size * 3.4) + 1, (i) =>
      random.chance(0.82)
        ? listener(
            { x: (i + 0.4) * size * 3.4 + random.between(-10, 10), y: y + random.between(-8, 8), size },
            stage.tone(mix(random.pick(['#3f4a6b', '#6b3f4a', '#2f5d5c', '#5a4a3f']), stage.light.shade, 0.35)),
          )
        : '',
    );
  return (
    sky(stage, horizon) +
    lawn.svg +
    trees +
    ellipse(middle, floor + 34, 420, 26, { fill: stage.light.shade, opacity: 0.3 }) +
    glow(stage, { x: middle, y: floor - 190, radius: 420 }) +
    rect(middle - 300, floor - 330, 600, 330, { fill: '#ffdf9a', opacity: 0.1 + 0.3 * stage.light.darkness }) +
    pianist(player(middle - 110, 0.62)) +
    cellist(player(middle + 200, 0.66)) +
    repeat(5, (i) => rect(middle - 306 + i * 150, floor - 336, 14, 336, post)) +
    repeat(4, (i) =>
      path(
        d`M${middle - 292 + i * 150} ${floor - 330}h136v30Q${middle - 224 + i * 150} ${floor - 330} ${middle - 292 + i * 150} ${floor - 290}Z`,
        post,
      ),
    ) +
    path(
      d`M${middle - 372} ${floor - 330}Q${middle - 200} ${floor - 370} ${middle - 40} ${floor - 500}Q${middle} ${floor - 530} ${middle + 40} ${floor - 500}Q${middle + 200} ${floor - 370} ${middle + 372} ${floor - 330}Z`,
      roof,
    ) +
    path(
      d`M${middle} ${floor - 520}Q${middle + 40} ${floor - 420} ${middle + 130} ${floor - 330}H${middle + 372}Q${middle + 200} ${floor - 370} ${middle + 40} ${floor - 500}Q${middle + 20} ${floor - 516} ${middle} ${floor - 520}Z`,
      {
        fill: stage.light.shade,
        opacity: 0.22,
      },
    ) +
    line(d`M${middle} ${floor - 520}V${floor - 566}`, post, 8) +
    rect(middle - 330, floor - 8, 660, 46, stage.tone('#d8cdb8'), 4) +
    rect(middle - 330, floor - 8, 660, 10, { fill: '#ffffff', opacity: 0.35 }, 3) +
    lanterns(stage, { left: 0, right: middle - 372, y: floor - 380, drop: 26 }) +
    lanterns(stage, { left: middle + 372, right: width, y: floor - 380, drop: 26 }) +
    crowd(height * 0.93, 34) +
    crowd(height * 1.02, 48)
  );
}
