import type { PictureKind } from '@shop/pictures';
import type { Random } from '../random.ts';
import type { Environment } from '../geography/settings.ts';
import type { HotelType } from './house.ts';

/** Scenes around a house: what a hotel at the lake shows is not what one in the mountains shows. */
const AROUND: Readonly<Record<Environment, readonly PictureKind[]>> = {
  sea: ['sea', 'beach', 'sea', 'beach', 'kayak'],
  city: ['city', 'city', 'museum', 'city', 'table'],
  mountain: ['mountain', 'snow', 'mountain', 'countryside', 'mountain'],
  countryside: ['countryside', 'cycling', 'countryside', 'castle', 'countryside'],
  vineyard: ['vineyard', 'wine', 'vineyard', 'countryside', 'castle'],
  lake: ['mountain', 'kayak', 'sea', 'countryside', 'cycling'],
};
const HOUSE: Partial<Record<HotelType, PictureKind>> = { castle: 'castle', spa: 'spa', treehouse: 'treehouse', farm: 'countryside' };

/**
 * A seed of its own for every picture, so that no two neighbours look alike. Counting numbers are spread over
 * the seven digits that a picture's id may have (a multiplication that no two numbers share the result of).
 */
const picture = (kind: PictureKind, counted: number): string => `${kind}-${(counted * 7_654_321) % 10_000_000}`;
const hotelNumber = (id: number, place: number): number => 1_000_000 + (id - 1001) * 10 + place;
const roomNumber = (id: number, place: number): number => 2_000_000 + (id - 10_011) * 4 + place;
const stayNumber = (id: number, place: number): number => 3_000_000 + (id - 10_001) * 10 + place;

/** Some houses have sent few photographs, and some of their stays a single one: a gallery then shows one large picture (PROD-013). */
const sentFor = (pictures: readonly string[], id: number): string[] => (id % 83 === 40 ? pictures.slice(0, 1 + (id % 3)) : [...pictures]);

export function hotelPictures(random: Random, id: number, type: HotelType, environment: Environment, snowy: boolean): string[] {
  const scenes = scenesOf(type, environment, snowy);
  const kinds: PictureKind[] = [
    HOUSE[type] ?? scenes[0]!,
    random.pick(scenes),
    'room',
    random.chance(0.5) ? 'table' : random.pick(scenes),
    random.pick(scenes),
  ];
  const more: PictureKind[] = ['room', type === 'spa' ? 'massage' : random.pick(scenes), 'table'];
  const all = [...kinds, ...more.slice(0, random.whole(0, 3))].map((kind, place) => picture(kind, hotelNumber(id, place)));
  return sentFor(all, id);
}

export const roomPictures = (random: Random, id: number): string[] =>
  Array.from({ length: random.whole(3, 4) }, (_, place) => picture('room', roomNumber(id, place)));

/** A stay's pictures begin with a scene that fits its theme, and show the room, what is done there, and the surroundings. */
export function stayPictures(
  random: Random,
  id: number,
  first: PictureKind,
  scenes: readonly PictureKind[],
  done: readonly PictureKind[],
): string[] {
  const kinds: PictureKind[] = [first, 'room', ...done, random.pick(scenes), random.pick(scenes)];
  while (kinds.length < 5 + (id % 3)) kinds.push(random.pick(scenes));
  const all = kinds.slice(0, 7).map((kind, place) => picture(kind, stayNumber(id, place)));
  return sentFor(all, id);
}

export const scenesOf = (type: HotelType, environment: Environment, snowy: boolean): readonly PictureKind[] => {
  const around = AROUND[environment].filter((kind) => (kind === 'snow' ? snowy : true) && (kind === 'castle' ? type === 'castle' : true));
  const own = HOUSE[type];
  return own ? [...around, own] : around;
};
