import type { Database } from '../../platform/database/index.ts';

export interface StockedBox {
  readonly code: string;
  /** Null where nobody counts them: they are printed as they are sold. */
  readonly pieces: number | null;
}

/** The printed boxes on sale, and how many of each are left, for `npm run boxes` and the metrics. */
export async function listBoxStock(db: Database): Promise<StockedBox[]> {
  return db
    .selectFrom('box')
    .leftJoin('box_stock', 'box_stock.code', 'box.code')
    .where('box.format', '=', 'physical')
    .where('box.published', '=', true)
    .select(['box.code', 'box_stock.pieces'])
    .orderBy('box.code')
    .execute();
}

/** Says how many pieces of a printed box there are, or with `null` that they are not counted; false where no such box is known. */
export async function setBoxStock(db: Database, code: string, pieces: number | null): Promise<boolean> {
  const box = await db.selectFrom('box').select('code').where('code', '=', code).where('format', '=', 'physical').executeTakeFirst();
  if (!box) return false;
  if (pieces === null) await db.deleteFrom('box_stock').where('code', '=', code).execute();
  else
    await db
      .insertInto('box_stock')
      .values({ code, pieces })
      .onConflict((known) => known.column('code').doUpdateSet({ pieces }))
      .execute();
  return true;
}
