import type { Database } from '../../platform/database/index.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';

/** A gift that waits for its day is whole when it arrives: nobody opens or spends it before (decision "a gift is sent at its time"). */
export async function isScheduled(db: Pick<Database, 'selectFrom'>, { delivery_id: id }: Voucher): Promise<boolean> {
  if (!id) return false;
  const waiting = await db
    .selectFrom('gift_delivery')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .where('send_day', 'is not', null)
    .executeTakeFirst();
  return waiting !== undefined;
}
