import { openProductShop, sellAsGifts, type ProductShop } from './product-shop.test-utils.ts';

let shop: ProductShop;
const get = (url: string) => shop.get(url);

beforeAll(async () => {
  shop = await openProductShop();
  await sellAsGifts(shop);
});

afterAll(() => shop?.close());

describe('suggestions', () => {
  test('upsells are stays of the house that hold more, with their difference by nights @API-044 @PROD-054', async () => {
    const { upsells } = (await get('/api/product/101/upsells?locale=fr_FR&checkin=2030-06-20&nights=1')).body;
    expect(upsells).toHaveLength(1);
    expect(upsells[0]).toMatchObject({
      id: '102',
      priceDifference: 7_000,
      priceDifferencePerLos: { 1: 7_000, 2: 14_000, 3: 21_000, 4: 28_000 },
      programLines: [{ kind: 'dinner', title: 'Dîner en trois services' }],
      singleVoucherProducts: [{ id: '102', nights: 1, sellPrice: 21_900, priceDifference: 6_100 }],
    });
    expect((await get('/api/product/102/upsells?locale=fr_FR')).body.upsells).toEqual([]);
  });

  test('a dearer stay that lacks something of the stay at hand is no upsell of it @PROD-054', async () => {
    const lines = async (id: number) =>
      (await shop.db.selectFrom('stay').select('programme').where('id', '=', id).executeTakeFirstOrThrow()).programme as { kind: string }[];
    const setLines = (programme: object) =>
      shop.db
        .updateTable('stay')
        .set({ programme: JSON.stringify(programme) })
        .where('id', '=', 102)
        .execute();
    const whole = await lines(102);
    await setLines(whole.filter(({ kind }) => kind !== 'breakfast'));
    expect((await get('/api/product/101/upsells?locale=fr_FR')).body.upsells).toEqual([]);
    await setLines(whole);
    expect((await get('/api/product/101/upsells?locale=fr_FR')).body.upsells).toHaveLength(1);
  });

  test('the difference of an upsell is what the quotes differ by', async () => {
    const { upsells } = (await get('/api/product/101/upsells?checkin=2030-06-16&nights=2&adult=3')).body;
    const [own, more] = await Promise.all(
      ['101', '102'].map(
        async (id) => (await get(`/api/product/${id}/quote?checkin=2030-06-16&nights=2&adult=3`)).body.priceInfo.sellPrice,
      ),
    );
    expect(upsells[0].priceDifference).toBe(more - own);
  });

  test('a stay elsewhere is recommended when one is near, else none @API-049 @PROD-057', async () => {
    expect((await get('/api/product/101/recommended-offer?locale=fr_FR')).body).toMatchObject({
      id: '201',
      hotel: { label: 'Auberge du Lac' },
      sellPrice: 13_000,
      refPrice: 13_000,
      promo: 0,
      priceType: 'FROM_PRICE',
      checkin: '2030-06-01',
      uri: '/produit/sejour/201/detente-au-bord-du-lac',
    });
    expect(await get('/api/product/301/recommended-offer')).toMatchObject({ status: 200, body: null });
  });

  test('recommendations go by stay, hotel, point or country, one a house @API-051', async () => {
    const ids = async (query: string) =>
      (await get(`/api/recommendations?${query}`)).body.recommendations.map(({ id }: { id: string }) => id);
    expect(await ids('id=101')).toEqual(['201']);
    expect(await ids('hotelId=2')).toHaveLength(1);
    expect(await ids('lat=52.37&lng=4.89')).toEqual(['301']);
    expect((await ids('locale=fr_FR')).sort()).toEqual(expect.arrayContaining(['201']));
    expect(await ids('locale=fr_FR&limit=1')).toHaveLength(1);
    expect(await ids('locale=fr_FR&theme=39')).toEqual(['104']);
    expect(await ids('locale=fr_FR&theme=none')).toEqual([]);
    expect(await get('/api/recommendations?lat=1')).toMatchObject({ status: 400, body: { field: 'lng' } });
  });
});

describe('a variant without changes', () => {
  test('is an offer beside its stay, cheaper and not cancellable @API-029 @PROD-044', async () => {
    const { body } = await get('/api/product/101/offers?checkin=2030-06-20&nights=1&locale=fr_FR');
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['101', '1101', '102']));
    expect(body['1101']).toMatchObject({
      weekendId: '1101',
      variantOf: '101',
      priceInfo: { sellPrice: 11_000 },
      cancellationPolicy: { type: 'NCNR', cancellable: false },
    });
    expect(body['101'].cancellationPolicy).toMatchObject({ cancellable: true, cancellationDeadline: '2030-06-18' });
  });

  test('is quoted and shown under its own number, and listed nowhere', async () => {
    expect((await get('/api/product/1101/quote?checkin=2030-06-20&nights=1')).body).toMatchObject({
      priceInfo: { sellPrice: 11_000 },
      cancellationPolicy: { type: 'NCNR', cancellable: false },
      reservationCriteria: { offerId: '1101' },
    });
    const { body } = await get('/api/weekend/1101/detail.json?locale=fr_FR');
    expect(body).toMatchObject({ published: true, price: { sellPrice: 7_700 }, uri: '/produit/sejour/101/detente-au-bord-du-lac' });
    expect(shop.index.stays.stays.byId.has(1_101)).toBe(false);
  });
});
