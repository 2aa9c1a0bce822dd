import { randomOf, type Random } from '../random.ts';
import type { HotelType } from '../hotels/house.ts';
import { scenesOfActivity } from './activity-scenes.ts';
import { picturesOf } from './choose-pictures.ts';
import { nearScenes, placeScenes, sceneOf, scenesNamed, type Scene } from './scenes.ts';
import { sentPictures } from './sent-pictures.ts';
import type { Setting } from './settings.ts';

/** What a stay's name promises: an activity by its id, the place, the dinner, or what makes its house special. */
export type NameShows = { readonly activity: string } | 'place' | 'dinner' | 'castle' | 'treehouse';

export interface StayToShow {
  readonly id: number;
  /** Counted from 0. */
  readonly number: number;
  readonly setting: Setting;
  readonly type: HotelType;
  readonly nameShows: NameShows;
  /** Ids; the first gives the stay its name. */
  readonly activities: readonly [string, ...string[]];
  readonly hasDinner: boolean;
}

export interface StayPictures {
  readonly images: readonly string[];
  /** The picture of an activity, or of the `dinner`; undefined where the house has not sent it. */
  readonly imageOf: (shown: string) => string | undefined;
}

interface Planned {
  readonly scene: Scene;
  readonly shows?: string;
}

const MOST = 7;
const HOUSES: Partial<Record<HotelType, string>> = { castle: 'castle', treehouse: 'treehouse' };

/**
 * The first picture shows what the name promises, the second another side of what is sold: a list may lead with it, where a neighbour
 * shows a scene like the first. The room, the other activities, the dinner and the surroundings follow.
 */
export function stayPictures(stay: StayToShow): StayPictures {
  const { id, number, setting, activities, hasDinner } = stay;
  const random = randomOf(id, 43);
  const planned: Planned[] = [...leadingPictures(random, stay), { scene: sceneOf('room') }];
  for (const activity of activities)
    if (!planned.some(({ shows }) => shows === activity))
      planned.push({ scene: random.pick(scenesOfActivity(activity, setting).thing), shows: activity });
  if (hasDinner && !planned.some(({ shows }) => shows === 'dinner')) planned.push({ scene: sceneOf('table'), shows: 'dinner' });
  while (planned.length < 5 + (id % 3)) planned.push({ scene: leastShown(random, surroundings(stay), planned) });
  const kept = planned.slice(0, MOST);
  const all = picturesOf(
    random,
    { of: 'stay', number, setting },
    kept.map(({ scene }) => scene),
  );
  const images = sentPictures(all, id);
  return { images, imageOf: (shown) => images[kept.findIndex(({ shows }) => shows === shown)] };
}

function leadingPictures(random: Random, { setting, type, nameShows, activities: [activity] }: StayToShow): Planned[] {
  const promised = typeof nameShows === 'string' ? activity : nameShows.activity;
  const first = typeof nameShows === 'string' ? SHOWN[nameShows](random, setting) : thingOf(random, promised, setting);
  const others: Planned[] = [
    thingOf(random, activity, setting),
    ...[
      ...shuffled(random, scenesOfActivity(promised, setting).beside),
      ...houseScenes(type),
      ...shuffled(random, placeScenes(setting)),
    ].map((scene) => ({ scene })),
  ];
  const second =
    others.find(({ scene }) => scene.kind !== first.scene.kind) ?? others.find(({ scene }) => scene !== first.scene) ?? others.at(-1)!;
  return [first, second];
}

const SHOWN: Readonly<Record<Extract<NameShows, string>, (random: Random, setting: Setting) => Planned>> = {
  place: (random, setting) => ({ scene: random.pick(placeScenes(setting)) }),
  dinner: () => ({ scene: sceneOf('table'), shows: 'dinner' }),
  castle: () => ({ scene: sceneOf('castle') }),
  treehouse: () => ({ scene: sceneOf('treehouse') }),
};

const thingOf = (random: Random, activity: string, setting: Setting): Planned => ({
  scene: random.pick(scenesOfActivity(activity, setting).thing),
  shows: activity,
});

const surroundings = ({ setting, type }: StayToShow): Scene[] => [...nearScenes(setting), ...houseScenes(type)];
const houseScenes = (type: HotelType): Scene[] => scenesNamed(HOUSES[type] ?? '');
const shuffled = <T>(random: Random, list: readonly T[]): T[] => random.some(list, list.length);

/** Of scenes that come equally late in a gallery, one by chance. */
export function leastShown(random: Random, scenes: readonly Scene[], shown: readonly { readonly scene: Scene }[]): Scene {
  const times = (scene: Scene): number => shown.filter((one) => one.scene === scene).length;
  const fewest = Math.min(...scenes.map(times));
  return random.pick(scenes.filter((scene) => times(scene) === fewest));
}
