import type { LocalDate } from '@shop/contracts';
import { giftState } from '@shop/domain';
import { HttpProblem } from '../../platform/http/index.ts';
import { isScheduled } from '../delivery/is-scheduled.ts';
import { findVoucher, type Voucher } from './find-voucher.ts';
import type { Database } from '../../platform/database/index.ts';

/** The voucher that a gift recipient signs in with; refused when there is none, nothing left to redeem, or its mail waits for its day. */
export async function voucherOfCode(db: Database, code: string, today: LocalDate): Promise<Voucher> {
  const voucher = await findVoucher(db, code);
  if (!voucher) throw new HttpProblem(404, { code: 'UNKNOWN_VOUCHER', message: 'There is no voucher with this code.', field: 'code' });
  const state = giftState({ status: voucher.status, expiresOn: voucher.expires_on }, today);
  const reason = state === 'active' && (await isScheduled(db, voucher)) ? 'scheduled' : state;
  if (reason === 'active') return voucher;
  throw new HttpProblem(409, { code: `VOUCHER_${reason.toUpperCase()}`, message: `This voucher is ${reason}.`, field: 'code' });
}
