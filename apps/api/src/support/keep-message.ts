import type { ContactBody } from '@shop/contracts';
import { checkBookingNumber, checkPhone, needsBookingNumber, requestKind } from '@shop/domain';
import { randomInt, randomUUID } from 'node:crypto';
import { checkedEmail, checkedName } from '../accounts/authentication/index.ts';
import { invalidField } from '../platform/http/index.ts';
import type { Database } from '../platform/database/index.ts';
import { enqueue } from '../platform/jobs/index.ts';

/** Who wrote, beside what the form says. */
export interface Writer {
  readonly accountId: string | undefined;
  /** The colleague, in customer-care mode. */
  readonly colleague: string | undefined;
}

/** Keeps a message and leaves it for customer care in one transaction; answers the reference that the customer may quote. */
export async function keepMessage({ db, now }: { db: Database; now: Date }, body: ContactBody, writer: Writer): Promise<string> {
  const message = { ...checkedMessage(body), id: randomUUID(), reference: newReference() };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('contact_message')
      .values({ ...message, account_id: writer.accountId ?? null, written_for_customer_by: writer.colleague ?? null, created_at: now })
      .execute();
    await enqueue(trx, 'contactMail', { messageId: message.id });
  });
  return message.reference;
}

/** Type and subtype follow from the reason, whatever the hidden fields say. */
function checkedMessage(body: ContactBody) {
  const { contact_reason: reason, language, pos } = body;
  const description = body.description.trim();
  if (description === '') throw invalidField('description', 'description is needed.');
  return {
    reason,
    ...requestKind(reason),
    booking_number: checkedBooking(body),
    description,
    name: checkedName('name', body.name),
    email: checkedEmail(body.email),
    phone: checkedPhone(body.phone, pos),
    language,
    pos,
  };
}

function checkedBooking({ contact_reason: reason, Booking_ID__c: number = '' }: ContactBody): string | null {
  const { kind } = checkBookingNumber(number, { optional: !needsBookingNumber(reason) });
  if (kind !== 'ok') throw invalidField('Booking_ID__c', 'Booking_ID__c is composed of 8 digits.');
  return number.trim() || null;
}

function checkedPhone(phone: string | undefined, country: string): string | null {
  if (!phone?.trim()) return null;
  const check = checkPhone(phone, { country });
  if (check.kind !== 'ok' || !check.e164) throw invalidField('phone', 'phone is not a valid number.');
  return check.e164;
}

/** Letters and digits that nobody mixes up on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function newReference(): string {
  return Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
