import { LONGEST_WISHLIST } from '@shop/domain';
import { randomUUID } from 'node:crypto';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { openAccountShop, PASSWORD, type AccountShop, OPENING_MS } from './account-shop.test-utils.ts';
import type { Visitor } from './visitor.test-utils.ts';

let shop: AccountShop;
const CONSENT = {
  blocks: [{ type: 'paragraph', runs: [{ text: 'Elke donderdag. ' }, { text: 'Je rechten', href: '/informatie/data-protection' }] }],
};

beforeAll(async () => {
  shop = await openAccountShop();
  await shop.db
    .insertInto('activity_center')
    .values({
      id: 5,
      label: 'Ballon du lac',
      stars: 0,
      address: 'Quai 1',
      city: 'Annecy',
      place_id: 'city-3037543',
      region: JSON.stringify({ fr: 'Haute-Savoie', nl: 'Haute-Savoie' }),
      country: 'FR',
      latitude: 45.9,
      longitude: 6.1,
    })
    .execute();
  await shop.db
    .insertInto('activity_product')
    .values({
      id: 501,
      center_id: 5,
      label: JSON.stringify({ fr: 'Vol en ballon', nl: 'Ballonvaart' }),
      slug: 'vol-en-ballon',
      description: '{}',
      activities: '[]',
      schedules: '[]',
      nice_to_know: '[]',
      important_infos: '[]',
      tag_ids: [],
      themes: [],
      first_adults: 1,
      sell_cents: [9_900],
      reference_cents: [9_900],
      images: ['balloon-1'],
      popularity: 1,
    } as never)
    .execute();
}, OPENING_MS);

afterAll(() => shop?.end());

beforeEach(async () => {
  await shop.db.deleteFrom('attempt').execute();
});

const accountIdOf = (browser: Visitor) => browser.cookies.get('account_id')!;
const put = (browser: Visitor, item: string) => browser.ask('PUT', `/gateway/account/wishlist/${item}`);
const remove = (browser: Visitor, item: string) => browser.ask('DELETE', `/gateway/account/wishlist/${item}`);
const wishlist = async (browser: Visitor, locale = 'fr_FR') => (await browser.get(`/gateway/account/wishlist?locale=${locale}`)).body;
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('the wishlist', () => {
  test('an item is added once however often it is added, and removed however often it is removed @ACC-006', async () => {
    const browser = await shop.customer('heart@example.com');
    expect([(await put(browser, 'STAY/101')).status, (await put(browser, 'STAY/101')).status]).toEqual([204, 204]);
    expect(ids((await wishlist(browser)).STAY)).toEqual(['101']);
    expect([(await remove(browser, 'STAY/101')).status, (await remove(browser, 'STAY/101')).status]).toEqual([204, 204]);
    expect(await wishlist(browser)).toEqual({ STAY: [], ACTIVITY: [] });
  });

  test('entries have id, label, hotel, picture and address in the asked language, activities typed so @ACC-007 @ACC-008', async () => {
    const browser = await shop.customer('entries@example.com');
    await put(browser, 'STAY/101');
    await put(browser, 'ACTIVITY/501');
    expect(await wishlist(browser, 'nl_NL')).toMatchObject({
      STAY: [
        {
          type: 'STAY',
          id: '101',
          label: 'Ontspannen aan het meer',
          hotel: { id: '1', label: 'Hôtel des Marquisats', stars: 3, location: { label: 'Annecy, Auvergne-Rhône-Alpes' } },
          imageUrl: '/images/lake-1/640_360.webp',
          image: '/images/lake-1/640_360.webp',
          uri: '/product/verblijf/101/ontspannen-aan-het-meer',
          available: true,
        },
      ],
      ACTIVITY: [
        {
          type: 'ACTIVITY',
          id: '501',
          label: 'Ballonvaart',
          hotel: { label: 'Ballon du lac' },
          card: { headwords: [], sellPrice: 9_900, refPrice: 9_900 },
        },
      ],
    });
  });

  test('what a guest kept comes along at sign-in, nothing twice, what is unknown left out', async () => {
    const browser = await shop.customer('guest@example.com');
    await put(browser, 'STAY/102');
    const guest = [
      { type: 'STAY', id: '101' },
      { type: 'STAY', id: '102' },
      { type: 'STAY', id: '999' },
      { type: 'ACTIVITY', id: '501' },
    ];
    const signIn = { email: 'guest@example.com', password: PASSWORD, wishlist: guest };
    await shop.visitor().post('/gateway/account/sessions', signIn);
    await shop.visitor().post('/gateway/account/sessions', signIn);
    const merged = await wishlist(browser);
    expect([ids(merged.STAY).sort(), ids(merged.ACTIVITY)]).toEqual([['101', '102'], ['501']]);
  });

  test('a full one refuses one more by its code, keeps what it holds, and takes another once there is room', async () => {
    const browser = await shop.customer('full@example.com');
    const others = Array.from({ length: LONGEST_WISHLIST }, (_, number) => ({
      account_id: accountIdOf(browser),
      type: 'STAY' as const,
      item_id: 5_000 + number,
      added_at: shop.time.now,
      place: number,
    }));
    await shop.db.insertInto('wishlist_entry').values(others).execute();
    expect(await put(browser, 'STAY/101')).toMatchObject({
      status: 409,
      body: { code: 'WISHLIST_FULL', message: expect.stringContaining(String(LONGEST_WISHLIST)) },
    });
    await remove(browser, 'STAY/5000');
    expect([(await put(browser, 'STAY/101')).status, (await put(browser, 'STAY/101')).status]).toEqual([204, 204]);
    expect((await put(browser, 'STAY/102')).body.code).toBe('WISHLIST_FULL');
    expect(ids((await wishlist(browser)).STAY)).toEqual(['101']);
  });

  test.each([
    ['a stay that is not there', 'STAY/999', 404],
    ['an unknown type', 'HOTEL/1', 400],
    ['an id that is no number', "STAY/1'--", 400],
    ['a number beyond all stays', 'STAY/999999999', 404],
  ])('%s is refused', async (_, item, status) => {
    const browser = await shop.customer(`refused-${status}-${item.length}@example.com`);
    expect((await put(browser, item)).status).toBe(status);
  });
});

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
  test('has its booking, what may still be done with it, the way there, and opens its papers', async () => {
    const browser = await shop.customer('trip@example.com');
    const uuid = await shop.order({ email: 'trip@example.com' });
    await shop.db.updateTable('hotel').set({ telephone: '+33450000000' }).execute();
    const papers = `/gateway/orders/${uuid}/calendar.ics`;
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
        },
      },
    ]);
    expect((await browser.get(papers)).status).toBe(200);
    const stranger = await shop.customer('stranger@example.com');
    expect((await stranger.get(papers)).status).toBe(403);
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

describe('gifts', () => {
  const SOLD = { kind: 'GIFTCARD', label: { fr: 'Carte cadeau', nl: 'Cadeaubon' }, image: 'sea-1' };
  const aGift = async (facts: { email: string; recipient?: string; code: string; expires?: string }) => {
    const uuid = await shop.order({ email: facts.email });
    await shop.db
      .updateTable('purchase')
      .set({ kind: 'gift', gift: JSON.stringify(SOLD), checkin: null, checkout: null, stay_id: null, hotel_id: null, room_id: null })
      .where('uuid', '=', uuid)
      .execute();
    await shop.db
      .insertInto('gift_voucher')
      .values({
        ...{ code: facts.code, kind: 'GIFTCARD', product_code: null, format: 'digital', value_cents: 10_000, remaining_cents: 4_000 },
        ...{ nights: null, adults: 2, status: 'active', expires_on: facts.expires ?? '2031-12-01', locale: 'fr_FR', order_uuid: uuid },
        ...{ affiliate_id: null, from_name: 'Claire', message: 'Bon voyage', recipient_email: facts.recipient ?? null },
      } as never)
      .execute();
    return uuid;
  };

  test('are for who bought them and for whom they were sent to, each with what concerns them', async () => {
    const [giver, getter] = [await shop.customer('giver@example.com'), await shop.customer('getter@example.com')];
    const uuid = await aGift({ email: 'giver@example.com', recipient: 'Getter@Example.com', code: 'GIFT-2345-CDEF' });
    const gifts = async (browser: Visitor) => (await browser.get('/gateway/account/gifts?locale=nl_BE')).body;
    expect(await gifts(giver)).toEqual({
      bought: [
        expect.objectContaining({
          ...{ orderUUID: uuid, status: 'paid', label: 'Cadeaubon', email: 'giver@example.com', boughtOn: expect.any(String) },
          vouchers: [expect.objectContaining({ code: 'GIFT-2345-CDEF', value: 10_000, state: 'active' })],
        }),
      ],
      received: [],
    });
    expect((await gifts(giver)).bought[0].vouchers[0]).not.toHaveProperty('remaining');
    const expected = { code: 'GIFT-2345-CDEF', kind: 'GIFTCARD', label: 'Cadeaubon', fromName: 'Claire' };
    expect(await gifts(getter)).toEqual({
      bought: [],
      received: [{ ...expected, remaining: 4_000, expiresOn: '2031-12-01', state: 'active' }],
    });
    expect(await gifts(await shop.customer('nobody@example.com'))).toEqual({ bought: [], received: [] });
    expect((await shop.visitor().get('/gateway/account/gifts')).status).toBe(401);
  });

  test('that are cards show the picture of every gift card, for they have none of their own', async () => {
    const giver = await shop.customer('pictured@example.com');
    const uuid = await aGift({ email: 'pictured@example.com', code: 'PICT-2345-CDEF' });
    const { image: _none, ...withoutPicture } = SOLD;
    await shop.db
      .updateTable('purchase')
      .set({ gift: JSON.stringify(withoutPicture) })
      .where('uuid', '=', uuid)
      .execute();
    const { bought } = (await giver.get('/gateway/account/gifts')).body;
    expect(bought).toEqual([expect.objectContaining({ imageUrl: '/images/gift-2543210/640_360.webp' })]);
  });

  test('that were not used in time have expired, on the day after their last', async () => {
    const browser = await shop.customer('late@example.com');
    await aGift({ email: 'other@example.com', recipient: 'late@example.com', code: 'LATE-2345-CDEF', expires: '2030-05-31' });
    await aGift({ email: 'other@example.com', recipient: 'late@example.com', code: 'LAST-2345-CDEF', expires: '2030-06-01' });
    const { received } = (await browser.get('/gateway/account/gifts')).body;
    expect(received.map(({ code, state }: { code: string; state: string }) => [code, state])).toEqual([
      ['LATE-2345-CDEF', 'expired'],
      ['LAST-2345-CDEF', 'active'],
    ]);
  });
});

describe('a booking made without the account', () => {
  const numberOf = async (uuid: string) =>
    (await shop.db.selectFrom('purchase').select('booking_number').where('uuid', '=', uuid).executeTakeFirstOrThrow()).booking_number;
  const join = (browser: Visitor, bookingNumber: string, email: string) => browser.post('/gateway/account/trips', { bookingNumber, email });

  test('joins by its number and the address that it was made with, once however often it is added', async () => {
    const browser = await shop.customer('joins@example.com');
    const uuid = await shop.order({ email: 'partner@example.com' });
    const number = await numberOf(uuid);
    expect((await join(browser, number, 'joins@example.com')).status).toBe(404);
    expect((await browser.get(`/gateway/account/trips/${uuid}`)).status).toBe(404);
    for (const email of ['Partner@Example.com', 'partner@example.com'])
      expect(await join(browser, number, email)).toMatchObject({ status: 200, body: { orderUUID: uuid, kind: 'stay' } });
    expect((await browser.get('/gateway/account/trips')).body.trips).toHaveLength(1);
  });

  test('stays with the account that it joined first', async () => {
    const [first, second] = [await shop.customer('first@example.com'), await shop.customer('second@example.com')];
    const uuid = await shop.order({ email: 'both@example.com' });
    const number = await numberOf(uuid);
    expect((await join(first, number, 'both@example.com')).status).toBe(200);
    expect(await join(second, number, 'both@example.com')).toMatchObject({ status: 409, body: { code: 'BOOKING_OF_ANOTHER_ACCOUNT' } });
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

describe('the profile', () => {
  test('what is named changes, null empties, the rest stays', async () => {
    const browser = await shop.customer('profile@example.com');
    const change = (body: object) => browser.ask('PATCH', '/gateway/account/profile', body);
    expect((await change({ civility: 'MRS', phoneNumber: '+33612345678', city: 'Annecy', country: 'FR' })).body).toMatchObject({
      firstName: 'Marie',
      civility: 'MRS',
      phoneNumber: '+33612345678',
      city: 'Annecy',
    });
    expect((await change({ city: null, phoneNumber: null, lastName: 'Martin' })).body).toMatchObject({
      city: null,
      phoneNumber: null,
      lastName: 'Martin',
      country: 'FR',
    });
    expect((await browser.get('/gateway/account/profile')).body.lastName).toBe('Martin');
  });

  test('a device that read an older state changes nothing, and is told', async () => {
    const phone = await shop.customer('two-devices@example.com');
    const laptop = shop.visitor();
    await laptop.post('/gateway/account/sessions', { email: 'two-devices@example.com', password: PASSWORD });
    const [seen, seenToo] = [await phone.get('/gateway/account/profile'), await laptop.get('/gateway/account/profile')];
    expect(seenToo.body.version).toBe(seen.body.version);
    const change = (device: typeof phone, body: object) => device.ask('PATCH', '/gateway/account/profile', body);
    expect((await change(phone, { city: 'Lyon', version: seen.body.version })).status).toBe(200);
    expect(await change(laptop, { city: 'Annecy', version: seen.body.version })).toMatchObject({
      status: 409,
      body: { code: 'PROFILE_CHANGED' },
    });
    const now = (await laptop.get('/gateway/account/profile')).body;
    expect(now.city).toBe('Lyon');
    expect((await change(laptop, { addressLine: 'Quai 9', version: now.version })).body).toMatchObject({
      city: 'Lyon',
      addressLine: 'Quai 9',
    });
  });

  test('neither address nor number of an account change through the profile', async () => {
    const browser = await shop.customer('fixed@example.com');
    await browser.ask('PATCH', '/gateway/account/profile', { email: 'other@example.com', accountId: 'x', email_verified_at: null });
    expect((await browser.get('/gateway/account/profile')).body).toMatchObject({
      email: 'fixed@example.com',
      accountId: accountIdOf(browser),
    });
  });

  test('a new address counts once the mail of the old one and then its own is answered, and the old one is told', async () => {
    const browser = await shop.customer('old@example.com');
    const boughtAsGuest = await shop.order({ email: 'old@example.com' });
    const ask = { email: 'New-Address@example.com', password: PASSWORD };
    expect((await browser.post('/gateway/account/email-changes', { ...ask, password: 'wrong-password' })).status).toBe(403);
    expect((await browser.post('/gateway/account/email-changes', ask)).status).toBe(202);
    await drainOutbox(shop.outbox);
    expect((await browser.get('/gateway/account/profile')).body.email).toBe('old@example.com');
    expect(shop.mailedToken('new-address@example.com')).toBe('');
    const approval = shop.mailedToken('old@example.com');
    expect([...shop.mails.values()].at(-1)?.text).toContain('new-address@example.com');
    const approve = () => shop.visitor().post('/gateway/account/email-changes/approve', { token: approval });
    expect((await shop.visitor().post('/gateway/account/email-changes/confirm', { token: approval })).status).toBe(410);
    expect([(await approve()).status, (await approve()).status]).toEqual([204, 410]);
    await drainOutbox(shop.outbox);
    expect((await browser.get('/gateway/account/profile')).body.email).toBe('old@example.com');
    const token = shop.mailedToken('new-address@example.com');
    expect((await shop.visitor().post('/gateway/account/email-changes/confirm', { token })).status).toBe(204);
    expect((await shop.visitor().post('/gateway/account/email-changes/confirm', { token })).status).toBe(410);
    expect((await browser.get('/gateway/account/profile')).body.email).toBe('new-address@example.com');
    expect((await browser.get(`/gateway/account/trips/${boughtAsGuest}`)).status).toBe(200);
    await drainOutbox(shop.outbox);
    expect([...shop.mails.values()].at(-1)).toMatchObject({
      to: { address: 'old@example.com' },
      subject: expect.stringContaining('a changé'),
    });
  });

  test('the newsletter is taken with the words that stand beside its box, at once, and left again', async () => {
    const browser = await shop.customer('reader@example.com');
    const body = { newsletter: { title: 'De brief', text: 'Drie hotels.', consent: CONSENT } };
    const footer = { kind: 'footer', key: 'footer', locale: 'nl_BE', body: JSON.stringify(body), position: 0 };
    await shop.db
      .insertInto('content_entry')
      .values(footer as never)
      .execute();
    await shop.content.refresh();
    const choose = (subscribed: boolean) => browser.ask('PUT', '/gateway/account/newsletter?locale=nl_BE', { subscribed });
    const rows = () => shop.db.selectFrom('newsletter_subscription').selectAll().where('email', '=', 'reader@example.com').execute();
    const before = (await browser.get('/gateway/account/newsletter?locale=nl_BE')).body;
    const lines = ['De brief', 'Drie hotels.'].map((text) => ({ type: 'paragraph', runs: [{ text }] }));
    expect(before).toEqual({ subscribed: false, consent: { blocks: [...lines, ...CONSENT.blocks] } });
    const stored = 'De brief\nDrie hotels.\nElke donderdag. Je rechten (/informatie/data-protection)';
    for (const _ of ['once', 'twice']) expect((await choose(true)).body).toEqual({ ...before, subscribed: true });
    expect(await rows()).toEqual([
      expect.objectContaining({ locale: 'nl_BE', source: 'account', consent_text: stored, confirmed_at: expect.any(Date) }),
    ]);
    expect((await choose(false)).body.subscribed).toBe(false);
    expect(await rows()).toEqual([]);
  });

  test('a subscription that nobody has confirmed is none, until its owner takes it here', async () => {
    const browser = await shop.customer('typed@example.com');
    const typed = { email: 'typed@example.com', country: 'FR', language: 'fr' };
    expect((await shop.visitor().post('/gateway/marketing/newsletter', typed)).status).toBe(201);
    expect((await browser.get('/gateway/account/newsletter')).body.subscribed).toBe(false);
    expect((await browser.ask('PUT', '/gateway/account/newsletter', { subscribed: true })).body.subscribed).toBe(true);
  });

  test('an address that another account has is neither given nor told', async () => {
    const browser = await shop.customer('wants@example.com');
    await shop.customer('has@example.com');
    expect((await browser.post('/gateway/account/email-changes', { email: 'has@example.com', password: PASSWORD })).status).toBe(202);
    await drainOutbox(shop.outbox);
    const mails = shop.mails.size;
    const approval = { token: shop.mailedToken('wants@example.com') };
    expect((await shop.visitor().post('/gateway/account/email-changes/approve', approval)).status).toBe(204);
    await drainOutbox(shop.outbox);
    expect(shop.mails.size).toBe(mails);
  });
});
