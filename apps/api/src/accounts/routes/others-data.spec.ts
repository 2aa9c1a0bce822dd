import { openAccountShop, type AccountShop, OPENING_MS, PASSWORD } from './account-shop.test-utils.ts';
import type { Answer, Visitor } from './visitor.test-utils.ts';

let shop: AccountShop;
let anna: Visitor;
let bram: Visitor;
let trip: string;
let session: string;

beforeAll(async () => {
  shop = await openAccountShop();
  anna = await shop.customer('anna@example.com', 'Anna');
  bram = await shop.customer('bram@example.com', 'Bram');
  trip = await shop.order({ email: 'anna@example.com', accountId: anna.cookies.get('account_id')! });
  session = (await anna.get('/gateway/account/sessions')).body.sessions[0].id;
  await anna.ask('PUT', '/gateway/account/wishlist/STAY/101');
  await shop.db
    .insertInto('passkey')
    .values({
      ...{ id: PASSKEY, account_id: anna.cookies.get('account_id')!, credential_id: 'credential', public_key: 'key', sign_count: 0 },
      ...{ transports: 'internal', host: 'shop.test', name: 'Telephone', created_at: new Date('2030-01-01'), last_used_at: null },
    })
    .execute();
}, OPENING_MS);

afterAll(() => shop?.end());

const PASSKEY = '00000000-0000-4000-8000-000000000001';
const NOWHERE = '00000000-0000-4000-8000-999999999999';
const BRAM = { email: 'bram@example.com' };
const WISH = {
  ...BRAM,
  locale: 'fr_FR',
  pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
  travelPeriod: { checkinDate: '2030-08-01', checkoutDate: '2030-08-02' },
};

/** Every call that names somebody's thing by its id, as Bram would make it. */
const BY_ID: readonly [path: string, call: (who: Visitor, id: string) => Promise<Answer>, id: () => string][] = [
  ['/gateway/account/trips/{uuid}', (who, id) => who.get(`/gateway/account/trips/${id}`), () => trip],
  ['/gateway/account/sessions/{id}', (who, id) => who.ask('DELETE', `/gateway/account/sessions/${id}`), () => session],
  [
    '/gateway/bookings/{uuid}/modification-days',
    (who, id) => who.post(`/gateway/bookings/${id}/modification-days`, { ...BRAM, locale: 'fr_FR', offerId: '101' }),
    () => trip,
  ],
  [
    '/gateway/bookings/{uuid}/modification-nights',
    (who, id) => {
      const { travelPeriod, ...wish } = WISH;
      return who.post(`/gateway/bookings/${id}/modification-nights`, { ...wish, offerId: '101', checkinDate: travelPeriod.checkinDate });
    },
    () => trip,
  ],
  ['/gateway/bookings/{uuid}/modification-price', (who, id) => who.post(`/gateway/bookings/${id}/modification-price`, WISH), () => trip],
  [
    '/gateway/bookings/{uuid}/modification',
    (who, id) => who.post(`/gateway/bookings/${id}/modification`, { ...WISH, expectedDifference: 0 }),
    () => trip,
  ],
  [
    '/gateway/bookings/{uuid}/modification/complete',
    (who, id) => who.post(`/gateway/bookings/${id}/modification/complete`, { ...BRAM, paymentIntentId: 'pi_1' }),
    () => trip,
  ],
  [
    '/gateway/bookings/{uuid}/cancellation',
    (who, id) => who.post(`/gateway/bookings/${id}/cancellation`, { ...BRAM, expectedRefund: 0 }),
    () => trip,
  ],
  [
    '/gateway/bookings/{uuid}/instalments/{number}/payment',
    (who, id) => who.post(`/gateway/bookings/${id}/instalments/2/payment`, BRAM),
    () => trip,
  ],
  [
    '/gateway/bookings/{uuid}/instalments/{number}/payment/complete',
    (who, id) => who.post(`/gateway/bookings/${id}/instalments/2/payment/complete`, { ...BRAM, paymentIntentId: 'pi_1' }),
    () => trip,
  ],
  ['/gateway/account/cards/{id}', (who, id) => who.ask('DELETE', `/gateway/account/cards/${id}`), () => 'pm_1'],
  ['/gateway/account/passkeys/{id}', (who, id) => who.ask('PATCH', `/gateway/account/passkeys/${id}`, { name: 'Mine' }), () => PASSKEY],
  [
    '/gateway/account/passkeys/{id}/removal',
    (who, id) => who.post(`/gateway/account/passkeys/${id}/removal`, { password: PASSWORD }),
    () => PASSKEY,
  ],
  ['/gateway/bookings/{uuid}/invoice', (who, id) => who.post(`/gateway/bookings/${id}/invoice`, BRAM), () => trip],
];

/** A wishlist is reached through the session alone: its ids name what the shop sells. */
const OWN_LIST = ['/gateway/account/wishlist/{type}/{id}', '/gateway/account/wishlist/{type}/{id}/note'];

/** What is for everybody. */
const OPEN = [/^\/api\//, /^\/gateway\/(content|boxes|sitemap|content-boxes-block|cms)\//, /^\/analytics\/ga\/collect\/\{pos\}$/];
/** An order's random id, a voucher's code, the token of a shared list: its holder may use it, and each is protected from guesses. */
const BEARER = [
  /^\/gateway\/orders\/\{uuid\}/,
  /^\/gateway\/(gift-vouchers|box-offers|box-facets)\/\{code\}/,
  /^\/gateway\/shared-wishlists\/\{token\}$/,
  /^\/gateway\/psp\/test\//,
];
/** A colleague's, by role: `care.spec.ts` asks them as customers and as lesser roles. */
const STAFF = [/^\/care-gateway\//];

test.each(BY_ID)('%s answers another customer as if it were not there, and tells nothing', async (_, call, id) => {
  const [foreign, missing] = [await call(bram, id()), await call(bram, NOWHERE)];
  expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
  expect(JSON.stringify(foreign.body)).not.toMatch(/anna/i);
  expect([401, 404]).toContain((await call(shop.visitor(), id())).status);
});

test.each(BY_ID)('%s takes an id that is none for an address that does not exist', async (_, call) => {
  for (const id of ["1'--", '..%2Fx', '%E0%A4%A', 'a'.repeat(400)]) {
    const { status } = await call(bram, id);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});

test('after all of that the owner still has everything', async () => {
  expect((await anna.get(`/gateway/account/trips/${trip}`)).body).toMatchObject({ status: 'paid' });
  expect((await anna.get('/gateway/account/wishlist')).body.STAY).toHaveLength(1);
  expect((await anna.get('/gateway/account/passkeys')).body.passkeys).toMatchObject([{ id: PASSKEY, name: 'Telephone' }]);
});

test('every call with an id is open to all, has an id that nobody guesses, or is tested above', () => {
  const paths = Object.keys(shop.app.swagger().paths ?? {}).filter((path) => path.includes('{'));
  const owned = [...BY_ID.map(([path]) => path), ...OWN_LIST];
  expect(owned.filter((path) => !paths.includes(path))).toEqual([]);
  const unknown = paths.filter((path) => !owned.includes(path) && ![...OPEN, ...BEARER, ...STAFF].some((pattern) => pattern.test(path)));
  expect(unknown).toEqual([]);
});

test.each(['profile', 'trips', 'gifts', 'newsletter', 'wishlist', 'sessions', 'export'])(
  '/gateway/account/%s answers what belongs to who asks',
  async (call) => {
    const text = JSON.stringify((await bram.get(`/gateway/account/${call}`)).body);
    expect(text).not.toMatch(/anna/i);
    expect(text).not.toContain(trip);
    expect(text).not.toContain(session);
  },
);

test('one’s wishlist is not emptied by another', async () => {
  await bram.ask('DELETE', '/gateway/account/wishlist/STAY/101');
  expect((await bram.get('/gateway/account/wishlist')).body).toEqual({ STAY: [], ACTIVITY: [] });
  expect((await anna.get('/gateway/account/wishlist')).body.STAY).toHaveLength(1);
});

test('a booking’s number opens it with its own address only, and numbers are not for guessing', async () => {
  const of = { locale: 'fr_FR', bookingNumber: '10000001' };
  expect((await bram.post('/gateway/bookings/find', { ...of, ...BRAM })).status).toBe(404);
  const guesser = shop.visitor();
  for (let number = 0; number < 20; number++)
    expect(
      (await guesser.post('/gateway/bookings/find', { ...of, email: 'anna@example.com', bookingNumber: String(20_000_000 + number) }))
        .status,
    ).toBe(404);
  expect((await guesser.post('/gateway/bookings/find', { ...of, email: 'anna@example.com' })).status).toBe(429);
});
