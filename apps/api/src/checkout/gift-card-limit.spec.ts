import { orderOf } from '../testing/checkout-client.ts';
import { visitor } from '../accounts/routes/visitor.test-utils.ts';
import { openFullShop, type FullShop } from './full-shop.test-utils.ts';

const SHOP = 'http://shop.test';
const NOON = new Date('2030-06-01T10:00:00Z');
let shop: FullShop;

beforeAll(async () => {
  shop = await openFullShop({ settings: { giftCardLimit: 40_000, publicOrigin: SHOP, customerCareHosts: 'any' } });
});
afterEach(() => {
  shop.time.now = NOON;
});
afterAll(() => shop?.close());

const cards = (cents: number, email: string, items: object = { giftCardItem: { amount: cents } }) => {
  const order = orderOf(items, cents);
  return { ...order, buyer: { ...order.buyer, email: { email } } };
};
const later = (minutes: number) => {
  shop.time.now = new Date(NOON.getTime() + minutes * 60_000);
};

describe('gift cards that one e-mail address buys by card in 24 hours', () => {
  test('are refused beyond the limit, with what is left, however the address is written, and sold again a day later', async () => {
    await shop.checkout.sell(cards(30_000, 'anna@example.com'));
    const refused = await shop.checkout.start(cards(15_000, 'Anna+again@Example.com'));
    expect(refused).toMatchObject({ status: 409, body: { code: 'GIFT_CARD_LIMIT', field: 'items.giftCardItem.amount', amount: 10_000 } });
    expect((await shop.checkout.start(cards(15_000, 'bert@example.com'))).status).toBe(200);
    expect((await shop.checkout.start(cards(10_000, 'anna@example.com'))).status).toBe(200);
    later(24 * 60 + 1);
    expect((await shop.checkout.start(cards(15_000, 'anna@example.com'))).status).toBe(200);
  });

  test('count while their order waits for its payment, and no longer once it has expired', async () => {
    expect((await shop.checkout.start(cards(30_000, 'carla@example.com'))).status).toBe(200);
    expect((await shop.checkout.start(cards(30_000, 'carla@example.com'))).body).toMatchObject({ code: 'GIFT_CARD_LIMIT', amount: 10_000 });
    later(31);
    expect((await shop.checkout.start(cards(30_000, 'carla@example.com'))).status).toBe(200);
  });

  test('count as well when their orders begin together', async () => {
    const together = await Promise.all([1, 2, 3, 4].map((tag) => shop.checkout.start(cards(30_000, `ella+${tag}@example.com`))));
    expect(together.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test('have no limit for customer care, signed in', async () => {
    const colleague = visitor(shop.app, SHOP);
    const { body: token } = await colleague.post('/gateway/customer-care/local/tokens', { email: 'ines@shop.example' });
    expect((await colleague.post('/gateway/customer-care/sessions', token)).status).toBe(200);
    expect((await colleague.post('/gateway/purchase/orders', cards(90_000, 'fanny@example.com'))).status).toBe(200);
    expect((await visitor(shop.app, SHOP).post('/gateway/purchase/orders', cards(90_000, 'fanny@example.com'))).status).toBe(409);
  });

  test('are no limit to anything else that is bought', async () => {
    await shop.checkout.sell(cards(40_000, 'dora@example.com'));
    const voucher = { singleVoucherItem: { offerId: '101', nights: 1 } };
    expect((await shop.checkout.start(cards(13_900, 'dora@example.com', voucher))).status).toBe(200);
  });
});
