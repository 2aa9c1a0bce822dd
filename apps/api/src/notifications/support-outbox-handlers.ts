import { accountMail } from './deliver-account-mail.ts';
import { readWishMail } from '../accounts/wishes/deliver-wish-mail.ts';
import type { WishMailPayload } from '../accounts/wishes/mail-wish-news.ts';
import type { AccountMailPayload } from '../accounts/mail/post-account-mail.ts';
import type { Sender } from '../mail/sender.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { forgetRecipient } from '../platform/jobs/enqueue.ts';
import type { OutboxHandler } from '../platform/jobs/outbox.ts';
import type { Clock } from '../platform/settings/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { SupportMailKind } from '../platform/database/tables/accounts.ts';
import { contactMail } from '../support/contact-mail.ts';
import { newsletterMail } from '../support/newsletter/newsletter-mail.ts';

export interface SupportMailContext {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailbox: Mailbox;
  readonly sender: Sender;
  /** Customer care reads here. */
  readonly contactAddress: string;
}

/** How mails of accounts and of the newsletter, and messages to customer care, leave the outbox. */
export function supportOutboxHandlers(context: SupportMailContext): Record<SupportMailKind, OutboxHandler> {
  const { db, mailbox } = context;
  return {
    async accountMail(payload, { id }) {
      const mail = await accountMail(context, payload as unknown as AccountMailPayload);
      if (mail) await mailbox.deliver(`account-${id}`, mail);
      await forgetRecipient(db, id);
    },
    async wishMail(payload, { id }) {
      const mail = await readWishMail(context, payload as unknown as WishMailPayload);
      if (mail) await mailbox.deliver(`wishes-${id}`, mail);
      await forgetRecipient(db, id);
    },
    async newsletterMail({ subscriptionId }, { id }) {
      const mail = await newsletterMail(db, subscriptionId!, context.sender);
      if (mail) await mailbox.deliver(`newsletter-${id}`, mail);
    },
    async contactMail({ messageId }, { id }) {
      const mail = await contactMail(db, messageId!, context);
      if (mail) await mailbox.deliver(`contact-${id}`, mail);
    },
  };
}
