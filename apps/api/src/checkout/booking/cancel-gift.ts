import type { Locale } from '@shop/contracts';
import { giftWithdrawal, orderTotal, type GiftWithdrawal, type OrderParts } from '@shop/domain';
import type { Kysely, Transaction } from 'kysely';
import { conflict } from '../../platform/http/index.ts';
import { cancelDeliveries } from '../../gifts/delivery/index.ts';
import { returnBoxes } from '../../gifts/stock/index.ts';
import { cancelVouchers } from '../../gifts/vouchers/index.ts';
import { bookingDay } from '../../availability/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import type { Purchase, SoldGift } from '../../orders/index.ts';
import { hasParcelLeft } from '../../partners/index.ts';

/** What giving a paid order of gifts back returns today. */
export async function withdrawalOf(db: Kysely<Tables>, order: Purchase, now: Date): Promise<GiftWithdrawal> {
  const vouchers = await db.selectFrom('gift_voucher').selectAll().where('order_uuid', '=', order.uuid).execute();
  const locale = order.locale as Locale;
  return giftWithdrawal(
    {
      boughtOn: bookingDay(locale, order.paid_at ?? order.created_at).today,
      total: orderTotal(order.parts as OrderParts),
      vouchers: vouchers.map(({ status, value_cents, remaining_cents }) => ({ status, value: value_cents, remaining: remaining_cents })),
    },
    bookingDay(locale, now).today,
  );
}

/**
 * Cents that giving the gifts of an order back returns; refused with the reason where it returns nothing. From here on
 * nobody redeems them: its vouchers, and the gifts that paid for it, are locked in the order of their codes, as by everybody.
 */
export async function withdrawGifts(trx: Transaction<Tables>, order: Purchase, now: Date): Promise<number> {
  await trx
    .selectFrom('gift_voucher')
    .select('code')
    .where((gift) =>
      gift.or([
        gift('order_uuid', '=', order.uuid),
        gift('code', 'in', gift.selectFrom('purchase_gift').select('code').where('purchase_uuid', '=', order.uuid)),
      ]),
    )
    .orderBy('code')
    .forUpdate()
    .execute();
  const withdrawal = await withdrawalOf(trx, order, now);
  if (withdrawal.kind === 'withdrawal') return withdrawal.refund;
  throw conflict('NOT_CANCELLABLE', MESSAGES[withdrawal.reason]);
}

export async function voidVouchers(trx: Transaction<Tables>, order: Purchase, now: Date): Promise<void> {
  await cancelDeliveries(trx, order, now);
  await cancelVouchers(trx, order.uuid);
  if (!(await hasParcelLeft(trx, order.uuid))) await returnBoxes(trx, order.gift as SoldGift);
}

const MESSAGES = {
  redeemed: 'Something of this gift has been redeemed already.',
  withdrawalOver: 'The last day to give this gift back has passed.',
};
