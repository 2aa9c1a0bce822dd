import { CALLS, CREATE_CLIENT_SECRET, OPEN_PROVIDER_PAGE } from '@shop/contracts';
import { smallCatalogue, type TestDatabase } from '@shop/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, type OpenShop } from '../../testing/open-shop.ts';
import { shopDatabase } from '../../testing/shop-database.test-utils.ts';
import type { OpenApi, Operation } from '../../testing/requests/json-schema.ts';

/** Spec 1 and 2, section 7, with the paths that the decision note `open-points` gives; parameters are named as the calls name them. */
const REQUIRED: readonly (readonly [call: string, parameters?: readonly string[]])[] = [
  [
    'GET /api/search/facets.json',
    [
      'withActivities',
      'hotelType',
      'stars',
      'facilities',
      'minHotelReviewScore',
      'priceMin',
      'singleVoucherPriceMax',
      'petsAllowed',
      'distanceMax',
      'lat',
      'lng',
      'tags',
      'locale',
    ],
  ],
  ['GET /api/search/activities.json', ['tags', 'locale']],
  ['POST /api/offers.json'],
  ['GET /api/weekend/{id}/detail.json', ['client', 'locale', 'minisite', 'fetchPageModel', 'checkin', 'night', 'adult', 'child', 'baby']],
  ['POST /api/search/activity-only.json'],
  ['GET /api/activity-only/weekend/{id}/detail.json', ['locale']],
  ['GET /api/activities/{id}/images.json', ['locale']],
  ['GET /gateway/boxes/{code}/product-detail', ['locale']],
  ['GET /gateway/boxes/{boxCode}/offers', ['locale', 'page', 'limit']],
  ['GET /gateway/boxes/search', ['locale']],
  ['GET /beneficiary/boxes/offers', ['checkin', 'checkinDate', 'hotelId', 'numberOfPackagesPerHotel', 'selectivePublicationAffiliateId']],
  ['GET /gateway/box-offers/{code}', ['checkin', 'hotelId', 'numberOfPackagesPerHotel']],
  ['GET /beneficiary/single-vouchers/offers', ['matchOfferRangePriceWithGiftAmount']],
  ['GET /beneficiary/boxes/facets'],
  ['GET /gateway/box-facets/{code}'],
  ['GET /beneficiary/single-vouchers/facets'],
  ['GET /error', ['uri', 'locale']],
  ['GET /content/targetedBanner.json'],
  ['GET /gateway/shipping-costs'],
  ['GET /api/hotels/{hotelId}/offers.json', ['limit']],
  ['GET /api/cms/homepage', ['locale']],
  ['GET /gateway/cms/announcementBanner'],
  ['GET /gateway/content-boxes-block/{locale}'],
  ['GET /gateway/content/giftBlock'],
  ['GET /gateway/content/static/{id}', ['locale']],
  [
    'GET /api/weekend/{id}/packageCheckoutNights.json',
    ['checkin', 'adult', 'child', 'baby', 'locale', 'multiOffer', 'client', 'minisite', 'length'],
  ],
  ['GET /api/hotels/{hotelId}/availabilities.json', ['locale', 'month', 'length']],
  ['GET /api/product/{id}/availabilities.json', ['locale', 'month', 'length']],
  ['GET /api/product/{id}/offers', ['checkin', 'nights', 'adult', 'child', 'baby', 'locale', 'minisite']],
  ['GET /api/product/{id}/quote', ['checkin', 'nights', 'activitySelectionList']],
  ['GET /api/product/{id}/upsells'],
  ['GET /api/product/{id}/price-tiers'],
  ['GET /api/product/{id}/recommended-offer'],
  ['GET /api/recommendations'],
  ['GET /gateway/sub-elements/available-custom-sub-elements', ['locale']],
  ['GET /api/hotel/{hotelId}/reviews.json', ['client', 'withOtherLanguageFallback', 'locale', 'sort', 'page']],
  ['GET /gateway/purchase/alma/eligibility', ['amount', 'cancellationPolicyType', 'cancellableUntil', 'checkinDate', 'pointOfSale']],
  ['GET /gateway/purchase/insurance', ['amount', 'cancellationPolicyType', 'checkin']],
  ['GET /api/autocomplete-geonames.json', ['locale', 'term', 'maxResults']],
  ['GET /api/recommendedAutocomplete.json', ['locale', 'q', 'catalogSourceType', 'catalogSourceCode']],
  ['POST /gateway/marketing/newsletter'],
  ['POST /gateway/purchase/orders', ['idempotency-key']],
  ['POST /gateway/purchase/zeppto', ['idempotency-key']],
  ['POST /gateway/logs'],
  ['POST /analytics/ga/collect/{pos}'],
];

/** Calls of payment providers that this shop does not use. */
const PROVIDERS = [CREATE_CLIENT_SECRET, OPEN_PROVIDER_PAGE];

let database: TestDatabase;
let shop: OpenShop;
let dataDirectory: string;
let document: OpenApi;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'openapi-'));
  database = await shopDatabase();
  shop = await openShop({ ...database, catalogue: smallCatalogue(), now: new Date('2030-05-20T09:00:00Z'), dataDirectory });
  document = (await shop.app.inject('/api/openapi.json')).json<OpenApi>();
}, 120_000);

afterAll(async () => {
  await shop?.close();
  await database?.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

const operations = (): [call: string, operation: Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method.toUpperCase()} ${path}`, operation]),
  );

describe('the OpenAPI document', () => {
  test.each(REQUIRED.map(([call, parameters = []]) => ({ call, parameters })))('describes $call', ({ call, parameters }) => {
    const operation = new Map(operations()).get(call);
    expect(operation).toBeDefined();
    const named = (operation?.parameters ?? []).map(({ name }) => name);
    expect(named).toEqual(expect.arrayContaining([...parameters]));
    if (call.startsWith('POST')) expect(operation?.requestBody).toBeDefined();
  });

  test('says of every call what it is for, where it belongs, and what it may answer', () => {
    for (const [call, { summary, tags, responses }] of operations()) {
      expect([call, Boolean(summary), tags?.length]).toEqual([call, true, 1]);
      expect([call, Object.keys(responses)]).toEqual([call, expect.arrayContaining(['4XX', '503'])]);
      expect([call, Object.keys(responses).some((status) => status.startsWith('2'))]).toEqual([call, true]);
    }
  });

  test('says of every parameter what it holds', () => {
    const bare = operations().flatMap(([call, { parameters = [] }]) =>
      parameters
        .filter(({ description, schema }) => !description && !(schema as { description?: string }).description)
        .map(({ name }) => `${call}: ${name}`),
    );
    expect(bare).toEqual([]);
  });

  test('holds every call of the contract, and no other', () => {
    const routes = operations().map(([call]) => call.replaceAll(/\{(\w+)\}/g, ':$1'));
    const defined = Object.keys(CALLS);
    expect({
      callsWithoutRoute: defined.filter((call) => !routes.includes(call)),
      routesWithoutCall: routes.filter((call) => !defined.includes(call)),
    }).toEqual({
      callsWithoutRoute: [...PROVIDERS],
      routesWithoutCall: [],
    });
  });

  test('shows nothing of what is for those who run the shop', () => {
    expect(Object.keys(document.paths).filter((path) => /healthz|readyz|metrics|openapi/.test(path))).toEqual([]);
  });
});
