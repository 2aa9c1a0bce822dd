import { mkdir, readdir, rename } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { PICTURE_SIZES, parsePictureSize } from '../pictures/picture-size.ts';

export interface ImportedPictures {
  readonly written: number;
  /** One sentence for each file that was left out. */
  readonly faults: readonly string[];
}

const PHOTOGRAPH = /\.(jpe?g|png|webp|tiff?|avif)$/i;
const ID = /^[a-z0-9][a-z0-9-]{0,79}$/;
/** A smaller photograph looks soft on the widest screens. */
const LEAST_WIDTH = 1_500;

/** Cuts each photograph of a directory to every size, the subject in the middle as far as it can be told; the others stay. */
export async function importPictures(directory: string, media: string): Promise<ImportedPictures> {
  const files = (await readdir(directory)).filter((file) => PHOTOGRAPH.test(file)).sort();
  const faults = files.length ? [] : [`${directory} holds no photographs: give .jpg, .png, .webp, .tif or .avif.`];
  let written = 0;
  for (const file of files) {
    const fault = await cut(join(directory, file), media);
    if (fault) faults.push(`${file}: ${fault}`);
    else written++;
  }
  return { written, faults };
}

/** Says what is wrong with a photograph; nothing when all its sizes are there. */
async function cut(file: string, media: string): Promise<string | undefined> {
  const id = basename(file, extname(file)).toLowerCase();
  if (!ID.test(id)) return 'is named by small letters, digits and hyphens, up to 80, as terrace-at-noon.jpg';
  const photograph = sharp(file, { failOn: 'error' }).rotate();
  const { width = 0 } = await photograph.metadata().catch(() => ({ width: undefined }));
  if (!width) return 'cannot be read as a picture';
  if (width < LEAST_WIDTH) return `is ${width} pixels wide: give ${LEAST_WIDTH} or more`;
  await mkdir(join(media, id), { recursive: true });
  for (const size of PICTURE_SIZES) {
    const place = join(media, id, `${size}.webp`);
    const part = `${place}.part`;
    await photograph
      .clone()
      .resize({ ...parsePictureSize(size), fit: 'cover', position: 'attention' })
      .webp({ quality: 78 })
      .toFile(part);
    await rename(part, place);
  }
  return undefined;
}
