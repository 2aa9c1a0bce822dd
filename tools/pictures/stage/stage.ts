import { type Colour, mix, underLight } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import type { Svg } from '../drawing/svg.ts';
import { type Light, LIGHTS, type Time } from './light.ts';

/**
 * Where a scene is drawn. Its units are its own: a stage is 900 high, and as wide as the picture's
 * shape asks (1600 for 16:9, 4937 for 3840x700). Scenes place things by their distance from a
 * subject and from the ground, never by stretching, so every shape of picture is a true one.
 */
export interface Stage {
  width: number;
  height: number;
  time: Time;
  light: Light;
  /** Which of the kind's compositions is drawn. */
  composition: number;
  random: Random;
  /** Where the sun or the moon stands; scenes light their things from this side. */
  sun: { x: number; y: number; radius: number };
  /** Things fade into the haze with distance: 0 is here, 1 is the horizon. */
  tone(colour: Colour, distance?: number): Colour;
  /** Colours in a room: lamps keep them warm when it is dark outside. */
  indoors(colour: Colour): Colour;
  /** Adds a gradient or a clip and answers the `url(#…)` that uses it. */
  define(markup: (id: string) => Svg): string;
  verticalFade(...stops: (readonly [offset: number, colour: Colour, opacity?: number])[]): string;
  sideFade(...stops: (readonly [offset: number, colour: Colour, opacity?: number])[]): string;
  /** Another stage of this picture, for the view from a window. */
  inner(width: number, height: number, name: string): Stage;
  definitions(): Svg;
}

export interface StageOptions {
  width: number;
  height: number;
  time: Time;
  composition: number;
  random: Random;
}

export const STAGE_HEIGHT = 900;

export function createStage(options: StageOptions, definitions: Svg[] = []): Stage {
  const { width, height, time, composition, random } = options;
  const light = random.fork('mood').pick(LIGHTS[time]);
  const define = (markup: (id: string) => Svg): string => {
    const id = `d${definitions.length}`;
    definitions.push(markup(id));
    return `url(#${id})`;
  };
  const fade = (end: string, stops: Parameters<Stage['verticalFade']>): string =>
    define((id) => `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops.map(stopMarkup).join('')}</linearGradient>`);

  return {
    width,
    height,
    time,
    light,
    composition,
    random,
    sun: sunPosition(options),
    tone: (colour, distance = 0) => mix(underLight(colour, light.ambient), light.haze, distance * 0.9),
    indoors: (colour) => underLight(colour, INDOOR_LIGHT[time]),
    define,
    verticalFade: (...stops) => fade('x2="0" y2="1"', stops),
    sideFade: (...stops) => fade('x2="1" y2="0"', stops),
    inner: (innerWidth, innerHeight, name) =>
      createStage({ width: innerWidth, height: innerHeight, time, composition: 0, random: random.fork(name) }, definitions),
    definitions: () => `<defs>${definitions.join('')}</defs>`,
  };
}

const INDOOR_LIGHT: Record<Time, Colour> = {
  dawn: '#f6e8ea',
  day: '#ffffff',
  golden: '#ffe9c8',
  dusk: '#d6b9b4',
  night: '#a99aa6',
};

const SUN_HEIGHT: Record<Time, number> = { dawn: 0.4, day: 0.15, golden: 0.36, dusk: 0.42, night: 0.18 };

function sunPosition({ width, height, time, random }: StageOptions): Stage['sun'] {
  const chance = random.fork('sun');
  const side = chance.chance(0.5) ? chance.between(0.12, 0.36) : chance.between(0.64, 0.88);
  const low = time !== 'day' && time !== 'night';
  return { x: width * side, y: height * (SUN_HEIGHT[time] + chance.between(-0.04, 0.04)), radius: low ? 62 : 46 };
}

function stopMarkup([offset, colour, opacity = 1]: readonly [number, Colour, number?]): Svg {
  return `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;
}
