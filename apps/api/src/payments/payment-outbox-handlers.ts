import type { Database } from '../platform/database/index.ts';
import type { OutboxHandlers } from '../platform/jobs/index.ts';
import { erasePaymentCustomer } from './cards/erase-payment-customer.ts';
import { releaseStoredMethod } from './cards/release-ended-plans.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { recordRefund } from './refunds/record-refund.ts';

interface PaymentOutboxDeps {
  readonly db: Database;
  readonly psp: PaymentProvider;
}

/** What the outbox asks of the payment provider: money back, and that cards are forgotten. */
export function paymentOutboxHandlers(deps: PaymentOutboxDeps): OutboxHandlers {
  return {
    refund: ({ key }) => refund(deps, key!),
    erasePaymentCustomer: erasePaymentCustomer(deps),
    releaseStoredMethod: releaseStoredMethod(deps),
  };
}

/** Carries a promised refund out; the provider and `done_at` make a repeated one the same one. */
async function refund({ db, psp }: PaymentOutboxDeps, key: string): Promise<void> {
  const promised = await db.selectFrom('payment_refund').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
  // One that failed waits for a person, one that is disputed for the end of the dispute.
  if (promised.done_at || promised.failed_at || promised.disputed_at) return;
  await psp.refund({ intentId: promised.intent_id, amount: promised.amount_cents, key });
  await recordRefund(db, { intentId: promised.intent_id, key });
}
