import type { Transaction } from 'kysely';
import type { SoldGift } from '../../orders/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import { cached } from '../gift-cache.ts';

type Boxes = Pick<SoldGift, 'kind' | 'format' | 'productCode' | 'quantity'>;

/** Codes of the printed boxes that nothing is left of, for pages; orders ask {@link hasBoxes} and {@link takeBoxes}. */
export const soldOutBoxes = cached(async (db): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('box_stock').select('code').where('pieces', '=', 0).execute();
  return new Set(rows.map(({ code }) => code));
});

/** Whether so many printed boxes are left; a box whose pieces nobody counts is printed as it is sold. */
export async function hasBoxes(db: Database, { code, quantity }: { code: string; quantity: number }): Promise<boolean> {
  const row = await db.selectFrom('box_stock').select('pieces').where('code', '=', code).executeTakeFirst();
  return row === undefined || row.pieces >= quantity;
}

/** Takes what an order has paid off the stock; false where somebody else was faster. */
export async function takeBoxes(trx: Transaction<Tables>, gift: Boxes): Promise<boolean> {
  const code = countedCode(gift);
  if (!code) return true;
  const row = await trx.selectFrom('box_stock').select('pieces').where('code', '=', code).forUpdate().executeTakeFirst();
  if (!row) return true;
  if (row.pieces < gift.quantity) return false;
  await movePieces(trx, code, -gift.quantity);
  return true;
}

/** Puts the boxes of an order back that never left the warehouse. */
export async function returnBoxes(trx: Transaction<Tables>, gift: Boxes): Promise<void> {
  const code = countedCode(gift);
  if (code) await movePieces(trx, code, gift.quantity);
}

function countedCode({ kind, format, productCode }: Boxes): string | null {
  return kind === 'BOX' && format === 'physical' ? productCode : null;
}

async function movePieces(trx: Transaction<Tables>, code: string, by: number): Promise<void> {
  await trx
    .updateTable('box_stock')
    .set(({ eb }) => ({ pieces: eb('pieces', '+', by) }))
    .where('code', '=', code)
    .execute();
}
