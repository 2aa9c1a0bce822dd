import { type Colour, mix } from '../drawing/colour.ts';
import { circle, ellipse, group, line, path, rect, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

interface Ridden {
  x: number;
  /** Where it stands. */
  y: number;
  /** 1 is 520 high, with its rider. */
  size: number;
  coat: Colour;
  mane: Colour;
  jacket: Colour;
}

/** A horse that walks to the right, and its rider. */
export function horseAndRider(stage: Stage, { x, y, size, coat, mane, jacket }: Ridden): Svg {
  const hide = stage.tone(coat);
  const far = mix(hide, stage.light.shade, 0.32);
  const hair = stage.tone(mane);
  const hoof = stage.tone('#3a2c26');
  const leather = stage.tone('#5a3a2c');
  const skin = stage.tone('#d9a27c');
  const coatOfRider = stage.tone(jacket);
  const figure =
    ellipse(10, 4, 230, 14, { fill: stage.light.shade, opacity: 0.3 }) +
    line('M-112 -190L-84 -108L-112 -22M96 -186L76 -104L52 -24', far, 27) +
    line('M-118 -8H-102M46 -10H62', hoof, 20) +
    path('M-158 -262Q-206 -232 -200 -128Q-186 -104 -178 -136Q-176 -200 -146 -234Z', hair) +
    path(
      'M-166 -214Q-168 -276 -104 -282Q-40 -270 40 -280Q92 -290 122 -338Q142 -378 176 -392L182 -418L200 -396Q222 -384 252 -332Q256 -312 236 -308Q222 -306 206 -326Q188 -330 180 -316Q164 -252 138 -206Q112 -164 40 -168Q-36 -150 -92 -164Q-162 -166 -166 -214Z',
      hide,
    ) +
    line('M-138 -206L-150 -112L-136 -22M124 -200L138 -116L132 -22', hide, 31) +
    line('M-140 -8H-122M130 -8H148', hoof, 22) +
    path('M176 -400Q132 -384 104 -318Q84 -290 62 -284Q110 -268 138 -322Q150 -364 184 -386Z', hair) +
    circle(206, -366, 6, stage.tone('#2a2020')) +
    line('M246 -322L206 -372M226 -312L196 -340', leather, 5) +
    line('M236 -316Q150 -290 70 -300', leather, 5) +
    rect(-64, -290, 116, 40, stage.tone(mix(jacket, '#ffffff', 0.55)), 10) +
    path('M-54 -296Q-30 -280 20 -284Q46 -300 54 -292Q48 -262 10 -262H-40Q-58 -270 -54 -296Z', leather) +
    line('M0 -296L52 -232L30 -160', stage.tone('#e8dcc4'), 34) +
    line('M32 -176L22 -146L52 -138', leather, 21) +
    path('M-34 -288Q-46 -372 -22 -414Q-4 -430 22 -414Q38 -370 30 -288Q0 -276 -34 -288Z', coatOfRider) +
    line('M6 -396L38 -340L78 -316', mix(coatOfRider, stage.light.shade, 0.12), 23) +
    circle(82, -314, 11, skin) +
    rect(-6, -440, 22, 28, skin, 8) +
    circle(8, -458, 28, skin) +
    path('M-22 -458Q-22 -494 8 -494Q38 -494 38 -464L54 -458Q54 -452 38 -454Q8 -462 -22 -452Z', stage.tone('#2c3238'));
  return group(figure, `translate(${Math.round(x)} ${Math.round(y)}) scale(${size})`);
}
