import { givenOfReduction, refundBesideInstalments, splitRefund, type HeldMoney, type RefundSplit } from '@shop/domain';
import type { Kysely } from 'kysely';
import { OPEN, openCents, scheduleOf } from '../../orders/index.ts';
import { heldPayments } from '../../payments/refunds/index.ts';
import type { Tables } from '../../platform/database/index.ts';

/** What card and gifts have paid for an order and that may go back, and what of it a bank has taken back. */
export async function heldMoney(db: Kysely<Tables>, uuid: string): Promise<HeldMoney> {
  const { payments } = await heldPayments(db, uuid);
  const uses = await db.selectFrom('purchase_gift').selectAll().where('purchase_uuid', '=', uuid).orderBy('code').execute();
  return { payments, gifts: uses.map((use) => ({ code: use.code, amount: use.amount_cents - use.refunded_cents })) };
}

/** What a refund by the policy gives back today, once what is still to be paid is reduced; `disputed` of it a bank has taken back. Cents. */
export async function refundOfMoney(
  db: Kysely<Tables>,
  { uuid, refund }: { uuid: string; refund: number },
): Promise<Pick<RefundSplit, 'total' | 'disputed'>> {
  const { total, disputed } = splitRefund(refundBesideInstalments(refund, await openCents(db, uuid)), await heldMoney(db, uuid));
  return { total, disputed };
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
