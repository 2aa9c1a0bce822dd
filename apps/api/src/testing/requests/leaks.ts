import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { orderKey } from '../../orders/access/order-access.ts';
import type { Database } from '../../platform/database/database.ts';
import { drawFrom } from './draw.ts';

/** Words of somebody whom nobody else may learn of, and what opens what is theirs. */
export interface Witness {
  /** Ids that an attacker may have read somewhere: they open nothing by themselves. */
  readonly uuid: string;
  readonly bookingNumber: string;
  /** What a hotel was told of the order. */
  readonly messageId: string;
  /** What no answer may hold. */
  readonly secrets: readonly string[];
}

const PERSON = { firstName: 'Zéphyrinette', lastName: 'Wxyzlevska', street: '77 quai Qqfhtx', phone: '+33699977755' };

/** A hotel of nobody who takes part. */
const OTHER_HOTEL = 2_000_000_001;

/**
 * Somebody else's account, order, gift, messages, subscription and session, all in words that occur nowhere else.
 * The same seed plants the same booking number; a second witness in the same shop needs another seed.
 * Without a seed the number is another each time: the bench asks the same database again and again.
 */
export async function plantWitness(db: Database, seed = Date.now()): Promise<Witness> {
  const [uuid, account, messageId, mark] = [randomUUID(), randomUUID(), randomUUID(), randomUUID().slice(0, 8)];
  const email = `witness-${mark}@qqfhtx.example`;
  const bookingNumber = String(drawFrom(seed).whole(90_000_000, 99_999_998));
  const code = `W7TN-${mark.slice(0, 4).toUpperCase()}-9QXZ`;
  const { firstName, lastName, street, phone } = PERSON;
  const tokenHash = `hash-of-a-session-${mark}`;
  const buyer = JSON.stringify({
    email: { email },
    civility: 'MRS',
    firstName,
    lastName,
    phoneNumber: phone,
    addressLine: street,
    country: 'FR',
  });
  const gift = JSON.stringify({
    kind: 'GIFTCARD',
    productCode: null,
    label: { fr: 'Carte cadeau' },
    format: 'digital',
    value: 5_000,
    nights: 0,
    adults: 2,
  });
  await sql`insert into account (id, email, email_verified_at, password_hash, first_name, last_name, phone_number, address_line, locale, created_at)
    values (${account}, ${email}, now(), '$argon2id$of-the-witness', ${firstName}, ${lastName}, ${phone}, ${street}, 'fr_FR', now())`.execute(
    db,
  );
  await sql`insert into session (id, token_hash, kind, account_id, device, created_at, last_seen_at, expires_at)
    values (gen_random_uuid(), ${tokenHash}, 'customer', ${account}, 'Qqfhtx', now(), now(), now() + interval '1 day')`.execute(db);
  await sql`insert into purchase (uuid, booking_number, status, kind, locale, buyer, email, account_id, amount_cents, rooms, adults, children, babies, request, gift, paid_at)
    values (${uuid}, ${bookingNumber}, 'paid', 'gift', 'fr_FR', ${buyer}::jsonb, ${email}, ${account}, 5000, 0, 2, 0, 0, '{}'::jsonb, ${gift}::jsonb, now())`.execute(
    db,
  );
  await sql`insert into gift_voucher (code, kind, format, value_cents, remaining_cents, adults, status, expires_on, locale, order_uuid, from_name, message, recipient_email)
    values (${code}, 'GIFTCARD', 'digital', 5000, 5000, 2, 'active', current_date + 300, 'fr_FR', ${uuid}, ${firstName}, ${street}, ${email})`.execute(
    db,
  );
  await sql`insert into contact_message (id, reference, reason, type, subtype, description, name, email, phone, language, pos, created_at)
    values (gen_random_uuid(), ${mark}, 'other', 'x', 'x', ${street}, ${lastName}, ${email}, ${phone}, 'fr', 'FR', now())`.execute(db);
  await sql`insert into newsletter_subscription values (${email}, 'FR', 'fr', null, now(), now())`.execute(db);
  await sql`insert into partner_message (id, kind, place_id, purchase_uuid, sequence, movement, content, state, next_attempt_at, written_at, sent_at, care_told_at)
    values (${messageId}, 'hotel', ${OTHER_HOTEL}, ${uuid}, 1, 'booked', ${JSON.stringify({ guest: lastName, phone })}::jsonb, 'acknowledged', now(), now(), now(), now())`.execute(
    db,
  );
  const secrets = [email, firstName, lastName, street, phone, code, tokenHash, '$argon2id$', await orderKey(db, uuid)];
  return { uuid, bookingNumber, messageId, secrets: [...secrets, ...(await ownSecrets(db))] };
}

/** What the shop keeps to itself. */
async function ownSecrets(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('secret').select('value').execute();
  return rows.map(({ value }) => value.slice(0, 60));
}

/** The secret that an answer holds, with what stands around it; undefined where it keeps them all. */
export function leakIn({ secrets }: Witness, text: string): string | undefined {
  const lower = text.toLowerCase();
  const found = secrets.find((secret) => lower.includes(secret.toLowerCase()));
  if (found === undefined) return undefined;
  const at = lower.indexOf(found.toLowerCase());
  return `leaks ${found.slice(0, 12)} in ${text.slice(Math.max(0, at - 80), at + 80)}`;
}
