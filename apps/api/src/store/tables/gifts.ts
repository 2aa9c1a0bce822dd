import type { Day, Moment } from './columns.ts';

export type VoucherKind = 'BOX' | 'SINGLEVOUCHER' | 'GIFTCARD' | 'DIGITAL_ACTIVITY_ONLY';
export type VoucherStatus = 'active' | 'used' | 'expired' | 'cancelled';

/** A gift that was sold and may be redeemed. A gift card keeps what is left of it in `remaining_cents`. */
export interface GiftVoucherTable {
  code: string;
  kind: VoucherKind;
  /** Code of the box, number of the stay or activity; null for a gift card. */
  product_code: string | null;
  format: 'digital' | 'physical';
  value_cents: number;
  remaining_cents: number;
  nights: number | null;
  adults: number;
  status: VoucherStatus;
  expires_on: Day;
  locale: string;
  /** The order that sold it; null for vouchers sold elsewhere. */
  order_uuid: string | null;
  affiliate_id: string | null;
  from_name: string | null;
  message: string | null;
  recipient_email: string | null;
  created_at: Moment;
}

export interface GiftTables {
  gift_voucher: GiftVoucherTable;
}
