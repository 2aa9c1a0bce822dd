import { settleInstalment } from '../payments/schedule/index.ts';
import type { SucceededPaymentDeps } from '../payments/index.ts';
import { completeChange } from './booking/complete-change.ts';
import { completePurchase } from './complete-purchase.ts';

/** A payment has succeeded: completes what it was for. */
export async function onPaymentSucceeded({ db, psp, now }: SucceededPaymentDeps, intentId: string): Promise<void> {
  const { leastCharge } = psp;
  const intent = await db
    .selectFrom('payment_intent')
    .select(['purchase_uuid', 'change_id', 'instalment_id'])
    .where('id', '=', intentId)
    .executeTakeFirstOrThrow();
  if (intent.instalment_id) await settleInstalment(db, { intentId, now, leastCharge });
  else if (intent.change_id) await completeChange(db, { changeId: intent.change_id, now, leastCharge });
  else await completePurchase(db, { uuid: intent.purchase_uuid, now });
}
