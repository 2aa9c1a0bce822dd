import sharp from 'sharp';
import type { PictureStore } from '../pictures/picture-store.ts';

const SIZE = '640_360';

/** A picture as mail programs and paper take it (JPEG); undefined when there is none. A paper without a picture is still a paper. */
export async function pictureForPrint(pictures: PictureStore, image: string | undefined): Promise<Buffer | undefined> {
  if (!image) return undefined;
  const stored = await pictures.get(image, SIZE).catch(() => undefined);
  return stored && sharp(stored.bytes).jpeg({ quality: 82 }).toBuffer();
}
