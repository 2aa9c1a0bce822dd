import { type Colour, mix } from '../drawing/colour.ts';
import { circle, d, ellipse, group, line, path, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

interface Ride {
  x: number;
  y: number;
  size: number;
  frame: Colour;
}

/** A bicycle in units of its own: wheels of 70, its middle at 0, the ground at 0. */
export function bicycle(stage: Stage, frame: Colour, basket: boolean): Svg {
  const tyre = stage.tone('#2c3238');
  const paint = stage.tone(frame);
  const steel = stage.tone('#d5dadc');
  const wheel = (x: number) =>
    circle(x, -70, 67, { fill: 'none', stroke: tyre, width: 8 }) +
    circle(x, -70, 60, { fill: 'none', stroke: steel, width: 2.5, opacity: 0.9 }) +
    line(
      [0, 1, 2, 3, 4, 5].map((i) => d`M${x} -70L${x + 60 * Math.cos(i * 1.047)} ${-70 + 60 * Math.sin(i * 1.047)}`).join(''),
      steel,
      1.8,
      0.8,
    ) +
    circle(x, -70, 8, tyre);
  return (
    wheel(-112) +
    wheel(116) +
    line('M-112 -70L-8 -72L-44 -168ZM-44 -168L80 -160L-8 -72M84 -176L116 -70', paint, 9) +
    line('M-44 -168L-50 -192', steel, 7) +
    path('M-84 -202Q-50 -208 -20 -196Q-30 -184 -56 -188Q-80 -188 -84 -202Z', stage.tone('#5f3d2a')) +
    line('M84 -176L78 -206L54 -212', steel, 8) +
    line('M56 -212L36 -208', stage.tone('#5f3d2a'), 11) +
    circle(-8, -72, 17, { fill: 'none', stroke: steel, width: 6 }) +
    line('M-8 -72L8 -44M0 -42H18', tyre, 7) +
    (basket
      ? path('M92 -210H160L150 -152H102Z', stage.tone('#c79462')) +
        line('M94 -196H158M96 -180H155M99 -166H152M110 -210L114 -152M126 -210V-152M142 -210L138 -152', stage.tone('#8a6244'), 3)
      : '')
  );
}

export function cyclist(stage: Stage, { x, y, size, jersey, frame }: Ride & { jersey: Colour }): Svg {
  const skin = stage.tone('#d9a27c');
  const shorts = stage.tone('#2f3a4a');
  const shirt = stage.tone(jersey);
  const figure =
    ellipse(0, 2, 190, 12, { fill: stage.light.shade, opacity: 0.3 }) +
    line('M-46 -198L-8 -134L-26 -82', stage.tone('#b98462'), 21) +
    bicycle(stage, frame, false) +
    line('M-46 -196L14 -150', shorts, 36) +
    line('M14 -150L4 -60', skin, 22) +
    line('M-4 -48H24', stage.tone('#f6f1e6'), 15) +
    path('M-74 -196Q-64 -268 6 -298Q40 -300 42 -270Q20 -236 -20 -186Q-50 -170 -74 -196Z', shirt) +
    line('M18 -276L32 -226L58 -212', skin, 17) +
    line('M16 -278L28 -238', mix(shirt, stage.light.shade, 0.15), 24) +
    circle(48, -322, 27, skin) +
    path('M18 -326Q22 -362 54 -358Q82 -352 82 -326Q48 -338 18 -326Z', stage.tone('#f6f1e6'));
  return group(figure, `translate(${Math.round(x)} ${Math.round(y)}) scale(${size})`);
}
