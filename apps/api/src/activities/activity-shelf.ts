import type { Selectable } from 'kysely';
import { cached } from '../gifts/index.ts';
import { readPictureAlts, type PictureAlts } from '../media/index.ts';
import type { ActivityCenterTable, ActivityProductTable, ActivityTagTable, Database } from '../platform/database/index.ts';

export type Center = Selectable<ActivityCenterTable>;
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
  const centers = await db.selectFrom('activity_center').selectAll().execute();
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
