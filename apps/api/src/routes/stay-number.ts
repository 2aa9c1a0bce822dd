import type { Shop } from '../app.ts';
import { conflict, notFound } from '../problem.ts';
import { ownOffer, variantNumbered, type SoldOffer } from '../services/product/sold-offer.ts';
import { numberInPath } from './refusals.ts';

/** Number of a stay in the index; a stay that exists but is no longer sold is refused with 409. */
export async function soldStay(shop: Pick<Shop, 'db' | 'index'>, id: string): Promise<number> {
  return (await soldOffer(shop, id)).stay;
}

/** The offer of an address: a stay, or a variant of one. */
export async function soldOffer({ db, index }: Pick<Shop, 'db' | 'index'>, id: string): Promise<SoldOffer> {
  const number = numberInPath(id, 'stay');
  const stay = index.stays.stays.byId.get(number);
  if (stay !== undefined) return ownOffer(index.stays, stay);
  const variant = await variantNumbered(db, index.stays, number);
  if (variant) return variant;
  const isKnown = await db.selectFrom('stay').select('id').where('id', '=', number).executeTakeFirst();
  if (isKnown) throw conflict('PACKAGE_NOT_AVAILABLE_CHECKIN', 'This stay is no longer sold.');
  throw notFound(`There is no stay ${number}.`);
}
