import type { Locale } from '@shop/contracts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAIL_PREFERENCES_PATH } from '../../mail/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { secretOf } from '../../platform/security/index.ts';

export const WISH_MAIL_PATH = '/gateway/wishlist-mails/unsubscribe';

/** The path that ends every mail of an account's wishes; anyone who has it may use it, so it stands in its owner's mails only. */
export async function endWishMailsPath(db: Database, { locale, accountId }: { locale: Locale; accountId: string }): Promise<string> {
  return `${WISH_MAIL_PATH}/${locale}/${accountId}/${await signed(db, accountId)}`;
}

/** The path of the page that shows which mails the account's address gets. */
export async function mailPreferencesPath(db: Database, { locale, accountId }: { locale: Locale; accountId: string }): Promise<string> {
  return `${MAIL_PREFERENCES_PATH}/${locale}/account/${accountId}/${await signed(db, accountId)}`;
}

/** True for a link that the shop has written. */
export async function isWishMailLink(db: Database, { accountId, signature }: { accountId: string; signature: string }): Promise<boolean> {
  const [given, right] = [Buffer.from(signature), Buffer.from(await signed(db, accountId))];
  return given.length === right.length && timingSafeEqual(given, right);
}

async function signed(db: Database, accountId: string): Promise<string> {
  return createHmac('sha256', await secretOf(db, 'wishMailLinks'))
    .update(accountId)
    .digest('base64url');
}
