import { sql, type Insertable } from 'kysely';
import type { PromotionCodeTable } from '../../platform/database/tables/purchases.ts';
import { openFullShop, promoted, type FullShop } from '../full-shop.test-utils.ts';
import { BUYER, drainOutbox, orderOf, stayItems } from '../../testing/checkout-client.ts';

let shop: FullShop;
let checkout: FullShop['checkout'];

beforeAll(async () => {
  shop = await openFullShop();
  ({ checkout } = shop);
  await shop.db
    .insertInto('promotion_code')
    .values([
      code('ANY'),
      code('CARDS', { products: ['giftCard'] }),
      code('BOXES', { products: ['box', 'singleVoucher'] }),
      code('SPA', { themes: ['spa'] }),
      code('GOLF', { themes: ['golf'] }),
      code('PARTNER', { minisites: [360] }),
      code('TWICE', { uses_per_customer: 2 }),
      code('THRICE', { uses_per_customer: 3, uses_left: 4 }),
    ])
    .execute();
  const body = JSON.stringify({ minisiteId: 360 });
  await shop.db.insertInto('content_entry').values({ kind: 'minisite', key: 'dimanche', locale: 'fr_FR', body }).execute();
});

afterAll(() => shop?.close());

function code(name: string, facts: Partial<Insertable<PromotionCodeTable>> = {}): Insertable<PromotionCodeTable> {
  const nothing = { cents: null, valid_from: null, valid_until: null, minimum_cents: 0, once_per_customer: false, uses_left: null };
  return { code: name, percent: 10, ...nothing, ...facts };
}

const withCode = (items: object, promotion: string) => ({ ...items, promotionCodeItem: { code: promotion } });
const reduction = async (items: object, promotion: string) => {
  const { status, body } = await shop.price(withCode(items, promotion));
  return status === 200 ? body.parts.promotion : `${body.code} ${body.field}`;
};

const CARD = { giftCardItem: { amount: 30_000, quantity: 10 } };
const BOX = { boxItem: { code: 'SPAEBOX' } };
const VOUCHER = { singleVoucherItem: { offerId: '101', nights: 1 } };
const REFUSED = 'PROMOTION_NOT_APPLICABLE items.promotionCodeItem.code';

describe('a promotion code', () => {
  test('takes nothing off gift cards, unless the operator names them', async () => {
    expect(await reduction(CARD, 'ANY')).toBe(REFUSED);
    expect(await reduction(CARD, 'SUMMER')).toBe(REFUSED);
    expect((await checkout.start(orderOf(withCode(CARD, 'ANY'), 270_000))).body).toMatchObject({ code: 'PROMOTION_NOT_APPLICABLE' });
    expect(await reduction(CARD, 'CARDS')).toBe(30_000);
    expect(await reduction(stayItems(), 'CARDS')).toBe(REFUSED);
  });

  test.each([
    ['ANY', { stay: 1_200, box: 1_490, voucher: 1_390 }],
    ['BOXES', { stay: REFUSED, box: 1_490, voucher: 1_390 }],
    ['SPA', { stay: 1_200, box: 1_490, voucher: 1_390 }],
    ['GOLF', { stay: REFUSED, box: REFUSED, voucher: REFUSED }],
  ])('%s counts for its products and themes', async (name, expected) => {
    const [stay, box, voucher] = [await reduction(stayItems(), name), await reduction(BOX, name), await reduction(VOUCHER, name)];
    expect({ stay, box, voucher }).toEqual(expected);
    if (name === 'GOLF') expect(await reduction(stayItems({ offerId: '102' }), name)).toBe(1_200);
  });

  test('of a partner counts on the partner’s site only', async () => {
    const { shortStayItem } = stayItems();
    const through = (minisiteId: number) => ({
      shortStayItem: { ...shortStayItem, reservationCriteria: { ...shortStayItem.reservationCriteria, minisiteId } },
    });
    expect(await reduction(stayItems(), 'PARTNER')).toBe(REFUSED);
    expect(await reduction(through(361), 'PARTNER')).toBe(REFUSED);
    expect(await reduction(through(360), 'PARTNER')).toBe(1_200);
  });

  test('that a changed stay lies outside of takes nothing off it, and the customer is told before', async () => {
    const { opened } = await checkout.sell(orderOf(promoted('SPA'), 10_800));
    const priced = await checkout.post(`/gateway/bookings/${opened.orderUUID}/modification-price`, {
      email: BUYER.email.email,
      locale: 'fr_FR',
      offerId: '102',
      pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
      travelPeriod: { checkinDate: '2030-06-12', checkoutDate: '2030-06-13' },
    });
    expect(priced.body).toEqual({
      kind: 'supplement',
      amount: 1_200,
      newTotal: 12_000,
      lostPromotion: { code: 'SPA', reason: 'notApplicable' },
    });
  });
});

test('a booking that a box has paid becomes no stay that the box could not have bought; one that is its theme, it does', async () => {
  await shop.giftCard('BOX-1', 12_000, { kind: 'BOX', product_code: 'SPAEBOX' });
  const { opened } = await checkout.sell(orderOf({ ...stayItems(), giftPaymentItems: [{ serialNumber: 'BOX-1' }] }, 0));
  const priceOf = async (offerId: string) =>
    (
      await checkout.post(`/gateway/bookings/${opened.orderUUID}/modification-price`, {
        email: BUYER.email.email,
        locale: 'fr_FR',
        offerId,
        pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
        travelPeriod: { checkinDate: '2030-06-14', checkoutDate: '2030-06-15' },
      })
    ).body;
  expect(await priceOf('102')).toMatchObject({ code: 'GIFT_NOT_USABLE', field: 'offerId' });
  expect(await priceOf('101')).toMatchObject({ kind: 'refund', amount: 0 });
});

describe('the uses of a code', () => {
  test('are counted per customer: the third is refused to the same customer alone', async () => {
    for (let use = 0; use < 2; use++) expect((await checkout.sell(orderOf(promoted('TWICE'), 10_800))).bought.status).toBe(200);
    expect((await checkout.start(orderOf(promoted('TWICE'), 10_800))).body).toMatchObject({
      code: 'PROMOTION_ALREADY_USED',
      field: 'items.promotionCodeItem.code',
    });
    const other = { buyer: { ...BUYER, email: { email: 'other@example.com' } } };
    expect((await checkout.sell(orderOf(promoted('TWICE'), 10_800, other))).bought.status).toBe(200);
  });

  test('are one customer’s by whatever spelling of their mailbox; those of before count as they were typed (D11)', async () => {
    const sell = (email: string) => checkout.start(orderOf(promoted('TWICE'), 10_800, { buyer: { ...BUYER, email: { email } } }));
    const bought = async (email: string) =>
      (await checkout.sell(orderOf(promoted('TWICE'), 10_800, { buyer: { ...BUYER, email: { email } } }))).bought.status;
    expect([await bought('Lu.cie+a@gmail.com'), await bought('lucie@googlemail.com')]).toEqual([200, 200]);
    expect((await sell('LUCIE+b@gmail.com')).body).toMatchObject({ code: 'PROMOTION_ALREADY_USED' });
    expect((await sell('lu.cie@example.com')).body).not.toHaveProperty('code');
    const asTyped = sql<string>`replace(customer, 'lucie@', 'zo.e@')`;
    await shop.db.updateTable('promotion_use').set({ customer: asTyped }).where('customer', 'like', 'lucie@%').execute();
    expect((await sell('zoe@gmail.com')).body).not.toHaveProperty('code');
    expect((await sell('zo.e@gmail.com')).body).toMatchObject({ code: 'PROMOTION_ALREADY_USED' });
  });

  test('hold under twelve orders of two customers at once: three each at most, four in all; the others get their money back', async () => {
    const orders = await Promise.all(
      Array.from({ length: 12 }, async (_, place) => {
        const email = place % 2 ? 'anne@example.com' : 'Bert@Example.com';
        // Orders of gifts are in no hotel's queue: the database alone decides.
        const body = orderOf(withCode(BOX, 'THRICE'), 13_410, { buyer: { ...BUYER, email: { email } } });
        const { body: opened } = await checkout.start(body);
        await checkout.pay(opened.paymentIntentId);
        return { body, opened };
      }),
    );
    const answers = await Promise.all(orders.map(({ body, opened }) => checkout.buy(body, opened.paymentIntentId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const uses = await shop.db.selectFrom('promotion_use').select('customer').where('code', '=', 'THRICE').execute();
    for (const name of ['anne', 'bert']) expect(uses.filter(({ customer }) => customer.startsWith(name)).length).toBeLessThanOrEqual(3);
    expect(uses).toHaveLength(4);
    await drainOutbox(shop.outbox);
    const states = await Promise.all(orders.map(({ opened }) => checkout.get(`/gateway/orders/${opened.orderUUID}/payment`)));
    expect(states.map(({ body }) => body.charge).sort()).toEqual([
      ...Array<string>(4).fill('charged'),
      ...Array<string>(8).fill('refunded'),
    ]);
  });
});
