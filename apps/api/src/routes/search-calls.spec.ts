import { ANNECY, aHotel, aMonth, aPlace, aRoom, aStay, arrayOf, testDatabase, type RoomMonth, type TestDatabase } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, type OpenShop } from '../testing/open-shop.ts';

let database: TestDatabase;
let shop: OpenShop;
let drawn = 0;

const month = (facts: Partial<RoomMonth>) => {
  const of = aMonth(facts);
  return {
    hotel_id: of.hotel_id,
    room_id: of.room_id,
    month: of.month,
    price: arrayOf(of, 'price'),
    promo: arrayOf(of, 'promo'),
    min_stay: arrayOf(of, 'minStay'),
    stock: arrayOf(of, 'stock'),
  };
};

const chambery = { latitude: 45.5646, longitude: 5.9178 };
const bruges = { latitude: 51.2093, longitude: 3.2247 };

beforeAll(async () => {
  database = await testDatabase();
  shop = await openShop({
    ...database,
    now: new Date('2030-06-01T10:00:00Z'),
    dataDirectory: await mkdtemp(join(tmpdir(), 'shop-')),
    render: async (id) => {
      drawn++;
      await new Promise((done) => setTimeout(done, 20));
      return id === 'sea-1' ? Buffer.from('picture') : undefined;
    },
    catalogue: {
      places: [
        aPlace(),
        aPlace({
          id: 'region-84',
          category: 'region',
          label: {
            fr: 'Auvergne-Rhône-Alpes',
            es: 'Auvernia-Ródano-Alpes',
            nl: 'Auvergne-Rhône-Alpes',
            it: 'Alvernia-Rodano-Alpi',
            en: 'Auvergne-Rhône-Alpes',
          },
          context: null,
          value: 'Auvergne-Rhône-Alpes',
          postalcode: null,
          weight: 1_200_000,
        }),
        aPlace({
          id: 'city-2800931',
          label: { fr: 'Bruges', es: 'Brujas', nl: 'Brugge', it: 'Bruges', en: 'Bruges' },
          context: null,
          value: 'Brugge',
          ...bruges,
          country: 'BE',
          postalcode: '8000',
        }),
      ],
      hotels: [
        aHotel(),
        aHotel({ id: 2, label: 'Auberge du Lac', latitude: ANNECY.latitude + 0.1, review_score: 9.4, popularity: 5 }),
        aHotel({
          id: 3,
          label: 'Hôtel des Ducs',
          ...chambery,
          city: 'Chambéry',
          department: { fr: 'Savoie', es: 'Savoie', nl: 'Savoie', it: 'Savoia', en: 'Savoie' },
        }),
        aHotel({
          id: 4,
          label: 'De Gouden Gans',
          ...bruges,
          city: 'Brugge',
          place_id: 'city-2800931',
          country: 'BE',
          region: { fr: 'Flandre', es: 'Flandes', nl: 'Vlaanderen', it: 'Fiandre', en: 'Flanders' },
          department: null,
        }),
      ],
      rooms: [1, 2, 3, 4].map((hotel) => aRoom({ id: hotel * 10 + 1, hotel_id: hotel })),
      stays: [
        aStay(),
        aStay({ id: 102, nights: 2, themes: ['39'], supplement_cents: 6_000 }),
        aStay({ id: 103, published: false }),
        aStay({ id: 201, hotel_id: 2, room_id: 21 }),
        aStay({ id: 301, hotel_id: 3, room_id: 31 }),
        aStay({ id: 401, hotel_id: 4, room_id: 41 }),
      ],
      months: [
        month({ days: { 8: { price: 7_000 }, 12: { stock: 0 }, 14: { minStay: 2 }, 16: { promo: 20 } } }),
        month({ hotel_id: 2, room_id: 21, price: 15_000, promo: 30 }),
        month({ hotel_id: 3, room_id: 31 }),
        month({ hotel_id: 4, room_id: 41 }),
      ],
    },
  });
});

afterAll(async () => {
  await shop?.close();
  await database?.close();
});

async function search(criterias: object, rest: object = {}) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/offers.json',
    payload: { locale: 'fr_FR', searchCriterias: { adult: 2, child: 0, baby: 0, ...criterias }, ...rest },
  });
  return { status: answer.statusCode, body: answer.json(), ids: (answer.json().exactMatch ?? []).map((card: { id: string }) => card.id) };
}

async function get(url: string) {
  const answer = await shop.app.inject(url);
  return { status: answer.statusCode, body: answer.json() };
}

const around = { lat: ANNECY.latitude, lng: ANNECY.longitude };

describe('the search', () => {
  test('with dates answers final prices of what is free on every night, one stay a hotel @API-005', async () => {
    const { body } = await search({ city: 'Annecy', ...around, checkin: '2030-06-07', checkout: '2030-06-09' }, { orderBy: 'priceAsc' });
    expect(body.searchDetails).toMatchObject({
      totalCount: 2,
      page: 0,
      place: { label: 'Annecy', lat: ANNECY.latitude, lng: ANNECY.longitude },
    });
    expect(body.exactMatch[0]).toMatchObject({
      id: '101',
      sellPrice: 21_000,
      refPrice: 21_000,
      priceType: 'FINAL_PRICE',
      nights: 2,
      availableRooms: 5,
      distance: 0,
      uri: '/produit/sejour/101/detente-au-bord-du-lac',
      imageUrl: '/images/lake-1/640_360.webp',
    });
  });

  test('a night that is sold out, and a minimum stay, leave the room out', async () => {
    expect((await search({ ...around, checkin: '2030-06-11', checkout: '2030-06-13' })).ids).toEqual(['201']);
    expect((await search({ ...around, checkin: '2030-06-14', checkout: '2030-06-15' })).ids).toEqual(['201']);
    expect((await search({ ...around, checkin: '2030-06-14', checkout: '2030-06-16' })).ids).toContain('101');
  });

  test('without dates answers the cheapest upcoming price', async () => {
    const { body } = await search(around, { orderBy: 'priceAsc' });
    expect(body.exactMatch[0]).toMatchObject({ id: '101', priceType: 'FROM_PRICE', sellPrice: 9_000, nights: 1 });
  });

  test('looks 30 km around a point, and as far as it is told to', async () => {
    expect((await search(around)).ids.sort()).toEqual(['101', '201']);
    expect((await search({ ...around, distanceMax: 60 })).ids.sort()).toEqual(['101', '201', '301']);
    expect((await search({ ...around, distanceMax: 5 })).ids).toEqual(['101']);
  });

  test('a region is found by its members and by its name in another language; no place is the whole country', async () => {
    expect((await search({ region: 'Auvergne-Rhône-Alpes' })).ids).toHaveLength(3);
    expect((await search({ region: 'auvernia rodano alpes' })).ids).toHaveLength(3);
    expect((await search({ department: 'Savoie' })).ids).toEqual(['301']);
    expect((await search({})).ids).toHaveLength(3);
    expect((await search({}, { locale: 'nl_BE' })).ids).toEqual(['401']);
    expect((await search({ city: 'Atlantis' })).body.searchDetails.totalCount).toBe(0);
  });

  test('a theme and a hotel narrow it', async () => {
    expect((await search({ theme: '39' })).ids).toEqual(['102']);
    expect((await search({ theme: 'none' })).ids).toEqual([]);
    expect((await search({ hotel: '2' })).ids).toEqual(['201']);
  });

  test('is sorted as asked', async () => {
    expect((await search({ ...around, checkin: '2030-06-20', night: 1 }, { orderBy: 'promo' })).ids).toEqual(['201', '101']);
    expect((await search(around, { orderBy: 'distance' })).ids).toEqual(['101', '201']);
    expect((await search(around, { orderBy: 'popularity' })).ids).toEqual(['101', '201']);
  });

  test('pages do not overlap', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map(async (page) => (await search({}, { page, limit: 1 })).ids));
    expect(pages.flat().sort()).toEqual(['101', '201', '301']);
  });

  test.each([
    ['99 adults', { adult: 99 }, 'searchCriterias.adult'],
    ['a day in the past', { checkin: '2030-05-01' }, 'searchCriterias.checkin'],
    ['a day that does not exist', { checkin: '2030-02-30' }, 'searchCriterias.checkin'],
    ['a departure on the day of arrival', { checkin: '2030-06-10', checkout: '2030-06-10' }, 'searchCriterias.checkout'],
    ['a hotel that is no number', { hotel: '; drop' }, 'searchCriterias.hotel'],
    ['a latitude beyond the pole', { lat: 91, lng: 0 }, 'searchCriterias.lat'],
  ])('%s is refused with its field', async (_, criterias, field) => {
    expect(await search(criterias)).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD', field } });
  });

  test('an unknown locale and no body at all are refused', async () => {
    expect(await search({}, { locale: 'de_DE' })).toMatchObject({ status: 400, body: { field: 'locale' } });
    expect(
      (await shop.app.inject({ method: 'POST', url: '/api/offers.json', payload: 'x', headers: { 'content-type': 'application/json' } }))
        .statusCode,
    ).toBe(400);
  });
});

describe('the stay page asks', () => {
  test('for its content, in the locale @API-009', async () => {
    const { body } = await get('/api/weekend/101/detail.json?locale=nl_NL');
    expect(body).toMatchObject({
      id: '101',
      label: 'Ontspannen aan het meer',
      published: true,
      fromPrice: { sellPrice: 9_000, nights: 1 },
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
    expect(await quote('checkin=2030-06-14&nights=1')).toMatchObject({ status: 409, body: { code: 'PACKAGE_NOT_AVAILABLE_CHECKIN' } });
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

describe('destinations', () => {
  const suggest = async (term: string, locale = 'fr_FR') =>
    (await get(`/api/autocomplete-geonames.json?locale=${locale}&term=${encodeURIComponent(term)}&maxResults=30`)).body.map(
      (one: { label: string }) => one.label,
    );

  test('are found without accents, by any language’s name and despite slips @API-034', async () => {
    expect((await suggest('anecy'))[0]).toBe('Annecy');
    expect((await suggest('Brujas', 'nl_BE'))[0]).toBe('Brugge');
    expect(await suggest('gouden ga')).toEqual(['De Gouden Gans']);
    expect((await suggest('auvergne rhone'))[0]).toBe('Auvergne-Rhône-Alpes');
    expect(await suggest('zzzz')).toEqual([]);
    expect(await suggest('%')).toEqual([]);
  });

  test('an empty term is refused, towns of the country are recommended @API-035', async () => {
    expect(await get('/api/autocomplete-geonames.json?locale=fr_FR&term=')).toMatchObject({ status: 400, body: { field: 'term' } });
    expect((await get('/api/recommendedAutocomplete.json?locale=fr_BE')).body).toMatchObject([{ label: 'Bruges', category: 'city' }]);
  });
});

describe('the rest', () => {
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

  test('reports are taken, addresses that do not exist are 404 @API-039 @API-019', async () => {
    expect(
      (
        await shop.app.inject({
          method: 'POST',
          url: '/gateway/logs',
          payload: { level: 'error', locale: 'fr_FR', location: '/x', message: 'boom' },
        })
      ).statusCode,
    ).toBe(204);
    expect((await shop.app.inject('/error?uri=/x&locale=fr_FR')).statusCode).toBe(204);
    expect(await get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await get('/gateway/orders/not-a-uuid')).status).toBe(404);
  });

  test('the API describes itself and says whether it is ready', async () => {
    expect(Object.keys((await get('/api/openapi.json')).body.paths)).toContain('/api/offers.json');
    expect((await shop.app.inject('/api/docs')).statusCode).toBeLessThan(400);
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).body).toMatchObject({ status: 'ready' });
  });
});
