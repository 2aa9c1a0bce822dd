import { type Colour, mix } from '../drawing/colour.ts';
import { below, heightAt, hills, type Skyline } from '../drawing/curves.ts';
import { d, path, rect, repeat, type Svg } from '../drawing/svg.ts';
import type { Stage } from '../stage/stage.ts';

export interface LandOptions {
  name: string;
  y: number;
  height: number;
  length: number;
  colour: Colour;
  distance: number;
  /** How far down the land reaches; the picture's bottom when left out. */
  bottom?: number;
}

/** A band of hills, with its skyline so that things can stand on it. */
export function land(stage: Stage, options: LandOptions): { svg: Svg; skyline: Skyline; at(x: number): number } {
  const { name, colour, distance, bottom = stage.height } = options;
  const skyline = hills(stage.random.fork(name), stage.width, options);
  const top = stage.tone(mix(colour, stage.light.bright, 0.16), distance);
  const foot = stage.tone(mix(colour, stage.light.shade, 0.2 - distance * 0.1), distance);
  const svg = path(below(skyline, bottom + 2), stage.verticalFade([0, top], [1, foot]));
  return { svg, skyline, at: (x) => heightAt(skyline, x) };
}

/** Far mountains or hills, two or three pale bands one behind the other. */
export function farHills(stage: Stage, horizon: number, colour: Colour = '#6d8d96'): Svg {
  const random = stage.random.fork('far');
  const bands = random.whole(2, 3);
  const tall = random.between(0.7, 1.3);
  return repeat(
    bands,
    (i) =>
      land(stage, {
        name: `far${i}`,
        y: horizon - (62 - i * 24) * tall,
        height: (30 - i * 6) * tall,
        length: random.between(420, 760),
        colour,
        distance: 0.88 - i * 0.17,
        bottom: horizon + 30,
      }).svg,
  );
}

/** Low mist along a line. */
export function mist(stage: Stage, y: number, height: number, strength = 0.7): Svg {
  const { haze } = stage.light;
  return rect(0, y - height / 2, stage.width, height, stage.verticalFade([0, haze, 0], [0.55, haze, strength], [1, haze, 0]));
}

/** A path that narrows from the picture's bottom to its end in the land. */
export function windingPath(
  from: { x: number; y: number; width: number },
  to: { x: number; y: number; width: number },
  colour: Colour,
): Svg {
  const drop = from.y - to.y;
  const bend = (to.x - from.x) * 0.5;
  const edge = (side: -1 | 1) => {
    const fx = from.x + (side * from.width) / 2;
    const tx = to.x + (side * to.width) / 2;
    const middle = (from.width + to.width) * 0.16 * side;
    return { fx, tx, a: from.x + bend * 2.1 + middle * 1.7, b: to.x - bend * 1.5 + middle * 0.7 };
  };
  const left = edge(-1);
  const right = edge(1);
  const y1 = from.y - drop * 0.42;
  const y2 = from.y - drop * 0.7;
  return path(
    d`M${left.fx} ${from.y}C${left.a} ${y1} ${left.b} ${y2} ${left.tx} ${to.y}L${right.tx} ${to.y}C${right.b} ${y2} ${right.a} ${y1} ${right.fx} ${from.y}Z`,
    colour,
  );
}
