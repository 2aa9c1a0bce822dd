import { givenOfReduction, refundBesideInstalments, splitRefund, type HeldMoney } from '@shop/domain';
import type { Kysely } from 'kysely';
import { OPEN, openCents, scheduleOf } from '../../orders/index.ts';
import { heldPayments } from '../../payments/refunds/index.ts';
import type { Tables } from '../../platform/database/index.ts';

/** What card and gifts have paid for an order and that may go back, and what a bank has taken back of it. */
export async function heldMoney(db: Kysely<Tables>, uuid: string): Promise<HeldMoney> {
  const { payments, disputed } = await heldPayments(db, uuid);
  const uses = await db.selectFrom('purchase_gift').selectAll().where('purchase_uuid', '=', uuid).orderBy('code').execute();
  return { payments, disputed, gifts: uses.map((use) => ({ code: use.code, amount: use.amount_cents - use.refunded_cents })) };
}

/** Cents of a refund by the policy that would go back today: what is still to be paid is reduced first, what is disputed is not given again. */
export async function refundOfMoney(db: Kysely<Tables>, { uuid, refund }: { uuid: string; refund: number }): Promise<number> {
  return splitRefund(refundBesideInstalments(refund, await openCents(db, uuid)), await heldMoney(db, uuid)).total;
}

/** Cents of a price reduction that the customer gets today: by smaller instalments, and out of what the order holds. */
export async function givenOfMoney(db: Kysely<Tables>, { uuid, reduction }: { uuid: string; reduction: number }): Promise<number> {
  return givenOfReduction(reduction, { openCents: await openCents(db, uuid), held: await heldMoney(db, uuid) });
}

/** What it costs is open: a bank has taken a payment of it back, or its payment plan was stopped. Such a stay is not changed. */
export async function isContested(db: Kysely<Tables>, uuid: string): Promise<boolean> {
  const { withdrawn } = await heldPayments(db, uuid);
  return withdrawn > 0 || (await scheduleOf(db, uuid)).some(({ status, stopped }) => stopped !== null && OPEN.includes(status));
}
