import { MapAnswer, OffersAnswer } from '@shop/contracts';
import { ANNECY, aHotel, aMonth, aPlace, aRoom, aStay, arrayOf, testDatabase, type RoomMonth, type TestDatabase } from '@shop/testing';
import { Value } from 'typebox/value';
import { openSearch, type OpenSearch } from './a-search-shop.spec-kit.ts';

let database: TestDatabase;
let shop: OpenSearch;

const same = (text: string) => ({ fr: text, es: text, nl: text, it: text, en: text });
const activity = (id: string, icon: string, title: string) => ({ id, kind: 'activity', icon, title: same(title) });
const BREAKFAST = { id: 'breakfast', kind: 'breakfast', icon: 'coffee', title: same('Petit-déjeuner') };
const SPA = activity('spa-access', 'bath', 'Accès au spa');
const KAYAK = activity('kayak', 'waves', 'Sortie en kayak');
const TASTING = activity('tasting', 'wine', 'Dégustation');

function month(facts: Partial<RoomMonth>) {
  const of = aMonth(facts);
  const keys = { hotel_id: of.hotel_id, room_id: of.room_id, month: of.month };
  return {
    price: { ...keys, price: arrayOf(of, 'price'), promo: arrayOf(of, 'promo'), min_stay: arrayOf(of, 'minStay') },
    stock: { ...keys, stock: arrayOf(of, 'stock') },
  };
}

/** Annecy has a lake hotel of two stays, an inn 11 km away and a castle 36 km away; Chambéry, 40 km away, is in the next department, Bruges abroad. */
beforeAll(async () => {
  database = await testDatabase();
  const months = [
    month({ days: { 8: { price: 7_000 }, 16: { promo: 20 } } }),
    month({ room_id: 12, price: 14_000 }),
    month({ hotel_id: 2, room_id: 21, price: 15_000, promo: 30, stock: 2 }),
    month({ hotel_id: 3, room_id: 31 }),
    month({ hotel_id: 4, room_id: 41 }),
    month({ hotel_id: 5, room_id: 51, price: 20_000 }),
  ];
  shop = await openSearch({
    ...database,
    now: new Date('2030-06-01T10:00:00Z'),
    rows: {
      place: [
        aPlace(),
        aPlace({
          id: 'country-fr',
          category: 'country',
          label: { ...same('France'), es: 'Francia', nl: 'Frankrijk' },
          context: null,
          value: 'FR',
          postalcode: null,
        }),
        aPlace({
          id: 'region-84',
          category: 'region',
          label: same('Auvergne-Rhône-Alpes'),
          context: null,
          value: 'Auvergne-Rhône-Alpes',
          postalcode: null,
        }),
        aPlace({
          id: 'department-74',
          category: 'department',
          label: same('Haute-Savoie'),
          context: null,
          value: 'Haute-Savoie',
          postalcode: null,
        }),
        aPlace({
          id: 'skiresort-semnoz',
          category: 'skiresort',
          label: same('Le Semnoz'),
          value: 'Le Semnoz',
          latitude: ANNECY.latitude - 0.09,
        }),
        aPlace({ id: 'touristicregion-aravis', category: 'touristicregion', label: same('Aravis'), value: 'Aravis' }),
        aPlace({ id: 'poi-gorges', category: 'poi', label: same('Gorges du Fier'), value: 'Gorges du Fier' }),
      ],
      hotel: [
        aHotel({ facilities: ['spa', 'parking', 'pets'], address: '6 chemin de Colmyr, 74000 Annecy' }),
        aHotel({
          id: 2,
          label: 'Auberge du Lac',
          latitude: ANNECY.latitude + 0.1,
          review_score: 9.4,
          popularity: 5,
          stars: 4,
          type: 'guesthouse',
          facilities: ['parking'],
        }),
        aHotel({
          id: 3,
          label: 'Hôtel des Ducs',
          latitude: 45.5646,
          longitude: 5.9178,
          department: same('Savoie'),
          environment: 'city',
          style: 'classic',
          facilities: [],
        }),
        aHotel({
          id: 4,
          label: 'De Gouden Gans',
          latitude: 51.2093,
          longitude: 3.2247,
          city: 'Brugge',
          country: 'BE',
          region: same('Vlaanderen'),
          department: null,
        }),
        aHotel({
          id: 5,
          label: 'Château de Menthon',
          latitude: ANNECY.latitude + 0.32,
          stars: 5,
          type: 'castle',
          style: 'luxury',
          review_score: 7.2,
          facilities: ['spa'],
        }),
      ],
      room: [aRoom(), aRoom({ id: 12, capacity: 4 }), ...[2, 3, 4, 5].map((hotel) => aRoom({ id: hotel * 10 + 1, hotel_id: hotel }))],
      stay: [
        aStay({ programme: [BREAKFAST, SPA] }),
        aStay({ id: 102, room_id: 12, nights: 2, themes: ['39'], supplement_cents: 6_000, programme: [KAYAK] }),
        aStay({ id: 201, hotel_id: 2, room_id: 21, programme: [KAYAK, TASTING] }),
        aStay({ id: 301, hotel_id: 3, room_id: 31, programme: [] }),
        aStay({ id: 401, hotel_id: 4, room_id: 41 }),
        aStay({ id: 501, hotel_id: 5, room_id: 51, programme: [SPA] }),
      ],
      room_month: months.map((one) => one.price),
      room_stock: months.map((one) => one.stock),
      single_voucher: [
        { stay_id: 101, affiliate_id: 'a-101', nights: [1, 2], sell_cents: [14_900, 28_900], reference_cents: [16_900, 32_900] },
        { stay_id: 201, affiliate_id: 'a-201', nights: [1], sell_cents: [19_900], reference_cents: [19_900] },
      ],
      content: [
        {
          key: 'labels',
          locale: 'fr_FR',
          body: {
            themes: { 39: 'En famille', spa: 'Spa et cocooning' },
            facilities: { pets: 'Animaux admis' },
            types: { castle: 'Château' },
          },
        },
      ],
    },
  });
});

afterAll(async () => {
  await shop?.close();
  await database?.close();
});

async function search(criterias: object, rest: object = {}) {
  return post({ locale: 'fr_FR', searchCriterias: criterias, ...rest });
}

async function post(payload: object) {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/offers.json', payload });
  const body = answer.json();
  return { status: answer.statusCode, body, ids: (body.exactMatch ?? []).map((card: { id: string }) => card.id) as string[] };
}

const around = { lat: ANNECY.latitude, lng: ANNECY.longitude };
const wide = { ...around, distanceMax: 300 };

describe('the filters narrow a search', () => {
  test.each([
    ['kinds of house', { hotelType: 'castle,guesthouse' }, ['201', '501']],
    ['the setting', { hotelEnvironment: 'city' }, ['301']],
    ['the style', { hotelStyle: 'luxury' }, ['501']],
    ['stars', { stars: '4,5' }, ['201', '501']],
    ['facilities that must all be there', { facilities: 'spa,parking' }, ['101']],
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

describe('a card', () => {
  test('tells the offer whole @SEARCH-056 @SEARCH-057 @SEARCH-068', async () => {
    const { body } = await search({ ...around, checkin: '2030-06-16', night: 1 }, { orderBy: 'priceAsc' });
    expect(body.exactMatch[0]).toMatchObject({
      id: '101',
      sellPrice: 9_600,
      refPrice: 12_000,
      barPrice: 12_000,
      promo: 20,
      promoPercentageRounded: 20,
      priceType: 'FINAL_PRICE',
      prices: [{ paxComposition: { adults: 2 }, sellPrice: 9_600, barPrice: 12_000, promoPercentageRounded: 20 }],
      checkin: '2030-06-16',
      availableRooms: 5,
      lastMinute: false,
      cancellationPolicy: { type: 'FLEX', cancellable: true, isCancellable: true, cancellationDeadline: '2030-06-14' },
      hotel: { location: { label: 'Annecy, Auvergne-Rhône-Alpes', zipCode: '74000', address: '6 chemin de Colmyr, 74000 Annecy' } },
      weekend: [{ id: '101', legacyPackageCount: 1 }],
      itemCategory: 'weekend',
    });
  });

  test('of tomorrow is one of the last minute, and its changes are over', async () => {
    const { body } = await search({ hotel: '1', checkin: '2030-06-02', night: 1 });
    expect(body.exactMatch[0]).toMatchObject({ lastMinute: true, cancellationPolicy: { isCancellable: false } });
  });
});

describe('the answer', () => {
  test('fits its schema in every variant', async () => {
    const bodies = [
      await search({ ...around, theme: 'spa' }, { withFacets: true, withActivities: true }),
      await search({ city: 'Annecy' }, { fallback: 'proximity', limit: 3 }),
      await search({}, { type: 'gift' }),
      await post({ locale: 'nl_BE', hotelId: '4', adult: 2, orderBy: 'priceAsc' }),
    ];
    for (const { body } of bodies) expect([...Value.Errors(OffersAnswer, body)]).toEqual([]);
    expect([...Value.Errors(MapAnswer, (await search({}, { performMapSearch: true })).body)]).toEqual([]);
  });

  test('repeats what was searched @SEARCH-119', async () => {
    const { body } = await search({ city: 'Annecy', ...around, theme: 'spa' });
    expect(body.searchDetails).toEqual({
      totalCount: 2,
      page: 0,
      uri: '/sejours?flow=booking&city=Annecy&lat=45.8992&lng=6.1294&theme=spa',
      adult: 2,
      themeId: 'spa',
      theme: 'Spa et cocooning',
      cityId: 'city-3037543',
      place: { label: 'Annecy', lat: ANNECY.latitude, lng: ANNECY.longitude },
    });
  });

  test('leads back by its breadcrumb @SEARCH-031 @SEARCH-119', async () => {
    const { body } = await search({ city: 'Annecy', theme: 'spa' });
    expect(body.breadcrumb.map((crumb: { label: string }) => crumb.label)).toEqual([
      'Accueil',
      'France',
      'Auvergne-Rhône-Alpes',
      'Haute-Savoie',
      'Annecy',
      'Spa et cocooning',
    ]);
    expect(body.breadcrumb[0].uri).toBe('/');
    expect(body.breadcrumb[4].uri).toContain('city=Annecy');
    expect(body.breadcrumb.at(-1).uri).toBeUndefined();
  });

  test('links to neighbouring searches with their weekends @SEARCH-039 @SEARCH-119', async () => {
    const { body } = await search({ region: 'Auvergne-Rhône-Alpes' });
    const towns = body.suggestionLinks.find((section: { title: string }) => section.title === 'Les villes les plus choisies');
    expect(towns.links[0]).toEqual({ label: 'Annecy', uri: '/sejours?flow=booking&city=Annecy&lat=45.8992&lng=6.1294', count: 5 });
    const themes = body.suggestionLinks.find((section: { title: string }) => section.title === 'Selon vos envies');
    expect(themes.links).toContainEqual({
      label: 'En famille',
      uri: '/sejours?flow=booking&region=Auvergne-Rh%C3%B4ne-Alpes&theme=39',
      count: 1,
    });
  });

  test('tells search engines what is true of the place, in the page’s language', async () => {
    const { body } = await search({ city: 'Annecy' });
    const { pageModel } = body;
    expect(pageModel.pageTitle).toMatch(/^Annecy : 3 week-ends à l’hôtel dès 90\u00A0€$/);
    expect(pageModel.serpSeoLargeContent).toContain('2 hôtels');
    expect(pageModel.metaRobots).toBe('index, follow');
    expect(pageModel.canonicalUrl).toBe('/sejours?flow=booking&city=Annecy');
    expect(pageModel.alternateUrls).toContainEqual({ locale: 'es_ES', path: '/estancias?flow=booking&city=Annecy' });
    const texts = await Promise.all(
      ['fr_FR', 'es_ES', 'nl_NL', 'it_IT', 'en_GB'].map(async (locale) => (await search({ city: 'Annecy' }, { locale })).body.pageModel),
    );
    expect(new Set(texts.map((one) => one.metaDescription)).size).toBe(5);
    expect(new Set(texts.map((one) => one.serpSeoLargeContent)).size).toBe(5);
  });

  test('asks not to be indexed where it is only a view, or empty', async () => {
    const robots = async (criterias: object, rest = {}) => (await search(criterias, rest)).body.pageModel.metaRobots;
    expect(await robots({ city: 'Annecy', checkin: '2030-06-20' })).toBe('noindex, follow');
    expect(await robots({ city: 'Annecy', adult: 3 })).toBe('noindex, follow');
    expect(await robots({ city: 'Annecy', stars: '3' })).toBe('noindex, follow');
    expect(await robots({ city: 'Annecy' }, { orderBy: 'priceAsc' })).toBe('noindex, follow');
    expect(await robots({ city: 'Atlantis' })).toBe('noindex, follow');
    expect(await robots({ city: 'Annecy', theme: 'spa' })).toBe('index, follow');
  });

  test('leaves the page data out when nobody wants them @API-006', async () => {
    const { body } = await search({ city: 'Annecy' }, { fetchPageModel: false });
    expect(Object.keys(body)).toEqual(['exactMatch', 'searchDetails']);
  });
});

describe('a gift', () => {
  test('costs what its voucher costs, for two, whatever dates and party come along @API-005 @SEARCH-019', async () => {
    const { body } = await search({ ...around, adult: 5, checkin: '2030-06-20' }, { performGiftableSearch: true, orderBy: 'svPriceAsc' });
    expect(body.exactMatch).toMatchObject([
      { id: '101', sellPrice: 14_900, refPrice: 16_900, priceType: 'GIFT', nights: 1, itemCategory: 'single_voucher' },
      { id: '201', sellPrice: 19_900, priceType: 'GIFT' },
    ]);
    expect(body.searchDetails.adult).toBe(2);
    expect(body.searchDetails.uri).toContain('flow=gifting');
  });

  test('of two nights is another price, and not every stay has one', async () => {
    const { body } = await search({ giftNights: 2 }, { type: 'gift' });
    expect(body.exactMatch).toMatchObject([{ id: '101', sellPrice: 28_900, nights: 2 }]);
  });

  test('is sorted and limited by its own price @SEARCH-077 @SEARCH-079', async () => {
    expect((await search({}, { type: 'gift', orderBy: 'svPriceDesc' })).ids).toEqual(['201', '101']);
    expect((await search({ singleVoucherPriceMax: 15_000 }, { type: 'gift' })).ids).toEqual(['101']);
    expect((await search({ singleVoucherPriceMin: 15_000 }, { type: 'gift' })).ids).toEqual(['201']);
  });
});

describe('the hotel page', () => {
  test('asks for a main package and others, cheapest first @API-007', async () => {
    const { body, ids } = await post({
      locale: 'fr_FR',
      hotelId: '1',
      adult: 2,
      child: 0,
      baby: 0,
      checkin: '2030-06-20',
      night: 2,
      orderBy: 'priceAsc',
      numberOfPackagesPerHotel: 20,
      searchProvider: 'msite',
    });
    expect(ids).toEqual(['101', '102']);
    expect(body.exactMatch[0]).toMatchObject({ priceType: 'FINAL_PRICE', weekend: [{ id: '101', legacyPackageCount: 2 }] });
    expect((await post({ locale: 'fr_FR', hotelId: '1', type: 'gift', orderBy: 'priceAsc' })).body.exactMatch).toMatchObject([
      { priceType: 'GIFT' },
    ]);
  });

  test('of a hotel that is not sold finds nothing', async () => {
    expect(await post({ locale: 'fr_FR', hotelId: '99' })).toMatchObject({ status: 200, ids: [] });
  });
});

describe('the map', () => {
  test('gets every point in reach and nothing else @API-005 @SEARCH-046', async () => {
    const { body } = await search({ region: 'Auvergne-Rhône-Alpes' }, { performMapSearch: true, limit: 1, orderBy: 'priceAsc' });
    expect(body.exactMatch).toHaveLength(4);
    expect(body.exactMatch[0]).toEqual({
      id: '101',
      location: { lat: ANNECY.latitude, lng: ANNECY.longitude },
      weekend: [{ id: '101' }],
      sellPrice: 9_000,
    });
    expect((await search({}, { performMapSearch: true, performGiftableSearch: true })).ids.sort()).toEqual(['101', '201']);
  });
});

describe('suggestions for a search that found too little', () => {
  const fallback = { fallback: 'proximity', limit: 3, fetchPageModel: false };

  test('are what its filters kept away, then what lies up to 30 km further @API-006 @SEARCH-121', async () => {
    expect((await search({ city: 'Annecy', tags: 'tasting' })).ids).toEqual(['201']);
    expect((await search({ city: 'Annecy', tags: 'tasting' }, fallback)).ids).toEqual(['101', '301', '501']);
    expect((await search({ city: 'Annecy', tags: 'tasting' }, { ...fallback, expandedRadius: 0 })).ids).toEqual(['101']);
  });

  test('never repeat a result, and are at most so many', async () => {
    expect((await search({ city: 'Annecy' }, fallback)).ids).toEqual(['301', '501']);
    expect((await search({ city: 'Annecy', stars: '1' }, { ...fallback, limit: 1 })).ids).toHaveLength(1);
  });

  test('of other days say so by their price', async () => {
    const { body } = await search({ city: 'Annecy', checkin: '2030-09-20', night: 1 }, fallback);
    expect(body.exactMatch).toHaveLength(3);
    expect(body.exactMatch[0].priceType).toBe('FROM_PRICE');
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

describe('the filter lists', () => {
  const facets = async (query: string) => {
    const answer = await shop.app.inject(`/api/search/facets.json?locale=fr_FR&${query}`);
    return { status: answer.statusCode, body: answer.json() };
  };
  const near = `lat=${ANNECY.latitude}&lng=${ANNECY.longitude}&distanceMax=300`;
  const countsOf = (list: { value?: unknown; key?: unknown; name?: unknown; count: number }[]) =>
    Object.fromEntries(list.map((one) => [one.value ?? one.key ?? one.name, one.count]));

  test('count what each choice alone would leave in its own list @API-002 @SEARCH-088', async () => {
    const { body } = await facets(`${near}&hotelType=castle&withActivities=true`);
    expect(body.totalCount).toBe(1);
    expect(countsOf(body.hotelTypes)).toEqual({ hotel: 2, guesthouse: 1, castle: 1 });
    expect(countsOf(body.stars)).toEqual({ 5: 1, 4: 0, 3: 0 });
    expect(countsOf(body.facilities)).toEqual({ spa: 1, parking: 0, pets: 0 });
    expect(countsOf(body.hotelScores)).toEqual({ 9.5: 0, 9: 0, 8.5: 0, 8: 0, 7: 1 });
    expect(body.hotelTypes).toContainEqual({ value: 'castle', name: 'castle', label: 'Château', count: 1 });
    expect(body.stars[0]).toEqual({ value: 5, label: '5 étoiles', count: 1 });
    expect(body.hotelScores[0]).toEqual({ value: 9.5, label: '9,5 et plus\u00A0: Parfait', count: 0 });
    expect(body.hotelEnvironments).toContainEqual({ key: 'lake', label: 'lake', count: 1 });
    expect(body.hotelStyles).toContainEqual({ name: 'luxury', label: 'luxury', count: 1 });
    expect(body.activities).toContainEqual({ name: 'Bien-être', items: [{ id: 'spa-access', name: 'Accès au spa', count: 1 }] });
  });

  test('agree with the search they belong to', async () => {
    const { body } = await facets(`${near}&checkin=2030-06-20&night=2&priceMax=24000`);
    for (const { value, count } of body.hotelTypes)
      expect(
        (await search({ ...wide, checkin: '2030-06-20', night: 2, priceMax: 24_000, hotelType: value })).body.searchDetails.totalCount,
      ).toBe(count);
  });

  test('know gifts and their own price limits @API-002', async () => {
    const { body } = await facets(`${near}&type=gift&singleVoucherPriceMax=15000`);
    expect(body.totalCount).toBe(1);
  });

  test('of activities keep the ones that nobody has, so that a choice can be taken back @API-003 @SEARCH-095', async () => {
    const answer = await shop.app.inject(`/api/search/activities.json?locale=nl_NL&${near}&stars=5&tags=kayak`);
    expect(answer.json()).toEqual([
      { name: 'Wellness', items: [{ id: 'spa-access', name: 'Accès au spa', count: 1 }] },
      { name: 'Op en aan het water', items: [{ id: 'kayak', name: 'Sortie en kayak', count: 0 }] },
      { name: 'Eten en wijn', items: [{ id: 'tasting', name: 'Dégustation', count: 0 }] },
    ]);
  });

  test('come with the results in one pass when asked for', async () => {
    const { body } = await search({ ...wide, hotelType: 'castle' }, { withFacets: true });
    expect(body.facets).toEqual((await facets(`${near}&hotelType=castle`)).body);
  });

  test('refuse what makes no sense by its own name', async () => {
    for (const [query, field] of [
      ['stars=9', 'stars'],
      ['lat=1', 'lng'],
      ['minHotelReviewScore=x', 'minHotelReviewScore'],
      ['checkin=2020-01-01', 'checkin'],
      ['petsAllowed=perhaps', 'petsAllowed'],
    ])
      expect(await facets(query!)).toMatchObject({ status: 400, body: { field } });
  });
});
