import type { PictureKind, Time, View } from '@shop/pictures/facts';
import { rowsOf } from '../text.ts';
import { SETTINGS, type Setting } from './settings.ts';

/** What a picture is to show. */
export interface Scene {
  readonly kind: PictureKind;
  readonly compositions: readonly number[];
  readonly times: readonly Time[];
  /** Where it may be seen. */
  readonly settings: readonly Setting[];
}

const GROUPS: Readonly<Record<string, readonly Setting[]>> = {
  '-': SETTINGS,
  coast: ['southern-sea', 'ocean', 'north-sea'],
  water: ['southern-sea', 'ocean', 'north-sea', 'lake', 'polder-lake'],
};
const TIMES: Readonly<Record<string, readonly Time[]>> = {
  '-': ['day', 'golden', 'dusk', 'dawn', 'night'],
  light: ['day', 'golden', 'dawn', 'dusk'],
  evening: ['dusk', 'night'],
  night: ['night'],
};

/** Name, kind of picture, its compositions (see `tools/pictures/scenes`), times of day, settings. */
export const SCENES: ReadonlyMap<string, Scene> = new Map(
  rowsOf(`
  harbour          | sea         | 0     | light   | southern-sea ocean
  lighthouse       | sea         | 1     | light   | ocean north-sea
  cove             | sea         | 2     | light   | southern-sea
  parasols         | beach       | 0     | light   | coast lake
  palms            | beach       | 1     | light   | southern-sea
  beach-huts       | beach       | 2     | light   | ocean north-sea
  canal            | city        | 0     | light   | canal-city polder-lake
  rooftops         | city        | 1     | light   | city
  riverside        | city        | 2     | light   | city canal-city
  city-evening     | city        | 1 2   | evening | city
  canal-evening    | city        | 0 2   | evening | canal-city
  lake-and-peaks   | mountain    | 0     | light   | mountain alpine-lake
  valley           | mountain    | 1     | light   | mountain alpine-lake
  forest-ridges    | mountain    | 2     | light   | mountain
  mountain-night   | mountain    | 0 1 2 | night   | mountain
  chalets          | snow        | 0     | light   | mountain
  piste            | snow        | 1     | light   | mountain
  snowy-clearing   | snow        | 2     | light   | mountain
  fields           | countryside | 0     | light   | countryside vineyard
  mill             | countryside | 1     | light   | countryside vineyard lake polder-lake
  balloons         | countryside | 2     | light   | countryside vineyard
  fields-by-night  | countryside | 0 1   | night   | countryside vineyard
  vines            | vineyard    | 0 1 2 | light   | vineyard
  vines-by-night   | vineyard    | 0 1   | night   | vineyard
  seaside-evening  | sea         | 0     | evening | southern-sea ocean
  kayaks           | kayak       | 0 2   | light   | alpine-lake
  kayaks-ashore    | kayak       | 2     | light   | water
  castle           | castle      | 0 1 2 | light   | -
  treehouse        | treehouse   | 0 1   | light   | -
  rope-bridge      | treehouse   | 1     | light   | -
  tent-by-night    | treehouse   | 2     | night   | -
  riders           | cycling     | 0     | light   | -
  bicycles-by-sea  | cycling     | 1     | light   | coast
  paddleboards     | sport       | 0     | light   | water alpine-lake
  surfer           | sport       | 1     | light   | coast
  paraglider       | sport       | 2     | light   | mountain alpine-lake
  mountain-walk    | outing      | 0     | light   | mountain alpine-lake
  country-walk     | outing      | 1     | light   | countryside vineyard lake
  horse-riders     | riding      | 0     | light   | countryside vineyard lake mountain
  beach-riders     | riding      | 1     | light   | coast
  recital          | concert     | 0     | -       | -
  bandstand        | concert     | 1     | evening | city canal-city
  pool             | spa         | 0     | -       | -
  hot-tub          | spa         | 1     | -       | -
  stones           | spa         | 2     | -       | -
  massage          | massage     | 0 1   | -       | -
  oils             | massage     | 1     | -       | -
  table            | table       | 0 1 2 | -       | -
  laid-table       | table       | 0 1   | -       | -
  terrace          | table       | 2     | light   | -
  kitchen          | cooking     | 0     | -       | -
  ingredients      | cooking     | 1     | -       | -
  wine-and-vines   | wine        | 0     | light   | vineyard
  cellar           | wine        | 1     | -       | -
  museum           | museum      | 0 1 2 | -       | -
  facade           | museum      | 1     | light   | city canal-city
  facade-evening   | museum      | 1     | evening | city canal-city
  pots             | museum      | 2     | -       | -
  room             | room        | 0 1 2 | -       | -
`).map((cells) => [
    cells[0]!,
    {
      kind: cells[1] as PictureKind,
      compositions: cells[2]!.split(' ').map(Number),
      times: TIMES[cells[3]!]!,
      settings: cells[4]!.split(' ').flatMap((one) => GROUPS[one] ?? [one as Setting]),
    },
  ]),
);

/** What lies around a house and stands for its place; then what else is near. */
const AROUND: Readonly<Record<Setting, readonly [place: string, near: string]>> = {
  'southern-sea': ['harbour cove parasols palms', ''],
  ocean: ['harbour lighthouse parasols beach-huts', ''],
  'north-sea': ['lighthouse parasols beach-huts', ''],
  city: ['rooftops riverside', 'facade'],
  'canal-city': ['canal riverside', 'facade'],
  mountain: ['valley forest-ridges', 'lake-and-peaks'],
  countryside: ['fields mill', 'balloons'],
  vineyard: ['vines', 'mill'],
  'alpine-lake': ['lake-and-peaks', 'valley'],
  lake: ['parasols', 'mill'],
  'polder-lake': ['canal', 'mill'],
};

/** What windows and terraces may look out on. */
export const VIEWS: Readonly<Record<Setting, readonly View[]>> = {
  'southern-sea': ['sea'],
  ocean: ['sea'],
  'north-sea': ['sea'],
  city: ['hills', 'forest'],
  'canal-city': ['forest', 'hills'],
  mountain: ['mountains', 'forest'],
  countryside: ['hills', 'forest'],
  vineyard: ['hills'],
  'alpine-lake': ['mountains'],
  lake: ['forest', 'hills'],
  'polder-lake': ['forest'],
};

/** @throws {Error} for a name that no row bears */
export function sceneOf(name: string): Scene {
  const scene = SCENES.get(name);
  if (!scene) throw new Error(`No scene is called "${name}"; scenes.ts lists them`);
  return scene;
}

export const placeScenes = (setting: Setting): Scene[] => scenesNamed(AROUND[setting][0]);
export const nearScenes = (setting: Setting): Scene[] => scenesNamed(AROUND[setting].join(' '));

export const scenesNamed = (names: string): Scene[] =>
  names
    .split(' ')
    .filter((name) => name !== '')
    .map(sceneOf);
