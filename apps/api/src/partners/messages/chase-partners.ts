import { CHASE, chase, type ChaseReason } from '@shop/domain';
import { sql } from 'kysely';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Database } from '../../platform/database/index.ts';
import type { MessageRow } from './partner-message.ts';

const BATCH = 200;

/** Reminds partners who do not answer, and notifies customer care of those who still do not, refuse, or cannot be reached. */
export async function chasePartners(db: Database, now: Date): Promise<void> {
  for (let after = 0; ;) {
    const open = await openMessages(db, { after, now });
    for (const message of open) await chaseOne(db, message, now);
    if (open.length < BATCH) return;
    after = open.at(-1)!.serial;
  }
}

/** Messages that customer care was not notified of: refusals, dead letters, and what is old enough to be overdue; none that is replaced. */
function openMessages(db: Database, { after, now }: { after: number; now: Date }): Promise<MessageRow[]> {
  const earliest = new Date(now.getTime() - CHASE.nearArrivalAfterHours * 3_600_000);
  return db
    .selectFrom('partner_message')
    .selectAll()
    .where('care_told_at', 'is', null)
    .where('state', '<>', 'acknowledged')
    .where((is) => is.or([is('state', 'in', ['refused', 'failed']), is('written_at', '<=', earliest)]))
    .where(isNotReplaced)
    .where('serial', '>', after)
    .orderBy('serial')
    .limit(BATCH)
    .execute();
}

/**
 * Of a `partner_message`: no later message of the booking to the same recipient has replaced it. A refusal is replaced by what was
 * written or answered after it alone.
 */
const isNotReplaced = sql<boolean>`not exists (
  select from partner_message later
  where later.purchase_uuid = partner_message.purchase_uuid and later.kind = partner_message.kind
    and later.place_id = partner_message.place_id and later.sequence > partner_message.sequence
    and (partner_message.state <> 'refused' or partner_message.answered_at is null
      or greatest(later.written_at, later.answered_at) > partner_message.answered_at))`;

async function chaseOne(db: Database, message: MessageRow, now: Date): Promise<void> {
  const { state, reminders, starts_on: startsOn, ends_on: endsOn } = message;
  const since = message.reminded_at ?? message.sent_at ?? message.written_at;
  const step = chase({ state, since, reminders, startsOn, endsOn }, now);
  if (step.kind === 'remind') await remind(db, message, now);
  if (step.kind === 'notifyCare') await notifyCare(db, message, { reason: step.reason, now });
}

/** In a feed the message stands once more, at its end. */
async function remind(db: Database, { id, reminders }: MessageRow, now: Date): Promise<void> {
  await db
    .updateTable('partner_message')
    .set({ state: 'queued', reminders: reminders + 1, reminded_at: now, next_attempt_at: now, position: null })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .where('reminders', '=', reminders)
    .execute();
}

/** Once, whichever process comes first. */
export async function notifyCare(
  db: Database,
  { id, state }: MessageRow,
  { reason, now }: { reason: ChaseReason; now: Date },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const notified = await trx
      .updateTable('partner_message')
      .set({ care_told_at: now })
      .where('id', '=', id)
      .where('state', '=', state)
      .where('care_told_at', 'is', null)
      .executeTakeFirst();
    if (notified.numUpdatedRows === 1n) await enqueue(trx, 'partnerAlert', { messageId: id, reason });
  });
}

export interface Unanswered {
  /** Hotels, centres and warehouse that have not confirmed something for too long, refuse it, or could not be reached. */
  readonly partners: number;
  readonly messages: number;
}

/** For the metrics: partners that need a person now. Stays that are over are left out, and what a later message has replaced. */
export async function unansweredPartners(db: Database, now: Date): Promise<Unanswered> {
  const { rows } = await sql<Unanswered>`
    select count(distinct (kind, place_id))::integer as partners, count(*)::integer as messages from partner_message
    where state <> 'acknowledged' and (care_told_at is not null or state in ('refused', 'failed'))
      and (ends_on is null or ends_on >= ${now.toISOString().slice(0, 10)}::date) and ${isNotReplaced}`.execute(db);
  return rows[0]!;
}
