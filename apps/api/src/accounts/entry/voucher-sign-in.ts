import type { LocalDate } from '@shop/contracts';
import { giftState } from '@shop/domain';
import { Refusal } from '../../problem.ts';
import { findVoucher, type Voucher } from '../../gifts/find-voucher.ts';
import type { Database } from '../../store/database.ts';

/** The voucher that a gift recipient signs in with; refused when there is none, or nothing left to redeem. */
export async function voucherOfCode(db: Database, code: string, today: LocalDate): Promise<Voucher> {
  const voucher = await findVoucher(db, code);
  if (!voucher) throw new Refusal(404, { code: 'UNKNOWN_VOUCHER', message: 'There is no voucher with this code.', field: 'code' });
  const state = giftState({ status: voucher.status, expiresOn: voucher.expires_on }, today);
  if (state === 'active') return voucher;
  throw new Refusal(409, { code: `VOUCHER_${state.toUpperCase()}`, message: `This voucher is ${state}.`, field: 'code' });
}
