import type { CatalogueShop } from '../catalogue-shop.ts';
import { conflict, notFound, numberInPath } from '../../platform/http/index.ts';
import { ownOffer, type SoldOffer, type StayIndex, variantNumbered, variantsAmong } from '../../availability/index.ts';
import { orKnown } from '../../platform/database/index.ts';

type RowsOfShop = Pick<CatalogueShop, 'db' | 'pageRows'>;

/** Number of a stay in this index, and in no later one; a stay that exists but is no longer sold is refused with 409. */
export async function soldStay(shop: RowsOfShop, index: StayIndex, id: string): Promise<number> {
  return (await soldOffer(shop, index, id)).stay;
}

/** The offer of an address in this index: a stay, or a variant of one. */
export async function soldOffer({ db, pageRows }: RowsOfShop, index: StayIndex, id: string): Promise<SoldOffer> {
  const number = numberInPath(id, 'stay');
  const stay = index.stays.byId.get(number);
  if (stay !== undefined) return ownOffer(index, stay);
  const stored = pageRows?.stay(number);
  const known = stored && (() => variantsAmong(index, [stored().stay])[0]);
  const variant = await orKnown(db, () => variantNumbered(db, index, number), known);
  if (variant) return variant;
  const isStay = async () => Boolean(await db.selectFrom('stay').select('id').where('id', '=', number).executeTakeFirst());
  if (await orKnown(db, isStay, stored && (() => true))) throw conflict('PACKAGE_NOT_AVAILABLE_CHECKIN', 'This stay is no longer sold.');
  throw notFound(`There is no stay ${number}.`);
}
