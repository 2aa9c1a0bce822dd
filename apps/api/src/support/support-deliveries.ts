import { accountMail } from '../accounts/mail/deliver-account-mail.ts';
import type { AccountMailPayload } from '../accounts/mail/post-account-mail.ts';
import type { Sender } from '../mail/confirmation.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { Delivery } from '../purchase/outbox.ts';
import type { Clock } from '../services/booking-day.ts';
import type { Database } from '../store/database.ts';
import type { SupportMailKind } from '../store/tables/accounts.ts';
import { contactMail } from './contact-mail.ts';

export interface SupportDesk {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailbox: Mailbox;
  readonly sender: Sender;
  /** Customer care reads here. */
  readonly contactAddress: string;
}

/** How mails of accounts and messages to customer care leave the outbox. */
export function supportDeliveries(desk: SupportDesk): Record<SupportMailKind, Delivery> {
  const { db, mailbox } = desk;
  return {
    async accountMail(payload, { id }) {
      const mail = await accountMail(desk, payload as unknown as AccountMailPayload);
      if (mail) await mailbox.deliver(`account-${id}`, mail);
      await forgetRecipient(db, id);
    },
    async contactMail({ messageId }, { id }) {
      const mail = await contactMail(db, messageId!, desk);
      if (mail) await mailbox.deliver(`contact-${id}`, mail);
    },
  };
}

/** A mail that has left needs no address in the outbox any more. */
async function forgetRecipient(db: Database, id: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ payload: JSON.stringify({ mail: 'sent' }) })
    .where('id', '=', id)
    .execute();
}
