import { smallCatalogue } from '@shop/testing';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { forgetOldDeliveries } from '../../partners/messages/forget-deliveries.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { TestProvider } from '../../payments/test-provider.ts';
import { BUYER, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { NOT_PERSONAL, RETENTION } from './retention-rules.ts';

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
async function forget(): Promise<void> {
  await runJobs({ db: shop.db, psp: new TestProvider(shop.db, 0), now: () => shop.time.now });
  // What partners were told goes by the shop's clock.
  await forgetOldDeliveries(shop.db, new Date('2031-01-01T00:00:00Z'));
}

test('what nobody has paid names nobody after a month', async () => {
  const { body: unpaid } = await shop.checkout.start(orderOf(night, 12_000, { buyer: buyer('Dupontel') }));
  await shop.db.updateTable('purchase').set({ status: 'failed', failure: 'ORDER_EXPIRED' }).where('uuid', '=', unpaid.orderUUID).execute();
  await letPass('29 days');
  await forget();
  expect(await tablesWith('dupontel')).toContain('purchase');
  await letPass('2 days');
  await forget();
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
  await forget();
  expect(await tablesWith('allergic')).toEqual([]);
  expect(await tablesWith('vandenberghe')).toContain('purchase');
  await letPass('6 years');
  await forget();
  expect(await tablesWith('vandenberghe')).toEqual([]);
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
    await forget();
    return tablesWith('zebedee');
  };
  const all = ['account', 'contact_message', 'gift_voucher', 'newsletter_subscription', 'outbox'];
  expect(await left('89 days')).toEqual(all);
  expect(await left('2 days')).toEqual(all.filter((table) => table !== 'outbox'));
  expect(await left('1 year 11 months')).toEqual(['account', 'gift_voucher', 'newsletter_subscription']);
  expect(await left('1 year')).toEqual([]);
  expect(await tablesWith('owed')).toEqual(['outbox']);
});

test('a subscription that nobody has confirmed is forgotten after thirty days, a confirmed one is not', async () => {
  const subscription = (email: string) =>
    sql`insert into newsletter_subscription (email, country, language, created_at, updated_at, consented_at, confirmed_at)
      values (${email}, 'FR', 'fr', now(), now(), now(), ${email.startsWith('yes') ? sql`now()` : null})`.execute(shop.db);
  await subscription('yes.wilhelmina@example.com');
  await subscription('no.wilhelmina@example.com');
  const left = async () => (await shop.db.selectFrom('newsletter_subscription').select('email').execute()).map(({ email }) => email);
  await letPass('29 days');
  await forget();
  expect(await left()).toHaveLength(2);
  await letPass('2 days');
  await forget();
  expect(await left()).toEqual(['yes.wilhelmina@example.com']);
  await shop.db.deleteFrom('newsletter_subscription').execute();
});

test('every column that may hold somebody has a rule, or is known to hold nobody', async () => {
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(shop.db);
  const ruled = new Set(RETENTION.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)));
  const places = rows.map(({ place }) => place);
  const without = places.filter((place) => SOUNDS_PERSONAL.test(place.split('.')[1]!) && !ruled.has(place) && !NOT_PERSONAL.has(place));
  // A column of yours stands here? Say in retention-rules.ts how long it is kept and what forgets it, or that it names nobody.
  expect(without).toEqual([]);
  expect([...ruled, ...NOT_PERSONAL].filter((place) => !places.includes(place))).toEqual([]);
});

test('the operator reads the same rules in docs/privacy.md', () => {
  const document = readFileSync('docs/privacy.md', 'utf8');
  for (const { table, columns, why, stored, by } of RETENTION)
    expect(document).toContain(`| \`${table}\`: ${columns.join(', ')} | ${why} | ${stored} | ${by} |`);
});
