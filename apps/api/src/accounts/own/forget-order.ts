import { withoutPersonalData } from '@shop/domain';
import { sql, type Selectable } from 'kysely';
import { forgetDeliveriesOf } from '../../partners/messages/forget-deliveries.ts';
import type { Database } from '../../store/database.ts';
import type { Tables } from '../../store/schema.ts';

export const ORDER_COLUMNS = ['uuid', 'buyer', 'request', 'gift', 'invoice'] as const;

/** An order stays for the books, without a word that names, reaches or quotes a person. */
export async function forgetOrder(
  trx: Database,
  { uuid, ...order }: Pick<Selectable<Tables['purchase']>, (typeof ORDER_COLUMNS)[number]>,
): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({
      email: '',
      account_id: null,
      special_request: null,
      invoice: null,
      buyer: emptied(order.buyer)!,
      request: emptied(order.request)!,
      gift: emptied(order.gift),
    })
    .where('uuid', '=', uuid)
    .execute();
  await trx
    .updateTable('purchase_change')
    .set({ stay: sql`stay - 'specialRequest'` })
    .where('purchase_uuid', '=', uuid)
    .execute();
  await trx.updateTable('promotion_use').set({ customer: uuid }).where('purchase_uuid', '=', uuid).execute();
  await forgetGiftWords(trx, uuid);
  await forgetDeliveriesOf(trx, uuid);
}

/** Who gave a gift that this order has sold, to whom, and in which words. */
export async function forgetGiftWords(trx: Database, uuid: string): Promise<void> {
  await trx
    .updateTable('gift_voucher')
    .set({ from_name: null, message: null, recipient_email: null })
    .where('order_uuid', '=', uuid)
    .execute();
}

export function emptied(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(withoutPersonalData(value));
}
