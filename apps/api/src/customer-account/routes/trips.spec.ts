import { randomUUID } from 'node:crypto';
import { openAccountShop, OPENING_MS, type AccountShop } from '../../accounts/routes/account-shop.test-utils.ts';
import { drainOutbox } from '../../testing/checkout-client.ts';
import type { Visitor } from '../../accounts/routes/visitor.test-utils.ts';

let shop: AccountShop;
beforeAll(async () => void (shop = await openAccountShop()), OPENING_MS);
afterAll(() => shop?.end());
beforeEach(async () => void (await shop.db.deleteFrom('attempt').execute()));

const accountIdOf = (browser: Visitor) => browser.cookies.get('account_id')!;

describe('trips', () => {
  test('an account has its orders and those bought as a guest with its confirmed address: next first, past last', async () => {
    const browser = await shop.customer('trips@example.com');
    const past = await shop.order({ email: 'trips@example.com', checkin: '2030-05-01', checkout: '2030-05-02' });
    const later = await shop.order({
      email: 'other@example.com',
      accountId: accountIdOf(browser),
      checkin: '2030-09-01',
      checkout: '2030-09-02',
    });
    const next = await shop.order({ email: 'Trips@Example.com' });
    await shop.order({ email: 'trips@example.com', status: 'pending' });
    const { trips } = (await browser.get('/gateway/account/trips?locale=fr_FR')).body;
    expect(trips.map(({ orderUUID, moment }: { orderUUID: string; moment: string }) => [orderUUID, moment])).toEqual([
      [next, 'upcoming'],
      [later, 'upcoming'],
      [past, 'past'],
    ]);
    expect(trips[0]).toMatchObject({
      label: 'Détente au bord du lac',
      nights: 2,
      amount: 24_000,
      uri: '/produit/sejour/101/detente-au-bord-du-lac',
    });
  });

  test('an order that names another account is not shown to who shares the address', async () => {
    const browser = await shop.customer('shared@example.com');
    const owner = await shop.customer('owner@example.com');
    await shop.order({ email: 'shared@example.com', accountId: accountIdOf(owner) });
    expect((await browser.get('/gateway/account/trips')).body.trips).toEqual([]);
  });
});

describe('one trip', () => {
  test('has its booking, what may still be done with it, the way there, and opens its documents', async () => {
    const browser = await shop.customer('trip@example.com');
    const uuid = await shop.order({ email: 'trip@example.com' });
    await shop.db.updateTable('hotel').set({ telephone: '+33450000000' }).execute();
    const documents = `/gateway/orders/${uuid}/calendar.ics`;
    const { status, body } = await browser.get(`/gateway/account/trips/${uuid}?locale=nl_BE`);
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ orderUUID: uuid, moment: 'upcoming', email: 'trip@example.com', due: 0, label: 'Ontspannen aan het meer' },
        booking: { order: { orderUUID: uuid, email: 't•••@example.com' }, modificationConditions: { cancellable: expect.any(Boolean) } },
        hotel: {
          address: expect.any(String),
          latitude: expect.any(Number),
          arrivalFrom: expect.stringMatching(/^\d\d:\d\d$/),
          telephone: '+33450000000',
          writtenTelephone: '+33\u00A04\u00A050\u00A000\u00A000\u00A000',
        },
      },
    ]);
    expect((await browser.get(documents)).status).toBe(200);
    const stranger = await shop.customer('stranger@example.com');
    expect((await stranger.get(documents)).status).toBe(403);
  });

  test('says what of it is still to be paid', async () => {
    const browser = await shop.customer('due@example.com');
    const uuid = await shop.order({ email: 'due@example.com' });
    const part = { purchase_uuid: uuid, given_up_at: null, paid_at: null };
    await shop.db
      .insertInto('payment_schedule')
      .values([
        { ...part, id: randomUUID(), number: 1, due_day: '2030-06-01', amount_cents: 8_000, status: 'paid', next_attempt_on: null },
        { ...part, id: randomUUID(), number: 2, due_day: '2030-07-01', amount_cents: 8_000, status: 'failed', next_attempt_on: null },
        {
          ...part,
          id: randomUUID(),
          number: 3,
          due_day: '2030-08-01',
          amount_cents: 8_000,
          status: 'planned',
          next_attempt_on: '2030-08-01',
        },
      ] as never)
      .execute();
    expect((await browser.get('/gateway/account/trips')).body.trips[0]).toMatchObject({ amount: 24_000, due: 16_000 });
    expect((await browser.get(`/gateway/account/trips/${uuid}`)).body.due).toBe(16_000);
  });
});

describe('a booking made without the account', () => {
  const numberOf = async (uuid: string) =>
    (await shop.db.selectFrom('purchase').select('booking_number').where('uuid', '=', uuid).executeTakeFirstOrThrow()).booking_number;
  const join = (browser: Visitor, bookingNumber: string, email: string) => browser.post('/gateway/account/trips', { bookingNumber, email });

  const CONFIRM = '/gateway/account/trips/confirm';
  const confirm = (token: string) => shop.visitor().post(CONFIRM, { token });
  const mailed = async (email: string) => {
    await drainOutbox(shop.outbox);
    return shop.mailedToken(email);
  };

  test('joins at once where its address is the account’s, however often it is added', async () => {
    const browser = await shop.customer('joins@example.com');
    const uuid = await shop.order({ email: 'Joins@Example.com' });
    const number = await numberOf(uuid);
    expect((await join(browser, number, 'other@example.com')).status).toBe(404);
    for (let press = 0; press < 2; press++)
      expect(await join(browser, number, 'joins@example.com')).toMatchObject({ status: 200, body: { orderUUID: uuid, kind: 'stay' } });
    expect((await browser.get('/gateway/account/trips')).body.trips).toHaveLength(1);
  });

  test('with another address joins once a reader of its mailbox has followed the link, which works once', async () => {
    const browser = await shop.customer('adds@example.com');
    const uuid = await shop.order({ email: 'Partner@Example.com' });
    expect(await join(browser, await numberOf(uuid), 'partner@example.com')).toMatchObject({
      status: 202,
      body: { status: 'CHECK_YOUR_MAIL' },
    });
    expect((await browser.get(`/gateway/account/trips/${uuid}`)).status).toBe(404);
    expect((await browser.get(`/gateway/orders/${uuid}/calendar.ics`)).status).toBe(403);
    const token = await mailed('Partner@Example.com');
    const mail = [...shop.mails.values()].findLast(({ to }) => to.address === 'Partner@Example.com')!;
    expect(mail.text).toContain(await numberOf(uuid));
    expect(mail.text).toContain('a•••@example.com');
    expect(mail.text).not.toContain('adds@example.com');
    expect(JSON.stringify(await shop.db.selectFrom('account_token').selectAll().execute())).not.toContain(token);
    expect((await confirm(token)).status).toBe(204);
    expect((await browser.get(`/gateway/account/trips/${uuid}`)).status).toBe(200);
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
  });

  test('stays where it is once the link is an hour old, or where its address is another by then', async () => {
    const browser = await shop.customer('late@example.com');
    const uuid = await shop.order({ email: 'late-partner@example.com' });
    await join(browser, await numberOf(uuid), 'late-partner@example.com');
    const token = await mailed('late-partner@example.com');
    await shop.db.updateTable('purchase').set({ email: 'new-partner@example.com' }).where('uuid', '=', uuid).execute();
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
    await shop.db.updateTable('purchase').set({ email: 'late-partner@example.com' }).where('uuid', '=', uuid).execute();
    await shop.db.updateTable('account_token').set({ expires_at: shop.time.now }).where('purchase_uuid', '=', uuid).execute();
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
    expect((await browser.get('/gateway/account/trips')).body.trips).toEqual([]);
  });

  test('gets three mails in an hour at most for all accounts together', async () => {
    const browser = await shop.customer('flood@example.com');
    const number = await numberOf(await shop.order({ email: 'flooded@example.com' }));
    const statuses = [];
    for (let press = 0; press < 4; press++) statuses.push((await join(browser, number, 'flooded@example.com')).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
  });

  test('stays with the account that it joined first', async () => {
    const [first, second] = [await shop.customer('first@example.com'), await shop.customer('second@example.com')];
    const uuid = await shop.order({ email: 'both@example.com' });
    const number = await numberOf(uuid);
    await join(second, number, 'both@example.com');
    const late = await mailed('both@example.com');
    await join(first, number, 'both@example.com');
    expect((await confirm(await mailed('both@example.com'))).status).toBe(204);
    for (const answer of [await confirm(late), await join(second, number, 'both@example.com')])
      expect(answer).toMatchObject({ status: 409, body: { code: 'BOOKING_OF_ANOTHER_ACCOUNT' } });
    expect((await second.get('/gateway/account/trips')).body.trips).toEqual([]);
  });

  test('is not found by guessing its number', async () => {
    const browser = await shop.customer('guesser@example.com');
    const answers = [];
    for (let number = 0; number < 25; number++) answers.push((await join(browser, String(30_000_000 + number), 'a@example.com')).status);
    expect(answers[0]).toBe(404);
    expect(answers.at(-1)).toBe(429);
  });
});
