import type { LocalDate, Locale, SoldVoucher } from '@shop/contracts';
import { giftState } from '@shop/domain';
import { bookingDay } from '../availability/index.ts';
import { text } from '../availability/cards/index.ts';
import type { Selectable } from 'kysely';
import type { Database, GiftVoucherTable } from '../platform/database/index.ts';
import { openingCode } from './opening-code.ts';
import type { Purchase } from './order.ts';
import { redeemedAt } from './redeemed-at.ts';
import type { SoldGift } from './sold-product.ts';

type Row = Selectable<GiftVoucherTable>;

/**
 * The vouchers of a paid gift order, in the order of its pieces; with `today` also how each of them stands. Of one whose holder has given
 * it to somebody else the buyer sees that alone: not the code that opens it, nor what becomes of it (decision "a gift changes hands").
 */
export async function soldVouchers(
  db: Database,
  order: Purchase,
  { locale, today }: { locale: Locale; today?: LocalDate },
): Promise<SoldVoucher[]> {
  const rows = await db.selectFrom('gift_voucher').selectAll().where('order_uuid', '=', order.uuid).orderBy('ledger_id').execute();
  const usedAt = await redeemedAt(db, rows);
  return rows.map((row) => {
    const sold = giftOfBuyer(order.gift as SoldGift, row, { locale, order });
    if (row.transferred_at) return { ...sold, ...givenAway(row, order.locale as Locale) };
    return {
      ...{ code: openingCode(row), ...sold },
      ...(today && { state: giftState({ status: row.status, expiresOn: row.expires_on }, today) }),
      ...(row.delivery_id && { deliveryId: row.delivery_id }),
      ...(usedAt.has(row.code) && { usedAt: usedAt.get(row.code)! }),
    };
  });
}

/** What a gift that was given to somebody else is for its buyer: the code that they had, and the day. */
export function givenAway(
  { code, transferred_at }: Pick<Row, 'code' | 'transferred_at'>,
  locale: Locale,
): { code: string; state: 'transferred'; transferredOn: LocalDate } {
  return { code, state: 'transferred', transferredOn: bookingDay(locale, transferred_at!).today };
}

/** A gift as it was sold, or what its holder has exchanged it for since (decision "a box is exchanged"). */
export function giftNow(sold: SoldGift, row: Row): SoldGift {
  if (!row.exchanged_for) return sold;
  const { kind, product_code: productCode, affiliate_id: affiliateId, format, nights, adults } = row;
  const { label, image } = row.exchanged_for;
  return { ...sold, kind, productCode, affiliateId, format, nights, adults, label, image };
}

/**
 * What a voucher is to its buyer: what it was exchanged for, with the day. Once it was given to somebody else it is what
 * they bought: what its new holder does with it is theirs alone (decision "a gift changes hands").
 */
export function giftOfBuyer(
  sold: SoldGift,
  row: Row,
  { locale, order }: { readonly locale: Locale; readonly order: { readonly locale: string } },
): Pick<SoldVoucher, 'kind' | 'format' | 'label' | 'value' | 'expiresOn' | 'exchanged'> {
  const { exchanged_at: at, nights, adults } = row;
  const isTheirs = at !== null && row.transferred_at === null;
  const { kind, format } = at === null || isTheirs ? row : sold;
  const { label } = isTheirs ? giftNow(sold, row) : sold;
  return {
    ...{ kind, format, label: text(label, locale), value: row.value_cents, expiresOn: row.expires_on },
    ...(isTheirs && { exchanged: { on: bookingDay(order.locale as Locale, at).today, nights, adults } }),
  };
}
