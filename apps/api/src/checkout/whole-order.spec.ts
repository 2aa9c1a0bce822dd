import { BUYER, drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { openFullShop, paidWith, promoted, type FullShop } from './full-shop.test-utils.ts';

let shop: FullShop;
let checkout: FullShop['checkout'];

beforeAll(async () => {
  shop = await openFullShop();
  ({ checkout } = shop);
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
    expect(await checkout.start(orderOf(items, 12_000))).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', amount: 8_400 } });
    expect((await checkout.start(orderOf(items, 8_400))).body).toMatchObject({ amount: 8_400, parts: body.parts });
  });

  test.each(['<img src=x onerror=alert(1)>', 'Marie\r\nBcc: x@y.example', 'R2D2', '   '])(
    'the buyer is called by letters, not %j @RULE-013',
    async (firstName) => {
      const buyer = (change: object) => ({ buyer: { ...BUYER, ...change } });
      expect(await checkout.start(orderOf(stayItems(), 12_000, buyer({ firstName })))).toMatchObject({
        status: 400,
        body: { code: 'INVALID_FIELD', field: 'buyer.firstName' },
      });
      expect((await checkout.start(orderOf(stayItems(), 12_000, buyer({ lastName: firstName })))).body.field).toBe('buyer.lastName');
      expect((await checkout.start(orderOf(stayItems(), 12_000, buyer({ firstName: 'Ève-Anaïs', lastName: "O’Neil D'Ys" })))).status).toBe(
        200,
      );
    },
  );

  test('all that a wallet tells is stored: the buyer with their address, the people, the days, the special request and the code @PROD-084', async () => {
    const buyer = { ...BUYER, addressLine: '12 rue du Lac', postalCode: '74000', city: 'Annecy' };
    const { shortStayItem, promotionCodeItem } = promoted('summer');
    const items = {
      insuranceItem: { hasInsurance: false },
      promotionCodeItem,
      shortStayItem: { ...shortStayItem, specialRequest: 'A quiet room' },
    };
    const { opened, bought } = await checkout.sell(orderOf(items, 10_800, { buyer }));
    expect(bought).toMatchObject({ status: 200, body: { booking: { orderUUID: opened.orderUUID } } });
    const stored = await shop.db
      .selectFrom('purchase')
      .select(['buyer', 'request', 'special_request', 'promotion_code', 'insured', 'amount_cents'])
      .where('uuid', '=', opened.orderUUID as string)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({
      buyer,
      request: items,
      special_request: 'A quiet room',
      promotion_code: 'SUMMER',
      insured: false,
      amount_cents: 10_800,
    });
  });

  test.each(['XX', 'UK', 'EU'])('the buyer lives in a country of this world, not in %j @PROD-084', async (country) => {
    expect(await checkout.start(orderOf(stayItems(), 12_000, { buyer: { ...BUYER, country } }))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_FIELD', field: 'buyer.country' },
    });
    expect((await checkout.start(orderOf(stayItems(), 12_000, { buyer: { ...BUYER, country: 'CH' } }))).status).toBe(200);
  });

  test('an order that names a partner names one of the shop’s, in whichever language it is bought @PROD-084', async () => {
    const body = JSON.stringify({ minisiteId: 360 });
    await shop.db.insertInto('content_entry').values({ kind: 'minisite', key: 'dimanche', locale: 'nl_BE', body }).execute();
    const { shortStayItem } = stayItems();
    const from = (minisiteId: number) => ({
      shortStayItem: { ...shortStayItem, reservationCriteria: { ...shortStayItem.reservationCriteria, minisiteId } },
    });
    expect(await checkout.start(orderOf(from(361), 12_000))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_FIELD', field: 'items.shortStayItem.reservationCriteria.minisiteId' },
    });
    const { opened } = await checkout.sell(orderOf(from(360), 12_000));
    const stored = shop.db
      .selectFrom('purchase')
      .select('minisite_id')
      .where('uuid', '=', opened.orderUUID as string);
    expect(await stored.executeTakeFirst()).toEqual({ minisite_id: 360 });
  });

  test('every kind of product is bought through a partner’s site, and the order keeps it @MINI-004 @PROD-084', async () => {
    const criteria = { offerId: '101', pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 }, minisiteId: 360 };
    const { travelPeriod } = stayItems().shortStayItem.reservationCriteria;
    const products = [
      { boxItem: { code: 'SPAEBOX', minisiteId: 360 } },
      { giftCardItem: { amount: 5_000, minisiteId: 360 } },
      { singleVoucherItem: { offerId: '101', nights: 1, minisiteId: 360 } },
      { shortStayItem: { gift: true, reservationCriteria: criteria } },
      { shortStayItem: { gift: false, reservationCriteria: { ...criteria, travelPeriod } } },
    ];
    for (const items of products) {
      const { remainingAmountToPay } = (await price(items)).body as { remainingAmountToPay: number };
      const { opened } = await checkout.sell(orderOf(items, remainingAmountToPay));
      const { minisite_id } = await shop.db
        .selectFrom('purchase')
        .select('minisite_id')
        .where('uuid', '=', opened.orderUUID as string)
        .executeTakeFirstOrThrow();
      expect([items, minisite_id]).toEqual([items, 360]);
      const name = Object.keys(items)[0]!;
      const unknown = JSON.parse(JSON.stringify(items).replace('360', '361')) as object;
      const { body } = await checkout.start(orderOf(unknown, remainingAmountToPay));
      expect(body).toMatchObject({ code: 'INVALID_FIELD', field: expect.stringMatching(`^items.${name}.*minisiteId$`) });
    }
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
    await checkout.sell(orderOf(promoted('WELCOME'), 10_000));
    expect((await checkout.start(orderOf(promoted('WELCOME'), 10_000))).body.code).toBe('PROMOTION_ALREADY_USED');
    expect((await price(promoted('WELCOME'), { email: 'Marie.Durand@example.com' })).body.code).toBe('PROMOTION_ALREADY_USED');
    expect((await price(promoted('WELCOME'), { email: 'other@example.com' })).body.parts.promotion).toBe(2_000);
  });

  test('with one use left serves one of five orders paid at once; the others get their money back', async () => {
    const body = orderOf(promoted('LAST'), 11_000);
    const orders = await Promise.all(Array.from({ length: 5 }, async () => (await checkout.start(body)).body));
    for (const { paymentIntentId } of orders) await checkout.pay(paymentIntentId);
    const answers = await Promise.all(orders.map(({ paymentIntentId }) => checkout.buy(body, paymentIntentId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await price(promoted('LAST'))).body.code).toBe('PROMOTION_USED_UP');
    await drainOutbox(shop.outbox);
    const states = await Promise.all(orders.map(({ orderUUID }) => checkout.get(`/gateway/orders/${orderUUID}/payment`)));
    expect(states.map(({ body: state }) => state.charge).sort()).toEqual(['charged', 'refunded', 'refunded', 'refunded', 'refunded']);
  });
});

describe('an order that nobody pays', () => {
  test('fails after half an hour, and its payment can no longer be made', async () => {
    const body = orderOf(stayItems(), 12_000);
    const { body: opened } = await checkout.start(body);
    shop.time.now = new Date('2030-06-01T10:30:00Z');
    await drainOutbox(shop.outbox);
    expect((await checkout.get(`/gateway/orders/${opened.orderUUID}/payment`)).body).toMatchObject({
      status: 'failed',
      charge: 'none',
      failure: 'ORDER_EXPIRED',
    });
    expect((await checkout.pay(opened.paymentIntentId)).body).toEqual({ status: 'declined' });
    expect(await checkout.buy(body, opened.paymentIntentId)).toMatchObject({ status: 409, body: { code: 'ORDER_EXPIRED' } });
    shop.time.now = new Date('2030-06-01T10:00:00Z');
  });

  test('but one that was paid and never completed is completed by the shop itself', async () => {
    const { body: opened } = await checkout.start(orderOf(stayItems(), 12_000));
    await checkout.pay(opened.paymentIntentId);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await drainOutbox(shop.outbox);
    expect((await checkout.get(`/gateway/orders/${opened.orderUUID}/payment`)).body).toMatchObject({
      status: 'paid',
      charge: 'charged',
      charged: 12_000,
    });
  });
});
