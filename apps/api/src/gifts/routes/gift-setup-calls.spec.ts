import type { OpenShop } from '../../testing/open-shop.ts';
import { openGiftShop, type GiftShop } from './gift-shop.test-utils.ts';

let opened: GiftShop;
let shop: OpenShop;

beforeAll(async () => {
  opened = await openGiftShop();
  shop = opened.shop;
}, 120_000);

afterAll(() => opened?.end());

async function get(url: string) {
  const answer = await shop.app.inject({ url });
  return { status: answer.statusCode, body: answer.json() };
}

describe('the gift setup', () => {
  test('shows extras in groups, names in every language @API-031 @PROD-056', async () => {
    const { body } = await get('/gateway/sub-elements/available-custom-sub-elements?locale=nl_BE');
    expect(body.availableCustomSubElements[0]).toEqual({
      id: 'default',
      name: 'Envelop',
      imageUrl: '/images/gift-3/640_360.webp',
      recommendedByWed: false,
      price: 0,
      categoryId: 'wrapping',
    });
    expect(body.categories).toMatchObject([
      { id: 'wrapping', singleSelection: true, names: { fr: 'Emballage', nl: 'Verpakking' } },
      { id: 'treats', singleSelection: false },
    ]);
  });

  test('learns what sending costs; where nothing is sent the physical format is refused @API-021', async () => {
    expect((await get('/gateway/shipping-costs?locale=fr_FR')).body).toEqual({
      amount: 0,
      internationalShippingFeesPerCountry: { BE: 690 },
    });
    expect(await get('/gateway/shipping-costs?locale=it_IT')).toMatchObject({ status: 404, body: { code: 'PHYSICAL_NOT_AVAILABLE' } });
  });

  test('prices a gift stay by nights, with shipping and extras when it is sent @API-044 @GIFT-014 @GIFT-015', async () => {
    const digital = await get('/api/product/101/price-tiers?locale=fr_FR');
    expect(digital.body).toMatchObject({
      isGiftable: true,
      priceList: [
        { nights: 1, sellPrice: 13_800, promo: 8, promotionEndsOn: '2030-06-30', shippingCost: 0, subElementsPrice: 0, totalPrice: 13_800 },
        { nights: 2, sellPrice: 25_800, promo: 8, totalPrice: 25_800 },
      ],
    });
    const sent = await get('/api/product/101/price-tiers?locale=fr_FR&format=physical&country=BE&extras=velvet-candle');
    expect(sent.body.priceList[0]).toMatchObject({
      shippingCost: 690,
      subElementsPrice: 1_780,
      totalPrice: 16_270,
      sellPrices: { EBOX: 13_800, BOX: 16_270 },
    });
  });

  test('opens from stays that say that they can be given', async () => {
    expect((await get('/api/weekend/101/detail.json?locale=fr_FR')).body.isGiftable).toBe(true);
    expect((await get('/api/weekend/201/detail.json?locale=fr_FR')).body.isGiftable).toBe(false);
  });

  test('says that a stay cannot be given, and refuses what makes no sense @API-044', async () => {
    expect((await get('/api/product/201/price-tiers?locale=fr_FR')).body).toEqual({ isGiftable: false, priceList: [] });
    const tiers = (query: string) => get(`/api/product/101/price-tiers?${query}`);
    expect(await tiers('extras=gold&format=physical')).toMatchObject({ status: 400, body: { field: 'extras' } });
    expect(await tiers('extras=velvet-linen')).toMatchObject({ status: 400, body: { field: 'extras' } });
    expect(await tiers('format=physical&country=US')).toMatchObject({ status: 409, body: { code: 'NOT_DELIVERED', field: 'country' } });
    expect(await tiers('format=physical&locale=it_IT')).toMatchObject({ status: 409, body: { code: 'PHYSICAL_NOT_AVAILABLE' } });
    expect(await get('/api/product/104/price-tiers')).toMatchObject({ status: 409 });
    expect(await get('/api/product/999/price-tiers')).toMatchObject({ status: 404 });
  });
});
