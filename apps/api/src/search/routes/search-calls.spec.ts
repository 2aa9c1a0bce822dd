import { ANNECY } from '@shop/testing';
import { around, openSeededShop, type SeededShop } from '../../testing/seeded-shop.test-utils.ts';

let shop: SeededShop;

beforeAll(async () => {
  shop = await openSeededShop();
});

afterAll(() => shop?.close());

const search = (criterias: object, rest?: object) => shop.search(criterias, rest);
const get = (url: string) => shop.get(url);

describe('the search', () => {
  test('with dates answers final prices of what is free on every night, one stay a hotel @API-005', async () => {
    const { body } = await search({ city: 'Annecy', ...around, checkin: '2030-06-07', checkout: '2030-06-09' }, { orderBy: 'priceAsc' });
    expect(body.searchDetails).toEqual({
      totalCount: 2,
      page: 0,
      uri: '/sejours?flow=booking&city=Annecy&lat=45.8992&lng=6.1294',
      adult: 2,
      cityId: 'city-3037543',
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
