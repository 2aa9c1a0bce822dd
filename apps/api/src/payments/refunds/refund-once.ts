import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import { refuseDisputed } from '../disputes/refuse-disputed.ts';
import { noteProviderRefunds, type ProviderDispute, type ProviderRefund } from '../provider-movements.ts';
import { recordRefund } from './record-refund.ts';

export interface RequestedRefund {
  readonly intentId: string;
  /** Cents to give back. */
  readonly amount: number;
  readonly key: string;
  /** Every refund of the payment that the provider knows, no matter who made it. */
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
export async function refundOnce(db: Database, { intentId, amount, key, made, make, disputes }: RequestedRefund): Promise<void> {
  const own = made.filter((refund) => refund.key === key);
  if (!own.some(({ isGiven }) => isGiven)) {
    // What the dashboard has given meanwhile is noted, and taken off what we give.
    if (made.length > 0) await noteProviderRefunds(db, { intentId, now: await databaseTime(db) }, made);
    const cents = await promisedCents(db, { key, amount });
    // One that the bank has sent back is made again.
    if (cents > 0 && !(await make(cents, own.length === 0 ? `refund-${key}` : `refund-${key}-${own.length}`)))
      return refuseDisputed(db, { intentId, key, now: await databaseTime(db), disputes: await disputes() });
  }
  await recordRefund(db, { intentId, key });
}

/** Cents of a promise that are still to be given; one that the shop does not know is given as it was asked for. */
async function promisedCents(db: Database, { key, amount }: { key: string; amount: number }): Promise<number> {
  const promise = await db.selectFrom('payment_refund').selectAll().where('key', '=', key).executeTakeFirst();
  if (!promise) return amount;
  return promise.done_at || promise.failed_at || promise.disputed_at ? 0 : promise.amount_cents;
}

async function databaseTime(db: Database): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
