import { type Colour, mix } from '../drawing/colour.ts';
import { circle, d, ellipse, group, line, path, rect, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

interface Figure {
  x: number;
  /** Where it stands. */
  y: number;
  /** 1 is 350 high. */
  size: number;
  clothes: Colour;
}

/** Colours of jackets and shirts. */
export const CLOTHES = ['#e2543d', '#0f7f86', '#f0a83c', '#d95f86', '#3f6fb0'] as const;

const SKIN = '#d9a27c';
const HAIR = ['#3f2c22', '#6b4a30', '#c99a5b', '#2a2420'] as const;

const stood = (figure: Svg, { x, y, size }: Figure): Svg => group(figure, `translate(${Math.round(x)} ${Math.round(y)}) scale(${size})`);

/** Somebody who walks to the right with a rucksack and a stick. */
export function walker(stage: Stage, figure: Figure & { pack: Colour; stride: 0 | 1 }): Svg {
  const { clothes, pack, stride } = figure;
  const trousers = stage.tone('#4a4f4a');
  const boots = stage.tone('#5a3a2c');
  const shirt = stage.tone(clothes);
  const bag = stage.tone(pack);
  const [back, front] = stride
    ? ['M-4 -168L-8 -88L-56 -18', 'M4 -168L40 -92L50 -10']
    : ['M-4 -168L-22 -88L-24 -10', 'M4 -168L30 -96L16 -16'];
  const [backFoot, frontFoot] = stride ? ['M-60 -14L-42 -2', 'M46 -4H72'] : ['M-28 -4H-2', 'M12 -10L34 -4'];
  return stood(
    ellipse(0, 2, 80, 9, { fill: stage.light.shade, opacity: 0.3 }) +
      line(back, mix(trousers, stage.light.shade, 0.25), 34) +
      line(backFoot, boots, 20) +
      line('M6 -262L-20 -208L10 -186', mix(shirt, stage.light.shade, 0.2), 22) +
      line(front, trousers, 36) +
      line(frontFoot, boots, 20) +
      rect(-80, -292, 62, 116, bag, 22) +
      rect(-88, -246, 30, 54, mix(bag, stage.light.shade, 0.18), 12) +
      rect(-74, -312, 50, 24, mix(bag, '#ffffff', 0.3), 12) +
      path('M-30 -156Q-42 -240 -18 -282Q0 -298 24 -282Q40 -240 34 -156Z', shirt) +
      line('M-22 -280Q2 -256 -22 -206', mix(bag, stage.light.shade, 0.3), 9) +
      line('M76 -232L98 -2', stage.tone('#c9ced0'), 6) +
      line('M12 -264L42 -220L74 -228', shirt, 23) +
      circle(76, -230, 11, stage.tone(SKIN)) +
      rect(-4, -306, 22, 26, stage.tone(SKIN), 8) +
      circle(10, -326, 28, stage.tone(SKIN)) +
      path('M-20 -328Q-20 -360 10 -360Q38 -360 40 -334L58 -328Q58 -322 40 -324Q10 -332 -20 -320Z', stage.tone(pack)),
    figure,
  );
}

/** Somebody who stands on a board in the water and paddles. */
export function paddleboarder(stage: Stage, figure: Figure & { board: Colour }): Svg {
  const { clothes, board } = figure;
  const skin = stage.tone(SKIN);
  const suit = stage.tone(clothes);
  const deck = stage.tone(board);
  return stood(
    ellipse(10, 30, 250, 16, { fill: stage.light.shade, opacity: 0.3 }) +
      path('M-232 2Q-226 -12 -180 -12H170Q228 -14 262 -34Q250 20 170 22H-190Q-228 20 -232 2Z', deck) +
      path('M-226 8Q0 16 232 -8Q216 22 170 22H-190Q-220 20 -226 8Z', { fill: mix(deck, stage.light.shade, 0.4), opacity: 0.8 }) +
      rect(-96, -13, 150, 7, { fill: '#ffffff', opacity: 0.5 }, 3) +
      line('M-18 -172L-40 -92L-46 -16', mix(skin, stage.light.shade, 0.22), 25) +
      line('M10 -172L32 -94L22 -16', skin, 26) +
      line('M-50 -16H-26M18 -16H44', skin, 13) +
      line('M118 -336L96 20', stage.tone('#3a3f4a'), 8) +
      path('M90 -6Q84 46 96 66Q110 46 106 -4Z', stage.tone('#ffe9b0')) +
      line('M-2 -270L46 -262L114 -318', mix(suit, stage.light.shade, 0.2), 20) +
      path('M-36 -148Q-40 -230 -22 -280Q-4 -296 20 -282Q34 -240 30 -148Q0 -138 -36 -148Z', suit) +
      path('M-37 -186Q0 -176 32 -186L34 -132Q14 -124 0 -136Q-18 -124 -38 -132Z', stage.tone(mix(clothes, '#20303a', 0.6))) +
      line('M8 -264L48 -210L104 -190', skin, 19) +
      circle(106, -190, 12, skin) +
      circle(116, -318, 12, skin) +
      rect(-10, -306, 22, 28, skin, 8) +
      circle(2, -328, 28, skin) +
      path('M-28 -322Q-34 -362 2 -360Q30 -360 32 -336Q10 -344 -6 -330Q-14 -316 -20 -304Q-30 -310 -28 -322Z', stage.tone(HAIR[0])),
    figure,
  );
}

/** Somebody who rides a wave, low on the board. */
export function surfer(stage: Stage, figure: Figure & { board: Colour }): Svg {
  const { clothes, board } = figure;
  const skin = stage.tone(SKIN);
  const suit = stage.tone(clothes);
  return stood(
    group(
      path('M-206 0Q-190 -16 -120 -16H120Q190 -18 226 -44Q210 14 120 16H-120Q-190 14 -206 0Z', stage.tone(board)) +
        path('M-200 4Q0 12 206 -18Q186 14 120 16H-120Q-180 14 -200 4Z', { fill: stage.tone(mix(board, '#402030', 0.45)), opacity: 0.6 }),
      'rotate(-7)',
    ) +
      line('M-26 -128L-84 -86L-72 -14', mix(suit, stage.light.shade, 0.25), 32) +
      line('M-84 -10H-56', skin, 15) +
      line('M-10 -130L62 -104L66 -28', suit, 34) +
      line('M60 -26H90', skin, 15) +
      line('M2 -204L-66 -222L-136 -190', mix(suit, stage.light.shade, 0.2), 21) +
      circle(-140, -188, 12, skin) +
      path('M-46 -112Q-50 -176 -12 -218Q14 -236 36 -214Q30 -160 -2 -112Q-24 -100 -46 -112Z', suit) +
      line('M26 -206L88 -190L132 -232', suit, 22) +
      circle(136, -236, 12, skin) +
      rect(24, -250, 22, 32, skin, 8) +
      circle(42, -266, 28, skin) +
      path('M14 -262Q8 -300 44 -296Q70 -294 70 -274Q50 -282 38 -268Q34 -250 22 -244Q14 -250 14 -262Z', stage.tone(HAIR[2])),
    figure,
  );
}

/** Somebody who sits under a paraglider; `y` is the seat. */
export function paraglider(stage: Stage, { x, y, size: s, clothes }: Figure, distance = 0): Svg {
  const tone = (colour: Colour): Colour => stage.tone(colour, distance);
  const skin = (reach: number, drop: number, top: number): string =>
    d`M${-reach} ${drop}Q${-reach * 0.62} ${top} 0 ${top}Q${reach * 0.62} ${top} ${reach} ${drop}Q${reach * 0.6} ${top + 66} 0 ${top + 62}Q${-reach * 0.6} ${top + 66} ${-reach} ${drop}Z`;
  const cells = [-0.82, -0.6, -0.36, -0.12, 0.12, 0.36, 0.6, 0.82].map((at) => at * 320);
  return group(
    line(cells.map((cell) => d`M${cell} ${-368 + (cell / 320) ** 2 * 70}L${cell < 0 ? -14 : 14} -70`).join(''), tone('#5a5a60'), 2.2, 0.7) +
      path(skin(330, -290, -470), tone(clothes)) +
      path(skin(250, -352, -470), tone(mix(clothes, '#ffffff', 0.72))) +
      path(skin(150, -390, -470), tone(clothes)) +
      path('M-330 -290Q-198 -404 0 -408Q198 -404 330 -290Q200 -380 0 -384Q-200 -380 -330 -290Z', { fill: tone('#20303a'), opacity: 0.25 }) +
      line('M-6 -6L52 -14L84 30', tone('#2f3a4a'), 22) +
      path('M-34 -2Q-44 -62 -12 -84Q16 -90 20 -60L22 2Q-10 18 -34 -2Z', tone('#e2543d')) +
      path('M-44 -30Q-56 24 -8 26L26 12Q-16 14 -30 -34Z', tone('#3a3f4a')) +
      line('M4 -62L20 -104M-16 -62L-18 -104', tone(SKIN), 10) +
      circle(4, -104, 20, tone('#fff3d6')),
    `translate(${Math.round(x)} ${Math.round(y)}) scale(${s})`,
  );
}
