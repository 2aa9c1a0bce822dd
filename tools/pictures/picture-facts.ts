import { seededRandom } from './drawing/random.ts';
import { drawnView, type View } from './nature/view.ts';
import { parsePictureId, type PictureId } from './picture-id.ts';
import { type PictureKind, SCENES } from './scenes/kinds.ts';
import { type Time, TIMES } from './stage/light.ts';

export interface PictureFacts extends PictureId {
  time: Time;
  composition: number;
}

/**
 * What an id will show. The time of day is the seed's remainder by five and the composition its
 * remainder by the kind's number of compositions: two seeds in a row differ in both.
 *
 * @throws {UnknownPicture} for a malformed id or an unknown kind.
 */
export const pictureFacts = (id: string): PictureFacts => factsOf(parsePictureId(id));

/** The same for an id that is already parsed. */
export const factsOf = ({ kind, seed }: PictureId): PictureFacts => ({
  kind,
  seed,
  time: TIMES[seed % TIMES.length] ?? 'day',
  composition: seed % SCENES[kind].length,
});

/** Parts of a picture through which one looks at a landscape (an empty name: the picture itself), by composition. */
const OUTLOOKS: Partial<Record<PictureKind, readonly (string | undefined)[]>> = {
  room: ['outside', 'outside', 'outside'],
  table: ['outside', undefined, ''],
  spa: ['outside', undefined, 'round'],
  massage: ['outside', 'round'],
  cooking: ['outside', undefined],
};

/** The landscape behind a picture's windows or terrace; undefined where it has none, or one that the kind itself decides. */
export function viewOf({ kind, seed }: PictureId): View | undefined {
  const part = OUTLOOKS[kind]?.[factsOf({ kind, seed }).composition];
  if (part === undefined) return undefined;
  const picture = seededRandom(`${kind}-${seed}`);
  return drawnView(part ? picture.fork(part) : picture);
}
