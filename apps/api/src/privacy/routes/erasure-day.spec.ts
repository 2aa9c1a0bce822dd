import { exportedBy } from '../../testing/exported-data.ts';
import { randomUUID } from 'node:crypto';
import { giftCard } from '../../testing/gift-card.ts';
import { eraseAccount } from '../erase.ts';
import { daysOf } from '../erasure.ts';
import { planned } from '../../payments/schedule/write-schedule.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { TestProvider } from '../../payments/test-provider.ts';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { accountShopOfFile, PASSWORD } from '../../accounts/routes/account-shop.test-utils.ts';
import { askForErasure, onErasureDay } from './erasure.test-utils.ts';
import type { Visitor } from '../../accounts/routes/visitor.test-utils.ts';

const shop = accountShopOfFile();
const DAY = '2030-07-01';

beforeEach(() => void (shop.time.now = new Date('2030-06-01T10:00:00Z')));

const keep = (browser: Visitor) => browser.ask('DELETE', '/gateway/account/erasure');
const erasureOf = async (browser: Visitor) => (await browser.get('/gateway/account/profile')).body.erasure;
const isThere = async (email: string) =>
  (await shop.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;
const mailsTo = (email: string) => [...shop.mails.values()].filter(({ to }) => to.address === email);
/** One run of the shop's jobs at a moment, by a process that has just begun. */
const round = (at: string) => runJobs({ db: shop.db, psp: new TestProvider(shop.db, 0), now: () => new Date(at) });

test('who asks stays signed in for thirty days, sees the day, and is erased on it and not before', async () => {
  const email = 'leaving@example.com';
  const browser = await shop.customer(email);
  expect(await erasureOf(browser)).toBeUndefined();
  expect(await askForErasure(browser)).toMatchObject({ status: 200, body: { day: DAY, delays: [] } });
  expect(await erasureOf(browser)).toEqual({ day: DAY, delays: [] });
  const elsewhere = shop.visitor();
  expect((await elsewhere.post('/gateway/account/sessions', { email, password: PASSWORD })).status).toBe(200);
  expect((await elsewhere.ask('PATCH', '/gateway/account/profile', { city: 'Gent' })).body.erasure).toEqual({ day: DAY, delays: [] });
  expect((await exportedBy(elsewhere)).data.profile.erasure).toEqual({ day: DAY, delays: [] });

  // Midnight at the point of sale is 22:00 of universal time.
  await round('2030-06-30T21:59:00Z');
  expect(await isThere(email)).toBe(true);
  await round('2030-06-30T22:01:00Z');
  expect(await isThere(email)).toBe(false);
  await round('2030-07-02T10:00:00Z');
});

test('the owner is mailed once what goes, when, and where to keep it; asking again changes nothing', async () => {
  const email = 'mailed@example.com';
  const browser = await shop.customer(email);
  const before = mailsTo(email).length;
  await askForErasure(browser);
  await drainOutbox(shop.outbox);
  shop.time.now = new Date('2030-06-11T10:00:00Z');
  expect((await askForErasure(browser)).body).toEqual({ day: DAY, delays: [] });
  await drainOutbox(shop.outbox);
  const [mail, ...more] = mailsTo(email).slice(before);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Votre compte va être supprimé');
  expect(mail?.text).toMatch(/lundi 1(er)? juillet 2030/);
  expect(mail?.text).toContain('http://shop.test/fr_FR/account/settings/profile');
});

test('who keeps the account has it after the day, as often as they press; one kept before its mail left is not written to', async () => {
  const email = 'staying@example.com';
  const browser = await shop.customer(email);
  const before = mailsTo(email).length;
  await shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('account').set({ erase_on: DAY }).where('email', '=', email).execute();
    const { id } = await trx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    await trx
      .insertInto('outbox')
      .values({ kind: 'accountMail', payload: JSON.stringify({ mail: 'erasureAsked', accountId: id }) } as never)
      .execute();
    await trx.updateTable('account').set({ erase_on: null }).where('id', '=', id).execute();
  });
  await drainOutbox(shop.outbox);
  expect(mailsTo(email)).toHaveLength(before);
  await askForErasure(browser);
  for (const _ of ['once', 'twice']) expect((await keep(browser)).status).toBe(204);
  expect(await erasureOf(browser)).toBeUndefined();
  await onErasureDay(shop, DAY);
  expect(await isThere(email)).toBe(true);
  shop.time.now = new Date('2030-07-10T10:00:00Z');
  await browser.post('/gateway/account/sessions', { email, password: PASSWORD });
  expect((await askForErasure(browser)).body.day).toBe('2030-08-09');
});

test('an account that its owner keeps while a round is about to erase it stays; one that is gone is not erased twice', async () => {
  const email = 'undecided@example.com';
  const browser = await shop.customer(email);
  await askForErasure(browser);
  const read = await shop.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const erase = (account: typeof read) =>
    eraseAccount({ db: shop.db, psp: new TestProvider(shop.db, 0) }, account, daysOf('fr_FR', new Date('2030-07-01T10:00:00Z')));
  await keep(browser);
  expect(await erase(read)).toBe('kept');
  expect(await isThere(email)).toBe(true);
  await askForErasure(browser);
  expect([await erase(read), await erase(read)]).toEqual(['erased', 'kept']);
});

test('an account that nobody used stays where its owner signs in meanwhile; one that moves to another address is read again', async () => {
  const email = 'unused@example.com';
  await shop.customer(email);
  const read = await shop.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const erase = () =>
    eraseAccount({ db: shop.db, psp: new TestProvider(shop.db, 0) }, read, daysOf('fr_FR', new Date('2033-07-01T10:00:00Z')));
  expect(await erase()).toBe('kept');
  await shop.db.deleteFrom('session').where('account_id', '=', read.id).execute();
  await shop.db.updateTable('account').set({ email: 'moved@example.com' }).where('id', '=', read.id).execute();
  expect(await erase()).toBe('kept');
  await shop.db.updateTable('account').set({ email }).where('id', '=', read.id).execute();
  expect(await erase()).toBe('erased');
});

test('a wrong password asks for nothing', async () => {
  const browser = await shop.customer('guessed@example.com');
  expect(await askForErasure(browser, 'not-this-one')).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
  expect(await erasureOf(browser)).toBeUndefined();
});

test('a trip that is not over on the day delays the erasure, and the answer names it; one that is over before, or cancelled, does not', async () => {
  const email = 'ahead@example.com';
  const browser = await shop.customer(email);
  await shop.order({ email, checkin: '2030-06-20', checkout: '2030-06-22' });
  await shop.order({ email, checkin: '2030-07-10', checkout: '2030-07-12', status: 'cancelled' });
  const uuid = await shop.order({ email, checkin: '2030-07-10', checkout: '2030-07-12' });
  const { booking_number: bookingNumber } = await shop.db
    .selectFrom('purchase')
    .select('booking_number')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const delays = [{ kind: 'trip', bookingNumber, until: '2030-07-12' }];
  expect((await askForErasure(browser)).body).toEqual({ day: DAY, delays });
  await onErasureDay(shop, '2030-07-12');
  expect(await isThere(email)).toBe(true);
  expect(await erasureOf(browser)).toEqual({ day: DAY, delays });
  await onErasureDay(shop, '2030-07-13');
  expect(await isThere(email)).toBe(false);
});

test('what is still to be paid delays the erasure until it is paid: one that was declined for good without a day', async () => {
  const email = 'owing@example.com';
  const browser = await shop.customer(email);
  const uuid = await shop.order({ email, checkin: '2030-05-01', checkout: '2030-05-02' });
  const rows = ['2030-06-20', '2030-07-20'].map((day, place) => planned({ uuid, number: place + 1, day, amount: 8_000 }));
  await shop.db.insertInto('payment_schedule').values(rows).execute();
  const set = (values: object, day: string) =>
    shop.db.updateTable('payment_schedule').set(values).where('purchase_uuid', '=', uuid).where('due_day', '=', day).execute();
  expect((await askForErasure(browser)).body.delays).toEqual([
    { kind: 'instalment', bookingNumber: expect.any(String), until: '2030-07-20' },
  ]);
  await set({ status: 'failed', next_attempt_on: null }, '2030-06-20');
  expect(await erasureOf(browser)).toEqual({ day: DAY, delays: [{ kind: 'instalment', bookingNumber: expect.any(String) }] });
  await set({ status: 'paid' }, '2030-06-20');
  await onErasureDay(shop, '2030-07-25');
  expect(await isThere(email)).toBe(true);
  await set({ status: 'paid', next_attempt_on: null }, '2030-07-20');
  await onErasureDay(shop, '2030-07-25');
  expect(await isThere(email)).toBe(false);
});

test('a gift that is still to be sent delays the erasure until it is on its way', async () => {
  const email = 'giving@example.com';
  const browser = await shop.customer(email);
  const order_uuid = await shop.order({ email, checkin: '2030-05-01', checkout: '2030-05-02' });
  const id = randomUUID();
  await shop.db
    .insertInto('gift_delivery')
    .values({ id, order_uuid, state: 'scheduled', send_at: new Date('2030-12-23T23:30:00Z') } as never)
    .execute();
  expect((await askForErasure(browser)).body.delays).toEqual([{ kind: 'gift', bookingNumber: expect.any(String), until: '2030-12-24' }]);
  await onErasureDay(shop, '2030-12-24');
  expect(await isThere(email)).toBe(true);
  await shop.db.updateTable('gift_delivery').set({ state: 'sent' }).where('id', '=', id).execute();
  await onErasureDay(shop, '2030-12-24');
  expect(await isThere(email)).toBe(false);
});

test('a refund that a bank has sent back delays the erasure until it is given', async () => {
  const email = 'refunded@example.com';
  const browser = await shop.customer(email);
  const purchase_uuid = await shop.order({ email, status: 'cancelled' });
  const intent_id = `pi_${purchase_uuid}`;
  const paid = { amount_cents: 24_000, status: 'succeeded', method: 'card' } as const;
  await shop.db
    .insertInto('payment_intent')
    .values({ id: intent_id, purchase_uuid, change_id: null, ...paid })
    .execute();
  await shop.db
    .insertInto('payment_refund')
    .values({ key: `cancel-${purchase_uuid}`, intent_id, amount_cents: 24_000, done_at: null })
    .execute();
  await askForErasure(browser);
  await onErasureDay(shop, DAY);
  expect(await isThere(email)).toBe(true);
  await shop.db.updateTable('payment_refund').set({ done_at: shop.time.now }).where('intent_id', '=', intent_id).execute();
  await onErasureDay(shop, DAY);
  expect(await isThere(email)).toBe(false);
});

test('a gift that others are still to send to the erased keeps the address that its buyer gave; one that has come does not', async () => {
  const email = 'surprised@example.com';
  const browser = await shop.customer(email);
  const order_uuid = await shop.order({ email: 'giver@example.com' });
  const [waiting, sent] = [randomUUID(), randomUUID()];
  const delivery = (id: string, state: string) => ({ id, order_uuid, state, send_at: new Date('2030-12-23T23:30:00Z') }) as never;
  await shop.db
    .insertInto('gift_delivery')
    .values([delivery(waiting, 'scheduled'), delivery(sent, 'sent')])
    .execute();
  const gift = (code: string, delivery_id: string) => giftCard(code, 5_000, { order_uuid, delivery_id, recipient_email: email });
  await shop.db
    .insertInto('gift_voucher')
    .values([gift('TO-BE-SENT', waiting), gift('WAS-SENT', sent)])
    .execute();
  await askForErasure(browser);
  await onErasureDay(shop, DAY);
  expect(await isThere(email)).toBe(false);
  const kept = shop.db.selectFrom('gift_voucher').select(['code', 'recipient_email']).where('order_uuid', '=', order_uuid).orderBy('code');
  expect(await kept.execute()).toEqual([
    { code: 'TO-BE-SENT', recipient_email: email },
    { code: 'WAS-SENT', recipient_email: null },
  ]);
});
