import { orderPriceOf, throughPartner } from './through-partner.ts';

beforeEach(() => {
  globalThis.__SHOP_PARTNER__ = { current: () => 360, note: () => undefined };
});
afterEach(() => {
  globalThis.__SHOP_PARTNER__ = undefined;
});

const criteria = { offerId: '101', pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 } };

test.each([
  ['a stay', { shortStayItem: { gift: false, reservationCriteria: criteria } }],
  ['a gift stay', { shortStayItem: { gift: true, reservationCriteria: criteria } }],
  ['a box', { boxItem: { code: 'SPAEBOX' } }],
  ['a gift card', { giftCardItem: { amount: 5_000 } }],
  ['a single voucher', { singleVoucherItem: { offerId: '101', nights: 1 } }],
  ['an activity', { activityItem: { activityId: '501', adults: 2 } }],
])('%s counts for the partner of the visit @MINI-004', (_name, items) => {
  expect(JSON.stringify(throughPartner({ items }))).toContain('"minisiteId":360');
  globalThis.__SHOP_PARTNER__ = undefined;
  expect(throughPartner({ items })).toEqual({ items });
});

test('the partner that the address names comes first', () => {
  const items = { boxItem: { code: 'SPAEBOX', minisiteId: 97 } };
  expect(throughPartner({ items })).toEqual({ items });
});

test('the price is asked through the partner, and is the answer that the server asked for without it', async () => {
  const basket = { kind: 'activity', requested: { id: '501', adults: 2 } } as Parameters<typeof orderPriceOf>[0]['basket'];
  const query = orderPriceOf({ basket, choices: { cancellation: 'unset', gifts: [], method: 'card' } }, 'fr_FR');
  expect(JSON.stringify(query.queryKey)).not.toContain('360');
  const sent: string[] = [];
  globalThis.fetch = async (_url, init) => {
    sent.push(init?.body as string);
    return Response.json({ parts: {}, giftcards: [], instalments: [] });
  };
  await (query.queryFn as (context: object) => Promise<unknown>)({});
  expect(JSON.parse(sent[0]!)).toMatchObject({ items: { activityItem: { minisiteId: 360 } } });
});
