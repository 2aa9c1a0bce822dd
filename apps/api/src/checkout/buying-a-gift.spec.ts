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

describe('buying a gift', () => {
  test('a digital box becomes a voucher with its words, and reaches who gets it by mail @GIFT-001', async () => {
    const boxItem = {
      code: 'SPAEBOX',
      customization: { fromName: 'Zoë', message: 'Bon anniversaire', look: 'birthday' },
      recipientEmail: 'luc@example.com',
    };
    const { opened, bought } = await checkout.sell(orderOf({ boxItem }, 14_900));
    expect(bought.status).toBe(200);
    const view = (await checkout.get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`)).body;
    expect(view).toMatchObject({ kind: 'gift', status: 'paid', checkin: '', stay: { label: 'Spa à deux' } });
    expect(view.vouchers).toEqual([
      {
        code: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
        kind: 'BOX',
        format: 'digital',
        label: 'Spa à deux',
        value: 14_900,
        expiresOn: '2031-06-01',
        deliveryId: expect.any(String),
        state: 'active',
      },
    ]);
    await drainOutbox(shop.outbox);
    const mails = [...shop.mails.values()].filter((mail) => mail.text.includes(view.vouchers[0].code));
    expect(mails.map((mail) => mail.to.address).sort()).toEqual(['luc@example.com', 'marie.durand@example.com']);
    expect(mails.find((mail) => mail.to.address === 'luc@example.com')?.text).toContain('Bon anniversaire');
    expect(mails.map((mail) => mail.attachments?.[0]?.contentType)).toEqual(['application/pdf', 'application/pdf']);
    expect(mails.map((mail) => mail.html.includes('Dessin\u00A0: un gâteau d’anniversaire'))).toEqual([true, true]);
  });

  test('a look is one of those that are drawn, and left out it is neutral', async () => {
    const worded = (customization: object) => price({ giftCardItem: { amount: 5_000, customization } });
    expect((await worded({})).status).toBe(200);
    expect((await worded({ look: 'neutral' })).status).toBe(200);
    expect((await worded({ look: 'halloween' })).status).toBe(400);
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
    const { opened } = await checkout.sell(orderOf({ giftCardItem: { amount: 10_000, quantity: 3 } }, 30_000));
    const { vouchers } = (await checkout.get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`)).body;
    expect(vouchers).toHaveLength(3);
    expect(vouchers[0]).toMatchObject({ kind: 'GIFTCARD', value: 10_000, expiresOn: '2031-12-01' });
    for (const amount of [12_345, 1_900, 100_100])
      expect((await price({ giftCardItem: { amount } })).body.field).toBe('items.giftCardItem.amount');
    expect((await price({ giftCardItem: { amount: 7_700 } })).body.parts.product).toBe(7_700);
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
    expect(await worded({ fromName: 'Léo & Jeanne' })).toMatchObject({ status: 200 });
    expect((await worded({ fromName: 'R2D2' })).body.field).toBe('items.giftCardItem.customization.fromName');
    expect((await worded({ message: 'm'.repeat(181) })).body.field).toBe('items.giftCardItem.customization.message');
  });
});
