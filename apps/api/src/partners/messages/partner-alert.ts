import { partnerMessage } from './partner-message.ts';
import type { ChaseReason } from '@shop/domain';
import { careMail, type Fact, type Mailbox, type Sender } from '../../mail/index.ts';
import type { OutboxHandler } from '../../platform/jobs/index.ts';
import type { Database } from '../../platform/database/index.ts';

export interface AlertContext {
  readonly db: Database;
  readonly mailbox: Mailbox;
  readonly sender: Sender;
  readonly contactAddress: string;
}

const WHAT: Readonly<Record<ChaseReason, string>> = {
  refused: 'cannot deliver, or has a question',
  failed: 'could not be notified: every attempt has failed',
  notDelivered: 'has not been notified: the message is not delivered yet',
  unanswered: 'was notified twice and has not answered',
};

/** Tells customer care of a message that needs a person: who, which booking, and what to do. */
export function partnerAlert({ db, mailbox, sender, contactAddress }: AlertContext): OutboxHandler {
  return async ({ messageId, reason }, { id }) => {
    const row = await db.selectFrom('partner_message').selectAll().where('id', '=', messageId!).executeTakeFirst();
    if (!row) return;
    const partner = await db
      .selectFrom('delivery_place')
      .innerJoin('delivery_partner', 'delivery_partner.id', 'delivery_place.partner_id')
      .select(['delivery_partner.id', 'delivery_partner.name', 'delivery_partner.channel', 'delivery_partner.email'])
      .where('delivery_place.kind', '=', row.kind)
      .where('delivery_place.place_id', '=', row.place_id)
      .executeTakeFirst();
    const { bookingNumber, type, stay, activities } = partnerMessage(row, 'en_GB');
    const place = row.kind === 'warehouse' ? 'The warehouse' : `${row.kind === 'hotel' ? 'Hotel' : 'Activity centre'} ${row.place_id}`;
    const facts: Fact[] = [
      ['Booking', `${bookingNumber} (${type})`],
      ['Who', `${place}${stay ? `, ${stay.hotel.name}` : ''}`],
      ['Partner', partner ? `${partner.id}, ${partner.name}, by ${partner.channel}` : 'none is registered for this place'],
      ...(partner?.email ? [['Mail', partner.email] as Fact] : []),
      ...(stay ? [['Stay', `${stay.checkin} to ${stay.checkout}, ${stay.room.name}`] as Fact] : []),
      ...(activities ? activities.activities.map(({ name, date }): Fact => ['Activity', `${name}, ${date ?? 'no day chosen'}`]) : []),
      ...(row.answer ? [['They say', row.answer] as Fact] : []),
      ...(row.last_error ? [['Last error', row.last_error] as Fact] : []),
      ['Message', row.id],
    ];
    const subject = `${place} ${WHAT[reason as ChaseReason]}: booking ${bookingNumber}`;
    const intro = 'A message to a partner needs somebody who looks after it.';
    await mailbox.deliver(`partner-alert-${id}`, careMail({ subject, intro, facts }, { sender, contactAddress }));
  };
}
