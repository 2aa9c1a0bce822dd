import { darker, lighter, mix, type Colour } from '../../drawing/colour.ts';
import { circle, d, ellipse, line, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { decorOf, framedArt, pendant, pottedPlant, viewWindows, walls, type Decor } from '../../parts/interior.ts';
import { flatPlate } from '../../parts/plates.ts';
import type { Stage } from '../../parts/stage.ts';
import { tableCandle, wineBottle, wineGlass } from '../../parts/tableware.ts';
import { viewFrom } from '../../parts/view.ts';
import { lanterns } from '../places/treehouse.ts';
import type { Scene } from '../scene.ts';

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

/** A round table in its cloth, laid for two; `y` is the floor. */
function setTable(stage: Stage, decor: Decor, { x, y }: { x: number; y: number }): Svg {
  const cloth = stage.indoors('#fdf8ee');
  const top = y - 290;
  const w = 370;
  return (
    ellipse(x, y - 4, w * 0.86, 24, { fill: '#0b1020', opacity: 0.3 }) +
    rect(x - 22, top + 100, 44, 190, stage.indoors(decor.wood)) +
    ellipse(x, y - 10, 150, 16, stage.indoors(decor.wood)) +
    path(
      d`M${x - w} ${top}Q${x - w * 0.98} ${top + 130} ${x - w * 0.9} ${top + 170}Q${x - w * 0.7} ${top + 152} ${x - w * 0.55} ${top + 186}Q${x - w * 0.3} ${top + 164} ${x - w * 0.1} ${top + 196}Q${x + w * 0.1} ${top + 166} ${x + w * 0.32} ${top + 192}Q${x + w * 0.5} ${top + 158} ${x + w * 0.66} ${top + 182}Q${x + w * 0.8} ${top + 150} ${x + w * 0.9} ${top + 168}Q${x + w * 0.98} ${top + 130} ${x + w} ${top}Z`,
      darker(cloth, 0.1),
    ) +
    [-0.6, -0.2, 0.2, 0.6]
      .map((t) =>
        line(d`M${x + w * t} ${top + 54}Q${x + w * t * 1.06} ${top + 120} ${x + w * t * 1.02} ${top + 176}`, darker(cloth, 0.24), 5, 0.5),
      )
      .join('') +
    ellipse(x, top, w, 62, cloth) +
    plate(stage, { x: x - 210, y: top + 8, food: decor.accent }) +
    plate(stage, { x: x + 210, y: top + 8, food: decor.second }) +
    wineGlass(stage, { x: x - 104, y: top + 2, height: 128, wine: '#8a1f3a' }) +
    wineGlass(stage, { x: x + 112, y: top + 2, height: 128, wine: '#8a1f3a' }) +
    tableCandle(stage, { x: x + 30, y: top - 10, height: 112 }) +
    wineBottle(stage, { x: x - 34, y: top + 22, height: 200, colour: '#27453a', label: '#f6ead2' })
  );
}

function plate(stage: Stage, { x, y, food }: { x: number; y: number; food: Colour }): Svg {
  const china = stage.indoors('#ffffff');
  return (
    ellipse(x, y + 5, 92, 24, { fill: '#0b1020', opacity: 0.16 }) +
    ellipse(x, y, 90, 23, china) +
    ellipse(x, y - 2, 62, 15, darker(china, 0.06)) +
    path(
      d`M${x - 40} ${y - 4}Q${x - 20} ${y - 44} ${x + 8} ${y - 26}Q${x + 38} ${y - 38} ${x + 42} ${y - 4}Q${x} ${y + 10} ${x - 40} ${y - 4}Z`,
      stage.indoors(mix(food, '#d98f4a', 0.45)),
    ) +
    ellipse(x - 12, y - 24, 15, 8, stage.indoors('#5a9a5f')) +
    ellipse(x + 18, y - 22, 11, 7, stage.indoors('#e2543d'))
  );
}

function chair(stage: Stage, decor: Decor, { x, y, faces }: { x: number; y: number; faces: 1 | -1 }): Svg {
  const wood = stage.indoors(decor.wood);
  const cloth = stage.indoors(decor.accent);
  const back = x - faces * 96;
  return (
    ellipse(x, y, 140, 14, { fill: '#0b1020', opacity: 0.24 }) +
    line(
      d`M${back - faces * 14} ${y - 410}L${back} ${y - 170}L${back - faces * 12} ${y}M${x + faces * 92} ${y - 160}L${x + faces * 100} ${y}M${back} ${y - 160}H${x + faces * 92}`,
      wood,
      17,
    ) +
    line(d`M${back - faces * 12} ${y - 390}L${back - faces * 2} ${y - 250}`, cloth, 40) +
    rect(Math.min(back, x + faces * 100) - 8, y - 196, 212, 44, cloth, 18)
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
