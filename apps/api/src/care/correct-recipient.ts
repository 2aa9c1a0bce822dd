import type { CareEvent, CareRecipientAnswer } from '@shop/contracts';
import { holdsCareRole } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import { correctableGift, correctAddressWithin } from '../gifts/delivery/index.ts';
import { keyedHash, secretOf } from '../platform/security/index.ts';
import type { Tables } from '../platform/database/index.ts';
import { actOnce, type CareAct } from './act-once.ts';
import { orderSubject, type CareRequest } from './audit-log.ts';
import type { RefundShop } from './care-refunds.ts';

type Trx = Transaction<Tables>;

/** `done` by one colleague, `waiting` for a supervisor who asks for the same, `confirmed` by that one. */
type CorrectionStatus = 'done' | 'waiting' | 'confirmed';

interface CorrectedRecipient {
  readonly delivery: string;
  /** Cents of the gifts that the mail brings. */
  readonly value: number;
  /** Keyed hashes of the former address and of the new one. */
  readonly from: string;
  readonly to: string;
}

/** Days that a request counts for, by the database's clock. */
const REQUEST_DAYS = 7;

/**
 * Sends a gift to another address by the buyer's rule, once per key. Gifts of an order worth up to the limit of refunds leave on one
 * person's word; above it the same address needs a second person, who is a supervisor. The audit log keeps keyed hashes of both
 * addresses.
 */
export async function correctRecipientForCare(
  { db, now, limit }: RefundShop,
  requested: CareRequest,
  { deliveryId, address, ...act }: CareAct & { readonly deliveryId: string; readonly address: string },
): Promise<CareRecipientAnswer> {
  const secret = await secretOf(db, 'careAudit');
  const hashOf = (email: string) => keyedHash(secret, email.toLowerCase());
  const { status } = await actOnce(db, requested, { ...act, action: 'correctRecipient' }, async (trx, order) => {
    const { delivery, vouchers } = await correctableGift({ trx, now }, { order, deliveryId });
    const correction: CorrectedRecipient = {
      delivery: delivery.id,
      value: vouchers.reduce((sum, { value_cents }) => sum + value_cents, 0),
      from: hashOf(vouchers[0]?.recipient_email ?? ''),
      to: hashOf(address),
    };
    const decided = await statusOf(trx, requested, { ...correction, uuid: act.uuid, limit });
    if (decided !== 'waiting') await correctAddressWithin({ trx, now }, { order, deliveryId }, { address, by: 'customerCare' });
    return { ...correction, status: decided };
  });
  return { corrected: status !== 'waiting' };
}

type Requested = CorrectedRecipient & { readonly uuid: string; readonly limit: number };

async function statusOf(trx: Trx, { role, colleague }: CareRequest, requested: Requested): Promise<CorrectionStatus> {
  const { from, to, value, limit } = requested;
  // Nobody else gets it.
  if (from === to || (await sentAlone(trx, requested)) + value <= limit) return 'done';
  return holdsCareRole(role, 'supervisor') && (await wasRequestedByAnother(trx, colleague, requested)) ? 'confirmed' : 'waiting';
}

const correctionsOf = (trx: Trx, uuid: string) =>
  trx
    .selectFrom('care_audit')
    .where(sql<boolean>`action = 'correctRecipient'`)
    .where(sql<boolean>`subjects[1] = ${orderSubject(uuid)}`);

/** Cents of the order's other gifts that left on one person's word: many small gifts are a large one. */
async function sentAlone(trx: Trx, { uuid, delivery }: Requested): Promise<number> {
  const rows = await correctionsOf(trx, uuid)
    .select(sql<number>`max((detail->>'value')::int)`.as('cents'))
    .where(sql<boolean>`detail->>'status' = 'done' and detail->>'from' <> detail->>'to' and detail->>'delivery' <> ${delivery}`)
    .groupBy(sql`detail->>'delivery'`)
    .execute();
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

/** Whether another colleague has asked for this address since the gift was last sent elsewhere. */
async function wasRequestedByAnother(trx: Trx, colleague: string, { uuid, delivery, to }: Requested): Promise<boolean> {
  const rows = await correctionsOf(trx, uuid)
    .select(sql<CorrectionStatus>`detail->>'status'`.as('status'))
    .select(sql<boolean>`colleague <> ${colleague} and detail->>'to' = ${to} and at > now() - ${REQUEST_DAYS} * interval '1 day'`.as('is'))
    .where(sql<boolean>`detail->>'delivery' = ${delivery}`)
    .orderBy('id', 'desc')
    .execute();
  const last = rows.findIndex(({ status }) => status !== 'waiting');
  return rows.slice(0, last === -1 ? undefined : last).some((row) => row.is);
}

/** Addresses that somebody has asked for and that wait, or waited, for a second person. */
export async function recipientRequests(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const rows = await correctionsOf(trx, uuid)
    .select(['at', 'colleague'])
    .where(sql<boolean>`detail->>'status' = 'waiting'`)
    .execute();
  return rows.map(({ at, colleague }) => ({ at: at.toISOString(), kind: 'gift', what: 'recipientRequested', colleague }));
}
