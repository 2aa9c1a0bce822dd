import { darker, lighter, mix } from '../../drawing/colour.ts';
import { circle, d, ellipse, group, line, path, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { ingredient } from '../../food/ingredients.ts';
import { crate, cuttingBoard, herbs, hob, panRail } from '../../food/kitchenware.ts';
import { wineBottle } from '../../food/tableware.ts';
import { decorOf } from '../../rooms/decor.ts';
import { pendant } from '../../rooms/lamps.ts';
import { walls } from '../../rooms/walls.ts';
import { viewWindows } from '../../rooms/windows.ts';
import type { Scene } from '../scene.ts';
import type { Stage } from '../../stage/stage.ts';

export const cooking: Scene = [kitchen, choppingBoard];

/** A counter with the pans on, copper on the rail, a window to the garden. */
function kitchen(stage: Stage): Svg {
  const decor = decorOf(stage);
  const random = stage.random.fork('kitchen');
  const counter = stage.height * 0.66;
  const middle = stage.width / 2;
  const side = random.chance(0.5) ? 1 : -1;
  const view = { x: middle - side * 430 - 210, y: 110, width: 420, height: 350, panes: 2 };
  const wood = stage.indoors(decor.wood);
  const unit = 330;
  const units = Math.ceil(stage.width / unit) + 1;
  const shift = (stage.width - units * unit) / 2;
  const paint = stage.indoors(mix(decor.accent, '#ffffff', 0.08));
  const fronts = repeat(units, (i) => {
    const x = shift + i * unit;
    return (
      rect(x + 14, counter + 66, unit - 28, stage.height - counter - 40, lighter(paint, 0.1), 5) +
      rect(x + 40, counter + 94, unit - 80, stage.height - counter, { fill: 'none', stroke: darker(paint, 0.25), width: 4 }) +
      rect(x + unit / 2 - 34, counter + 76, 68, 9, stage.indoors('#e8c27a'), 4)
    );
  });
  const pairs = Math.max(0, Math.floor((stage.width - 1750) / 1100));
  const more = Array.from({ length: pairs }, (_, i) =>
    [-1, 1].map((way) => ({ ...view, x: middle + way * (1100 + i * 700) - 180, width: 360 })),
  ).flat();
  const extras = repeat(pairs, (i) => [-1, 1].map((way) => crate(stage, { x: middle + way * (1000 + i * 600), y: counter + 2 })).join(''));
  return (
    walls(stage, { ...decor, wall: mix(decor.wall, '#ffffff', 0.4) }, stage.height, 'tiles') +
    viewWindows(stage, [view, ...more]) +
    extras +
    panRail(stage, { x: middle + side * 380, y: 78 }) +
    pendant(stage, { x: middle - 70 * side, y: 190, colour: decor.second, size: 66 }) +
    rect(0, counter + 40, stage.width, stage.height, paint) +
    fronts +
    rect(0, counter, stage.width, 46, stage.verticalFade([0, lighter(wood, 0.24)], [1, wood])) +
    rect(0, counter + 46, stage.width, 12, { fill: '#0b1020', opacity: 0.2 }) +
    hob(stage, { x: middle + side * 370, y: counter + 4 }) +
    crate(stage, { x: middle - side * 560, y: counter + 2 }) +
    cuttingBoard(stage, { x: middle - side * 190, y: counter + 6 }) +
    wineBottle(stage, { x: middle - side * 380, y: counter + 4, height: 230, colour: '#6f8a4a', label: '#f6ead2' }) +
    herbs(stage, decor, { x: middle + side * 690, y: counter + 2 }) +
    herbs(stage, decor, { x: middle + side * 30, y: counter + 2 })
  );
}

/** What goes into the dish, seen from above. */
function choppingBoard(stage: Stage): Svg {
  const random = stage.random.fork('board');
  const { width, height } = stage;
  const top = stage.indoors(random.pick(['#3f5f66', '#e9ddc8', '#c9d6cf', '#2f3f4a', '#d9a27a', '#8fa88a']));
  const oak = stage.indoors('#d0a06a');
  const x = width / 2;
  const y = height / 2;
  const shadow = (content: Svg) => group(content, 'translate(10 16)', { opacity: 0.2 });
  const plank = rect(x - 430, y - 260, 780, 520, oak, 46) + rect(x + 330, y - 70, 220, 140, oak, 60);
  const around = ['tomato', 'lemon', 'onion', 'herb', 'bowl', 'mushroom', 'pepper', 'garlic'] as const;
  const from = random.whole(0, 7);
  const spots = [
    [-640, -250],
    [-690, 60],
    [-600, 310],
    [-300, -370],
    [60, -372],
    [420, -330],
    [660, -190],
    [690, 160],
    [470, 320],
    [90, 372],
    [-280, 378],
  ] as const;
  const scatter = spots.map(([dx, dy], i) => ingredient(stage, around[(i + from) % around.length] ?? 'tomato', { x: x + dx, y: y + dy }));
  const wide = repeat(Math.max(0, Math.floor((width - 1700) / 240)), (i) => {
    const way = i % 2 ? 1 : -1;
    return ingredient(stage, around[(i * 3 + from) % 8] ?? 'tomato', {
      x: x + way * (900 + Math.floor(i / 2) * 240),
      y: y + ((i * 197) % 560) - 280,
    });
  });
  const slices = repeat(
    6,
    (i) =>
      circle(x - 300 + i * 62, y - 120 + (i % 2) * 14, 52, stage.indoors('#e2543d')) +
      circle(x - 300 + i * 62, y - 120 + (i % 2) * 14, 43, stage.indoors('#f07a5a')) +
      repeat(5, (j) =>
        ellipse(
          x - 300 + i * 62 + 22 * Math.cos(j * 1.26),
          y - 120 + (i % 2) * 14 + 22 * Math.sin(j * 1.26),
          9,
          7,
          stage.indoors('#ffd98a'),
        ),
      ),
  );
  const rounds = repeat(
    8,
    (i) =>
      circle(x - 330 + i * 54, y + 110 + (i % 3) * 18, 33, stage.indoors('#4f8a45')) +
      circle(x - 330 + i * 54, y + 110 + (i % 3) * 18, 28, stage.indoors('#d9ecb0')) +
      repeat(5, (j) =>
        circle(x - 330 + i * 54 + 13 * Math.cos(j * 1.26), y + 110 + (i % 3) * 18 + 13 * Math.sin(j * 1.26), 3.4, stage.indoors('#9fc860')),
      ),
  );
  const knife = group(
    path('M-14 -250Q60 -160 46 20H-14Z', stage.indoors('#e6ebed')) +
      path('M-14 -250Q20 -150 10 20H-14Z', { fill: '#ffffff', opacity: 0.6 }) +
      rect(-18, 18, 60, 30, stage.indoors('#b9c2c6'), 4) +
      rect(-14, 44, 52, 190, stage.indoors('#3a2c28'), 20) +
      circle(12, 90, 7, stage.indoors('#d9ac52')) +
      circle(12, 180, 7, stage.indoors('#d9ac52')),
    `translate(${Math.round(x + 210)} ${Math.round(y)}) rotate(14)`,
  );
  return (
    rect(0, 0, width, height, top) +
    repeat(width / 44, () =>
      rect(random.between(-100, width), random.between(0, height), random.between(80, 240), 3, { fill: '#0b1020', opacity: 0.05 }),
    ) +
    rect(
      0,
      0,
      width,
      height,
      stage.sun.x < width / 2
        ? stage.sideFade([0, stage.light.bright, 0.25], [1, stage.light.shade, 0.25])
        : stage.sideFade([0, stage.light.shade, 0.25], [1, stage.light.bright, 0.25]),
    ) +
    wide +
    scatter.join('') +
    shadow(rect(x - 430, y - 260, 780, 520, '#0b1020', 46) + rect(x + 330, y - 70, 220, 140, '#0b1020', 60)) +
    plank +
    circle(x + 486, y, 24, top) +
    repeat(6, (i) =>
      line(
        d`M${x - 390} ${y - 200 + i * 80}Q${x - 100} ${y - 220 + i * 82} ${x + 310} ${y - 196 + i * 78}`,
        stage.indoors('#a87448'),
        4,
        0.3,
      ),
    ) +
    slices +
    rounds +
    knife
  );
}
