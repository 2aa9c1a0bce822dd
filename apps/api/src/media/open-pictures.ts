import { join } from 'node:path';
import type { Database } from '../platform/database/index.ts';
import { namedPictures } from './named-pictures.ts';
import { pictureFolder, pictureStore, type PictureStore, type RenderPicture } from './picture-store.ts';

interface PictureDeps {
  readonly db: Database;
  readonly dataDirectory: string;
  /** Draws what the catalogue names and nobody has put there: in a demonstration only. */
  readonly render: RenderPicture | undefined;
}

/**
 * Where pictures come from: the operator's own in `{dataDirectory}/media`. A demonstration draws those of its catalogue, and
 * none that nobody names; a shop in production draws none.
 */
export function openPictures({ db, dataDirectory, render }: PictureDeps): PictureStore {
  const media = pictureFolder(join(dataDirectory, 'media'));
  if (!render) return media;
  const drawn = pictureStore(join(dataDirectory, 'pictures'), render);
  const isNamed = namedPictures(db);
  return {
    get: async (id, size) => (await media.get(id, size)) ?? ((await isNamed(id)) ? drawn.get(id, size) : undefined),
  };
}
