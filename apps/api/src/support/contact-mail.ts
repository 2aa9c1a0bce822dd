import { type Care, careMail, type Fact, type Mail } from '../mail/index.ts';
import type { Database } from '../platform/database/index.ts';

/** A kept message as customer care gets it; undefined when its writer was forgotten meanwhile. */
export async function contactMail(db: Database, messageId: string, care: Care): Promise<Mail | undefined> {
  const message = await db.selectFrom('contact_message').selectAll().where('id', '=', messageId).executeTakeFirst();
  if (!message) return undefined;
  const facts: [string, string | null][] = [
    ['Reference', message.reference],
    ['Type', message.type],
    ['Subtype', message.subtype],
    ['Booking number', message.booking_number],
    ['Name', message.name],
    ['E-mail', message.email],
    ['Phone', message.phone],
    ['Language', message.language],
    ['Point of sale', message.pos],
    ['Written by', message.written_for_customer_by],
  ];
  return careMail(
    {
      from: 'contact',
      subject: `[${message.pos}] ${message.subtype} (${message.reference})`,
      intro: message.description,
      facts: facts.flatMap(([label, value]): Fact[] => (value ? [[label, value]] : [])),
    },
    care,
  );
}
