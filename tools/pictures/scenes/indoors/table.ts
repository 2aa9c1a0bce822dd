import { type Colour, darker, lighter, mix } from '../../drawing/colour.ts';
import { circle, d, line, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { flatPlate } from '../../food/plates.ts';
import { viewFrom } from '../../nature/view.ts';
import { type Decor, decorOf } from '../../rooms/decor.ts';
import { chair, setTable } from '../../rooms/dining.ts';
import { lanterns, pendant } from '../../rooms/lamps.ts';
import { framedArt, pottedPlant } from '../../rooms/ornaments.ts';
import { walls } from '../../rooms/walls.ts';
import { viewWindows } from '../../rooms/windows.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';

export const table: Scene = [byTheWindow, fromAbove, terrace];

/** A table for two before a wide window. */
function byTheWindow(stage: Stage): Svg {
  const decor = decorOf(stage);
  const floor = stage.height * 0.76;
  const middle = stage.width / 2;
  const arched = stage.random.fork('arch').chance(0.5);
  const plan = arched
    ? { x: middle - 290, y: 80, width: 580, height: 450, panes: 3, arched }
    : { x: middle - 500, y: 90, width: 1000, height: 440, panes: 4 };
  const pairs = Math.max(0, Math.floor((stage.width - 1500) / 900));
  const more = Array.from({ length: pairs }, (_, i) =>
    [-1, 1].map((way) => ({ ...plan, x: middle + way * (980 + i * 700) - 200, width: 400 })),
  ).flat();
  const finish = stage.random.fork('finish').pick(['panels', 'plain', 'tiles'] as const);
  return (
    walls(stage, decor, floor, finish) +
    viewWindows(stage, [plan, ...more]) +
    (arched
      ? [-1, 1]
          .map((way) =>
            framedArt(stage, {
              x: middle + way * 520 - 80,
              y: 170,
              width: 160,
              height: 210,
              name: `art${way}`,
              colours: [decor.accent, decor.second],
            }),
          )
          .join('')
      : '') +
    pendant(stage, { x: middle, y: 190, colour: decor.accent, size: 84 }) +
    pottedPlant(stage, { x: middle - 690, y: stage.height * 0.86, height: 380, pot: decor.second, name: 'a' }) +
    chair(stage, decor, { x: middle - 440, y: stage.height * 0.95, faces: 1 }) +
    chair(stage, decor, { x: middle + 440, y: stage.height * 0.95, faces: -1 }) +
    setTable(stage, decor, { x: middle, y: stage.height * 0.97 })
  );
}

/** The laid table seen from straight above. */
function fromAbove(stage: Stage): Svg {
  const random = stage.random.fork('above');
  const cloth = stage.indoors(random.pick(['#e9ddc8', '#c9dad3', '#3f6f78', '#d99a7a', '#f3d9a0', '#5a4a6b', '#8fa88a']));
  const linen = stage.indoors(random.pick(['#fbf6ec', '#c8553d', '#0f6b6d', '#e0a94a']));
  const { width, height } = stage;
  const checks = random.chance(0.4)
    ? repeat(width / 120, (i) => rect(i * 120, 0, 60, height, { fill: '#ffffff', opacity: 0.16 })) +
      repeat(height / 120 + 1, (i) => rect(0, i * 120, width, 60, { fill: '#ffffff', opacity: 0.16 }))
    : repeat(width / 150, (i) => line(d`M${i * 150 + 60} 0V${height}`, darker(cloth, 0.3), 3, 0.18));
  const count = Math.max(2, Math.round(width / 780));
  const settings = repeat(count, (i) => {
    const x = ((i + 0.5) / count) * width;
    const y = height * (i % 2 ? 0.42 : 0.6);
    return (
      rect(x - 330, y - 150, 110, 310, { fill: '#0b1020', opacity: 0.12 }, 4) +
      rect(x - 338, y - 158, 110, 310, linen, 4) +
      fork(stage, { x: x - 284, y }) +
      flatPlate(stage, { x, y, radius: 205, dish: i + random.whole(0, 4) }) +
      knife(stage, { x: x + 250, y })
    );
  });
  const rounds = repeat(count + 1, (i) => {
    const x = (i / count) * width;
    const y = height * (i % 2 ? 0.84 : 0.14);
    const glass =
      circle(x + 96, y + 10, 70, { fill: '#0b1020', opacity: 0.14 }) +
      circle(x + 88, y, 68, { fill: '#ffffff', opacity: 0.55 }) +
      circle(x + 88, y, 54, stage.indoors('#8a1f3a')) +
      circle(x + 70, y - 20, 14, { fill: '#ffffff', opacity: 0.5 });
    const small = flatPlate(stage, { x: x - 90, y: y + 20, radius: 92, dish: i + 2 });
    return i === 0 ? glass : i === count ? small : glass + small;
  });
  return (
    rect(0, 0, width, height, cloth) +
    checks +
    rect(
      0,
      0,
      width,
      height,
      stage.sun.x < width / 2
        ? stage.sideFade([0, stage.light.bright, 0.22], [1, stage.light.shade, 0.2])
        : stage.sideFade([0, stage.light.shade, 0.2], [1, stage.light.bright, 0.22]),
    ) +
    rounds +
    settings
  );
}

function fork(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const steel = stage.indoors('#dfe4e6');
  return (
    line(d`M${x} ${y - 20}V${y + 128}`, steel, 12) +
    path(
      d`M${x - 26} ${y - 120}V${y - 56}Q${x - 24} ${y - 16} ${x} ${y - 14}Q${x + 24} ${y - 16} ${x + 26} ${y - 56}V${y - 120}H${x + 16}V${y - 60}H${x + 7}V${y - 120}H${x - 7}V${y - 60}H${x - 16}V${y - 120}Z`,
      steel,
    )
  );
}

function knife(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const steel = stage.indoors('#dfe4e6');
  return (
    line(d`M${x} ${y + 10}V${y + 128}`, darker(steel, 0.3), 15) +
    path(d`M${x - 9} ${y + 4}V${y - 130}Q${x + 20} ${y - 96} ${x + 13} ${y + 4}Z`, steel)
  );
}

/** A terrace under lamps, the landscape beyond the rail. */
function terrace(stage: Stage): Svg {
  const random = stage.random.fork('terrace');
  const decor = decorOf(stage);
  const { width, height } = stage;
  const deck = height * 0.74;
  const middle = width * (stage.sun.x < width / 2 ? 0.58 : 0.42);
  const stone = stage.tone('#e6d3b0');
  const rail = stage.tone('#f6ecd8');
  const count = Math.max(1, Math.round(width / 1500));
  const tables = repeat(count, (i) => {
    const x = count === 1 ? middle : ((i + 0.5) / count) * width;
    return (
      chair(stage, decor, { x: x - 420, y: height * 0.96, faces: 1 }) +
      chair(stage, decor, { x: x + 420, y: height * 0.96, faces: -1 }) +
      setTable(stage, decor, { x, y: height * 0.97 })
    );
  });
  return (
    viewFrom(stage) +
    rect(0, deck, width, height - deck + 4, stage.verticalFade([0, mix(stone, stage.light.shade, 0.16)], [1, stone])) +
    repeat(width / 120 + 20, (i) =>
      line(
        d`M${width / 2 + (i - width / 240 - 10) * 120} ${deck}L${width / 2 + (i - width / 240 - 10) * 230} ${height + 4}`,
        stage.light.shade,
        3,
        0.2,
      ),
    ) +
    line(d`M0 ${deck + 60}H${width}M0 ${deck + 140}H${width}`, stage.light.shade, 3, 0.18) +
    repeat(width / 74, (i) => baluster(rail, stage, { x: i * 74 + 37, y: deck })) +
    rect(0, deck - 160, width, 24, rail, 4) +
    rect(0, deck - 140, width, 6, { fill: stage.light.shade, opacity: 0.25 }) +
    rect(0, deck - 18, width, 24, rail) +
    pergola(stage, decor) +
    repeat(Math.round(width / 800), (i) =>
      lanterns(stage, { left: (i * width) / Math.round(width / 800), right: ((i + 1) * width) / Math.round(width / 800), y: 84, drop: 46 }),
    ) +
    pottedPlant(stage, { x: 90, y: height * 0.93, height: random.between(340, 420), pot: '#c2613f', name: 'a' }) +
    pottedPlant(stage, { x: width - 90, y: height * 0.93, height: random.between(340, 420), pot: '#c2613f', name: 'b' }) +
    tables
  );
}

const baluster = (fill: Colour, stage: Stage, { x, y }: { x: number; y: number }): Svg =>
  path(
    d`M${x - 9} ${y - 138}H${x + 9}Q${x + 6} ${y - 110} ${x + 17} ${y - 66}Q${x + 20} ${y - 30} ${x + 9} ${y - 14}H${x - 9}Q${x - 20} ${y - 30} ${x - 17} ${y - 66}Q${x - 6} ${y - 110} ${x - 9} ${y - 138}Z`,
    mix(fill, stage.light.shade, 0.08),
  );

function pergola(stage: Stage, decor: Decor): Svg {
  const wood = stage.tone(decor.wood);
  const random = stage.random.fork('pergola');
  const green = ['#3f7a4a', '#5f9a4f', '#2f6b52'];
  return (
    rect(0, 38, stage.width, 26, wood) +
    repeat(stage.width / 150, (i) =>
      polygon(
        [
          [i * 150 + 40, -4],
          [i * 150 + 80, -4],
          [i * 150 + 72, 42],
          [i * 150 + 48, 42],
        ],
        lighter(wood, 0.1),
      ),
    ) +
    repeat(stage.width / 30, () =>
      circle(random.between(0, stage.width), random.between(0, 44), random.between(14, 30), stage.tone(random.pick(['#3f7a4a', ...green]))),
    ) +
    repeat(stage.width / 60, () =>
      circle(
        random.between(0, stage.width),
        random.between(10, 60),
        random.between(6, 11),
        stage.tone(random.pick(['#d95f86', '#f0a0c0', '#ffffff'])),
      ),
    )
  );
}
