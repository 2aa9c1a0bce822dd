import type { CareEvent } from '@shop/contracts';
import { holdsCareRole } from '@shop/domain';
import { sql, type Transaction } from 'kysely';
import { keyedHash, secretOf } from '../../platform/security/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import type { CareRequest } from '../audit-log.ts';
import { takeOverCorrections } from './take-over-corrections.ts';

type Trx = Transaction<Tables>;

/** `done` by one colleague, `waiting` for a supervisor who requests the same address, `confirmed` by that one. */
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

interface ChangeOfOrder {
  readonly uuid: string;
  readonly change: AddressChange;
}

/** Days that a request counts for, by the database's clock. */
const REQUEST_DAYS = 7;

/** How an address is kept: that it is the same one can be seen, and no more. */
export async function addressHash(db: Database): Promise<(email: string) => string> {
  const secret = await secretOf(db, 'careAudit');
  return (email) => keyedHash(secret, email.trim().toLowerCase());
}

/**
 * Decides and records whether a gift leaves for another address. Gifts of an order worth up to the limit of refunds leave without a
 * second person; above it a second person, who is a supervisor, enters the same address. A request is pending until customer care sends
 * the gift, and counts as long as the gift is where it was then. The caller holds the order's lock.
 */
export async function decideAddress(
  trx: Trx,
  requested: CareRequest,
  { limit, ...of }: ChangeOfOrder & { readonly limit: number },
): Promise<AddressStatus> {
  await takeOverCorrections(trx, of.uuid);
  const status = await statusOf(trx, requested, { ...of, limit });
  if (status !== 'waiting') await endRequests(trx, of);
  if (status !== 'confirmed') await insertCorrection(trx, requested, { ...of, status });
  return status;
}

async function statusOf(
  trx: Trx,
  { role, colleague }: CareRequest,
  { uuid, limit, change }: ChangeOfOrder & { readonly limit: number },
): Promise<AddressStatus> {
  const { from, to, value } = change;
  // Nobody else gets it.
  if (from === to || (await sentAlone(trx, { uuid, change })) + value <= limit) return 'done';
  const isSupervisor = holdsCareRole(role, 'supervisor');
  return isSupervisor && (await isRequestedByAnother(trx, colleague, { uuid, change })) ? 'confirmed' : 'waiting';
}

/** Cents of the order's other gifts that left without a second person: many small gifts are a large one. */
async function sentAlone(trx: Trx, { uuid, change: { what } }: ChangeOfOrder): Promise<number> {
  const rows = await trx
    .selectFrom('care_correction')
    .select((is) => is.fn.max('value_cents').as('cents'))
    .where('purchase_uuid', '=', uuid)
    .where('status', '=', 'done')
    .whereRef('from_hash', '<>', 'to_hash')
    .where('gift', '<>', what)
    .groupBy('gift')
    .execute();
  return rows.reduce((sum, { cents }) => sum + cents, 0);
}

async function isRequestedByAnother(trx: Trx, colleague: string, { uuid, change }: ChangeOfOrder): Promise<boolean> {
  const request = await trx
    .selectFrom('care_correction')
    .select('id')
    .where('purchase_uuid', '=', uuid)
    .where('gift', '=', change.what)
    .where('status', '=', 'waiting')
    .where('from_hash', '=', change.from)
    .where('to_hash', '=', change.to)
    .where('colleague', '<>', colleague)
    .where('created_at', '>', sql<Date>`now() - ${REQUEST_DAYS} * interval '1 day'`)
    .executeTakeFirst();
  return request !== undefined;
}

async function endRequests(trx: Trx, { uuid, change }: ChangeOfOrder): Promise<void> {
  await trx
    .updateTable('care_correction')
    .set({ status: 'ended' })
    .where('purchase_uuid', '=', uuid)
    .where('gift', '=', change.what)
    .where('status', '=', 'waiting')
    .execute();
}

async function insertCorrection(
  trx: Trx,
  { colleague }: CareRequest,
  { uuid, change: { what, value, from, to }, status }: ChangeOfOrder & { readonly status: 'waiting' | 'done' },
): Promise<void> {
  await trx
    .insertInto('care_correction')
    .values({ purchase_uuid: uuid, gift: what, value_cents: value, from_hash: from, to_hash: to, status, colleague })
    .execute();
}

/** Addresses that a colleague has requested and that are, or were, pending until a second person enters the same. */
export async function addressRequests(trx: Trx, uuid: string): Promise<CareEvent[]> {
  const rows = await trx
    .selectFrom('care_correction')
    .select(['created_at', 'colleague'])
    .where('purchase_uuid', '=', uuid)
    .where('status', '<>', 'done')
    .execute();
  return rows.map(({ created_at, colleague }) => ({ at: created_at.toISOString(), kind: 'gift', what: 'recipientRequested', colleague }));
}
