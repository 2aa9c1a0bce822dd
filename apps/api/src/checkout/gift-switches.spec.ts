import { DEFAULT_TOGGLES } from '@shop/contracts';
import { orderOf } from '../testing/checkout-client.ts';
import { openFullShop, type FullShop } from './full-shop.test-utils.ts';

let shop: FullShop;

beforeAll(async () => {
  shop = await openFullShop({ settings: { toggles: { ...DEFAULT_TOGGLES, freeGiftCardAmount: false, physicalSingleVoucher: false } } });
});

afterAll(() => shop?.close());

const SHIPPED = {
  format: 'physical',
  shippingAddress: { name: 'Luc', addressLine: 'Rue Haute 1', postalCode: '75001', city: 'Paris', country: 'FR' },
};

describe('an operator who sells gift cards of fixed amounts only', () => {
  test('refuses another amount by its field, when it is priced and when it is ordered @GIFT-003', async () => {
    const refused = { status: 400, body: { code: 'INVALID_FIELD', field: 'items.giftCardItem.amount' } };
    expect(await shop.price({ giftCardItem: { amount: 7_700 } })).toMatchObject(refused);
    expect(await shop.checkout.start(orderOf({ giftCardItem: { amount: 7_700 } }, 7_700))).toMatchObject(refused);
    expect((await shop.price({ giftCardItem: { amount: 7_700 } })).body.message).toContain('50, 100, 150, 200, 300 euros');
  });

  test('sells each of the fixed ones, printed too', async () => {
    for (const amount of [5_000, 10_000, 15_000, 20_000, 30_000])
      expect((await shop.price({ giftCardItem: { amount } })).body.parts.product).toBe(amount);
    expect((await shop.price({ giftCardItem: { amount: 5_000, ...SHIPPED } })).status).toBe(200);
  });
});

describe('an operator who prints no vouchers of stays', () => {
  test('refuses the printed format of one by its field, and sells the digital one @GIFT-005', async () => {
    const voucher = { offerId: '101', nights: 1 };
    const refused = { status: 400, body: { code: 'INVALID_FIELD', field: 'items.singleVoucherItem.format' } };
    expect(await shop.price({ singleVoucherItem: { ...voucher, ...SHIPPED } })).toMatchObject(refused);
    expect(await shop.checkout.start(orderOf({ singleVoucherItem: { ...voucher, ...SHIPPED } }, 13_900))).toMatchObject(refused);
    expect((await shop.price({ singleVoucherItem: voucher })).body.parts.product).toBe(13_900);
  });

  test('names no printed price of a stay, and sells printed boxes', async () => {
    const tiers = await shop.app.inject({ url: '/api/product/101/price-tiers?locale=fr_FR&format=physical' });
    expect([tiers.statusCode, tiers.json().code]).toEqual([409, 'PHYSICAL_NOT_AVAILABLE']);
    const { format: _, ...sent } = SHIPPED;
    expect((await shop.price({ boxItem: { code: 'SPABOX', ...sent } })).status).toBe(200);
  });
});
