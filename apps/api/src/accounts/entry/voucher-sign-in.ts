import type { BeneficiaryView, LocalDate } from '@shop/contracts';
import type { Selectable } from 'kysely';
import { Refusal } from '../../problem.ts';
import type { Database } from '../../store/database.ts';
import type { GiftVoucherTable } from '../../store/tables/gifts.ts';

export type Voucher = Selectable<GiftVoucherTable>;

/** The voucher that a gift recipient signs in with (spec 2, section 6); refused when there is none, or nothing left to redeem. */
export async function voucherOfCode(db: Database, code: string, today: LocalDate): Promise<Voucher> {
  const voucher = await findVoucher(db, code);
  if (!voucher) throw new Refusal(401, { code: 'UNKNOWN_VOUCHER', message: 'There is no voucher with this code.', field: 'code' });
  const state = voucher.status === 'active' && voucher.expires_on < today ? 'expired' : voucher.status;
  if (state === 'active') return voucher;
  throw new Refusal(409, { code: `VOUCHER_${state.toUpperCase()}`, message: `This voucher is ${state}.`, field: 'code' });
}

export function findVoucher(db: Database, code: string): Promise<Voucher | undefined> {
  return db.selectFrom('gift_voucher').selectAll().where('code', '=', normalised(code)).executeTakeFirst();
}

/** What the recipient sees; never who bought it or what was paid. */
export function beneficiaryView(voucher: Voucher): BeneficiaryView {
  return {
    code: voucher.code,
    kind: voucher.kind,
    productCode: voucher.product_code,
    status: voucher.status,
    remaining: voucher.remaining_cents,
    nights: voucher.nights,
    adult: voucher.adults,
    expiresOn: voucher.expires_on,
  };
}

/** Codes are printed on paper: blanks and small letters are forgiven. */
function normalised(code: string): string {
  return code.replace(/\s/g, '').toUpperCase();
}
