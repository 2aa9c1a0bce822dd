import type { Locale } from '@shop/contracts';
import type { PrintedOrder } from '../../documents/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Voucher } from '../../gifts/vouchers/index.ts';
import type { MailedGift } from './gift-mails.ts';
import { mailedGift } from './mailed-gift.ts';

/** A gift that changed hands, as the mails about it name it. */
export interface Transfer {
  readonly voucher: Voucher;
  readonly gift: MailedGift;
  readonly locale: Locale;
}

/** The transfer that an event names; undefined once the gift was given back, or to somebody else again: its holder has another mail. */
export async function readTransfer(db: Database, event: number, locale: Locale): Promise<Transfer | undefined> {
  const voucher = await db
    .selectFrom('gift_event')
    .innerJoin('gift_voucher', 'gift_voucher.code', 'gift_event.code')
    .selectAll('gift_voucher')
    .where('gift_event.id', '=', event)
    .where('status', '<>', 'cancelled')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gift_event as later')
            .select('later.id')
            .whereRef('later.code', '=', 'gift_voucher.code')
            .where('later.kind', '=', 'transferred')
            .where('later.id', '>', event),
        ),
      ),
    )
    .executeTakeFirst();
  if (!voucher) return undefined;
  return { voucher, gift: await mailedGift(db, voucher, locale), locale };
}

/** The order of a gift as its paper is printed for its new holder: this gift alone, and nothing of who bought it. */
export function printedForHolder(printed: PrintedOrder, { voucher, gift, locale }: Transfer): PrintedOrder {
  const { kind, value_cents: value, expires_on: expiresOn, from_name: fromName, message, recipient_email: recipientEmail } = voucher;
  return {
    ...{ ...printed, locale },
    gift: printed.gift && { ...printed.gift, name: gift.name, format: 'digital', fromName: fromName ?? '', message, recipientEmail },
    vouchers: [{ code: gift.code, kind, format: 'digital', label: gift.name, value, expiresOn }],
  };
}
