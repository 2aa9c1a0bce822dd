import type { LocalDate, Locale, SoldVoucher } from '@shop/contracts';
import { giftState } from '@shop/domain';
import { text } from '../availability/cards/index.ts';
import type { Database } from '../platform/database/index.ts';
import { openingCode } from './opening-code.ts';
import type { Purchase } from './order.ts';
import { redeemedAt } from './redeemed-at.ts';
import type { SoldGift } from './sold-product.ts';

/** The vouchers of a paid gift order; with `today` also how each of them stands. */
export async function soldVouchers(
  db: Database,
  order: Purchase,
  { locale, today }: { locale: Locale; today?: LocalDate },
): Promise<SoldVoucher[]> {
  const rows = await db.selectFrom('gift_voucher').selectAll().where('order_uuid', '=', order.uuid).orderBy('code').execute();
  const label = text((order.gift as SoldGift).label, locale);
  const usedAt = await redeemedAt(db, rows);
  return rows.map((row) => ({
    code: openingCode(row),
    kind: row.kind,
    format: row.format,
    label,
    value: row.value_cents,
    expiresOn: row.expires_on,
    ...(today && { state: giftState({ status: row.status, expiresOn: row.expires_on }, today) }),
    ...(usedAt.has(row.code) && { usedAt: usedAt.get(row.code)! }),
  }));
}
