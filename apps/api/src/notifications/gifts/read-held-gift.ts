import type { Locale } from '@shop/contracts';
import { isLocale } from '@shop/i18n';
import type { OrderDetails } from '../../documents/index.ts';
import type { Database, GiftEventKind } from '../../platform/database/index.ts';
import { giftNow } from '../../orders/index.ts';
import { bookingDay } from '../../availability/index.ts';
import type { Voucher } from '../../gifts/vouchers/index.ts';
import type { MailedGift } from './gift-mails.ts';
import { mailedGift } from './mailed-gift.ts';

/** A gift that its holder has changed, as the mails about it name it. */
export interface HeldGift {
  readonly voucher: Voucher;
  readonly gift: MailedGift;
  readonly locale: Locale;
}

interface OfEvent {
  /** Number of the event that changed it. */
  readonly event: number;
  /** Of the page that it was changed on; French of the mails of before it was kept. */
  readonly locale: string | undefined;
  /** What makes a mail out of date: its holder has another one. */
  readonly outdatedBy: readonly GiftEventKind[];
}

/** The gift that an event names; undefined once it was given back, or changed again in a way that has its own mail. */
export async function readHeldGift(db: Database, { event, locale: requested, outdatedBy }: OfEvent): Promise<HeldGift | undefined> {
  const locale = requested && isLocale(requested) ? requested : 'fr_FR';
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
            .where('later.kind', 'in', outdatedBy)
            .where('later.id', '>', event),
        ),
      ),
    )
    .executeTakeFirst();
  if (!voucher) return undefined;
  return { voucher, gift: await mailedGift(db, voucher, locale), locale };
}

/** The order of a gift as its document is printed for its holder: this gift alone, as it is now, and nothing of who bought it. */
export function printedForHolder(printed: OrderDetails, { voucher, gift, locale }: HeldGift): OrderDetails {
  const { kind, value_cents: value, expires_on: expiresOn, from_name: fromName, message, recipient_email: recipientEmail } = voucher;
  const { exchanged_at: exchangedAt, nights, adults } = voucher;
  const exchanged = exchangedAt && { on: bookingDay(locale, exchangedAt).today, nights, adults };
  return {
    ...{ ...printed, locale },
    gift: printed.gift && {
      ...giftNow(printed.gift, voucher),
      ...{ name: gift.name, format: 'digital', fromName: fromName ?? '', message, recipientEmail },
    },
    vouchers: [{ code: gift.code, kind, format: 'digital', label: gift.name, value, expiresOn, ...(exchanged && { exchanged }) }],
  };
}
