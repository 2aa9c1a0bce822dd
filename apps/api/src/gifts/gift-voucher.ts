import type { GiftVoucher, LocalDate } from '@shop/contracts';
import { giftState, spentAs } from '@shop/domain';
import type { Voucher } from './vouchers/find-voucher.ts';
import { openingCode } from '../orders/index.ts';

/** What the holder of the code may know of the gift: nothing of its buyer. */
export function giftVoucherView(voucher: Voucher, today: LocalDate): GiftVoucher {
  const status = giftState({ status: voucher.status, expiresOn: voucher.expires_on }, today);
  return {
    code: openingCode(voucher),
    kind: spentAs({ kind: voucher.kind, value: voucher.value_cents, remaining: voucher.remaining_cents }),
    productCode: voucher.product_code,
    format: voucher.format,
    status,
    value: voucher.value_cents,
    remainingValue: status === 'active' ? voucher.remaining_cents : 0,
    nights: voucher.nights,
    adults: voucher.adults,
    expiresOn: voucher.expires_on,
    affiliateId: voucher.affiliate_id,
  };
}
