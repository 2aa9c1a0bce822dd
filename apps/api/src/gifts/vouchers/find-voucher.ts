import { giftCodeKey } from '@shop/domain';
import { sql, type Selectable } from 'kysely';
import { openingCode } from '../../orders/index.ts';
import type { Database, GiftVoucherTable } from '../../platform/database/index.ts';

export type Voucher = Selectable<GiftVoucherTable>;

/** `giftCodeKey` of the code that opens a gift; the index `gift_voucher_opening_key` is made of the same words. */
const KEY = sql<string>`translate(regexp_replace(upper(coalesce(current_code, code)), '[^A-Z0-9]', '', 'g'), 'OIL', '011')`;

/** The voucher of a code as it was typed from paper; undefined where there is none, or more than one that it could be. */
export async function findVoucher(db: Pick<Database, 'selectFrom'>, typed: string): Promise<Voucher | undefined> {
  const [voucher] = await findVouchers(db, [typed]);
  return voucher;
}

/** The same of several codes, in their order. */
export async function findVouchers(db: Pick<Database, 'selectFrom'>, typed: readonly string[]): Promise<(Voucher | undefined)[]> {
  const keys = typed.map(giftCodeKey);
  if (!keys.some(Boolean)) return typed.map(() => undefined);
  const rows = await db.selectFrom('gift_voucher').selectAll().where(KEY, 'in', keys.filter(Boolean)).execute();
  return typed.map((text, place) => {
    const found = rows.filter((row) => giftCodeKey(openingCode(row)) === keys[place]);
    return found.find((row) => openingCode(row) === spelled(text)) ?? (found.length === 1 ? found[0] : undefined);
  });
}

const spelled = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();
