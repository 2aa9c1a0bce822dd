import sharp from 'sharp';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { SoldGift } from '../purchase/product/sold-product.ts';

const SIZE = '640_360';

/** A gift's picture as paper takes it (JPEG); undefined when it has none. A paper without a picture is still a paper. */
export async function pictureForPrint(pictures: PictureStore, gift: Pick<SoldGift, 'image'>): Promise<Buffer | undefined> {
  if (!gift.image) return undefined;
  const stored = await pictures.get(gift.image, SIZE).catch(() => undefined);
  return stored && sharp(stored.bytes).jpeg({ quality: 82 }).toBuffer();
}
