import sharp from 'sharp';
import type { PictureStore } from '../../media/index.ts';
import { giftPicture } from '../../orders/index.ts';
import type { OrderDetails } from '../order-details.ts';

const SIZE = '640_360';

/** Id of the picture of what was bought; a gift card has the one that stands for all of them. */
export function pictureIdOf({ stay, gift }: Pick<OrderDetails, 'stay' | 'gift'>): string | undefined {
  return stay?.image ?? (gift && giftPicture(gift));
}

/** A picture as mail programs and paper take it (JPEG); undefined when there is none. A paper without a picture is still a paper. */
export async function pictureForPrint(pictures: PictureStore, image: string | undefined): Promise<Buffer | undefined> {
  if (!image) return undefined;
  const stored = await pictures.get(image, SIZE).catch(() => undefined);
  return stored && sharp(stored.bytes).jpeg({ quality: 82 }).toBuffer();
}
