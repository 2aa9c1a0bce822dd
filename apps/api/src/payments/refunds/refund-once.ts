import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { refuseDisputed } from '../disputes/refuse-disputed.ts';
import { noteProviderRefunds, type ProviderDispute, type ProviderRefund } from '../provider-movements.ts';
import { recordRefund } from './record-refund.ts';

export interface RequestedRefund {
  readonly intentId: string;
  /** Cents that were paid. */
  readonly paid: number;
  /** Cents to give back. */
  readonly amount: number;
  readonly key: string;
  /** Every refund of the payment that the provider knows, whoever made it. */
  readonly made: readonly ProviderRefund[];
  /** Asks the provider for cents, under a key that pays once while it is remembered; false where it refuses for a dispute. */
  readonly make: (cents: number, idempotencyKey: string) => Promise<boolean>;
  /** Every dispute of the payment that the provider knows; asked where it refuses. */
  readonly disputes: () => Promise<readonly ProviderDispute[]>;
}

/**
 * Gives cents of a payment back, once for a key, also when the provider has forgotten its idempotency keys. What somebody has
 * given back in the dashboard meanwhile is not given twice: only the rest is.
 */
export async function refundOnce(db: Database, { intentId, paid, amount, key, made, make, disputes }: RequestedRefund): Promise<void> {
  const own = made.filter((refund) => refund.key === key);
  if (!own.some(({ isGiven }) => isGiven)) {
    const left = paid - made.reduce((sum, refund) => sum + (refund.isGiven ? refund.amount : 0), 0);
    const cents = Math.max(0, Math.min(amount, left));
    if (cents < amount)
      await noteProviderRefunds(db, { intentId, now: await databaseTime(db), released: { key, amount: amount - cents } }, made);
    // One that the bank has sent back is made again.
    if (cents > 0 && !(await make(cents, own.length === 0 ? `refund-${key}` : `refund-${key}-${own.length}`)))
      return refuseDisputed(db, { intentId, key, now: await databaseTime(db), disputes: await disputes() });
  }
  await recordRefund(db, { intentId, key });
}

async function databaseTime(db: Database): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
