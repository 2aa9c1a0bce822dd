import { draws, fc } from '@shop/testing/draw';
import { openProductShop, type ProductShop } from './product-shop.test-utils.ts';

let shop: ProductShop;

beforeAll(async () => {
  shop = await openProductShop();
});

afterAll(() => shop?.close());

describe('whatever is asked', () => {
  const NASTY = [
    '',
    '-1',
    '0',
    '1e9',
    '99999999999999999999',
    'NaN',
    '%00',
    '%F0%9F%92%A9',
    "'; drop table stay;--",
    '2030-02-30',
    '2030-06-20',
    '%E2%80%AE',
    'null',
    '[]',
    '{}',
    'a'.repeat(3_000),
    '../..',
    '2030-06',
    '9999-12',
    '0000-00',
    'true',
    '1,2',
    '__proto__',
  ];
  const KEYS = [
    'checkin',
    'checkout',
    'night',
    'nights',
    'adult',
    'child',
    'baby',
    'locale',
    'month',
    'length',
    'sort',
    'page',
    'limit',
    'flow',
    'giftNights',
    'giftAdult',
    'fetchPageModel',
    'activitySelectionList',
    'id',
    'hotelId',
    'lat',
    'lng',
    'theme',
    'withOtherLanguageFallback',
    'client',
    'minisite',
    'multiOffer',
    'wordedIn',
  ];
  const PATHS = [
    '/api/weekend/{id}/detail.json',
    '/api/weekend/{id}/packageCheckoutNights.json',
    '/api/product/{id}/availabilities.json',
    '/api/product/{id}/quote',
    '/api/product/{id}/offers',
    '/api/product/{id}/upsells',
    '/api/product/{id}/recommended-offer',
    '/api/hotels/{id}',
    '/api/hotels/{id}/availabilities.json',
    '/api/hotels/{id}/offers.json',
    '/api/hotel/{id}/reviews.json',
    '/api/recommendations',
  ];

  test('3,000 hostile questions get an answer or a refusal with code and message, never a failure', async () => {
    const value = fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 12 }).map(encodeURIComponent), fc.integer().map(String));
    const question = fc.record({
      path: fc.constantFrom(...PATHS),
      id: fc.oneof(fc.constantFrom('1', '101', '1101', '103', '401'), fc.constantFrom(...NASTY.filter(Boolean)), fc.integer().map(String)),
      query: fc.array(fc.tuple(fc.constantFrom(...KEYS), value), { maxLength: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(question, async ({ path, id, query }) => {
        const text = query.map(([key, given]) => `${key}=${given}`).join('&');
        const answer = await shop.app.inject(`${path.replace('{id}', encodeURIComponent(id).replaceAll('%25', '%'))}?${text}`);
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      }),
      { numRuns: draws(3_000) },
    );
  }, 120_000);
});
