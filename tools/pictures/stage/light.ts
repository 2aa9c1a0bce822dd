import type { Colour } from '../drawing/colour.ts';

/** The order is part of every picture: a seed's remainder by five chooses the time. */
export const TIMES = ['day', 'golden', 'dusk', 'dawn', 'night'] as const;

export type Time = (typeof TIMES)[number];

/** What a time of day does to the colours of a scene. */
export interface Light {
  /** From the top of the sky to the horizon. */
  sky: readonly [Colour, Colour, Colour];
  sun: Colour;
  /** The air between us and what is far. */
  haze: Colour;
  /** The colour of the light that falls on things: white changes nothing. */
  ambient: Colour;
  /** The lit and the shaded side of things. */
  bright: Colour;
  shade: Colour;
  /** Water near us and at the horizon. */
  water: readonly [Colour, Colour];
  /** 0 in daylight, 1 at night: stars, lit windows. */
  darkness: number;
}

/** Every time has three moods, so that two dusks are not one picture. */
export const LIGHTS: Record<Time, readonly [Light, Light, Light]> = {
  dawn: moods(
    { sun: '#fff3d9', ambient: '#f1d9dc', bright: '#ffe3c4', shade: '#4b4a78', darkness: 0.05 },
    { sky: ['#7f92cc', '#d9abc4', '#fde0c2'], haze: '#f0cdc6', water: ['#7f97c4', '#efc6c0'] },
    { sky: ['#8fb0c9', '#d3cdd8', '#ffe2cf'], haze: '#ecd9d3', water: ['#7ba4b8', '#eed3c9'] },
    { sky: ['#9a8fc6', '#edb0b4', '#ffe4b5'], haze: '#f3cfbd', water: ['#8e8fbf', '#f4c6b4'] },
  ),
  day: moods(
    { sun: '#fffbe6', ambient: '#ffffff', bright: '#fff6d8', shade: '#1f4f66', darkness: 0 },
    { sky: ['#3f97cf', '#84c5e6', '#def1ee'], haze: '#cfe7ec', water: ['#1f86a6', '#86cfd0'] },
    { sky: ['#2fa3b8', '#86d0cf', '#f2f1d6'], haze: '#d9ebdd', water: ['#14868f', '#8ed6c4'] },
    { sky: ['#6aa7dc', '#b2d5ec', '#f8ecd9'], haze: '#dde6e8', water: ['#2f77b0', '#a3cfe0'] },
  ),
  golden: moods(
    { sun: '#fff8dc', ambient: '#ffdfae', bright: '#ffe7a6', shade: '#6a3440', darkness: 0 },
    { sky: ['#e8875a', '#f7b670', '#fde6ad'], haze: '#f8cf98', water: ['#b9696a', '#f6c58a'] },
    { sky: ['#d9a24b', '#f4c878', '#fff0c4'], haze: '#f5d9a0', water: ['#5f8f8c', '#f2d596'] },
    { sky: ['#5fa0a8', '#f2c28a', '#ffdf9e'], haze: '#f3cf9f', water: ['#4a8794', '#f5cb93'] },
  ),
  dusk: moods(
    { sun: '#ffe6c2', ambient: '#a98fbe', bright: '#ffb894', shade: '#231f4d', darkness: 0.6 },
    { sky: ['#2b2f68', '#7f5693', '#f09c8a'], haze: '#a97ba0', water: ['#34397a', '#cf8797'] },
    { sky: ['#173f5f', '#4f6f8f', '#f4a77f'], haze: '#7f7f98', water: ['#1d4668', '#d4957f'] },
    { sky: ['#46265f', '#b04f78', '#ffb271'], haze: '#b26f86', water: ['#4a2d66', '#e08a78'] },
  ),
  night: moods(
    { sun: '#f7f3de', ambient: '#5b73b0', bright: '#9db6ea', shade: '#0a1030', darkness: 1 },
    { sky: ['#0c1538', '#1c2e60', '#43588c'], haze: '#33487c', water: ['#11204a', '#41598e'] },
    { sky: ['#071f33', '#12425a', '#3a7684'], haze: '#25566a', water: ['#0b2c42', '#35707f'] },
    { sky: ['#1a1238', '#3a2a66', '#6f5596'], haze: '#46387a', water: ['#1f1747', '#5b4a8c'] },
  ),
};

type Shared = Pick<Light, 'sun' | 'ambient' | 'bright' | 'shade' | 'darkness'>;

type Mood = Pick<Light, 'sky' | 'haze' | 'water'>;

function moods(shared: Shared, first: Mood, second: Mood, third: Mood): [Light, Light, Light] {
  return [
    { ...shared, ...first },
    { ...shared, ...second },
    { ...shared, ...third },
  ];
}
