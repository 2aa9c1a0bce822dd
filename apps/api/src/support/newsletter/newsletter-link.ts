import type { Locale } from '@shop/contracts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAIL_PREFERENCES_PATH } from '../../mail/index.ts';
import { secretOf } from '../../platform/security/index.ts';
import type { Database } from '../../platform/database/index.ts';

export const NEWSLETTER_PATH = '/gateway/marketing/newsletter';

/** One subscription, as the links of its mails name it. */
export interface NewsletterLink {
  readonly locale: Locale;
  readonly id: string;
}

export interface NewsletterPaths {
  readonly confirm: string;
  readonly unsubscribe: string;
  /** Of the page that shows what its reader gets. */
  readonly preferences: string;
}

/** The paths that confirm and end a subscription; anyone who has them may use them, so they stand in its owner's mail only. */
export async function newsletterPaths(db: Database, { locale, id }: NewsletterLink): Promise<NewsletterPaths> {
  const signature = await signed(db, id);
  const rest = `${locale}/${id}/${signature}`;
  return {
    confirm: `${NEWSLETTER_PATH}/confirm/${rest}`,
    unsubscribe: `${NEWSLETTER_PATH}/unsubscribe/${rest}`,
    preferences: `${MAIL_PREFERENCES_PATH}/${locale}/newsletter/${id}/${signature}`,
  };
}

/** True for a link that the shop has written. */
export async function isNewsletterLink(db: Database, { id, signature }: { id: string; signature: string }): Promise<boolean> {
  const [given, right] = [Buffer.from(signature), Buffer.from(await signed(db, id))];
  return given.length === right.length && timingSafeEqual(given, right);
}

async function signed(db: Database, id: string): Promise<string> {
  return createHmac('sha256', await secretOf(db, 'newsletterLinks'))
    .update(id)
    .digest('base64url');
}
