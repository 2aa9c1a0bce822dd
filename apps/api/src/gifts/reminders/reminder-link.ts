import type { Locale } from '@shop/contracts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { openingCode } from '../../orders/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { secretOf } from '../../platform/security/index.ts';
import type { Voucher } from '../vouchers/find-voucher.ts';
import { giftsOfHolders, type GiftOfHolder } from './gift-holder.ts';

export const GIFT_REMINDERS_PATH = '/gateway/gift-reminders/unsubscribe';

type LinkedGift = Pick<Voucher, 'code' | 'current_code' | 'ledger_id'>;

/**
 * The path that ends the reminders of a gift; it needs no other proof, so it stands in the mails of the holder only. It names the gift by a number that
 * opens nothing, and counts as long as the gift has this code: a former holder's link is none.
 */
export async function endRemindersPath(db: Database, { locale, gift }: { locale: Locale; gift: LinkedGift }): Promise<string> {
  return `${GIFT_REMINDERS_PATH}/${locale}/${gift.ledger_id}/${await signed(db, gift)}`;
}

/** The gift of a link, with its holder; undefined for a link that the shop has not written, or that was a former holder's. */
export async function giftOfReminderLink(
  db: Database,
  { id, signature }: { readonly id: string; readonly signature: string },
): Promise<GiftOfHolder | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const gift = await giftsOfHolders(db).where('gift_voucher.ledger_id', '=', Number(id)).executeTakeFirst();
  if (!gift) return undefined;
  const [given, right] = [Buffer.from(signature), Buffer.from(await signed(db, gift))];
  return given.length === right.length && timingSafeEqual(given, right) ? gift : undefined;
}

async function signed(db: Database, gift: LinkedGift): Promise<string> {
  return createHmac('sha256', await secretOf(db, 'giftReminderLinks'))
    .update(`${gift.ledger_id} ${openingCode(gift)}`)
    .digest('base64url');
}
