import type { Selectable, Transaction } from 'kysely';
import { voucherCode } from '../vouchers/voucher-code.ts';
import type { Tables } from '../../platform/database/index.ts';
import { endSessionsOfVouchers } from '../../accounts/sessions/index.ts';
import { recordGiftEvent } from './gift-events.ts';

type Voucher = Selectable<Tables['gift_voucher']>;

/**
 * Gives vouchers another code, at once and for good: the former one opens nothing, nor does a browser that has opened it. The
 * books go on under the first code. An activity keeps its code, by which its centre knows the booking.
 */
export async function reissueCodes(
  trx: Transaction<Tables>,
  { vouchers, order, now }: { vouchers: readonly Voucher[]; order: { readonly uuid: string }; now: Date },
): Promise<void> {
  for (const { code, current_code, kind } of vouchers) {
    if (kind === 'DIGITAL_ACTIVITY_ONLY') continue;
    await reissueCode(trx, { code, current_code });
    await recordGiftEvent(trx, { kind: 'codeReissued', at: now, orderUUID: order.uuid, code });
  }
}

/** The same of one voucher; the caller writes down why. */
export async function reissueCode(trx: Transaction<Tables>, { code, current_code }: Pick<Voucher, 'code' | 'current_code'>): Promise<void> {
  await trx.updateTable('gift_voucher').set({ current_code: voucherCode() }).where('code', '=', code).execute();
  await endSessionsOfVouchers(trx, [code, ...(current_code ? [current_code] : [])]);
}
