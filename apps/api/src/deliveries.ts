import { completePurchase } from './purchase/complete-purchase.ts';
import type { Deliveries } from './purchase/outbox.ts';
import type { PaymentProvider } from './purchase/payment-provider.ts';
import type { TestProvider } from './purchase/test-provider.ts';
import { confirmationMail, type Sender } from './mail/confirmation.ts';
import type { Mailbox } from './mail/mailbox.ts';
import type { Clock } from './services/booking-day.ts';
import { supportDeliveries } from './support/support-deliveries.ts';
import type { Database } from './store/database.ts';

/** What the outbox can do: send the confirmation, give money back. */
export function deliveriesOf({
  db,
  psp,
  mailbox,
  sender,
  clock,
  contactAddress,
}: {
  db: Database;
  psp: PaymentProvider;
  mailbox: Mailbox;
  sender: Sender;
  clock: Clock;
  contactAddress: string;
}): Deliveries {
  return {
    ...supportDeliveries({ db, mailbox, sender, clock, contactAddress }),
    async confirmationMail({ uuid }, { id }) {
      const { bookingNumber, ...mail } = await confirmationMail(db, uuid!, sender);
      await mailbox.deliver(`confirmation-${bookingNumber}-${id}`, mail);
    },
    async refund({ paymentIntentId }) {
      await psp.refund(paymentIntentId!);
    },
  };
}

/** What a real provider tells by webhook: a payment that timed out has succeeded, so its order is completed now. */
export async function settleLatePayments({
  db,
  testProvider,
  now,
}: {
  db: Database;
  testProvider: TestProvider | undefined;
  now: Date;
}): Promise<void> {
  for (const paymentIntentId of (await testProvider?.settleLate(now)) ?? []) {
    const { purchase_uuid } = await db
      .selectFrom('payment_intent')
      .select('purchase_uuid')
      .where('id', '=', paymentIntentId)
      .executeTakeFirstOrThrow();
    await completePurchase(db, { uuid: purchase_uuid, paymentIntentId });
  }
}
