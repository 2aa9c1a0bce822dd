import type { LocalDate, Locale } from '@shop/contracts';
import { giftExtension, giftState } from '@shop/domain';
import { sql } from 'kysely';
import type { Mail, Sender } from '../../mail/index.ts';
import { giftCodesMail, type MailedGift } from './gift-mails.ts';
import { bookingDay } from '../../availability/index.ts';
import type { Clock } from '../../platform/settings/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { recordGiftEvent } from '../../gifts/delivery/index.ts';
import { extendable, sentDeliveries } from '../../gifts/extension/index.ts';
import type { Voucher } from '../../gifts/vouchers/index.ts';
import { mailedGift } from './mailed-gift.ts';

/** More than anybody holds; a mail of a thousand codes helps nobody. */
const MOST_CODES = 50;

interface LostCodes {
  /** As it was typed; only an address that had the codes before gets them, or the one that its account has changed to. */
  readonly email: string;
  readonly locale: Locale;
  readonly bookingNumber?: string;
}

interface LostCodesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sender: Sender;
}

/**
 * The codes of the gifts that an address has bought or was sent, as far as they can still be used or extended; undefined where it
 * has none. What has not been sent yet stays the buyer's; what was given to somebody else is theirs alone. That a code was lost is written down with its gift.
 */
export async function lostCodesMail(
  { db, clock, sender }: LostCodesDeps,
  { email, locale, bookingNumber }: LostCodes,
): Promise<Mail | undefined> {
  const now = clock();
  const { today } = bookingDay(locale, now);
  const vouchers = await vouchersOf(db, { email: email.trim().toLowerCase(), bookingNumber });
  const sent = await sentDeliveries(db, vouchers);
  const gifts: MailedGift[] = [];
  for (const voucher of vouchers) {
    const use = usableUntil(voucher, { sent, today });
    if (!use) continue;
    gifts.push({ ...(await mailedGift(db, voucher, locale)), ...use });
    await db
      .transaction()
      .execute((trx) => recordGiftEvent(trx, { kind: 'codeReported', at: now, orderUUID: voucher.order_uuid, code: voucher.code }));
  }
  return gifts.length > 0 ? giftCodesMail({ gifts, locale, address: email }, sender) : undefined;
}

async function vouchersOf(
  db: Database,
  { email, bookingNumber }: { readonly email: string; readonly bookingNumber: string | undefined },
): Promise<Voucher[]> {
  const bought = sql<string>`select code from gift_voucher join purchase on purchase.uuid = order_uuid
    where lower(purchase.email) = ${email} and purchase.status = 'paid' and transferred_at is null`;
  const received = sql<string>`select code from gift_voucher left join gift_delivery on gift_delivery.id = delivery_id
    where ((recipient_account_id is null and lower(recipient_email) = ${email})
        or recipient_account_id = (select id from account where account.email = ${email}))
      and (format = 'digital' or transferred_at is not null) and (delivery_id is null or state = 'sent')`;
  const found = db
    .selectFrom('gift_voucher')
    .selectAll()
    .where(sql<boolean>`code in (${bought} union ${received})`)
    .where('status', 'in', ['active', 'expired'])
    .where('remaining_cents', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(MOST_CODES);
  if (!bookingNumber) return found.execute();
  return found.where('order_uuid', 'in', db.selectFrom('purchase').select('uuid').where('booking_number', '=', bookingNumber)).execute();
}

/** Empty for a gift that is good; of one that has expired until when it can be extended, undefined where it cannot. */
function usableUntil(
  voucher: Voucher,
  { sent, today }: { readonly sent: ReadonlySet<string>; readonly today: LocalDate },
): Pick<MailedGift, 'extendableUntil'> | undefined {
  if (giftState({ status: voucher.status, expiresOn: voucher.expires_on }, today) === 'active') return {};
  const extension = giftExtension(extendable(voucher, sent), today);
  return extension.kind === 'extendable' ? { extendableUntil: extension.lastDay } : undefined;
}
