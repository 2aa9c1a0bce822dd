import type { Locale } from '@shop/contracts';
import { documentMessages } from '../../documents/index.ts';
import type { MailedGift } from './gift-mails.ts';
import { giftNow, openingCode, type SoldGift } from '../../orders/index.ts';
import { text } from '../../availability/cards/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Voucher } from '../../gifts/vouchers/index.ts';

/** A gift as a mail names it: what it is, its code and what is left of it. */
export async function mailedGift(db: Pick<Database, 'selectFrom'>, voucher: Voucher, locale: Locale): Promise<MailedGift> {
  const order = voucher.order_uuid
    ? await db.selectFrom('purchase').select('gift').where('uuid', '=', voucher.order_uuid).executeTakeFirst()
    : undefined;
  const sold = order?.gift as SoldGift | null | undefined;
  const gift = sold ? giftNow(sold, voucher) : voucher.exchanged_for;
  return {
    name: gift ? text(gift.label, locale) : documentMessages(locale).parts.gift,
    code: openingCode(voucher),
    ...(voucher.kind !== 'DIGITAL_ACTIVITY_ONLY' && { remaining: voucher.remaining_cents }),
    expiresOn: voucher.expires_on,
  };
}
