import { QueryClient } from '@tanstack/react-query';
import {
  activityQuery,
  autocompleteQuery,
  availabilitiesQuery,
  checkoutNightsQuery,
  hotelAvailabilitiesQuery,
  homeQuery,
  hotelQuery,
  markerDetailQuery,
  offersQuery,
  orderQuery,
  purchase,
  searchCalendarQuery,
  quoteQuery,
  startOrder,
  stayOffersQuery,
  stayQuery,
} from '../index.ts';

const realFetch = globalThis.fetch;
const requested: { url: string; init: RequestInit }[] = [];
beforeEach(() => {
  requested.length = 0;
  globalThis.fetch = async (url, init = {}) => {
    requested.push({ url: String(url), init });
    return Response.json({});
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const COUPLE = { adults: 2, children: 1, babies: 0 };
const ask = (options: { queryKey: readonly unknown[] }): Promise<unknown> =>
  new QueryClient().fetchQuery(options as Parameters<QueryClient['fetchQuery']>[0]);

test.each([
  [stayQuery({ id: 'a/b', locale: 'fr_FR' }), '/api/weekend/a%2Fb/detail.json?locale=fr_FR&client=msite'],
  [
    availabilitiesQuery({ id: '12', locale: 'fr_FR', month: '2026-12', length: 2 }),
    '/api/product/12/availabilities.json?month=2026-12&length=2&locale=fr_FR',
  ],
  [
    checkoutNightsQuery({ id: '12', locale: 'fr_FR', checkin: '2026-12-01', ...COUPLE }),
    '/api/weekend/12/packageCheckoutNights.json?checkin=2026-12-01&adult=2&child=1&baby=0&locale=fr_FR&multiOffer=true&client=msite',
  ],
  [
    quoteQuery({ id: '12', locale: 'fr_FR', checkin: '2026-12-01', nights: 2, ...COUPLE }),
    '/api/product/12/quote?checkin=2026-12-01&nights=2&adult=2&child=1&baby=0&locale=fr_FR',
  ],
  [
    quoteQuery({
      ...{ id: '12', locale: 'fr_FR', checkin: '2026-12-01', nights: 2, ...COUPLE },
      activityDates: [
        { activityId: 'spa', day: 1 },
        { activityId: 'kayak', day: 2 },
      ],
    }),
    '/api/product/12/quote?checkin=2026-12-01&nights=2&adult=2&child=1&baby=0&locale=fr_FR&activitySelectionList=spa_1-kayak_2',
  ],
  [
    hotelQuery({ hotelId: '7', locale: 'fr_FR', checkin: '2026-12-01', checkout: '2026-12-03', ...COUPLE }),
    '/api/hotels/7?locale=fr_FR&checkin=2026-12-01&checkout=2026-12-03&adult=2&child=1&baby=0',
  ],
  [hotelQuery({ hotelId: '7', locale: 'fr_FR', checkin: '2026-12-01', ...COUPLE }), '/api/hotels/7?locale=fr_FR&adult=2&child=1&baby=0'],
  [activityQuery({ id: '9', locale: 'fr_FR' }), '/api/activity-only/weekend/9/detail.json?locale=fr_FR'],
  [homeQuery({ locale: 'fr_FR' }), '/api/cms/homepage?locale=fr_FR'],
  [autocompleteQuery({ locale: 'fr_FR', term: ' anne ' }), '/api/autocomplete-geonames.json?locale=fr_FR&term=anne&maxResults=30'],
  [orderQuery({ uuid: 'u-1', locale: 'fr_FR' }), '/gateway/orders/u-1?locale=fr_FR'],
])('question %# is asked where the contract says @API-001 @API-030', async (options, address) => {
  await ask(options).catch(() => undefined);
  expect(requested.map(({ url }) => url)).toEqual([address]);
});

const PRODUCT = { id: '12', locale: 'fr_FR', checkin: '2026-12-01', nights: 2, ...COUPLE } as const;
test.each([
  ['detail', stayQuery(PRODUCT)],
  ['detail of a marker', markerDetailQuery(PRODUCT)],
  ['quote', quoteQuery(PRODUCT)],
  ['offers', stayOffersQuery(PRODUCT)],
  ['availabilities', availabilitiesQuery({ ...PRODUCT, month: '2026-12', length: 2 })],
  ['availabilities of a hotel', hotelAvailabilitiesQuery({ hotelId: '7', locale: 'fr_FR', month: '2026-12', length: 12 })],
  ['availabilities of a place', searchCalendarQuery({ locale: 'fr_FR', length: 13, city: 'Lyon' })],
  ['nights', checkoutNightsQuery(PRODUCT)],
])('the %s of a product say through which partner’s site they are asked, and are the same answer @MINI-004', async (_name, options) => {
  const plain = JSON.stringify(options.queryKey);
  globalThis.__SHOP_PARTNER__ = { current: () => 360, note: () => undefined };
  await ask(options).catch(() => undefined);
  globalThis.__SHOP_PARTNER__ = undefined;
  expect(new URL(requested[0]!.url, 'http://shop.test').searchParams.get('minisite')).toBe('360');
  expect(plain).not.toContain('360');
});

test('offers are asked with the whole search @API-005', async () => {
  const body = { searchCriterias: { adult: 2, child: 0, baby: 0 }, locale: 'fr_FR' } as const;
  await ask(offersQuery(body)).catch(() => undefined);
  expect(requested[0]).toMatchObject({ url: '/api/offers.json', init: { method: 'POST', body: JSON.stringify(body) } });
});

test('an answer that makes no sense is a failure, not a crash', async () => {
  await expect(ask(offersQuery({ searchCriterias: { adult: 2, child: 0, baby: 0 }, locale: 'fr_FR' }))).rejects.toMatchObject({
    code: 'UNREADABLE',
  });
});

test('an empty term asks nothing', () => {
  expect(autocompleteQuery({ locale: 'fr_FR', term: '  ' }).enabled).toBe(false);
});

test('availabilities need a product @PROD-034', () => {
  expect(() => availabilitiesQuery({ id: '', locale: 'fr_FR', month: '2026-12', length: 2 })).toThrow('Product ID is required');
});

test('an order and its payment carry the key of the purchase', async () => {
  await startOrder({} as Parameters<typeof startOrder>[0], 'key-1');
  await purchase({} as Parameters<typeof purchase>[0], 'key-1');
  expect(requested.map(({ url, init }) => [url, (init.headers as Record<string, string>)['idempotency-key']])).toEqual([
    ['/gateway/purchase/orders', 'key-1'],
    ['/gateway/purchase/zeppto', 'key-1'],
  ]);
});

test('a server that renders does not wait for second tries', async () => {
  globalThis.fetch = async (url) => {
    requested.push({ url: String(url), init: {} });
    return new Response(null, { status: 503 });
  };
  await expect(ask(homeQuery({ locale: 'fr_FR' }))).rejects.toMatchObject({ status: 503 });
  expect(requested).toHaveLength(1);
});
