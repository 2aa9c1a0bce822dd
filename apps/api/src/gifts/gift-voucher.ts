import type { GiftVoucher, LocalDate } from '@shop/contracts';
import { giftState } from '@shop/domain';
import type { Voucher } from '../accounts/entry/voucher-sign-in.ts';

/** What whoever holds the code may know of the gift: nothing of who bought it. */
export function giftVoucherView(voucher: Voucher, today: LocalDate): GiftVoucher {
  const status = giftState({ status: voucher.status, expiresOn: voucher.expires_on }, today);
  return {
    code: voucher.code,
    kind: voucher.kind,
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
