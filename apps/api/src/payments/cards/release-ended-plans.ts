import { sql } from 'kysely';
import { OFF_SESSION, OPEN, setMethodReleased } from '../../orders/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { enqueue, type OutboxHandler } from '../../platform/jobs/index.ts';
import type { PaymentProvider } from '../payment-provider.ts';

const BATCH = 100;

/**
 * Lets the provider forget the means of payment that it kept for plans which have ended: everything is paid, cancelled or waived,
 * nothing is on its way, and no refund is owed. The outbox asks it, until it has answered. Answers how many orders these were.
 */
export function releaseEndedPlans(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const ended = await trx
      .selectFrom('purchase')
      .select('uuid')
      .where('payment_plan', 'is not', null)
      .where('method_released_at', 'is', null)
      .where(hasEnded)
      .orderBy('created_at')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { uuid } of ended) {
      const payments = await trx
        .selectFrom('payment_intent')
        .select('id')
        .where('purchase_uuid', '=', uuid)
        .where('change_id', 'is', null)
        .where('method', 'is distinct from', OFF_SESSION)
        .execute();
      for (const { id: intentId } of payments) await enqueue(trx, 'releaseStoredMethod', { intentId });
      await setMethodReleased(trx, uuid);
    }
    return ended.length;
  });
}

/**
 * An order that was paid has its instalments in the schedule. One that a dispute has stopped may go on, so that it keeps its means
 * of payment; where its customer was forgotten meanwhile, nobody is charged any more. A payment that a customer has begun ends as
 * paid or voided, a refund that failed is given another way: until then the order waits.
 */
const hasEnded = sql<boolean>`
  case purchase.status
    when 'pending' then false
    when 'paid' then exists (select from payment_schedule where purchase_uuid = purchase.uuid)
    else true end
  and not exists (
    select from payment_schedule s where s.purchase_uuid = purchase.uuid
      and (s.lease_until is not null or (s.status = any(${[...OPEN]}::text[]) and (s.stopped is null or purchase.email <> ''))))
  and not exists (
    select from payment_intent i where i.purchase_uuid = purchase.uuid
      and (i.status = 'processing' or (i.change_id is null and i.status in ('created', 'challenge'))))
  and not exists (
    select from payment_refund r join payment_intent i on i.id = r.intent_id where i.purchase_uuid = purchase.uuid and r.done_at is null)`;

/** Twice is once. A provider that saves no cards keeps none for a plan that it would have to forget. */
export function releaseStoredMethod({ psp }: { readonly psp: PaymentProvider }): OutboxHandler {
  return async ({ intentId }) => psp.savedCards?.release(intentId!);
}
