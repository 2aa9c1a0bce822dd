import { expiryAfterRefund, type LocalDate } from '@shop/domain';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

interface VoucherUse {
  readonly code: string;
  /** Cents. */
  readonly amount: number;
  readonly today: LocalDate;
}

/** Takes cents off a voucher and answers what it held before and holds after; undefined where it holds too little or is not good. */
export async function spendVoucher(
  trx: Database,
  { code, amount, today }: VoucherUse,
): Promise<{ readonly before: number; readonly after: number } | undefined> {
  const gift = await trx.selectFrom('gift_voucher').select('remaining_cents').where('code', '=', code).forUpdate().executeTakeFirst();
  const taken = await trx
    .updateTable('gift_voucher')
    .set({
      status: sql`case when remaining_cents > ${amount} then 'active' else 'used' end`,
      remaining_cents: sql`remaining_cents - ${amount}`,
    })
    .where('code', '=', code)
    .where('status', '=', 'active')
    .where('remaining_cents', '>=', amount)
    .where('expires_on', '>=', today)
    .returning('remaining_cents')
    .executeTakeFirst();
  return gift && taken && { before: gift.remaining_cents, after: taken.remaining_cents };
}

/** Gives cents back to a voucher, which is good again: long enough to be spent, though it may have expired meanwhile. */
export async function refillVoucher(trx: Database, { code, amount, today }: VoucherUse): Promise<void> {
  const gift = await trx.selectFrom('gift_voucher').select('expires_on').where('code', '=', code).forUpdate().executeTakeFirstOrThrow();
  await trx
    .updateTable('gift_voucher')
    .set((row) => ({
      remaining_cents: row('remaining_cents', '+', amount),
      status: 'active',
      expires_on: expiryAfterRefund(gift.expires_on, today),
    }))
    .where('code', '=', code)
    .execute();
}

/** All vouchers of an order are worth nothing from here on. */
export async function cancelVouchers(trx: Database, orderUUID: string): Promise<void> {
  await trx.updateTable('gift_voucher').set({ status: 'cancelled' }).where('order_uuid', '=', orderUUID).execute();
}
