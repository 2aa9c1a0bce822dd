import { lookForMail, pictureForPrint, pictureIdOf, type OrderDetails, readOrderDetails } from '../documents/index.ts';
import type { PictureStore } from '../media/index.ts';
import type { Database } from '../platform/database/index.ts';

/** An order with the picture of what was bought, or the drawing that the buyer of a gift has chosen; `facts` says what is printed of it. */
export async function readIllustrated(
  { db, pictures }: { readonly db: Database; readonly pictures: PictureStore | undefined },
  uuid: string,
  facts: (printed: OrderDetails) => OrderDetails = (printed) => printed,
): Promise<OrderDetails | undefined> {
  const read = await readOrderDetails(db, uuid);
  if (!read) return undefined;
  const printed = facts(read);
  const look = printed.gift?.look;
  return { ...printed, picture: look ? await lookForMail(look) : pictures && (await pictureForPrint(pictures, pictureIdOf(printed))) };
}
