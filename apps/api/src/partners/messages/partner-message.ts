import type { Locale, PartnerMessage } from '@shop/contracts';
import type { Selectable } from 'kysely';
import { worded } from '../../availability/cards/index.ts';
import type { Tables } from '../../platform/database/index.ts';

export type MessageRow = Selectable<Tables['partner_message']>;

/** A message as its partner reads it, in the language of the partner; the same however often it is sent. */
export function partnerMessage(row: MessageRow, locale: Locale): PartnerMessage {
  const { bookingNumber, guest, ...deliverables } = row.content as { bookingNumber: string; guest?: PartnerMessage['guest'] };
  return {
    id: row.id,
    type: row.movement,
    sequence: row.sequence,
    occurredAt: row.written_at.toISOString(),
    ...(row.reminders > 0 && { reminder: true }),
    bookingNumber,
    ...(guest && { guest }),
    ...(worded(deliverables, locale) as Partial<PartnerMessage>),
  };
}
