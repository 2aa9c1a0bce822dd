import { around, inAnnecy, wide } from './annecy-fixture.test-utils.ts';

const { search } = inAnnecy();

describe('the filters narrow a search', () => {
  test.each([
    ['kinds of house', { hotelType: 'castle,guesthouse' }, ['201', '501']],
    ['the setting', { hotelEnvironment: 'city' }, ['301']],
    ['the style', { hotelStyle: 'luxury' }, ['501']],
    ['stars', { stars: '4,5' }, ['201', '501']],
    ['facilities that must all be there', { facilities: 'spa,parking' }, ['101']],
    ['a meal that is part of the stay, whatever its house serves', { facilities: 'breakfast' }, ['101']],
    ['a meal and facilities that must all be there', { facilities: 'breakfast,spa,parking' }, ['101']],
    ['meals that must all be there', { facilities: 'breakfast,dinner' }, []],
    ['pets', { petsAllowed: true }, ['101']],
    ['the score', { minHotelReviewScore: 9 }, ['201']],
    ['activities, of which one is enough', { tags: 'kayak,tasting' }, ['102', '201']],
    ['a minimum price', { priceMin: 15_000 }, ['102', '501']],
    ['a maximum price', { priceMax: 10_000 }, ['101']],
    ['a minimum of 9 euros is none', { priceMin: 900, priceMax: 10_000 }, ['101']],
    ['a maximum of 250 euros is none', { priceMin: 21_900, priceMax: 25_000 }, ['102', '501']],
    ['a distance from and to', { distanceMin: 10, distanceMax: 40 }, ['201', '501']],
    ['something unknown', { facilities: 'helipad' }, []],
  ])('by %s @SEARCH-010 @SEARCH-086 @SEARCH-093', async (_, filter, ids) => {
    expect((await search({ ...wide, ...filter })).ids.sort()).toEqual(ids);
  });

  test('together, and only where there is a place the distance @SEARCH-094', async () => {
    expect((await search({ ...wide, stars: '3', tags: 'kayak' })).ids).toEqual(['102']);
    expect((await search({ distanceMax: 1 })).body.searchDetails.totalCount).toBe(4);
  });

  test.each([
    ['skiresort', 'Le Semnoz', ['101', '201']],
    ['touristicregion', 'Aravis', ['101', '201', '301', '501']],
    ['poi', 'gorges du fier', ['101', '201']],
    ['department', 'Savoie', ['301']],
    ['region', 'Auvergne-Rhône-Alpes', ['101', '201', '301', '501']],
    ['country', 'FR', ['101', '201', '301', '501']],
    ['country', 'Frankrijk', ['101', '201', '301', '501']],
  ])('by %s %s @SEARCH-008', async (key, value, ids) => {
    expect((await search({ [key]: value })).ids.sort()).toEqual(ids);
  });
});

describe('a party', () => {
  const dates = { ...around, checkin: '2030-06-20', checkout: '2030-06-22' };

  test('takes as many rooms as it needs, where so many are free', async () => {
    expect((await search({ ...dates, adult: 4 })).ids.sort()).toEqual(['101', '201']);
    expect((await search({ ...dates, adult: 6 })).ids).toEqual(['101']);
  });

  test('that sleeps in one room needs its beds; babies sleep with their parents @SEARCH-007', async () => {
    expect((await search({ ...dates, adult: 2, child: 2, s: 1 })).ids).toEqual(['102']);
    expect((await search({ ...dates, adult: 2, baby: 2, s: 1 })).ids.sort()).toEqual(['101', '201']);
  });

  test('of any size has its from-price: what it pays on the day that is cheapest for two', async () => {
    const { body } = await search({ hotel: '1', adult: 4 }, { orderBy: 'priceAsc' });
    expect(body.exactMatch[0]).toMatchObject({ id: '101', checkin: '2030-06-08', sellPrice: 18_000, priceType: 'FROM_PRICE' });
  });
});

test('top results are a search of three, nearby ones look as far as they are told @API-047 @SEARCH-072', async () => {
  expect((await search({}, { limit: 3 })).ids).toHaveLength(3);
  expect((await search({ ...around, distanceMax: 100 }, { limit: 3 })).body.searchDetails.totalCount).toBe(4);
});

test.each([
  ['priceAsc', ['101', '201', '301', '501']],
  ['popularity', ['101', '301', '501', '201']],
  ['distance', ['101', '201', '501', '301']],
  ['promo', ['201']],
])('sorted by %s @SEARCH-079', async (orderBy, ids) => {
  const found = (await search({ ...wide, distanceMax: 100 }, { orderBy })).ids;
  expect(found.slice(0, ids.length)).toEqual(ids);
  expect(found).toHaveLength(4);
});

describe('what makes no sense is refused with its field', () => {
  test.each([
    [{ lat: 45 }, 'searchCriterias.lng'],
    [{ lng: 6 }, 'searchCriterias.lat'],
    [{ stars: '6' }, 'searchCriterias.stars'],
    [{ stars: 'many' }, 'searchCriterias.stars'],
    [{ tags: 'a b' }, 'searchCriterias.tags'],
    [{ facilities: "spa'; drop table stay" }, 'searchCriterias.facilities'],
    [{ hotelType: 'x'.repeat(401) }, 'searchCriterias.hotelType'],
    [{ priceMin: 9_000, priceMax: 8_000 }, 'searchCriterias.priceMin'],
    [{ priceMin: -1 }, 'searchCriterias.priceMin'],
    [{ priceMax: 1.5 }, 'searchCriterias.priceMax'],
    [{ distanceMin: 30, distanceMax: 20 }, 'searchCriterias.distanceMin'],
    [{ distanceMax: 301 }, 'searchCriterias.distanceMax'],
    [{ minHotelReviewScore: 11 }, 'searchCriterias.minHotelReviewScore'],
    [{ giftNights: 0 }, 'searchCriterias.giftNights'],
    [{ s: 2 }, 'searchCriterias.s'],
    [{ adult: 21 }, 'searchCriterias.adult'],
    [{ child: 11 }, 'searchCriterias.child'],
    [{ hotel: '1; drop' }, 'searchCriterias.hotel'],
    [{ checkin: '2030-02-30' }, 'searchCriterias.checkin'],
  ])('%j', async (criterias, field) => {
    expect(await search(criterias)).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD', field } });
  });

  test.each([
    [{ fallback: 'elsewhere' }, 'fallback'],
    [{ expandedRadius: 31 }, 'expandedRadius'],
    [{ limit: 25 }, 'limit'],
    [{ numberOfPackagesPerHotel: 21 }, 'numberOfPackagesPerHotel'],
    [{ orderBy: 'cheapest' }, 'orderBy'],
    [{ type: 'box' }, 'type'],
    [{ page: -1 }, 'page'],
    [{ locale: 'de_DE' }, 'locale'],
    [{ searchCriterias: undefined }, 'searchCriterias'],
    [{ searchCriterias: undefined, hotelId: 'x' }, 'hotelId'],
  ])('%j', async (rest, field) => {
    expect(await search({}, rest)).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD', field } });
  });

  test('names of inherited properties are only names', async () => {
    for (const name of ['constructor', '__proto__', 'toString'])
      expect(await search({ theme: name, city: name, tags: name, facilities: name }, { withFacets: true })).toMatchObject({
        status: 200,
        ids: [],
      });
  });
});
