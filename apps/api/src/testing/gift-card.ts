import type { Insertable } from 'kysely';
import type { GiftVoucherTable } from '../platform/database/tables/gifts.ts';

type GiftRow = Insertable<GiftVoucherTable>;

/** A gift card of so many cents that anybody may spend; other vouchers say what is different. */
export function giftCard(code: string, cents: number, change: Partial<GiftRow> = {}): GiftRow {
  return {
    code,
    kind: 'GIFTCARD',
    product_code: null,
    format: 'digital',
    value_cents: cents,
    remaining_cents: cents,
    nights: null,
    adults: 2,
    status: 'active',
    expires_on: '2031-06-01',
    locale: 'fr_FR',
    order_uuid: null,
    affiliate_id: null,
    from_name: null,
    message: null,
    recipient_email: null,
    ...change,
  };
}
