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

/**
 * The vouchers of a paid gift order; with `today` also how each of them stands. Of one whose holder has given it to somebody
 * else whoever bought it sees that alone: not the code that opens it, nor what becomes of it (decision "a gift changes hands").
 */
export async function soldVouchers(
  db: Database,
  order: Purchase,
  { locale, today }: { locale: Locale; today?: LocalDate },
): Promise<SoldVoucher[]> {
  const rows = await db.selectFrom('gift_voucher').selectAll().where('order_uuid', '=', order.uuid).orderBy('code').execute();
  const label = text((order.gift as SoldGift).label, locale);
  const usedAt = await redeemedAt(db, rows);
  return rows.map((row) => {
    const { kind, format, value_cents: value, expires_on: expiresOn } = row;
    const sold = { kind, format, label, value, expiresOn };
    if (row.transferred_at) return { ...sold, ...givenAway(row, order.locale as Locale) };
    return {
      ...{ code: openingCode(row), ...sold },
      ...(today && { state: giftState({ status: row.status, expiresOn }, today) }),
      ...(usedAt.has(row.code) && { usedAt: usedAt.get(row.code)! }),
    };
  });
}

/** What a gift that was given to somebody else is for its buyer: the code that they had, and the day. */
export function givenAway(
  { code, transferred_at }: Pick<Selectable<GiftVoucherTable>, 'code' | 'transferred_at'>,
  locale: Locale,
): { code: string; state: 'transferred'; transferredOn: LocalDate } {
  return { code, state: 'transferred', transferredOn: bookingDay(locale, transferred_at!).today };
}
