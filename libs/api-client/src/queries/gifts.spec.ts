import { QueryClient } from '@tanstack/react-query';
import { giftVoucherQuery } from './gift-voucher.ts';
import { boxesQuery } from './boxes.ts';
import { boxOffersQuery, boxQuery, giftExtrasQuery, shippingCostsQuery } from './gifts.ts';

const realFetch = globalThis.fetch;
const requested: string[] = [];
let answer: unknown;

beforeEach(() => {
  requested.length = 0;
  globalThis.fetch = async (url, init = {}) => {
    requested.push(`${init.method} ${String(url)}`);
    return Response.json(answer);
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
const locale = 'fr_FR';

test('boxes, a box, extras, shipping and a code are asked for where the contract says @API-013 @API-021 @API-048', async () => {
  answer = {
    boxes: [],
    imagesBySize: {},
    price: { sellPrice: 1 },
    availableCustomSubElements: [],
    categories: [],
    amount: 0,
    internationalShippingFeesPerCountry: {},
    kind: 'BOX',
    expiresOn: '2027-01-01',
  };
  await client().fetchQuery(boxesQuery({ locale }));
  await client().fetchQuery(boxQuery({ code: 'SPAEBOX', locale }));
  await client().fetchQuery(giftExtrasQuery({ locale }));
  await client().fetchQuery(shippingCostsQuery({ locale }));
  await client().fetchQuery(giftVoucherQuery({ code: 'AB12-CD34', locale }));
  expect(requested).toEqual([
    'GET /gateway/boxes/search?locale=fr_FR',
    'GET /gateway/boxes/SPAEBOX/product-detail?locale=fr_FR',
    'GET /gateway/sub-elements/available-custom-sub-elements?locale=fr_FR',
    'GET /gateway/shipping-costs?locale=fr_FR',
    'GET /gateway/gift-vouchers/AB12-CD34?locale=fr_FR',
  ]);
});

test('an answer with an error is a refusal @API-013', async () => {
  answer = { error: 'There is no box X.' };
  await expect(client().fetchQuery(boxQuery({ code: 'X', locale }))).rejects.toMatchObject({ status: 404 });
});

test('stays of a box come eight a page until an empty page @API-014 @GIFT-031', async () => {
  answer = { exactMatch: [{ id: '1' }], searchDetails: { totalCount: 1, page: 0 } };
  const query = boxOffersQuery({ code: 'SPAEBOX', locale });
  await client().fetchInfiniteQuery({ ...query, pages: 2 });
  expect(requested).toEqual([
    'GET /gateway/boxes/SPAEBOX/offers?locale=fr_FR&page=0&limit=8',
    'GET /gateway/boxes/SPAEBOX/offers?locale=fr_FR&page=1&limit=8',
  ]);
  expect(query.getNextPageParam({ exactMatch: [], searchDetails: { totalCount: 1, page: 1 } } as never, [], 1, [0, 1])).toBeUndefined();
});
