import { accountMail } from './deliver-account-mail.ts';
import { readWishMail, type WishMailPayload } from '../accounts/wishes/index.ts';
import type { AccountMailPayload } from '../accounts/mail/index.ts';
import type { Mailbox, Sender } from '../mail/index.ts';
import { eraseRecipient, type OutboxHandler } from '../platform/jobs/index.ts';
import type { Clock } from '../platform/settings/index.ts';
import type { Database, SupportMailKind } from '../platform/database/index.ts';
import { contactMail, newsletterMail } from '../support/index.ts';

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
      await eraseRecipient(db, id);
    },
    async wishMail(payload, { id }) {
      const mail = await readWishMail(context, payload as unknown as WishMailPayload);
      if (mail) await mailbox.deliver(`wishes-${id}`, mail);
      await eraseRecipient(db, id);
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
