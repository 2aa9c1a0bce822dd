import type { Colour } from '../drawing/colour.ts';
import type { Stage } from '../stage/stage.ts';

/** The colours of a room: they go together. */
export interface Decor {
  wall: Colour;
  wainscot: Colour;
  floor: Colour;
  accent: Colour;
  second: Colour;
  wood: Colour;
}

const DECORS: readonly [Decor, ...Decor[]] = [
  { wall: '#efe4d2', wainscot: '#dccbb0', floor: '#b98a5e', accent: '#0f6b6d', second: '#e0a94a', wood: '#8a5c3c' },
  { wall: '#d7e2dc', wainscot: '#b6cac1', floor: '#c39a6c', accent: '#c8553d', second: '#f0c9a8', wood: '#7a5138' },
  { wall: '#eadad4', wainscot: '#d6bdb5', floor: '#a97a58', accent: '#6b3e63', second: '#d98f7a', wood: '#6f4a3a' },
  { wall: '#d5dde8', wainscot: '#b5c3d6', floor: '#b78f6c', accent: '#2f5d8a', second: '#e8b45a', wood: '#7d5a44' },
  { wall: '#2f5d5c', wainscot: '#244a4b', floor: '#b0835a', accent: '#e0a13c', second: '#f2dcc0', wood: '#8b5a3a' },
  { wall: '#f3dfb8', wainscot: '#e4c48c', floor: '#9f6f4c', accent: '#b8472f', second: '#3f7f78', wood: '#74482f' },
  { wall: '#4a4668', wainscot: '#3b3858', floor: '#a98062', accent: '#d9778a', second: '#f3d3a2', wood: '#6d4a40' },
];

export const decorOf = (stage: Stage): Decor => stage.random.fork('decor').pick(DECORS);
