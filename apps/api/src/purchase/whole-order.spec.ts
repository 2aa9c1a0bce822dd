import { BUYER, letTheShopWork, orderOf, stayItems } from '../testing/counter.ts';
import { openFullShop, paidWith, promoted, type FullShop } from './a-full-shop.spec-kit.ts';

let shop: FullShop;
let till: FullShop['till'];

beforeAll(async () => {
  shop = await openFullShop();
  ({ till } = shop);
});

afterAll(() => shop?.close());

const price = (items: object, change?: object) => shop.price(items, change);
const giftCard = (serial: string, cents: number, change?: object) => shop.giftCard(serial, cents, change);

describe('the price of a whole order', () => {
  test('is the sum of its parts: stay, insurance, less promotion, less gifts @PROD-019 @PROD-084', async () => {
    await giftCard('PRICE-1', 3_000);
    const items = { ...paidWith(promoted('summer'), 'price-1'), insuranceItem: { hasInsurance: true } };
    const { status, body } = await price(items);
    expect(status).toBe(200);
    expect(body).toEqual({
      parts: { product: 12_000, extras: 0, shipping: 0, insurance: 600, paymentFee: 0, promotion: 1_200, gifts: 3_000 },
      total: 11_400,
      remainingAmountToPay: 8_400,
      giftcards: [{ serialNumber: 'PRICE-1', usedAmount: 3_000, amount: 3_000 }],
      instalments: [],
    });
    expect(await till.start(orderOf(items, 12_000))).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', amount: 8_400 } });
    expect((await till.start(orderOf(items, 8_400))).body).toMatchObject({ amount: 8_400, parts: body.parts });
  });

  test.each(['<img src=x onerror=alert(1)>', 'Marie\r\nBcc: x@y.example', 'R2D2', '   '])(
    'the buyer is called by letters, not %j @RULE-013',
    async (firstName) => {
      const buyer = (change: object) => ({ buyer: { ...BUYER, ...change } });
      expect(await till.start(orderOf(stayItems(), 12_000, buyer({ firstName })))).toMatchObject({
        status: 400,
        body: { code: 'INVALID_FIELD', field: 'buyer.firstName' },
      });
      expect((await till.start(orderOf(stayItems(), 12_000, buyer({ lastName: firstName })))).body.field).toBe('buyer.lastName');
      expect((await till.start(orderOf(stayItems(), 12_000, buyer({ firstName: 'Ève-Anaïs', lastName: "O’Neil D'Ys" })))).status).toBe(200);
    },
  );

  test.each(['XX', 'UK', 'EU'])('the buyer lives in a country of this world, not in %j @PROD-084', async (country) => {
    expect(await till.start(orderOf(stayItems(), 12_000, { buyer: { ...BUYER, country } }))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_FIELD', field: 'buyer.country' },
    });
    expect((await till.start(orderOf(stayItems(), 12_000, { buyer: { ...BUYER, country: 'CH' } }))).status).toBe(200);
  });

  test('an order that names a partner names one of the shop’s, in whichever language it is bought @PROD-084', async () => {
    const body = JSON.stringify({ minisiteId: 360 });
    await shop.db.insertInto('content_entry').values({ kind: 'minisite', key: 'dimanche', locale: 'nl_BE', body }).execute();
    const { shortStayItem } = stayItems();
    const from = (minisiteId: number) => ({
      shortStayItem: { ...shortStayItem, reservationCriteria: { ...shortStayItem.reservationCriteria, minisiteId } },
    });
    expect(await till.start(orderOf(from(361), 12_000))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_FIELD', field: 'items.shortStayItem.reservationCriteria.minisiteId' },
    });
    const { opened } = await till.sell(orderOf(from(360), 12_000));
    const kept = shop.db
      .selectFrom('purchase')
      .select('minisite_id')
      .where('uuid', '=', opened.orderUUID as string);
    expect(await kept.executeTakeFirst()).toEqual({ minisite_id: 360 });
  });

  test('an order names exactly one product', async () => {
    expect(await price({})).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD', field: 'items' } });
    expect((await price({ ...stayItems(), giftCardItem: { amount: 5_000 } })).status).toBe(400);
  });

  test('the insurance of a stay that cannot be cancelled costs more; a gift cannot be insured', async () => {
    const insuranceItem = { hasInsurance: true };
    expect((await price({ ...stayItems({ offerId: '102' }), insuranceItem })).body.parts.insurance).toBe(900);
    expect(await price({ giftCardItem: { amount: 5_000 }, insuranceItem })).toMatchObject({
      status: 400,
      body: { field: 'items.insuranceItem' },
    });
  });

  test('paying in three costs a fee and plans three months; a gift is not paid later @PROD-074', async () => {
    const items = stayItems({ checkin: '2030-06-12', checkout: '2030-06-14' });
    const { body } = await price(items, { paymentPlan: '3x' });
    expect(body).toMatchObject({ parts: { product: 24_000, paymentFee: 360 }, remainingAmountToPay: 24_360 });
    expect(body.instalments).toEqual([
      { day: '2030-06-01', amount: 8_360 },
      { day: '2030-07-01', amount: 8_000 },
      { day: '2030-08-01', amount: 8_000 },
    ]);
    expect(await price({ giftCardItem: { amount: 30_000 } }, { paymentPlan: '3x' })).toMatchObject({
      status: 409,
      body: { code: 'PAYMENT_PLAN_NOT_ELIGIBLE', field: 'paymentPlan' },
    });
    expect((await price(stayItems(), { paymentPlan: '4x' })).body.code).toBe('PAYMENT_PLAN_NOT_ELIGIBLE');
  });
});

describe('a promotion code', () => {
  test.each([
    ['NOBODY', 'PROMOTION_NOT_FOUND'],
    ['GONE', 'PROMOTION_EXPIRED'],
    ['SOON', 'PROMOTION_NOT_YET_VALID'],
    ['BIG', 'PROMOTION_BELOW_MINIMUM'],
  ])('%s is refused as %s', async (promotion, reason) => {
    expect(await price(promoted(promotion))).toMatchObject({ status: 409, body: { code: reason, field: 'items.promotionCodeItem.code' } });
  });

  test('that counts once per customer is refused the second time, to that customer alone', async () => {
    await till.sell(orderOf(promoted('WELCOME'), 10_000));
    expect((await till.start(orderOf(promoted('WELCOME'), 10_000))).body.code).toBe('PROMOTION_ALREADY_USED');
    expect((await price(promoted('WELCOME'), { email: 'Marie.Durand@example.com' })).body.code).toBe('PROMOTION_ALREADY_USED');
    expect((await price(promoted('WELCOME'), { email: 'other@example.com' })).body.parts.promotion).toBe(2_000);
  });

  test('with one use left serves one of five orders paid at once; the others get their money back', async () => {
    const body = orderOf(promoted('LAST'), 11_000);
    const orders = await Promise.all(Array.from({ length: 5 }, async () => (await till.start(body)).body));
    for (const { paymentIntentId } of orders) await till.pay(paymentIntentId);
    const answers = await Promise.all(orders.map(({ paymentIntentId }) => till.buy(body, paymentIntentId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await price(promoted('LAST'))).body.code).toBe('PROMOTION_USED_UP');
    await letTheShopWork(shop.outbox);
    const states = await Promise.all(orders.map(({ orderUUID }) => till.get(`/gateway/orders/${orderUUID}/payment`)));
    expect(states.map(({ body: state }) => state.charge).sort()).toEqual(['charged', 'refunded', 'refunded', 'refunded', 'refunded']);
  });
});

describe('an order that nobody pays', () => {
  test('fails after half an hour, and its payment can no longer be made', async () => {
    const body = orderOf(stayItems(), 12_000);
    const { body: opened } = await till.start(body);
    shop.time.now = new Date('2030-06-01T10:30:00Z');
    await letTheShopWork(shop.outbox);
    expect((await till.get(`/gateway/orders/${opened.orderUUID}/payment`)).body).toMatchObject({
      status: 'failed',
      charge: 'none',
      failure: 'ORDER_EXPIRED',
    });
    expect((await till.pay(opened.paymentIntentId)).body).toEqual({ status: 'declined' });
    expect(await till.buy(body, opened.paymentIntentId)).toMatchObject({ status: 409, body: { code: 'ORDER_EXPIRED' } });
    shop.time.now = new Date('2030-06-01T10:00:00Z');
  });

  test('but one that was paid and never completed is completed by the shop itself', async () => {
    const { body: opened } = await till.start(orderOf(stayItems(), 12_000));
    await till.pay(opened.paymentIntentId);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await letTheShopWork(shop.outbox);
    expect((await till.get(`/gateway/orders/${opened.orderUUID}/payment`)).body).toMatchObject({
      status: 'paid',
      charge: 'charged',
      charged: 12_000,
    });
  });
});
