import { hasRequiredItems } from '@shop/domain';
import type { Database } from '../platform/database/index.ts';
import type { Voucher } from './vouchers/find-voucher.ts';

/** A box pays the stays that it opens (see `boxRange`), at any price; one that is no longer in the books pays every stay. */
export async function paysStay(db: Pick<Database, 'selectFrom'>, gift: Pick<Voucher, 'product_code'>, stayId: number): Promise<boolean> {
  const box = await db
    .selectFrom('box')
    .select(['themes', 'required_items'])
    .where('code', '=', gift.product_code ?? '')
    .executeTakeFirst();
  if (!box) return true;
  const stay = await db.selectFrom('stay').select(['themes', 'programme']).where('id', '=', stayId).executeTakeFirst();
  if (!stay?.themes.some((theme) => box.themes.includes(theme))) return false;
  return hasRequiredItems(stay.programme as ProgrammeItem[], box.required_items ?? []);
}

type ProgrammeItem = Parameters<typeof hasRequiredItems>[0][number];
