import type { Selectable } from 'kysely';
import { townNames } from '../availability/places/index.ts';
import { cached } from '../gifts/index.ts';
import { readPictureAlts, type PictureAlts } from '../media/index.ts';
import type { ActivityCenterTable, ActivityProductTable, ActivityTagTable, Database } from '../platform/database/index.ts';

/** With the names of its town in all languages. */
export type Center = Selectable<ActivityCenterTable> & { readonly town: unknown };
export type Product = Selectable<ActivityProductTable>;
export type Tag = Selectable<ActivityTagTable>;

/** Every activity with its centres and tags: few enough to be searched one by one. */
export interface ActivityShelf {
  readonly products: readonly Product[];
  readonly byId: ReadonlyMap<number, Product>;
  readonly centers: ReadonlyMap<number, Center>;
  readonly tags: readonly Tag[];
  readonly alts: PictureAlts;
}

export const activityShelf = cached(async (db: Database): Promise<ActivityShelf> => {
  const products = await db.selectFrom('activity_product').selectAll().orderBy('id').execute();
  const centers = await db.selectFrom('activity_center').selectAll().select(townNames('activity_center').as('town')).execute();
  const tags = await db.selectFrom('activity_tag').selectAll().orderBy('position').execute();
  return {
    products,
    byId: new Map(products.map((product) => [product.id, product])),
    centers: new Map(centers.map((center) => [center.id, center])),
    tags,
    alts: await readPictureAlts(
      db,
      products.flatMap(({ images }) => images),
    ),
  };
});
