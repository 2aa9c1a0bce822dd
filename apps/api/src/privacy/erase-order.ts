import { withoutParcelAddress, withoutPersonalData } from '@shop/domain';
import { sql, type Selectable } from 'kysely';
import { eraseDeliveriesOf } from '../partners/index.ts';
import type { Database, Tables } from '../platform/database/index.ts';

export const ORDER_COLUMNS = ['uuid', 'buyer', 'request', 'gift', 'invoice'] as const;

/** An order stays for the books, without a word that names, reaches or quotes a person. */
export async function eraseOrder(
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
  await eraseWishesOfChanges(trx, uuid);
  await trx.updateTable('promotion_use').set({ customer: uuid }).where('purchase_uuid', '=', uuid).execute();
  await eraseGiftWords(trx, uuid);
  await eraseWordsOfCare(trx, uuid);
  await eraseDeliveriesOf(trx, uuid);
}

/** What colleagues of customer care wrote of an order, and who they were; the audit log names them for as long as it is kept. */
async function eraseWordsOfCare(trx: Database, uuid: string): Promise<void> {
  await trx.deleteFrom('care_note').where('purchase_uuid', '=', uuid).execute();
  await trx.deleteFrom('care_correction').where('purchase_uuid', '=', uuid).execute();
  await trx
    .updateTable('care_refund')
    .set({ reason: '', colleague: '', decided_by: sql`case when decided_by is not null then '' end` })
    .where('purchase_uuid', '=', uuid)
    .execute();
  await trx
    .updateTable('payment_refund')
    .set({ transfer_reason: null, transferred_by: null })
    .where('intent_id', 'in', trx.selectFrom('payment_intent').select('id').where('purchase_uuid', '=', uuid))
    .execute();
}

/** Deletes the special request of an order and of its changes. */
export async function eraseSpecialRequest(trx: Database, uuid: string): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({ special_request: null, request: sql`request #- '{shortStayItem,specialRequest}'` })
    .where('uuid', '=', uuid)
    .execute();
  await eraseWishesOfChanges(trx, uuid);
}

/** Who gave a gift that an order has sold, to whom, and in which words; the order keeps what it was. */
export async function eraseGiftOf(
  trx: Database,
  { uuid, gift, request }: Pick<Selectable<Tables['purchase']>, 'uuid' | 'gift' | 'request'>,
): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({ gift: emptied(gift), request: emptied(request)! })
    .where('uuid', '=', uuid)
    .execute();
  await eraseGiftWords(trx, uuid);
}

/** Where the parcel of an order went; the order keeps what was in it, and the country. */
export async function eraseParcelAddress(
  trx: Database,
  { uuid, gift, request }: Pick<Selectable<Tables['purchase']>, 'uuid' | 'gift' | 'request'>,
): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({ gift: JSON.stringify(withoutParcelAddress(gift)), request: JSON.stringify(withoutParcelAddress(request)) })
    .where('uuid', '=', uuid)
    .execute();
}

/** Columns of a gift that name, reach or quote somebody. */
export const NO_GIFT_WORDS = {
  from_name: null,
  message: null,
  recipient_email: null,
  recipient_name: null,
  recipient_account_id: null,
} as const;

async function eraseGiftWords(trx: Database, uuid: string): Promise<void> {
  await trx.updateTable('gift_voucher').set(NO_GIFT_WORDS).where('order_uuid', '=', uuid).execute();
}

async function eraseWishesOfChanges(trx: Database, uuid: string): Promise<void> {
  await trx
    .updateTable('purchase_change')
    .set({ stay: sql`stay - 'specialRequest'` })
    .where('purchase_uuid', '=', uuid)
    .execute();
}

function emptied(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(withoutPersonalData(value));
}
