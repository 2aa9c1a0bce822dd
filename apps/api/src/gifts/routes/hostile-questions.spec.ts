import {
  ActivityDetail,
  ActivityImages,
  ActivitySearchAnswer,
  BeneficiaryFacets,
  BeneficiaryOffers,
  BoxDetail,
  BoxOffersAnswer,
  BoxProblem,
  BoxesAnswer,
  CustomSubElements,
  GiftVoucher,
  PriceTiers,
  ShippingCostsAnswer,
} from '@shop/contracts';
import { ANNECY } from '@shop/testing';
import { draws, fc } from '@shop/testing/draw';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { OpenShop } from '../../testing/open-shop.ts';
import { openGiftShop, type GiftShop } from './gift-shop.test-utils.ts';

let opened: GiftShop;
let shop: OpenShop;
let visitors = 0;

const CALLS: readonly (readonly [path: string, answer: TSchema])[] = [
  ['/gateway/boxes/search', BoxesAnswer],
  ['/gateway/boxes/{code}/product-detail', BoxDetail],
  ['/gateway/boxes/{code}/offers', BoxOffersAnswer],
  ['/gateway/box-offers/{code}', BeneficiaryOffers],
  ['/gateway/box-facets/{code}', BeneficiaryFacets],
  ['/beneficiary/boxes/offers', BeneficiaryOffers],
  ['/beneficiary/boxes/facets', BeneficiaryFacets],
  ['/beneficiary/single-vouchers/offers', BeneficiaryOffers],
  ['/beneficiary/single-vouchers/facets', BeneficiaryFacets],
  ['/gateway/gift-vouchers/{code}', GiftVoucher],
  ['/gateway/sub-elements/available-custom-sub-elements', CustomSubElements],
  ['/gateway/shipping-costs', ShippingCostsAnswer],
  ['/api/product/{id}/price-tiers', PriceTiers],
  ['/api/activity-only/weekend/{id}/detail.json', ActivityDetail],
  ['/api/activities/{id}/images.json', ActivityImages],
];

beforeAll(async () => {
  opened = await openGiftShop();
  shop = opened.shop;
}, 120_000);

afterAll(() => opened?.end());

const HOSTILE = [
  '',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  'null',
  "' or 1=1 --",
  '../../etc/passwd',
  '%',
  '%00',
  '\u0000',
  '\ud800',
  '🎁',
  '<script>',
  '{}',
  '[]',
  'a'.repeat(500),
];
const words = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 12 }));
const codes = fc.oneof(
  fc.constantFrom('SPAEBOX', 'SPABOX', 'GRANDEBOX', 'TEST-BOX-0001', 'TEST-STAY-0001', 'TEST-CARD-0001', 'TEST-BOX-LATE1'),
  words,
);
const ids = fc.oneof(fc.constantFrom('101', '201', '70001', '70002', '70005', '0', '999999999', '9999999999'), words);
const KEYS = {
  locale: ['fr_FR', 'nl_BE', 'it_IT', 'en_GB', 'de_DE'],
  code: ['TEST-BOX-0001', 'TEST-STAY-0001', 'SPAEBOX'],
  selectivePublicationAffiliateId: ['box-spa', 'stay-101'],
  matchOfferRangePriceWithGiftAmount: ['true', 'false'],
  checkin: ['2030-06-08', '2030-02-30', '2029-01-01'],
  checkinDate: ['2030-06-20', '2031-12-31'],
  checkout: ['2030-06-10', '2030-06-08'],
  night: ['1', '14', '15'],
  hotelId: ['1', 'hotel-1'],
  numberOfPackagesPerHotel: ['1', '20', '21'],
  page: ['0', '1000', '1001'],
  limit: ['1', '24', '25'],
  orderBy: ['distance', 'priceAsc'],
  lat: ['45.9', '91'],
  lng: ['6.1', '-181'],
  stars: ['3,4', '9'],
  tags: ['spa', 'kayak,thermal'],
  adult: ['1', '20', '99'],
  city: ['Annecy'],
  format: ['digital', 'physical'],
  extras: ['velvet-candle', 'default'],
  country: ['BE', 'US'],
} as const;
const query = fc
  .dictionary(fc.constantFrom(...Object.keys(KEYS)), fc.nat(), { maxKeys: 6 })
  .chain((chosen) =>
    fc.record(
      Object.fromEntries(
        Object.keys(chosen).map((key) => [
          key,
          fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...KEYS[key as keyof typeof KEYS]) }, words),
        ]),
      ),
    ),
  );

async function ask(url: string, rest: object = {}) {
  const remoteAddress = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors++ & 255}`;
  const answer = await shop.app.inject({ url, remoteAddress, ...rest });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const isProblem = Compile(BoxProblem);

function expectSound({ status, body }: { status: number; body: unknown }, schema: { Check(value: unknown): boolean }): void {
  expect(status).toBeLessThan(500);
  expect({ status, body, fits: (status === 200 ? schema : isProblem).Check(body) }).toMatchObject({ fits: true });
}

test.each(CALLS)('whatever is asked of %s, the answer fits its schema and is never a 5xx', async (path, answer) => {
  const schema = Compile(answer);
  await fc.assert(
    fc.asyncProperty(codes, ids, query, async (code, id, pairs) => {
      const filled = path.replace('{code}', escaped(code)).replace('{id}', escaped(id));
      const search = Object.entries(pairs).map(([key, value]) => `${key}=${escaped(value as string)}`);
      expectSound(await ask(`${filled}?${search.join('&')}`), schema);
    }),
    { numRuns: draws(120) },
  );
});

test('whatever an activity search is given, the answer fits its schema and is never a 5xx', async () => {
  const schema = Compile(ActivitySearchAnswer);
  const value = fc.oneof(words, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.array(words, { maxLength: 2 }));
  const one = (...values: unknown[]) => fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, value);
  const criterias = fc.record(
    {
      adult: one(1, 2, 4),
      city: one('Annecy'),
      lat: one(ANNECY.latitude),
      lng: one(ANNECY.longitude),
      theme: one('spa'),
      tags: one('kayak', 'thermal,kayak'),
      priceMin: one(0, 2_000),
      priceMax: one(5_000),
      distanceMax: one(0, 30, 300),
      region: one('Auvergne-Rhône-Alpes'),
    },
    { requiredKeys: [] },
  );
  const body = fc.record(
    {
      searchCriterias: criterias,
      locale: one('fr_FR', 'nl_NL'),
      orderBy: one('distance', 'promo'),
      page: one(0, 1),
      limit: one(1, 24),
      numberOfPackagesPerHotel: one(1, 20),
    },
    { requiredKeys: ['searchCriterias', 'locale'] },
  );
  await fc.assert(
    fc.asyncProperty(body, async (payload) => {
      expectSound(await ask('/api/search/activity-only.json', { method: 'POST', payload }), schema);
    }),
    { numRuns: draws(400) },
  );
});

/** Half characters cannot be written in an address: they come as the replacement that browsers send. */
const escaped = (text: string): string => encodeURIComponent(text.toWellFormed()) || '%20';
