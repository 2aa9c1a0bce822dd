import { randomOf, type Random } from '../random.ts';
import type { HotelType } from '../hotels/house.ts';
import { picturesOf } from './choose-pictures.ts';
import { nearScenes, placeScenes, sceneOf, scenesNamed, type Scene } from './scenes.ts';
import { sentPictures } from './sent-pictures.ts';
import type { Setting } from './settings.ts';
import { skipHotelDraws } from './skipped-draws.ts';
import { leastShown } from './stay-pictures.ts';

/** What stands for a house before its place does; a farm lies in its fields, or in its valley. */
const HOUSES: Partial<Record<HotelType, string>> = { castle: 'castle', spa: 'pool', treehouse: 'treehouse', farm: 'fields valley' };

export interface HotelToShow {
  readonly id: number;
  /** Counted from 0. */
  readonly number: number;
  readonly type: HotelType;
  readonly setting: Setting;
  /** Near a ski resort. */
  readonly snowy: boolean;
}

/** The house first, then its place, a room, its table and what is near. */
export function hotelPictures(drawn: Random, { id, number, type, setting, snowy }: HotelToShow): string[] {
  skipHotelDraws(drawn, type);
  const random = randomOf(id, 43);
  const house = scenesNamed(HOUSES[type] ?? '').filter(({ settings }) => settings.includes(setting));
  const near = [...nearScenes(setting), ...scenesNamed(snowy ? 'chalets' : '')];
  const scenes: Scene[] = [];
  const another = (): Scene =>
    leastShown(
      random,
      near,
      scenes.map((scene) => ({ scene })),
    );
  scenes.push(random.pick(house.length > 0 ? house : placeScenes(setting)));
  scenes.push(random.pick(placeScenes(setting)), sceneOf('room'), random.chance(0.5) ? sceneOf('table') : another(), another());
  const more = [() => sceneOf('room'), () => (type === 'spa' ? sceneOf('massage') : another()), () => sceneOf('table')];
  for (const one of more.slice(0, random.whole(0, 3))) scenes.push(one());
  return sentPictures(picturesOf(random, { of: 'hotel', number, setting }, scenes), id);
}

/** Three or four pictures of a room; `number` counts all rooms that there could be. */
export const roomPictures = (random: Random, { id, number, setting }: { id: number; number: number; setting: Setting }): string[] =>
  picturesOf(
    randomOf(id, 43),
    { of: 'room', number, setting },
    Array.from({ length: random.whole(3, 4) }, () => sceneOf('room')),
  );
