import { drainOutbox, orderCookie, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { openFullShop, paidWith, promoted, type FullShop } from '../full-shop.test-utils.ts';

const EMAIL = 'marie.durand@example.com';
const BOUGHT = new Date('2030-06-01T10:00:00Z');
const BOX = { boxItem: { code: 'SPAEBOX' } };

let shop: FullShop;
let checkout: FullShop['checkout'];

beforeAll(async () => {
  shop = await openFullShop();
  ({ checkout } = shop);
});

afterAll(() => shop?.close());

afterEach(() => {
  shop.time.now = BOUGHT;
});

async function bought(items: object, amount: number) {
  const { opened, bought: order } = await checkout.sell(orderOf(items, amount));
  expect(order.status).toBe(200);
  const uuid = opened.orderUUID as string;
  const { vouchers, bookingNumber } = (await checkout.get(`/gateway/orders/${uuid}?locale=fr_FR`)).body;
  return { uuid, bookingNumber, codes: vouchers.map(({ code }: { code: string }) => code) as string[] };
}

const cancel = (uuid: string, expectedRefund: number, email = EMAIL) =>
  checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund });
const conditions = async (bookingNumber: string) =>
  (await checkout.post('/gateway/bookings/find', { bookingNumber, email: EMAIL, locale: 'fr_FR' })).body.modificationConditions;

describe('a gift that nobody has redeemed', () => {
  test('can be given back until the fourteenth day, and its codes are worth nothing', async () => {
    const { uuid, bookingNumber, codes } = await bought(BOX, 14_900);
    shop.time.now = new Date('2030-06-15T21:59:00Z');
    expect(await conditions(bookingNumber)).toEqual({
      modifiable: false,
      cancellable: true,
      cancellableUntil: '2030-06-15',
      refundableAmount: 14_900,
      reason: 'withdrawal',
      giftPayments: { gift: 0, upsell: 14_900 },
    });
    expect(await cancel(uuid, 10_000)).toMatchObject({ status: 409, body: { code: 'REFUND_CHANGED', amount: 14_900 } });
    expect((await cancel(uuid, 14_900)).body).toEqual({ status: 'cancelled', refund: { total: 14_900, card: 14_900, gifts: 0 } });
    expect((await shop.leftOn(codes[0]!)).status).toBe('cancelled');
    const later = stayItems({ checkin: '2030-06-20', checkout: '2030-06-21' });
    expect((await shop.price(paidWith(later, codes[0]!))).body.code).toBe('GIFT_CANCELLED');
    expect(
      (await shop.app.inject({ url: `/gateway/orders/${uuid}/voucher.pdf`, headers: orderCookie(`/gateway/orders/${uuid}`) })).statusCode,
    ).toBe(404);
    expect((await cancel(uuid, 14_900)).body.code).toBe('ALREADY_CANCELLED');
  });

  test('and is kept from the fifteenth day on, by the clock of its point of sale', async () => {
    const { uuid, bookingNumber } = await bought(BOX, 14_900);
    shop.time.now = new Date('2030-06-15T22:00:00Z');
    expect(await conditions(bookingNumber)).toMatchObject({ cancellable: false, refundableAmount: 0, reason: 'withdrawalOver' });
    expect(await cancel(uuid, 14_900)).toMatchObject({ status: 409, body: { code: 'NOT_CANCELLABLE' } });
  });

  test('comes back with extras and delivery, and the buyer is told by mail', async () => {
    const shippingAddress = { name: 'Luc', addressLine: 'Rue Haute 1', postalCode: '1000', city: 'Bruxelles', country: 'BE' };
    const { uuid, bookingNumber } = await bought({ boxItem: { code: 'SPABOX', extras: ['candle'], shippingAddress } }, 16_790);
    expect((await cancel(uuid, 16_790)).status).toBe(200);
    await drainOutbox(shop.outbox);
    expect((await checkout.get(`/gateway/orders/${uuid}/payment`)).body).toMatchObject({ status: 'cancelled', refunded: 16_790 });
    const mail = [...shop.mails.values()].find(({ subject }) => subject === `Votre commande cadeau ${bookingNumber} est annulée`);
    expect(mail?.text).toContain('Ses bons ne sont plus utilisables.');
  });

  test('gives back what was really paid: less the promotion, and to a gift card what the card had paid', async () => {
    await shop.giftCard('GIVEN', 5_000);
    const { uuid } = await bought(paidWith({ ...BOX, promotionCodeItem: promoted('SUMMER').promotionCodeItem }, 'GIVEN'), 8_410);
    const { total, card, gifts } = (await cancel(uuid, 13_410)).body.refund;
    expect([total, card + gifts]).toEqual([13_410, 13_410]);
    expect((await shop.leftOn('GIVEN')).remaining_cents).toBe(gifts);
    expect(gifts).toBe(5_000);
  });

  test('is nobody else’s to give back', async () => {
    const { uuid } = await bought(BOX, 14_900);
    expect((await cancel(uuid, 14_900, 'thief@example.com')).status).toBe(404);
  });
});

describe('a gift of which something was redeemed', () => {
  test('is kept, the unspent cards of the same order too', async () => {
    const { uuid, bookingNumber, codes } = await bought({ giftCardItem: { amount: 10_000, quantity: 2 } }, 20_000);
    await checkout.sell(orderOf(paidWith(stayItems(), codes[1]!), 2_000));
    expect(await conditions(bookingNumber)).toMatchObject({ cancellable: false, reason: 'redeemed' });
    expect(await cancel(uuid, 20_000)).toMatchObject({ status: 409, body: { code: 'NOT_CANCELLABLE' } });
  });

  test('and one redeemed at the same moment is either spent or given back, never both', async () => {
    const { uuid, codes } = await bought({ giftCardItem: { amount: 10_000 } }, 10_000);
    const order = orderOf(paidWith(stayItems(), codes[0]!), 2_000);
    const { body: opened } = await checkout.start(order);
    await checkout.pay(opened.paymentIntentId);
    const [back, spent] = await Promise.all([cancel(uuid, 10_000), checkout.buy(order, opened.paymentIntentId)]);
    expect([back.status, spent.status].sort()).toEqual([200, 409]);
    expect((await shop.leftOn(codes[0]!)).status).toBe(back.status === 200 ? 'cancelled' : 'used');
    if (spent.status === 409) expect(spent.body.code).toBe('GIFT_CANCELLED');
  });
});
