import type { CareEvent } from '@shop/contracts';
import { holdsCareRole } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import { keyedHash, secretOf } from '../../platform/security/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import { orderSubject, type CareRequest } from '../audit-log.ts';

type Trx = Transaction<Tables>;

/** `done` by one colleague, `waiting` for a supervisor who asks for the same, `confirmed` by that one. */
export type AddressStatus = 'done' | 'waiting' | 'confirmed';

/** A gift that is to go to another address, as the audit log keeps it. */
export interface AddressChange {
  /** `delivery/` with the id of its mail, or `gift/` with its number in the order. */
  readonly what: string;
  /** Cents. */
  readonly value: number;
  /** Keyed hashes of the former address and of the new one. */
  readonly from: string;
  readonly to: string;
}

/** Days that a request counts for, by the database's clock. */
const REQUEST_DAYS = 7;

/** How the audit log keeps an address: that it is the same one can be seen, and no more. */
export async function addressHash(db: Database): Promise<(email: string) => string> {
  const secret = await secretOf(db, 'careAudit');
  return (email) => keyedHash(secret, email.trim().toLowerCase());
}

/**
 * Whether a gift leaves for another address. Gifts of an order worth up to the limit of refunds leave on one person's word; above it the
 * same address needs a second person, who is a supervisor; a request counts as long as the gift is where it was then. The caller holds
 * the order's lock, and records the change with its status.
 */
export async function addressStatus(
  trx: Trx,
  { role, colleague }: CareRequest,
  { uuid, limit, change }: { readonly uuid: string; readonly limit: number; readonly change: AddressChange },
): Promise<AddressStatus> {
  const { from, to, value } = change;
  // Nobody else gets it.
  if (from === to || (await sentAlone(trx, uuid, change)) + value <= limit) return 'done';
  const isSupervisor = holdsCareRole(role, 'supervisor');
  return isSupervisor && (await wasRequestedByAnother(trx, colleague, { uuid, change })) ? 'confirmed' : 'waiting';
}

const changesOf = (trx: Trx, uuid: string) =>
  trx
    .selectFrom('care_audit')
    .where(sql<boolean>`action in ('correctRecipient', 'correctHolder')`)
    .where(sql<boolean>`subjects[1] = ${orderSubject(uuid)}`);

/** Cents of the order's other gifts that left on one person's word: many small gifts are a large one. */
async function sentAlone(trx: Trx, uuid: string, { what }: AddressChange): Promise<number> {
  const rows = await changesOf(trx, uuid)
    .select(sql<number>`max((detail->>'value')::int)`.as('cents'))
    .where(sql<boolean>`detail->>'status' = 'done' and detail->>'from' <> detail->>'to' and detail->>'what' <> ${what}`)
    .groupBy(sql`detail->>'what'`)
    .execute();
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

/** Whether another colleague has requested this address since the gift was last sent elsewhere, by customer care or its buyer. */
async function wasRequestedByAnother(
  trx: Trx,
  colleague: string,
  { uuid, change: { what, from, to } }: { readonly uuid: string; readonly change: AddressChange },
): Promise<boolean> {
  const isSame = sql<boolean>`detail->>'from' = ${from} and detail->>'to' = ${to}`;
  const rows = await changesOf(trx, uuid)
    .select(sql<AddressStatus>`detail->>'status'`.as('status'))
    .select(sql<boolean>`colleague <> ${colleague} and ${isSame} and at > now() - ${REQUEST_DAYS} * interval '1 day'`.as('is'))
    .where(sql<boolean>`detail->>'what' = ${what}`)
    .orderBy('id', 'desc')
    .execute();
  const last = rows.findIndex(({ status }) => status !== 'waiting');
  return rows.slice(0, last === -1 ? undefined : last).some((row) => row.is);
}

/** Addresses that a colleague has requested and that are, or were, pending until a second person enters the same. */
export async function addressRequests(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const rows = await changesOf(trx, uuid)
    .select(['at', 'colleague'])
    .where(sql<boolean>`detail->>'status' = 'waiting'`)
    .execute();
  return rows.map(({ at, colleague }) => ({ at: at.toISOString(), kind: 'gift', what: 'recipientRequested', colleague }));
}
