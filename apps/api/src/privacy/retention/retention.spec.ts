import { smallCatalogue } from '@shop/testing';
import { readFileSync } from 'node:fs';
import { type RawBuilder, sql } from 'kysely';
import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { eraseOldDeliveries } from '../../partners/messages/erase-deliveries.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { TestProvider } from '../../payments/test-provider.ts';
import { BUYER, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { NO_GIFT_WORDS } from '../erase-order.ts';
import { NOT_PERSONAL, RETENTION, WITHOUT_CUSTOMERS } from './retention-rules.ts';

const shop = shopOfFile({ catalogue: smallCatalogue({ days: { 12: { stock: 30 } } }), outboxSleeps: true });
const SOUNDS_PERSONAL =
  /name|mail|phone|address|(^|_)city|postal|country|buyer|guest|customer|recipient|sender|message|description|request|invoice|subject|device|account_id|token|payload|contact|person|birth|iban|_ip$|^ip$/;

/** Moves everything that the shop has written into the past: the same as a clock that has gone on. */
async function letPass(interval: string): Promise<void> {
  const { rows } = await sql<{ table_name: string; column_name: string; data_type: string }>`
    select table_name, column_name, data_type from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and (data_type like 'timestamp%' or data_type = 'date')
      and table_name in ('purchase', 'gift_voucher', 'account', 'contact_message', 'newsletter_subscription', 'outbox', 'idempotency', 'session')`.execute(
    shop.db,
  );
  for (const { table_name, column_name, data_type } of rows)
    await sql`update ${sql.table(table_name)} set ${sql.ref(column_name)} =
      (${sql.ref(column_name)} - ${interval}::interval)::${sql.raw(data_type)}`.execute(shop.db);
}

/** Everything that stands in the database, as text, by table. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
    shop.db,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql`select 1 from ${sql.table(name)} as row where row::text ilike ${`%${word}%`} limit 1`.execute(shop.db);
    if (hits.length > 0) found.push(name);
  }
  return found.sort();
}

const buyer = (name: string) => ({
  ...BUYER,
  email: { email: `${name}@example.com` },
  lastName: name,
  phoneNumber: '+33611111111',
});
const night = { ...stayItems() };
night.shortStayItem = { ...night.shortStayItem, specialRequest: 'Allergic-to-nuts' } as never;
async function erase(): Promise<void> {
  await runJobs({ db: shop.db, psp: new TestProvider(shop.db, 0), now: () => shop.time.now });
  // What partners were told goes by the shop's clock.
  await eraseOldDeliveries(shop.db, new Date('2031-01-01T00:00:00Z'));
}

test('what nobody has paid names nobody after a month', async () => {
  const { body: unpaid } = await shop.checkout.start(orderOf(night, 12_000, { buyer: buyer('Dupontel') }));
  await shop.db.updateTable('purchase').set({ status: 'failed', failure: 'ORDER_EXPIRED' }).where('uuid', '=', unpaid.orderUUID).execute();
  await letPass('29 days');
  await erase();
  expect(await tablesWith('dupontel')).toContain('purchase');
  await letPass('2 days');
  await erase();
  expect(await tablesWith('dupontel')).toEqual([]);
  expect(await tablesWith('allergic')).toEqual([]);
  expect(await shop.db.selectFrom('purchase').select('status').where('uuid', '=', unpaid.orderUUID).executeTakeFirst()).toEqual({
    status: 'failed',
  });
});

test('an order that was paid is kept for the books, without what its guest had asked for; after ten years it names nobody', async () => {
  await shop.checkout.sell(orderOf(night, 12_000, { buyer: buyer('Vandenberghe') }));
  // The stay is four years ahead of the database's clock.
  await letPass('4 years 300 days');
  await erase();
  expect(await tablesWith('allergic')).toEqual([]);
  expect(await tablesWith('vandenberghe')).toContain('purchase');
  await letPass('6 years');
  await erase();
  expect(await tablesWith('vandenberghe')).toEqual([]);
});

/** The same as if it had been issued on another day, by a counter of its own: an invoice cannot be moved into the past. */
const issueCopy = (number: string, day: RawBuilder<unknown>) =>
  sql`insert into invoice (seller, number, kind, purchase_uuid, day, body, through_entry)
    select seller, ${number}, kind, purchase_uuid, (${day})::date, body, through_entry from invoice where number = 'F2030-000001'`.execute(
    shop.db,
  );
const yearsEnded = (years: number) => sql`date_trunc('year', current_date) - make_interval(years => ${years}::int)`;

describe('an invoice', () => {
  const documents = async () => {
    const { rows } = await sql<{ number: string; to: object; body: object }>`
      select number, body -> 'billedTo' as "to", body - 'billedTo' as body from invoice order by number`.execute(shop.db);
    return new Map(rows.map(({ number, ...document }) => [number, document]));
  };
  beforeAll(async () => {
    const { opened } = await shop.checkout.sell(orderOf(night, 12_000, { buyer: buyer('Peeters') }));
    const to = { email: 'Peeters@example.com', company: 'Peeters Bakkerij', vatNumber: 'BE0123456749', addressLine: 'Markt 1' };
    expect(await shop.checkout.post(`/gateway/bookings/${opened.orderUUID}/invoice`, to)).toMatchObject({ status: 200 });
    // The last day of the last year that is over, and the first of the first that is not.
    await issueCopy('OVER', sql`${yearsEnded(10)} - interval '1 day'`);
    await issueCopy('KEPT', yearsEnded(10));
  });

  test('names nobody once ten calendar years have ended since its own, and keeps number, amounts and VAT (D10)', async () => {
    const before = await documents();
    expect(before.get('OVER')!.to).toMatchObject({ name: 'Marie Peeters', company: 'Peeters Bakkerij', vatNumber: 'BE0123456749' });
    await erase();
    const after = await documents();
    expect(after.get('OVER')).toEqual({ ...before.get('OVER'), to: { name: '', country: 'FR' } });
    expect(after.get('KEPT')).toEqual(before.get('KEPT'));
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
  });

  test.each([
    ['of a year that is not over', `body = invoice_without_customer(body)`, 'KEPT'],
    ['to somebody else', `body = jsonb_set(body, '{billedTo,name}', '"Somebody"')`, 'OVER'],
    ['with an amount', `body = jsonb_set(invoice_without_customer(body), '{gross}', '1')`, 'OVER'],
    ['with its number', `body = invoice_without_customer(body), number = 'F2030-000009'`, 'OVER'],
    ['with its day', `body = invoice_without_customer(body), day = day - 1`, 'OVER'],
  ])('is never altered %s', async (_, change, number) => {
    await expect(sql`update invoice set ${sql.raw(change)} where number = ${number}`.execute(shop.db)).rejects.toThrow('append-only');
  });

  test.each(['delete from invoice', 'truncate invoice'])('is never gone: "%s"', async (statement) => {
    await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('append-only');
  });
});

test('messages, subscriptions, gifts’ words, mails that cannot be sent and accounts that nobody uses are forgotten in their time', async () => {
  const { db } = shop;
  await sql`insert into contact_message (id, reference, reason, type, subtype, description, name, email, language, pos, created_at)
    values (gen_random_uuid(), 'REF', 'x', 'x', 'x', 'Where is Zebedee', 'Zebedee', 'zebedee@example.com', 'fr', 'FR', now())`.execute(db);
  await sql`insert into newsletter_subscription values ('zebedee@example.com', 'FR', 'fr', null, now(), now())`.execute(db);
  await sql`insert into outbox (kind, payload) values ('contactMail', '{"to": "zebedee@example.com"}'), ('refund', '{"key": "owed"}')`.execute(
    db,
  );
  await sql`insert into gift_voucher (code, kind, format, value_cents, remaining_cents, adults, status, expires_on, locale, from_name, recipient_email)
    values ('OLD-GIFT-0001', 'GIFTCARD', 'digital', 5000, 5000, 2, 'active', current_date, 'fr_FR', 'Zebedee', 'zebedee@example.com')`.execute(
    db,
  );
  await sql`insert into account (id, email, email_verified_at, password_hash, first_name, last_name, locale, created_at)
    values (gen_random_uuid(), 'zebedee@example.com', now(), 'x', 'Zebedee', 'Zebedee', 'fr_FR', now())`.execute(db);
  const left = async (interval: string) => {
    await letPass(interval);
    await erase();
    return tablesWith('zebedee');
  };
  const all = ['account', 'contact_message', 'gift_voucher', 'newsletter_subscription', 'outbox'];
  expect(await left('89 days')).toEqual(all);
  expect(await left('2 days')).toEqual(all.filter((table) => table !== 'outbox'));
  expect(await left('1 year 11 months')).toEqual(['account', 'gift_voucher', 'newsletter_subscription']);
  expect(await left('1 year')).toEqual([]);
  expect(await tablesWith('owed')).toEqual(['outbox']);
});

test('the words of a gift are forgotten in its order after three years, also where the gift itself has none any more', async () => {
  const gift = { giftCardItem: { amount: 5_000, recipientEmail: 'hortense@example.com' } };
  const { opened } = await shop.checkout.sell(orderOf(gift, 5_000));
  await shop.db.updateTable('gift_voucher').set(NO_GIFT_WORDS).where('order_uuid', '=', opened.orderUUID).execute();
  // The mail of the gift is another matter.
  await shop.db.deleteFrom('outbox').execute();
  await letPass('2 years 11 months');
  await erase();
  expect(await tablesWith('hortense')).toEqual(['purchase']);
  await letPass('2 months');
  await erase();
  expect(await tablesWith('hortense')).toEqual([]);
});

test('a subscription that nobody has confirmed is forgotten after thirty days, a confirmed one is not', async () => {
  const subscription = (email: string) =>
    sql`insert into newsletter_subscription (email, country, language, created_at, updated_at, consented_at, confirmed_at)
      values (${email}, 'FR', 'fr', now(), now(), now(), ${email.startsWith('yes') ? sql`now()` : null})`.execute(shop.db);
  await subscription('yes.wilhelmina@example.com');
  await subscription('no.wilhelmina@example.com');
  const left = async () => (await shop.db.selectFrom('newsletter_subscription').select('email').execute()).map(({ email }) => email);
  await letPass('29 days');
  await erase();
  expect(await left()).toHaveLength(2);
  await letPass('2 days');
  await erase();
  expect(await left()).toEqual(['yes.wilhelmina@example.com']);
  await shop.db.deleteFrom('newsletter_subscription').execute();
});

/** Every column of the database, `table.column`, with its type. */
async function columns(): Promise<readonly { readonly place: string; readonly type: string }[]> {
  const { rows } = await sql<{ place: string; type: string }>`
    select table_name || '.' || column_name as place, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(shop.db);
  return rows;
}
const ruled = new Set(RETENTION.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)));
const isKnown = (place: string) => ruled.has(place) || NOT_PERSONAL.has(place);

test('every column that may hold somebody has a rule, or is known to hold nobody; a document may hold anybody', async () => {
  const all = await columns();
  const mayHold = all.filter(({ place, type }) => {
    const [table, column] = place.split('.') as [string, string];
    return SOUNDS_PERSONAL.test(column) || (/^jsonb?$/.test(type) && !WITHOUT_CUSTOMERS.has(table));
  });
  // A column of yours stands here? Say in retention-rules.ts how long it is kept and what erases it, or that it names nobody.
  expect(mayHold.map(({ place }) => place).filter((place) => !isKnown(place))).toEqual([]);
  const places = new Set(all.map(({ place }) => place));
  expect([...ruled, ...NOT_PERSONAL].filter((place) => !places.has(place))).toEqual([]);
});

test('a customer who has bought, had an invoice and has given a gift stands in columns with a rule alone (D10)', async () => {
  const quint = buyer('Quintijn');
  const { opened } = await shop.checkout.sell(orderOf(night, 12_000, { buyer: quint }));
  const to = { email: quint.email.email, company: 'Quintijn BV', addressLine: 'Quintijnstraat 1' };
  expect(await shop.checkout.post(`/gateway/bookings/${opened.orderUUID}/invoice`, to)).toMatchObject({ status: 200 });
  const gift = { giftCardItem: { amount: 5_000, customization: { fromName: 'Quintijn', message: 'For Quintijn' } } };
  await shop.checkout.sell(orderOf(gift, 5_000, { buyer: quint }));
  const held: string[] = [];
  for (const { place } of await columns()) {
    const [table, column] = place.split('.') as [string, string];
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)}::text ilike '%quintijn%' limit 1`.execute(
      shop.db,
    );
    if (rows.length > 0) held.push(place);
  }
  expect(held).toEqual(expect.arrayContaining(['invoice.body', 'partner_message.content', 'purchase.buyer', 'purchase.gift']));
  expect(held.filter((place) => !ruled.has(place))).toEqual([]);
});

test('the operator reads the same rules in docs/privacy.md', () => {
  const document = readFileSync('docs/privacy.md', 'utf8');
  for (const { table, columns, why, stored, by } of RETENTION)
    expect(document).toContain(`| \`${table}\`: ${columns.join(', ')} | ${why} | ${stored} | ${by} |`);
});
