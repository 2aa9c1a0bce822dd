import { exportedBy } from '../../testing/exported-data.ts';
import { giftCard } from '../../testing/gift-card.ts';
import { sql } from 'kysely';
import { accountShopOfFile, PASSWORD } from '../../accounts/routes/account-shop.test-utils.ts';
import { askForErasure, eraseOnItsDay } from './erasure.test-utils.ts';
import type { Visitor } from '../../accounts/routes/visitor.test-utils.ts';

const shop = accountShopOfFile();

const WORDS = ['sofie.dewaele', 'Dewaele', 'Sofie', '+32470112233', 'allergique aux noix', 'Bisous de Sofie'];

/** Every column that can hold text, of every table there is. */
async function columnsWith(word: string): Promise<string[]> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and data_type in ('text', 'jsonb', 'character varying', 'ARRAY', 'uuid')`.execute(shop.db);
  const found: string[] = [];
  for (const { table_name, column_name } of rows) {
    const holds = await sql`select 1 from ${sql.table(table_name)}
      where lower(${sql.ref(column_name)}::text) like ${`%${word.toLowerCase()}%`} limit 1`.execute(shop.db);
    if (holds.rows.length > 0) found.push(`${table_name}.${column_name}`);
  }
  return found;
}

/** Somebody who has left traces wherever one can. */
async function livelyCustomer(email: string): Promise<Visitor> {
  const browser = await shop.customer(email, 'Sofie');
  await browser.ask('PATCH', '/gateway/account/profile', { lastName: 'Dewaele', phoneNumber: '+32470112233', city: 'Gent' });
  await browser.ask('PUT', '/gateway/account/wishlist/STAY/101');
  await browser.ask('PUT', '/gateway/account/wishlist/STAY/101/note', { note: 'Pour l’anniversaire de Sofie' });
  await browser.ask('PUT', '/gateway/account/wishlist/alerts', { on: true });
  await browser.post('/gateway/account/wishlist/share');
  await browser.post('/gateway/marketing/newsletter', { email, country: 'BE', language: 'fr' });
  await browser.post('/gateway/account/password-resets', { email, locale: 'fr_BE' });
  await shop
    .visitor()
    .post('/gateway/account/registrations', { email, password: PASSWORD, firstName: 'Sofie', lastName: 'Dewaele', locale: 'fr_BE' });
  return browser;
}

test('an erased customer is gone from every text column of every table; the orders stay, without the person', async () => {
  const email = 'sofie.dewaele@example.com';
  const browser = await livelyCustomer(email);
  const accountId = browser.cookies.get('account_id')!;
  const mine = await shop.order({ email, accountId, checkin: '2030-05-01', checkout: '2030-05-02' });
  const asGuest = await shop.order({ email: 'Sofie.Dewaele@Example.com', checkin: '2030-04-01', checkout: '2030-04-02' });
  for (const uuid of [mine, asGuest]) {
    await shop.db
      .updateTable('purchase')
      .set({
        buyer: JSON.stringify({ email: { email }, firstName: 'Sofie', lastName: 'Dewaele', phoneNumber: '+32470112233', country: 'BE' }),
        special_request: 'Sofie est allergique aux noix',
        request: JSON.stringify({ buyer: { firstName: 'Sofie' }, items: { specialRequest: 'allergique aux noix' } }),
        gift: JSON.stringify({ fromName: 'Sofie', message: 'Bisous de Sofie', format: 'digital' }),
        invoice: JSON.stringify({ name: 'Dewaele BV' }),
      })
      .where('uuid', '=', uuid)
      .execute();
  }
  await shop.db
    .insertInto('gift_voucher')
    .values(
      giftCard('SOLDGIFT1', 5_000, {
        locale: 'fr_BE',
        order_uuid: mine,
        from_name: 'Sofie',
        message: 'Bisous de Sofie',
        recipient_email: email,
      }),
    )
    .execute();
  for (const word of WORDS) expect(await columnsWith(word)).not.toEqual([]);

  const wrong = await askForErasure(browser, 'not-the-password');
  expect([wrong.status, wrong.body.code]).toEqual([403, 'WRONG_PASSWORD']);
  await eraseOnItsDay(shop, browser);

  for (const word of [...WORDS, accountId]) expect([word, await columnsWith(word)]).toEqual([word, []]);
  const stored = await shop.db
    .selectFrom('purchase')
    .select(['amount_cents', 'buyer', 'checkin'])
    .where('uuid', 'in', [mine, asGuest])
    .execute();
  expect(stored).toHaveLength(2);
  expect(stored[0]).toMatchObject({ amount_cents: 24_000, buyer: { country: 'BE', firstName: '' } });
  expect(await shop.db.selectFrom('gift_voucher').select('status').where('code', '=', 'SOLDGIFT1').executeTakeFirst()).toEqual({
    status: 'active',
  });
  const shown = await shop.visitor().get(`/gateway/orders/${mine}?locale=fr_FR`);
  expect(shown.status).toBe(200);
  expect(JSON.stringify(shown.body)).not.toMatch(/sofie|dewaele/i);
  expect((await browser.get('/gateway/account/profile')).status).toBe(401);
  expect((await shop.visitor().post('/gateway/account/sessions', { email, password: PASSWORD })).status).toBe(401);
});

test('somebody whose address is part of the erased one keeps everything', async () => {
  const longer = await livelyCustomer('anna-lot@example.com');
  const short = await shop.customer('lot@example.com');
  await longer.post('/gateway/account/password-resets', { email: 'anna-lot@example.com', locale: 'fr_FR' });
  const waiting = () => shop.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
  const before = await waiting();
  await eraseOnItsDay(shop, short);
  expect(await waiting()).toEqual(before);
  expect((await longer.get('/gateway/account/profile')).body).toMatchObject({ firstName: 'Sofie' });
});

test('a customer takes along all that is kept, and no secret', async () => {
  const browser = await livelyCustomer('export@example.com');
  await shop.order({ email: 'export@example.com', accountId: browser.cookies.get('account_id')! });
  const { data, headers } = await exportedBy(browser);
  expect(headers['content-disposition']).toBe('attachment; filename="mes-donnees.zip"');
  expect(data).toMatchObject({
    profile: { email: 'export@example.com', lastName: 'Dewaele' },
    wishlist: [{ type: 'STAY', id: '101' }],
    orders: [{ amountCents: 24_000, buyer: { lastName: 'Durand' } }],
    newsletter: [{ email: 'export@example.com', country: 'BE' }],
    sessions: [{ current: true }],
  });
  expect(JSON.stringify(data)).not.toMatch(/argon2|token_hash|password/i);
});
