import { drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { openFullShop, paidWith, type FullShop } from './full-shop.test-utils.ts';

let shop: FullShop;
let checkout: FullShop['checkout'];

beforeAll(async () => {
  shop = await openFullShop();
  ({ checkout } = shop);
});

afterAll(() => shop?.close());

const price = (items: object, change?: object) => shop.price(items, change);
const giftCard = (serial: string, cents: number, change?: object) => shop.giftCard(serial, cents, change);
const leftOn = (serial: string) => shop.leftOn(serial);

describe('gifts as payment', () => {
  test('several gifts pay in their order and keep what is left', async () => {
    await giftCard('A-1', 5_000);
    await giftCard('A-2', 10_000);
    const { opened, bought } = await checkout.sell(orderOf(paidWith(stayItems(), 'A-1', 'a-2'), 0));
    expect(opened).toMatchObject({ amount: 0, provider: 'gift' });
    expect(bought.status).toBe(200);
    expect(await leftOn('A-1')).toEqual({ remaining_cents: 0, status: 'used' });
    expect(await leftOn('A-2')).toEqual({ remaining_cents: 3_000, status: 'active' });
    expect((await checkout.get(`/gateway/orders/${opened.orderUUID}/payment`)).body).toMatchObject({ charge: 'none', paidByGifts: 12_000 });
  });

  test('a gift that pays a part leaves the rest to the card', async () => {
    await giftCard('B-1', 5_000);
    const { opened } = await checkout.sell(orderOf(paidWith(stayItems(), 'B-1'), 7_000));
    expect(opened).toMatchObject({ amount: 7_000, provider: 'test' });
    expect(await leftOn('B-1')).toEqual({ remaining_cents: 0, status: 'used' });
  });

  test('what a stay leaves of a single voucher stays with its holder, and pays like a gift card', async () => {
    await giftCard('V-1', 13_900, { kind: 'SINGLEVOUCHER', product_code: '101' });
    const { opened } = await checkout.sell(orderOf(paidWith(stayItems(), 'V-1'), 0));
    expect(await leftOn('V-1')).toEqual({ remaining_cents: 1_900, status: 'active' });
    const view = async () => (await checkout.get('/gateway/gift-vouchers/V-1')).body;
    expect(await view()).toMatchObject({ kind: 'GIFTCARD', remainingValue: 1_900, value: 13_900, expiresOn: '2031-06-01' });
    expect((await price(paidWith({ activityItem: { activityId: '70001', adults: 2 } }, 'V-1'))).body.code).not.toBe('GIFT_NOT_USABLE');
    const refund = { email: 'marie.durand@example.com', expectedRefund: 9_600 };
    expect((await checkout.post(`/gateway/bookings/${opened.orderUUID}/cancellation`, refund)).status).toBe(200);
    await drainOutbox(shop.outbox);
    expect(await view()).toMatchObject({ kind: 'GIFTCARD', remainingValue: 11_500 });
  });

  test('a box pays stays of its themes only, and what it leaves pays any stay', async () => {
    await giftCard('BX-2', 14_900, { kind: 'BOX', product_code: 'SPAEBOX' });
    await checkout.sell(orderOf(paidWith(stayItems(), 'BX-2'), 0));
    expect(await leftOn('BX-2')).toEqual({ remaining_cents: 2_900, status: 'active' });
    expect((await price(paidWith(stayItems({ offerId: '102' }), 'BX-2'))).body.parts.gifts).toBe(2_900);
    await giftCard('BX-1', 14_900, { kind: 'BOX', product_code: 'SPAEBOX' });
    expect((await price(paidWith(stayItems({ offerId: '102' }), 'BX-1'))).body.code).toBe('GIFT_NOT_USABLE');
    expect((await price(paidWith(stayItems(), 'BX-1'))).body.remainingAmountToPay).toBe(0);
  });

  test('a box pays stays alone that have in their programme what it promises @GIFT-020', async () => {
    await giftCard('BX-3', 14_900, { kind: 'BOX', product_code: 'SPABOX' });
    const asked = async (required_items: string) => {
      await shop.db.updateTable('box').set({ required_items }).where('code', '=', 'SPABOX').execute();
      return (await price(paidWith(stayItems(), 'BX-3'))).body;
    };
    expect(await asked('[["breakfast"],["massage","dinner"]]')).toMatchObject({ code: 'GIFT_NOT_USABLE' });
    expect(await asked('[["breakfast","massage"]]')).toMatchObject({ remainingAmountToPay: 0 });
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
    const orders = await Promise.all(Array.from({ length: 20 }, async () => (await checkout.start(body)).body));
    await Promise.all(orders.map(({ paymentIntentId }) => checkout.pay(paymentIntentId)));
    const answers = await Promise.all(orders.map(({ paymentIntentId }) => checkout.buy(body, paymentIntentId)));
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
    const orders = await Promise.all(bodies.map(async (body) => ({ body, opened: (await checkout.start(body)).body })));
    const answers = await Promise.all(orders.map(({ body, opened }) => checkout.buy(body, opened.paymentIntentId)));
    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(10).fill(200));
    const left = [await leftOn('X-1'), await leftOn('X-2')].reduce((sum, card) => sum + card.remaining_cents, 0);
    expect(left).toBe(1_200_000 - 10 * 12_000);
  });
});
