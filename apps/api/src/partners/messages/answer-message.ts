import type { Database } from '../../platform/database/index.ts';

export interface Answered {
  readonly id: string;
  readonly status: 'acknowledged' | 'refused';
  readonly reason?: string | undefined;
}

/**
 * A partner has answered. An answer speaks for what came before it, too: who confirms a change has heard of the booking.
 * The same answer twice is one; a partner may change their mind, and customer care hears of a refusal again.
 */
export async function answerMessage(db: Database, { id, status, reason }: Answered, now: Date): Promise<'answered' | 'unknown'> {
  return db.transaction().execute(async (trx) => {
    const message = await trx
      .selectFrom('partner_message')
      .select(['purchase_uuid', 'kind', 'place_id', 'sequence', 'state', 'answer'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!message) return 'unknown';
    const answer = status === 'refused' ? (reason ?? '') : null;
    if (message.state === status && message.answer === answer) return 'answered';
    await trx
      .updateTable('partner_message')
      .set({ state: status, answered_at: now, answer, care_told_at: null, lease: null, leased_until: null })
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('partner_message')
      .set({ state: 'acknowledged', answered_at: now })
      .where('purchase_uuid', '=', message.purchase_uuid)
      .where('kind', '=', message.kind)
      .where('place_id', '=', message.place_id)
      .where('sequence', '<', message.sequence)
      .where('state', '=', 'sent')
      .execute();
    return 'answered';
  });
}
