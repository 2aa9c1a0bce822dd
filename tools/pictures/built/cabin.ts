import { type Colour, mix } from '../drawing/colour.ts';
import { circle, d, line, polygon, rect, repeat, type Svg } from '../drawing/svg.ts';
import { glow, lanterns } from '../rooms/lamps.ts';
import type { Stage } from '../stage/stage.ts';

interface Cabin {
  x: number;
  y: number;
  width: number;
  wood: Colour;
}

/** A wooden cabin on its platform; `y` is the platform. */
export function cabin(stage: Stage, { x, y, width: w, wood }: Cabin): Svg {
  const h = w * 0.56;
  const wall = stage.tone(wood);
  const dark = stage.tone(mix(wood, '#2a1a14', 0.5));
  const lit = stage.light.darkness > 0.4;
  const pane = lit ? '#ffd680' : stage.tone('#7fa6ae');
  const frame = stage.tone('#f7ecd6');
  const shade = stage.sun.x > x ? x - w / 2 : x + w * 0.22;
  const left = x - w / 2;
  const opening = (wx: number, ww: number) =>
    rect(wx - 5, y - h * 0.78, ww + 10, h * 0.5 + 10, frame) +
    rect(wx, y - h * 0.78 + 5, ww, h * 0.5, pane) +
    line(d`M${wx + ww / 2} ${y - h * 0.78 + 5}v${h * 0.5}M${wx} ${y - h * 0.52}h${ww}`, frame, 5);
  return (
    (lit ? glow(stage, { x, y: y - h * 0.5, radius: w * 1.1 }) : '') +
    rect(left, y - h, w, h, wall) +
    repeat(8, (i) => rect(left, y - h + (i * h) / 8, w, 2.4, { fill: dark, opacity: 0.4 })) +
    rect(shade, y - h, w * 0.28, h, { fill: stage.light.shade, opacity: 0.16 }) +
    opening(left + w * 0.1, w * 0.24) +
    opening(left + w * 0.66, w * 0.24) +
    rect(left + w * 0.42, y - h * 0.8, w * 0.17, h * 0.8, stage.tone('#4f7f78'), 3) +
    circle(left + w * 0.56, y - h * 0.38, 4, stage.tone('#e8c27a')) +
    polygon(
      [
        [left - w * 0.1, y - h + 8],
        [x - w * 0.06, y - h - w * 0.3],
        [x + w * 0.06, y - h - w * 0.3],
        [left + w * 1.1, y - h + 8],
      ],
      stage.tone('#7a4a3a'),
    ) +
    polygon(
      [
        [x + w * 0.02, y - h - w * 0.3],
        [x + w * 0.06, y - h - w * 0.3],
        [left + w * 1.1, y - h + 8],
        [left + w * 0.84, y - h + 8],
      ],
      { fill: stage.light.shade, opacity: 0.25 },
    ) +
    platform(stage, { x, y, width: w * 1.44 }) +
    lanterns(stage, { left: left - w * 0.2, right: left + w * 1.2, y: y - h * 0.84, drop: 22 })
  );
}

function platform(stage: Stage, { x, y, width: w }: { x: number; y: number; width: number }): Svg {
  const wood = stage.tone('#8f6546');
  const dark = stage.tone('#5f4030');
  return (
    repeat(11, (i) => rect(x - w / 2 + (w * i) / 10.2, y - 46, 6, 48, dark)) +
    rect(x - w / 2 - 4, y - 50, w + 8, 9, wood, 4) +
    rect(x - w / 2 - 10, y - 2, w + 20, 18, wood, 3) +
    rect(x - w / 2 - 10, y + 10, w + 20, 7, { fill: dark, opacity: 0.7 })
  );
}

export function ladder(stage: Stage, { x, top, bottom }: { x: number; top: number; bottom: number }): Svg {
  const wood = stage.tone('#a87c58');
  return (
    line(d`M${x - 24} ${top}L${x - 34} ${bottom}M${x + 24} ${top}L${x + 34} ${bottom}`, wood, 9) +
    repeat(8, (i) => line(d`M${x - 26 - i} ${top + 20 + ((bottom - top - 20) * i) / 8}h${52 + 2 * i}`, wood, 7))
  );
}
