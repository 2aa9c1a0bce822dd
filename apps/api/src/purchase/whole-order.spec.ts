import { aStay, smallCatalogue, testDatabase, type TestDatabase } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { counter, letTheShopWork, orderOf, stayItems } from '../testing/counter.ts';
import { openShop, type OpenShop } from '../testing/open-shop.ts';

let database: TestDatabase;
let shop: OpenShop;
let till: ReturnType<typeof counter>;

const words = (text: string) => JSON.stringify({ fr: text, es: text, nl: text, it: text, en: text });

beforeAll(async () => {
  database = await testDatabase();
  const catalogue = smallCatalogue({ stock: 100 });
  shop = await openShop({
    ...database,
    now: new Date('2030-06-01T10:00:00Z'),
    dataDirectory: await mkdtemp(join(tmpdir(), 'shop-')),
    catalogue: { ...catalogue, stays: [aStay(), aStay({ id: 102, cancellable: false, cancellation_type: 'NCNR', themes: ['golf'] })] },
  });
  till = counter(shop.app);
  await stockTheShelves();
});

afterAll(async () => {
  await shop?.close();
  await database?.close();
});

async function stockTheShelves() {
  const { db } = shop;
  await db
    .insertInto('box')
    .values(
      (['EBOX', 'BOX'] as const).map((ending) => ({
        code: `SPA${ending}`,
        collection: 'SPA',
        format: ending === 'EBOX' ? ('digital' as const) : ('physical' as const),
        title: words('Spa à deux'),
        description: words('Une nuit'),
        included_content: words('Une nuit\nUn spa'),
        value_cents: 14_900,
        reference_cents: 17_900,
        nights: 1,
        adults: 2,
        themes: ['spa'],
        images: ['lake-1'],
        rating: 4.5,
        affiliate_id: 'aff-spa',
        position: 1,
        published: true,
      })),
    )
    .execute();
  await db
    .insertInto('single_voucher')
    .values({ stay_id: 101, affiliate_id: 'aff-101', nights: [1, 2], sell_cents: [13_900, 24_900], reference_cents: [13_900, 24_900] })
    .execute();
  await db
    .insertInto('custom_sub_element_category')
    .values({ id: 'treats', description: words('Douceurs'), names: words('Douceurs'), single_selection: false, position: 1 })
    .execute();
  await db
    .insertInto('custom_sub_element')
    .values({
      id: 'candle',
      category_id: 'treats',
      name: words('Bougie'),
      image: 'c-1',
      recommended: true,
      price_cents: 1_200,
      position: 1,
    })
    .execute();
  await db
    .insertInto('shipping_fee')
    .values([
      { point_of_sale: 'FR', country: 'FR', cents: 0 },
      { point_of_sale: 'FR', country: 'BE', cents: 690 },
    ])
    .execute();
  await db
    .insertInto('promotion_code')
    .values([
      code({ code: 'SUMMER', percent: 10 }),
      code({ code: 'WELCOME', cents: 2_000, once_per_customer: true }),
      code({ code: 'LAST', cents: 1_000, uses_left: 1 }),
      code({ code: 'BIG', percent: 20, minimum_cents: 50_000 }),
      code({ code: 'GONE', percent: 10, valid_until: '2030-05-31' }),
      code({ code: 'SOON', percent: 10, valid_from: '2030-06-02' }),
    ])
    .execute();
}

function code(facts: { code: string; percent?: number; cents?: number; minimum_cents?: number } & Record<string, unknown>) {
  const nothing = { percent: null, cents: null, valid_from: null, valid_until: null, minimum_cents: 0, once_per_customer: false };
  return { ...nothing, uses_left: null, ...facts };
}

const giftCard = async (serial: string, cents: number, change: object = {}) =>
  shop.db
    .insertInto('gift_voucher')
    .values({
      code: serial,
      kind: 'GIFTCARD',
      product_code: null,
      format: 'digital',
      value_cents: cents,
      remaining_cents: cents,
      nights: null,
      adults: 2,
      status: 'active',
      expires_on: '2031-06-01',
      locale: 'fr_FR',
      order_uuid: null,
      affiliate_id: null,
      from_name: null,
      message: null,
      recipient_email: null,
      ...change,
    })
    .execute();

const leftOn = (serial: string) =>
  shop.db.selectFrom('gift_voucher').select(['remaining_cents', 'status']).where('code', '=', serial).executeTakeFirstOrThrow();
const price = (items: object, change: object = {}) => till.post('/gateway/purchase/price', { locale: 'fr_FR', items, ...change });
const paidWith = (items: object, ...serials: string[]) => ({
  ...items,
  giftPaymentItems: serials.map((serialNumber) => ({ serialNumber })),
});
const promoted = (promotion: string) => ({ ...stayItems(), promotionCodeItem: { code: promotion } });

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

describe('gifts as payment', () => {
  test('several gifts pay in their order and keep what is left', async () => {
    await giftCard('A-1', 5_000);
    await giftCard('A-2', 10_000);
    const { opened, bought } = await till.sell(orderOf(paidWith(stayItems(), 'A-1', 'a-2'), 0));
    expect(opened).toMatchObject({ amount: 0, provider: 'gift' });
    expect(bought.status).toBe(200);
    expect(await leftOn('A-1')).toEqual({ remaining_cents: 0, status: 'used' });
    expect(await leftOn('A-2')).toEqual({ remaining_cents: 3_000, status: 'active' });
    expect((await till.get(`/gateway/orders/${opened.orderUUID}/payment`)).body).toMatchObject({ charge: 'none', paidByGifts: 12_000 });
  });

  test('a gift that pays a part leaves the rest to the card', async () => {
    await giftCard('B-1', 5_000);
    const { opened } = await till.sell(orderOf(paidWith(stayItems(), 'B-1'), 7_000));
    expect(opened).toMatchObject({ amount: 7_000, provider: 'test' });
    expect(await leftOn('B-1')).toEqual({ remaining_cents: 0, status: 'used' });
  });

  test('a single voucher is used up by its first order, a box pays stays of its themes only', async () => {
    await giftCard('V-1', 13_900, { kind: 'SINGLEVOUCHER', product_code: '101' });
    await till.sell(orderOf(paidWith(stayItems(), 'V-1'), 0));
    expect(await leftOn('V-1')).toEqual({ remaining_cents: 0, status: 'used' });
    await giftCard('BX-1', 14_900, { kind: 'BOX', product_code: 'SPAEBOX' });
    expect((await price(paidWith(stayItems({ offerId: '102' }), 'BX-1'))).body.code).toBe('GIFT_NOT_USABLE');
    expect((await price(paidWith(stayItems(), 'BX-1'))).body.remainingAmountToPay).toBe(0);
  });

  test('a gift that cannot pay is refused by code and place', async () => {
    await giftCard('OLD', 5_000, { expires_on: '2030-05-31' });
    await giftCard('VOID', 5_000, { status: 'cancelled' });
    await giftCard('GOOD', 5_000);
    const reason = async (...serials: string[]) => (await price(paidWith(stayItems(), ...serials))).body;
    expect(await reason('GOOD', 'NONE')).toMatchObject({ code: 'GIFT_NOT_FOUND', field: 'items.giftPaymentItems.1.serialNumber' });
    expect((await reason('OLD')).code).toBe('GIFT_EXPIRED');
    expect((await reason('VOID')).code).toBe('GIFT_CANCELLED');
    expect((await reason('GOOD', 'good')).code).toBe('GIFT_NAMED_TWICE');
    expect((await price(paidWith({ giftCardItem: { amount: 5_000 } }, 'GOOD'))).body.code).toBe('GIFT_NOT_USABLE');
  });

  test('one card spent by twenty orders at once never falls below 0, and the losers get their money back', async () => {
    await giftCard('RACE', 10_000);
    const body = orderOf(paidWith(stayItems(), 'RACE'), 2_000);
    const orders = await Promise.all(Array.from({ length: 20 }, async () => (await till.start(body)).body));
    await Promise.all(orders.map(({ paymentIntentId }) => till.pay(paymentIntentId)));
    const answers = await Promise.all(orders.map(({ paymentIntentId }) => till.buy(body, paymentIntentId)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(new Set(answers.filter(({ status }) => status === 409).map((answer) => answer.body.code))).toEqual(new Set(['GIFT_USED']));
    expect(await leftOn('RACE')).toEqual({ remaining_cents: 0, status: 'used' });
  });

  test('two cards named in opposite orders by many buyers do not wait for each other for ever', async () => {
    await giftCard('X-1', 600_000);
    await giftCard('X-2', 600_000);
    const bodies = Array.from({ length: 10 }, (_, place) =>
      orderOf(paidWith(stayItems(), ...(place % 2 ? ['X-1', 'X-2'] : ['X-2', 'X-1'])), 0),
    );
    const orders = await Promise.all(bodies.map(async (body) => ({ body, opened: (await till.start(body)).body })));
    const answers = await Promise.all(orders.map(({ body, opened }) => till.buy(body, opened.paymentIntentId)));
    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(10).fill(200));
    const left = [await leftOn('X-1'), await leftOn('X-2')].reduce((sum, card) => sum + card.remaining_cents, 0);
    expect(left).toBe(1_200_000 - 10 * 12_000);
  });
});

describe('buying a gift', () => {
  test('a digital box becomes a voucher with its words, and reaches who gets it by mail @GIFT-001', async () => {
    const boxItem = {
      code: 'SPAEBOX',
      customization: { fromName: 'Zoë', message: 'Bon anniversaire' },
      recipientEmail: 'luc@example.com',
    };
    const { opened, bought } = await till.sell(orderOf({ boxItem }, 14_900));
    expect(bought.status).toBe(200);
    const view = (await till.get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`)).body;
    expect(view).toMatchObject({ kind: 'gift', status: 'paid', checkin: '', stay: { label: 'Spa à deux' } });
    expect(view.vouchers).toEqual([
      {
        code: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
        kind: 'BOX',
        format: 'digital',
        label: 'Spa à deux',
        value: 14_900,
        expiresOn: '2031-06-01',
      },
    ]);
    await letTheShopWork(shop.outbox);
    const mails = [...shop.mails.values()].filter((mail) => mail.text.includes(view.vouchers[0].code));
    expect(mails.map((mail) => mail.to.address).sort()).toEqual(['luc@example.com', 'marie.durand@example.com']);
    expect(mails.find((mail) => mail.to.address === 'luc@example.com')?.text).toContain('Bon anniversaire');
    expect(mails.map((mail) => mail.attachments?.[0]?.contentType)).toEqual(['application/pdf', 'application/pdf']);
  });

  test('a physical box costs its extras and shipping abroad @GIFT-014', async () => {
    const shippingAddress = { name: 'Luc', addressLine: 'Rue Haute 1', postalCode: '1000', city: 'Bruxelles', country: 'BE' };
    const boxItem = { code: 'SPABOX', extras: ['candle'], shippingAddress };
    expect((await price({ boxItem })).body).toMatchObject({
      parts: { product: 14_900, extras: 1_200, shipping: 690 },
      remainingAmountToPay: 16_790,
    });
    expect((await price({ boxItem: { ...boxItem, shippingAddress: undefined } })).body.field).toBe('items.boxItem.shippingAddress');
    expect((await price({ boxItem: { ...boxItem, extras: ['gold'] } })).body.field).toBe('items.boxItem.extras');
    expect((await price({ boxItem: { ...boxItem, shippingAddress: { ...shippingAddress, country: 'US' } } })).body.field).toBe(
      'items.boxItem.shippingAddress.country',
    );
  });

  test('three gift cards of a fixed amount are three vouchers, good for one year and a half @GIFT-033', async () => {
    const { opened } = await till.sell(orderOf({ giftCardItem: { amount: 10_000, quantity: 3 } }, 30_000));
    const { vouchers } = (await till.get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`)).body;
    expect(vouchers).toHaveLength(3);
    expect(vouchers[0]).toMatchObject({ kind: 'GIFTCARD', value: 10_000, expiresOn: '2031-12-01' });
    expect((await price({ giftCardItem: { amount: 12_345 } })).body.field).toBe('items.giftCardItem.amount');
    expect((await price(paidWith(stayItems(), vouchers[0].code))).body.remainingAmountToPay).toBe(2_000);
  });

  test('a stay given without dates is a single voucher of its nights', async () => {
    const reservationCriteria = { ...stayItems().shortStayItem.reservationCriteria, travelPeriod: undefined, nights: 2 };
    expect((await price({ shortStayItem: { gift: true, reservationCriteria } })).body.parts.product).toBe(24_900);
    expect((await price({ singleVoucherItem: { offerId: '101', nights: 1 } })).body.parts.product).toBe(13_900);
    expect((await price({ singleVoucherItem: { offerId: '101', nights: 5 } })).body.field).toBe('items.singleVoucherItem.nights');
    expect((await price({ singleVoucherItem: { offerId: '102', nights: 1 } })).body.code).toBe('NOT_GIFTABLE');
  });

  test('the sender’s name has at most 40 letters and is text only, the message at most 180 @GIFT-011', async () => {
    const worded = (customization: object) => price({ giftCardItem: { amount: 5_000, customization } });
    expect((await worded({ fromName: 'Z'.repeat(40), message: 'm'.repeat(180) })).status).toBe(200);
    expect(await worded({ fromName: 'Z'.repeat(41) })).toMatchObject({
      status: 400,
      body: { field: 'items.giftCardItem.customization.fromName' },
    });
    expect((await worded({ fromName: 'R2D2' })).body.field).toBe('items.giftCardItem.customization.fromName');
    expect((await worded({ message: 'm'.repeat(181) })).body.field).toBe('items.giftCardItem.customization.message');
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
