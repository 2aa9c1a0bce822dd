import { sql } from 'kysely';
import { type Mail, type Sender, senderOf } from '../../mail/index.ts';
import { giftExtendedMail } from './gift-mails.ts';
import type { Database } from '../../platform/database/index.ts';
import { GIVEN_ON_IN, localeOfHolder } from '../../gifts/reminders/index.ts';
import { holderAddress } from '../../gifts/vouchers/index.ts';
import { mailedGift } from './mailed-gift.ts';

export interface ExtensionMail {
  /** Number of the event that extended the gift. */
  readonly event: number;
  readonly to: 'recipient' | 'buyer';
}

/** The mail that tells the new last day; undefined where nobody is known any more, or the gift was given back or to somebody else since. */
export async function extensionMail(
  { db, sender }: { readonly db: Database; readonly sender: Sender },
  { event, to }: ExtensionMail,
): Promise<Mail | undefined> {
  const gift = await db
    .selectFrom('gift_event')
    .innerJoin('gift_voucher', 'gift_voucher.code', 'gift_event.code')
    .selectAll('gift_voucher')
    .select(sql<string>`gift_event.detail->>'until'`.as('until'))
    .select(GIVEN_ON_IN.as('givenOnIn'))
    .where('gift_event.id', '=', event)
    .where('status', '<>', 'cancelled')
    .where((is) => is.or([is('transferred_at', 'is', null), is('transferred_at', '<=', is.ref('gift_event.at'))]))
    .executeTakeFirst();
  if (!gift || (to === 'buyer' && gift.transferred_at)) return undefined;
  const order = gift.order_uuid
    ? await db.selectFrom('purchase').select(['email', 'minisite_id']).where('uuid', '=', gift.order_uuid).executeTakeFirst()
    : undefined;
  const address = to === 'buyer' ? order?.email : await holderAddress(db, gift);
  if (!address) return undefined;
  const locale = localeOfHolder(to === 'buyer' ? { ...gift, givenOnIn: null } : gift);
  const mailed = { ...(await mailedGift(db, gift, locale)), expiresOn: gift.until };
  return giftExtendedMail({ gift: mailed, locale, to: { role: to, address } }, order ? senderOf(order, sender) : sender);
}
