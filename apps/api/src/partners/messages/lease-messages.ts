import { redelivery } from '@shop/domain';
import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { scrub } from '../../platform/observability/index.ts';
import type { Database, Tables } from '../../platform/database/index.ts';
import type { MessageRow } from './partner-message.ts';

/** Longer than any single sending takes; a process that was killed leaves its messages to the others after that. */
export const LEASE_SECONDS = 60;
const BATCH = 40;

export interface LeasedMessage {
  readonly message: MessageRow;
  readonly partner: Selectable<Tables['delivery_partner']>;
}

/**
 * Messages that are due, of partners who get theirs by mail or webhook, for one process alone. A message waits until the one
 * before it, of the same booking to the same recipient, has been sent or given up.
 */
export async function leaseMessages(db: Database, now: Date): Promise<LeasedMessage[]> {
  const lease = randomUUID();
  const { rows } = await sql<{ id: string; partner_id: string }>`
    update partner_message as message set lease = ${lease}, leased_until = ${leaseEnd(now)}
    from (
      select due.id, place.partner_id from partner_message due
      join delivery_place place on place.kind = due.kind and place.place_id = due.place_id
      join delivery_partner partner on partner.id = place.partner_id and partner.active and partner.channel in ('mail', 'webhook')
      where due.state = 'queued' and due.next_attempt_at <= ${now} and (due.leased_until is null or due.leased_until < ${now})
        and not exists (
          select 1 from partner_message earlier where earlier.purchase_uuid = due.purchase_uuid and earlier.kind = due.kind
            and earlier.place_id = due.place_id and earlier.sequence < due.sequence and earlier.state = 'queued')
      order by due.serial limit ${BATCH} for update of due skip locked) as chosen
    where message.id = chosen.id
    returning message.id, chosen.partner_id`.execute(db);
  if (rows.length === 0) return [];
  const partnerIds = [...new Set(rows.map(({ partner_id }) => partner_id))];
  const partners = await db.selectFrom('delivery_partner').selectAll().where('id', 'in', partnerIds).execute();
  const messages = await db.selectFrom('partner_message').selectAll().where('lease', '=', lease).orderBy('serial').execute();
  const partnerOf = new Map(rows.map(({ id, partner_id }) => [id, partners.find((partner) => partner.id === partner_id)!]));
  return messages.map((message) => ({ message, partner: partnerOf.get(message.id)! }));
}

/** Right before sending: false when the lease has run out meanwhile and the message may be somebody else's. */
export async function renewLease(db: Database, { id, lease }: MessageRow, now: Date): Promise<boolean> {
  const renewed = await db
    .updateTable('partner_message')
    .set({ leased_until: leaseEnd(now) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return renewed.numUpdatedRows === 1n;
}

/** The partner's side has taken the message; `isAnswered` when that says all. */
export async function noteSent(db: Database, { id, lease }: MessageRow, { isAnswered, now }: { isAnswered: boolean; now: Date }) {
  await db
    .updateTable('partner_message')
    .set({
      state: isAnswered ? 'acknowledged' : 'sent',
      attempts: sql`attempts + 1`,
      sent_at: now,
      ...(isAnswered && { answered_at: now }),
      last_error: null,
      lease: null,
      leased_until: null,
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('state', '=', 'queued')
    .execute();
}

/** A try has failed: the message waits longer than the last time, or is a dead letter. */
export async function noteFailure(
  db: Database,
  message: MessageRow,
  { error, isFinal, now }: { error: unknown; isFinal: boolean; now: Date },
): Promise<'queued' | 'failed'> {
  const next = redelivery({ attempts: message.attempts + 1, writtenAt: message.written_at }, now);
  const state = isFinal || next.kind === 'givenUp' ? 'failed' : 'queued';
  await db
    .updateTable('partner_message')
    .set({
      state,
      attempts: sql`attempts + 1`,
      last_error: scrub(String(error)).slice(0, 300),
      // Customer care may know that it has not arrived yet; that nobody tries any more is news.
      ...(state === 'failed' && { care_told_at: null }),
      ...(next.kind === 'retry' && { next_attempt_at: new Date(now.getTime() + 1000 * next.afterSeconds) }),
      lease: null,
      leased_until: null,
    })
    .where('id', '=', message.id)
    .where('lease', '=', message.lease)
    .where('state', '=', 'queued')
    .execute();
  return state;
}

/** The partner does not answer at the moment: what else is for them waits, and this was no try. */
export async function putOff(db: Database, { id, lease }: MessageRow, until: Date): Promise<void> {
  await db
    .updateTable('partner_message')
    .set({ next_attempt_at: until, lease: null, leased_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

const leaseEnd = (now: Date): Date => new Date(now.getTime() + 1000 * LEASE_SECONDS);
