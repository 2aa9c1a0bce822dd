import { stockActivities } from '../activities/activity-rows.test-utils.ts';
import { orderOf, stayItems } from '../testing/checkout-client.ts';
import { openFullShop, paidWith, type FullShop } from './full-shop.test-utils.ts';

/** Two hours at the baths, for one to three adults. */
const BATHS = '70001';

let shop: FullShop;
let checkout: FullShop['checkout'];

beforeAll(async () => {
  shop = await openFullShop();
  ({ checkout } = shop);
  await stockActivities(shop.db);
});

afterAll(() => shop?.close());

const activity = (change: object = {}) => ({ activityItem: { activityId: BATHS, adults: 2, ...change } });

describe('buying an activity', () => {
  test('gives a digital voucher for so many adults, worth what it costs without its promotion, good for twelve months', async () => {
    const { opened, bought } = await checkout.sell(orderOf(activity(), 5_700));
    expect(bought.status).toBe(200);
    const order = (await checkout.get(`/gateway/orders/${opened.orderUUID}?locale=nl_NL`)).body;
    expect(order).toMatchObject({ kind: 'gift', status: 'paid', adult: 2, stay: { id: BATHS, label: 'Twee uur in het bad' } });
    expect(order.vouchers).toMatchObject([{ kind: 'DIGITAL_ACTIVITY_ONLY', format: 'digital', value: 6_000, expiresOn: '2031-06-01' }]);
    const [{ code }] = order.vouchers;
    expect((await shop.price(paidWith(stayItems(), code))).body).toMatchObject({ code: 'GIFT_NOT_USABLE' });
  });

  test('through a partner’s site counts for the partner @MINI-004', async () => {
    const body = JSON.stringify({ minisiteId: 360 });
    await shop.db.insertInto('content_entry').values({ kind: 'minisite', key: 'dimanche', locale: 'fr_FR', body }).execute();
    const { opened } = await checkout.sell(orderOf(activity({ minisiteId: 360 }), 5_700));
    const { minisite_id } = await shop.db
      .selectFrom('purchase')
      .select('minisite_id')
      .where('uuid', '=', opened.orderUUID as string)
      .executeTakeFirstOrThrow();
    expect(minisite_id).toBe(360);
  });

  test('for oneself costs the same, and a gift card pays for it', async () => {
    await shop.giftCard('FOR-ME', 10_000);
    const { body } = await shop.price(paidWith(activity({ adults: 3, customType: 'OWN_USE' }), 'FOR-ME'));
    expect(body).toMatchObject({ parts: { product: 8_500, gifts: 8_500 }, remainingAmountToPay: 0 });
  });

  test.each([
    ['for more adults than it is sold for', { adults: 4 }, 400, 'INVALID_FIELD', 'items.activityItem.adults'],
    ['on paper', { format: 'physical' }, 400, 'INVALID_FIELD', 'items.activityItem.format'],
    ['that is retired', { activityId: '70005' }, 409, 'NO_LONGER_SOLD', undefined],
    ['that never was', { activityId: '79999' }, 404, 'NOT_FOUND', undefined],
  ])('%s is refused', async (_, change, status, code, field) => {
    const answer = await shop.price(activity(change));
    expect([answer.status, answer.body.code, answer.body.field]).toEqual([status, code, field]);
  });
});

describe('a gift that cannot be had', () => {
  const retire = (table: 'box' | 'stay', published: boolean) => shop.db.updateTable(table).set({ published }).execute();

  test.each([
    ['box', { boxItem: { code: 'SPAEBOX' } }],
    ['stay', { singleVoucherItem: { offerId: '101', nights: 1 } }],
  ] as const)('since its %s is retired says so', async (table, items) => {
    await retire(table, false);
    expect(await shop.price(items)).toMatchObject({ status: 409, body: { code: 'NO_LONGER_SOLD' } });
    await retire(table, true);
    expect((await shop.price(items)).status).toBe(200);
  });

  test('on paper, where nothing is sent at the moment, says so', async () => {
    const shippingAddress = { name: 'Luc', addressLine: 'Dam 1', postalCode: '1012 JS', city: 'Amsterdam', country: 'NL' };
    const requested = await shop.price({ boxItem: { code: 'SPABOX', shippingAddress } }, { locale: 'nl_NL' });
    expect(requested).toMatchObject({ status: 409, body: { code: 'FORMAT_NOT_AVAILABLE' } });
  });
});
