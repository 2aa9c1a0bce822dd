import type { Database } from '../platform/database/index.ts';
import type { Voucher } from './vouchers/find-voucher.ts';

/** A box pays stays of its themes; one that is no longer in the books pays every stay. */
export async function paysStay(db: Pick<Database, 'selectFrom'>, gift: Pick<Voucher, 'product_code'>, stayId: number): Promise<boolean> {
  const box = await db
    .selectFrom('box')
    .select('themes')
    .where('code', '=', gift.product_code ?? '')
    .executeTakeFirst();
  const stay = await db.selectFrom('stay').select('themes').where('id', '=', stayId).executeTakeFirst();
  return !box || (stay?.themes ?? []).some((theme) => box.themes.includes(theme));
}
