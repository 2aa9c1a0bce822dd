import { openSeededShop, type SeededShop } from '../../testing/seeded-shop.test-utils.ts';

let shop: SeededShop;
let drawn = 0;

beforeAll(async () => {
  shop = await openSeededShop(async (id) => {
    drawn++;
    await new Promise((done) => setTimeout(done, 20));
    return id === 'sea-1' ? Buffer.from('picture') : undefined;
  });
});

afterAll(() => shop?.close());

const get = (url: string) => shop.get(url);

describe('the stay page asks', () => {
  test('for its content, in the locale @API-009', async () => {
    const { body } = await get('/api/weekend/101/detail.json?locale=nl_NL');
    expect(body).toMatchObject({
      id: '101',
      label: 'Ontspannen aan het meer',
      published: true,
      fromPrice: { sellPrice: 9_000, nights: 1, checkin: expect.stringMatching(/^2030-\d\d-\d\d$/) },
      programLine: [{ kind: 'breakfast', title: 'Ontbijt' }],
      room: { label: 'Tweepersoonskamer' },
    });
  });

  test('a stay no longer sold says so, an unknown one is not found', async () => {
    expect((await get('/api/weekend/103/detail.json?locale=fr_FR')).body.published).toBe(false);
    expect(await get('/api/weekend/999/detail.json?locale=fr_FR')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await get('/api/weekend/abc/detail.json?locale=fr_FR')).status).toBe(404);
    expect(await get('/api/weekend/101/detail.json?locale=xx')).toMatchObject({ status: 400, body: { field: 'locale' } });
  });

  test('for its calendar: price, minimum stay and best price of the month; null where nobody can arrive @API-043 @PROD-033', async () => {
    const { body } = await get('/api/product/101/availabilities.json?month=2030-06&length=1&locale=fr_FR');
    expect(body.availabilities['2030-06-08']).toEqual({
      price: '90\u00A0€',
      amount: 9_000,
      promo: 0,
      bestPriceOfTheMonth: true,
      minLos: 1,
    });
    expect(body.availabilities['2030-06-16']).toMatchObject({ amount: 9_600, promo: 20 });
    expect(body.availabilities['2030-06-12']).toBeNull();
    expect(body.availabilities['2030-06-14'].minLos).toBe(2);
    expect(body).toMatchObject({ minMonth: '2030-06', maxMonth: '2031-06', requestedMonths: ['2030-06'] });
  });

  test('for months up to one year ahead @API-043', async () => {
    expect((await get('/api/product/101/availabilities.json?month=2031-06')).body.requestedMonths).toEqual(['2031-06']);
    for (const month of ['2031-07', '2030-05', '2030-13', 'soon']) {
      expect(await get(`/api/product/101/availabilities.json?month=${month}`)).toMatchObject({ status: 400, body: { field: 'month' } });
    }
  });

  test('which lengths an arrival allows @API-027', async () => {
    expect((await get('/api/weekend/101/packageCheckoutNights.json?checkin=2030-06-09&adult=2&child=0&baby=0&locale=fr_FR')).body).toEqual([
      1, 2, 3,
    ]);
    expect((await get('/api/weekend/101/packageCheckoutNights.json?checkin=2030-06-12')).body).toEqual([]);
    expect((await get('/api/weekend/101/packageCheckoutNights.json?checkin=2030-05-12')).status).toBe(400);
  });

  test('what it costs @API-030', async () => {
    const { body } = await get('/api/product/101/quote?checkin=2030-06-16&nights=1&adult=2&child=0&baby=0&locale=fr_FR');
    expect(body).toMatchObject({
      bookable: true,
      priceInfo: { sellPrice: 9_600, refPrice: 12_000, promoPercentageRounded: 20, moneySaved: 2_400, nbRooms: 1, nights: 1 },
      localTaxTotalAmount: 300,
      programLineList: ['Petit-déjeuner'],
      cancellationPolicy: { cancellable: true, cancellationDeadline: '2030-06-14' },
      availableRooms: 5,
    });
  });

  test('and is refused with the reason @PROD-038', async () => {
    const quote = (query: string) => get(`/api/product/101/quote?locale=fr_FR&${query}`);
    expect(await quote('checkin=2030-06-12&nights=1')).toMatchObject({ status: 409, body: { code: 'SOLD_OUT' } });
    const tooShort = { code: 'PACKAGE_NOT_AVAILABLE_CHECKIN', minStay: 2 };
    expect(await quote('checkin=2030-06-14&nights=1')).toMatchObject({ status: 409, body: tooShort });
    expect(await quote('checkin=2030-06-16&nights=1&adult=99')).toMatchObject({ status: 400, body: { field: 'adult' } });
    expect(await quote('nights=1')).toMatchObject({ status: 400, body: { field: 'checkin' } });
    expect(await get('/api/product/103/quote?checkin=2030-06-16&nights=1')).toMatchObject({ status: 409 });
  });

  test('for the other offers of the hotel @API-029', async () => {
    const { body } = await get('/api/product/101/offers?checkin=2030-06-16&nights=2&locale=fr_FR');
    expect(Object.keys(body)).toEqual(['101', '102']);
  });

  test('today is closed from 20:00 at the point of sale', async () => {
    const quote = () => get('/api/product/301/quote?checkin=2030-06-01&nights=1');
    expect((await quote()).status).toBe(200);
    shop.time.now = new Date('2030-06-01T18:00:00Z');
    await shop.index.refresh();
    expect((await quote()).status).toBe(409);
    shop.time.now = new Date('2030-06-01T10:00:00Z');
    await shop.index.refresh();
  });
});

describe('the hotel and the home page ask', () => {
  test('for calendar and reviews @API-028 @API-032', async () => {
    expect(Object.keys((await get('/api/hotels/1/availabilities.json?locale=fr_FR')).body.requestedMonths)).toHaveLength(12);
    expect((await get('/api/hotel/1/reviews.json?locale=fr_FR&sort=SCORE_DESC')).body).toMatchObject({
      totalCount: 0,
      score: 8.6,
      list: [],
    });
    expect((await get('/api/hotel/77/reviews.json')).status).toBe(404);
    expect(await get('/api/hotel/1/reviews.json?sort=UP')).toMatchObject({ status: 400, body: { field: 'sort' } });
  });

  test('for content by flow, empty when there is none @API-023', async () => {
    expect(await get('/api/cms/homepage?locale=fr_FR')).toEqual({ status: 200, body: {} });
  });
});

test('a picture is drawn once, kept, and never changes', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => shop.app.inject('/images/sea-1/640_360.webp')));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  expect(drawn).toBe(1);
  const { headers } = answers[0]!;
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(
    (await shop.app.inject({ url: '/images/sea-1/640_360.webp', headers: { 'if-none-match': headers.etag as string } })).statusCode,
  ).toBe(304);
  for (const url of ['/images/none-1/640_360.webp', '/images/sea-1/9_9.webp', '/images/..%2Fsea-1/640_360.webp', '/images/sea-1/x.png'])
    expect((await shop.app.inject(url)).statusCode).toBe(404);
});
