import { setBoxStock } from '../gifts/stock/operator-box-stock.ts';
import { drainOutbox, orderOf } from '../testing/checkout-client.ts';
import { openFullShop, type FullShop } from './full-shop.test-utils.ts';

const ADDRESS = { name: 'Luc', addressLine: '1 rue Haute', postalCode: '75001', city: 'Paris', country: 'FR' };
const EMAIL = 'marie.durand@example.com';
const PRINTED = { boxItem: { code: 'SPABOX', shippingAddress: ADDRESS } };
const SOLD_OUT = { status: 409, body: { code: 'PHYSICAL_NOT_AVAILABLE', field: 'items.boxItem.format' } };

let shop: FullShop;
let cents: number;

beforeAll(async () => {
  shop = await openFullShop();
  cents = (await shop.price(PRINTED)).body.remainingAmountToPay;
});
afterAll(() => shop?.close());

const stock = (pieces: number | null) => setBoxStock(shop.db, 'SPABOX', pieces);
const left = async () => (await shop.db.selectFrom('box_stock').select('pieces').where('code', '=', 'SPABOX').executeTakeFirst())?.pieces;
const started = async () => (await shop.checkout.start(orderOf(PRINTED, cents))).body as { orderUUID: string; paymentIntentId: string };
const bought = (intent: string) => shop.checkout.buy(orderOf(PRINTED, cents), intent);
const cancelled = async (uuid: string) =>
  (await shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email: EMAIL, expectedRefund: cents })).status;
const send = (uuid: string) => shop.db.updateTable('parcel').set({ state: 'sent' }).where('purchase_uuid', '=', uuid).execute();

describe('printed boxes whose pieces are counted', () => {
  test('are sold until none is left, while the digital format goes on', async () => {
    await stock(2);
    const two = { boxItem: { ...PRINTED.boxItem, quantity: 2 } };
    await shop.checkout.sell(orderOf(PRINTED, cents));
    expect(await left()).toBe(1);
    expect(await shop.price(two)).toMatchObject(SOLD_OUT);
    await shop.checkout.sell(orderOf(PRINTED, cents));
    expect(await left()).toBe(0);
    expect(await shop.price(PRINTED)).toMatchObject(SOLD_OUT);
    expect(await shop.checkout.start(orderOf(PRINTED, cents))).toMatchObject(SOLD_OUT);
    expect((await shop.price({ boxItem: { code: 'SPAEBOX' } })).status).toBe(200);
  });

  test('are said to be sold out on the page of both formats', async () => {
    await stock(0);
    shop.time.now = new Date(shop.time.now.getTime() + 61_000);
    const soldOut = async (code: string) =>
      (await shop.checkout.get(`/gateway/boxes/${code}/product-detail?locale=fr_FR`)).body.physicalSoldOut;
    expect([await soldOut('SPABOX'), await soldOut('SPAEBOX')]).toEqual([true, true]);
    await stock(3);
    shop.time.now = new Date(shop.time.now.getTime() + 61_000);
    expect([await soldOut('SPABOX'), await soldOut('SPAEBOX')]).toEqual([undefined, undefined]);
  });

  test('go to one of those who have paid for the last one at the same moment, and the others get their money back', async () => {
    await stock(1);
    const orders = await Promise.all(Array.from({ length: 6 }, started));
    for (const { paymentIntentId } of orders) await shop.checkout.pay(paymentIntentId);
    const answers = await Promise.all(orders.map(({ paymentIntentId }) => bought(paymentIntentId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['PHYSICAL_NOT_AVAILABLE']));
    expect(await left()).toBe(0);
    await drainOutbox(shop.outbox);
    const intents = await shop.db
      .selectFrom('payment_intent')
      .select('status')
      .where(
        'id',
        'in',
        orders.map(({ paymentIntentId }) => paymentIntentId),
      )
      .execute();
    expect(intents.map(({ status }) => status).toSorted()).toEqual([...Array<string>(5).fill('refunded'), 'succeeded']);
  });

  test('come back with an order that is given back before its parcel has left, and not after', async () => {
    await stock(5);
    const [packed, sent] = [await shop.checkout.sell(orderOf(PRINTED, cents)), await shop.checkout.sell(orderOf(PRINTED, cents))];
    await send(sent.opened.orderUUID);
    expect(await cancelled(packed.opened.orderUUID)).toBe(200);
    expect(await left()).toBe(4);
    expect(await cancelled(sent.opened.orderUUID)).toBe(200);
    expect(await left()).toBe(4);
  });

  test('are sold without an end once nobody counts them', async () => {
    await stock(0);
    await stock(null);
    await shop.checkout.sell(orderOf(PRINTED, cents));
    expect(await left()).toBeUndefined();
  });
});

describe('a box that no stay can be chosen with today', () => {
  const change = async (terms: { themes?: string[]; value_cents?: number }) => {
    await shop.db.updateTable('box').set(terms).where('collection', '=', 'SPA').execute();
    shop.time.now = new Date(shop.time.now.getTime() + 61_000);
  };
  const listed = async () =>
    (await shop.checkout.get('/gateway/boxes/search?locale=fr_FR')).body.boxes.map(({ code }: { code: string }) => code);
  const shown = async () => (await shop.checkout.get('/gateway/boxes/SPAEBOX/product-detail?locale=fr_FR')).body.isGiftable;
  const digital = { boxItem: { code: 'SPAEBOX' } };

  beforeEach(() => stock(null));
  afterEach(() => change({ themes: ['spa'], value_cents: 14_900 }));

  test.each([
    ['because none has its theme', { themes: ['opera'] }],
    ['because all are dearer than it', { value_cents: 6_999 }],
  ])('is not sold, %s', async (_why, terms) => {
    expect([await listed(), await shown()]).toEqual([['SPAEBOX'], undefined]);
    await change(terms);
    expect([await listed(), await shown()]).toEqual([[], false]);
    const refused = { code: 'NOT_GIFTABLE', field: 'items.boxItem.code', message: expect.stringContaining('SPAEBOX') };
    expect(await shop.price(digital)).toMatchObject({ status: 409, body: refused });
    expect(await shop.checkout.start(orderOf(digital, 14_900))).toMatchObject({ status: 409, body: refused });
    expect(await shop.price(PRINTED)).toMatchObject({ status: 409, body: { code: 'NOT_GIFTABLE' } });
  });

  test('is sold as long as a stay costs no more than it is worth', async () => {
    await change({ value_cents: 7_000 });
    expect([await listed(), await shown()]).toEqual([['SPAEBOX'], undefined]);
    expect((await shop.price(digital)).status).toBe(200);
  });

  test('is given to its buyer all the same who has paid for it before', async () => {
    const order = orderOf(digital, 14_900);
    const { body } = await shop.checkout.start(order);
    await shop.checkout.pay(body.paymentIntentId);
    await change({ themes: ['opera'] });
    expect((await shop.checkout.buy(order, body.paymentIntentId)).status).toBe(200);
  });
});

test('only a printed box has pieces to count', async () => {
  expect(await setBoxStock(shop.db, 'SPAEBOX', 3)).toBe(false);
  expect(await setBoxStock(shop.db, 'NONE', 3)).toBe(false);
});
