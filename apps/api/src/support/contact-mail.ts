import type { Mail, Sender } from '../mail/confirmation.ts';
import type { Database } from '../store/database.ts';

/** A kept message as customer care gets it; undefined when its writer was forgotten meanwhile. */
export async function contactMail(
  db: Database,
  messageId: string,
  { sender, contactAddress }: { sender: Sender; contactAddress: string },
): Promise<Mail | undefined> {
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
  const lines = facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return {
    to: { name: 'Customer care', address: contactAddress },
    from: { name: sender.shopName, address: 'contact@shop.invalid' },
    subject: `[${message.pos}] ${message.subtype} (${message.reference})`,
    text: `${lines.join('\n')}\n\n${message.description}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body>
<p>${lines.map(escaped).join('<br>')}</p><p>${escaped(message.description).replaceAll('\n', '<br>')}</p></body></html>`,
  };
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
