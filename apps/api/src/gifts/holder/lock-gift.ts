import type { Transaction } from 'kysely';
import { openingCode } from '../../orders/index.ts';
import type { Tables } from '../../platform/database/index.ts';
import { unknownGift } from '../beneficiary-gift.ts';
import { findVoucher, type Voucher } from '../vouchers/find-voucher.ts';

/**
 * The gift of a code, as it was typed, whose row is locked as by the code that uses, extends, cancels or expires it. Its code may
 * have become another one while this waited: then it was given on already.
 */
export async function lockByCode(trx: Transaction<Tables>, typed: string): Promise<Voucher> {
  const found = await findVoucher(trx, typed);
  if (!found) throw unknownGift();
  const gift = await trx.selectFrom('gift_voucher').selectAll().where('code', '=', found.code).forUpdate().executeTakeFirst();
  if (!gift || openingCode(gift) !== openingCode(found)) throw unknownGift();
  return gift;
}
