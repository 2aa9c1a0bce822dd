import { darker, lighter, mix, type Colour } from '../../drawing/colour.ts';
import { circle, d, ellipse, group, line, path, polygon, rect, repeat, type Svg } from '../../drawing/svg.ts';
import { decorOf, pendant, viewWindows, walls, type Decor } from '../../parts/interior.ts';
import type { Stage } from '../../parts/stage.ts';
import { wineBottle } from '../../parts/tableware.ts';
import type { Scene } from '../scene.ts';

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
    rail(stage, { x: middle + side * 380, y: 78 }) +
    pendant(stage, { x: middle - 70 * side, y: 190, colour: decor.second, size: 66 }) +
    rect(0, counter + 40, stage.width, stage.height, paint) +
    fronts +
    rect(0, counter, stage.width, 46, stage.verticalFade([0, lighter(wood, 0.24)], [1, wood])) +
    rect(0, counter + 46, stage.width, 12, { fill: '#0b1020', opacity: 0.2 }) +
    hob(stage, { x: middle + side * 370, y: counter + 4 }) +
    crate(stage, { x: middle - side * 560, y: counter + 2 }) +
    board(stage, { x: middle - side * 190, y: counter + 6 }) +
    wineBottle(stage, { x: middle - side * 380, y: counter + 4, height: 230, colour: '#6f8a4a', label: '#f6ead2' }) +
    herbs(stage, decor, { x: middle + side * 690, y: counter + 2 }) +
    herbs(stage, decor, { x: middle + side * 30, y: counter + 2 })
  );
}

function rail(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const copper = ['#c8743c', '#d98f4a', '#b8632f'].map(stage.indoors);
  const pan = (px: number, r: number, fill: Colour) =>
    line(d`M${px} ${y}V${y + 96}`, stage.indoors('#3a3f4a'), 11) +
    circle(px, y + 92 + r, r, fill) +
    circle(px, y + 92 + r, r * 0.76, darker(fill, 0.14)) +
    path(d`M${px - r * 0.6} ${y + 92 + r * 0.7}A${r * 0.7} ${r * 0.7} 0 0 1 ${px} ${y + 92 + r * 0.34}`, {
      fill: 'none',
      stroke: '#ffffff',
      width: 7,
      opacity: 0.35,
      round: true,
    });
  return (
    rect(x - 280, y - 8, 560, 13, stage.indoors('#3a3f4a'), 6) +
    pan(x - 200, 78, copper[0] ?? '') +
    pan(x - 40, 64, copper[1] ?? '') +
    pan(x + 98, 54, copper[2] ?? '') +
    line(d`M${x + 212} ${y}V${y + 130}`, stage.indoors('#8a5c3c'), 10) +
    ellipse(x + 212, y + 160, 27, 40, stage.indoors('#a87448'))
  );
}

/** Pots on a flat hob, steam rising. */
function hob(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const enamel = stage.indoors(stage.random.fork('pot').pick(['#c93a24', '#f0a83c', '#2f5d8a', '#3f7f78']));
  const steel = stage.indoors('#c9d2d6');
  const steam = (sx: number, top: number) =>
    repeat(2, (i) =>
      path(d`M${sx - 26 + i * 52} ${top}q${-26} ${-44} 0 ${-84}t0 ${-72}`, {
        fill: 'none',
        stroke: '#ffffff',
        width: 13,
        opacity: 0.34,
        round: true,
      }),
    );
  return (
    rect(x - 300, y - 12, 600, 16, stage.indoors('#2c3238'), 5) +
    steam(x - 140, y - 250) +
    rect(x - 256, y - 180, 232, 170, stage.sideFade([0, lighter(enamel, 0.16)], [1, darker(enamel, 0.24)]), 20) +
    rect(x - 296, y - 146, 46, 22, darker(enamel, 0.2), 10) +
    rect(x - 30, y - 146, 46, 22, darker(enamel, 0.2), 10) +
    rect(x - 268, y - 202, 256, 28, enamel, 10) +
    circle(x - 140, y - 214, 16, stage.indoors('#e8c27a')) +
    rect(x + 60, y - 96, 200, 84, stage.sideFade([0, lighter(steel, 0.3)], [1, darker(steel, 0.25)]), 12) +
    line(d`M${x + 256} ${y - 76}H${x + 360}`, stage.indoors('#3a3f4a'), 17) +
    ellipse(x + 160, y - 96, 100, 15, stage.indoors('#e0863a')) +
    line(d`M${x + 190} ${y - 98}L${x + 244} ${y - 236}`, stage.indoors('#a87448'), 13) +
    steam(x + 140, y - 128)
  );
}

function crate(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  const wood = stage.indoors('#b98a5e');
  return (
    ellipse(x, y + 2, 170, 10, { fill: '#0b1020', opacity: 0.24 }) +
    repeat(3, (i) =>
      group(
        path('M0 0Q-34 -90 -14 -150Q0 -60 4 0ZM4 0Q10 -100 40 -140Q30 -60 14 0Z', stage.indoors(i % 2 ? '#5a9a4f' : '#3f7a4a')),
        `translate(${Math.round(x - 100 + i * 36)} ${Math.round(y - 80)})`,
      ),
    ) +
    circle(x + 26, y - 112, 40, stage.indoors('#e2543d')) +
    circle(x + 92, y - 104, 36, stage.indoors('#f0a83c')) +
    circle(x - 30, y - 104, 34, stage.indoors('#d9402f')) +
    ellipse(x + 60, y - 140, 32, 26, stage.indoors('#5b2a5c')) +
    rect(x - 150, y - 100, 300, 100, wood, 4) +
    rect(x - 150, y - 66, 300, 8, darker(wood, 0.3)) +
    rect(x - 150, y - 30, 300, 8, darker(wood, 0.3)) +
    rect(x - 156, y - 104, 22, 104, darker(wood, 0.16)) +
    rect(x + 134, y - 104, 22, 104, darker(wood, 0.16))
  );
}

function board(stage: Stage, { x, y }: { x: number; y: number }): Svg {
  return (
    rect(x - 140, y - 22, 270, 24, stage.indoors('#d9ac72'), 8) +
    circle(x - 80, y - 46, 27, stage.indoors('#e2543d')) +
    circle(x - 30, y - 44, 24, stage.indoors('#e8623f')) +
    path(d`M${x - 88} ${y - 72}q8 -12 18 0Z`, stage.indoors('#5a9a4f')) +
    repeat(4, (i) => ellipse(x + 22 + i * 17, y - 32, 8, 13, stage.indoors(i % 2 ? '#9fc860' : '#7fb04f'))) +
    path(
      d`M${x + 20} ${y - 60}L${x + 140} ${y - 76}Q${x + 150} ${y - 54} ${x + 120} ${y - 50}L${x + 20} ${y - 46}Z`,
      stage.indoors('#dfe4e6'),
    ) +
    line(d`M${x + 18} ${y - 54}L${x - 50 + 30} ${y - 50}`, stage.indoors('#3a3f4a'), 14)
  );
}

function herbs(stage: Stage, decor: Decor, { x, y }: { x: number; y: number }): Svg {
  const random = stage.random.fork(`herbs${Math.round(x)}`);
  const pot = stage.indoors('#c2673f');
  return (
    repeat(16, () =>
      ellipse(
        x + random.between(-46, 46),
        y - 82 - random.between(0, 76),
        13,
        19,
        stage.indoors(random.pick(['#5a9a4f', '#3f7a4a', '#7fb04f'])),
      ),
    ) +
    polygon(
      [
        [x - 46, y - 80],
        [x + 46, y - 80],
        [x + 34, y],
        [x - 34, y],
      ],
      pot,
    ) +
    rect(x - 52, y - 90, 104, 20, lighter(pot, 0.12), 4) +
    rect(x - 20, y - 54, 40, 26, stage.indoors(mix(decor.second, '#ffffff', 0.5)), 3)
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

function ingredient(
  stage: Stage,
  kind: 'tomato' | 'lemon' | 'onion' | 'herb' | 'bowl' | 'mushroom' | 'pepper' | 'garlic',
  { x, y }: { x: number; y: number },
): Svg {
  const ink = stage.indoors;
  const drawings: Record<typeof kind, () => Svg> = {
    tomato: () =>
      circle(0, 0, 72, ink('#d9402f')) +
      circle(-18, -20, 40, { fill: '#ffffff', opacity: 0.12 }) +
      repeat(5, (i) => group(path('M0 0Q12 -18 0 -40Q-12 -18 0 0Z', ink('#4c8a3f')), `rotate(${i * 72})`)),
    lemon: () =>
      circle(0, 0, 66, ink('#f3c53c')) +
      circle(0, 0, 57, ink('#fff3c4')) +
      repeat(8, (i) => group(path('M0 -6L15 -44Q0 -54 -15 -44Z', ink('#f9dc6a')), `rotate(${i * 45})`)),
    onion: () =>
      circle(0, 0, 70, ink('#8a3f6b')) +
      circle(0, 0, 60, ink('#f3dfe8')) +
      [48, 36, 24, 12].map((r) => circle(0, 0, r, { fill: 'none', stroke: ink('#c98fb0'), width: 5 })).join(''),
    herb: () =>
      line('M0 80Q-6 0 10 -84', ink('#3f7a4a'), 7) +
      repeat(6, (i) => ellipse(i % 2 ? 30 : -26, 50 - i * 24, 28, 15, ink(i % 3 ? '#5a9a4f' : '#7fb04f'))),
    bowl: () =>
      circle(0, 0, 100, ink('#fbf6ec')) +
      circle(0, 0, 80, ink('#c8963c')) +
      circle(-8, -8, 70, ink('#d9ac4a')) +
      path('M-44 -20A52 52 0 0 1 10 -56', { fill: 'none', stroke: '#ffffff', width: 9, opacity: 0.5, round: true }),
    mushroom: () =>
      path('M-20 10V70Q0 84 20 70V10Z', ink('#efe2cb')) +
      path('M-66 14Q-66 -58 0 -60Q66 -58 66 14Q0 34 -66 14Z', ink('#d0b08a')) +
      path('M-48 -4Q-40 -40 -4 -46', { fill: 'none', stroke: '#ffffff', width: 9, opacity: 0.4, round: true }),
    pepper: () =>
      path('M-60 -30Q-40 -76 0 -58Q40 -76 60 -30Q70 50 26 80Q0 92 -26 80Q-70 50 -60 -30Z', ink('#f0a83c')) +
      path('M0 -56Q-12 10 0 84Q12 10 0 -56Z', ink('#d98a2c')) +
      rect(-9, -92, 18, 40, ink('#4c8a3f'), 7),
    garlic: () =>
      path('M0 -80Q12 -40 56 -6Q72 50 0 62Q-72 50 -56 -6Q-12 -40 0 -80Z', ink('#fbf3ea')) +
      line('M0 -62Q-26 0 -20 58M0 -62Q26 0 20 58', ink('#d9b8c8'), 4),
  };
  return group(
    group(ellipse(8, 14, 86, 84, { fill: '#0b1020', opacity: 0.16 }) + drawings[kind](), 'scale(.92)'),
    `translate(${Math.round(x)} ${Math.round(y)}) rotate(${(hashTurn(x, y) % 50) - 25})`,
  );
}

const hashTurn = (x: number, y: number): number => Math.abs(Math.round(x * 7 + y * 13));
