import { openProductShop, review, type ProductShop } from './product-shop.test-utils.ts';

let shop: ProductShop;
const get = (url: string) => shop.get(url);

beforeAll(async () => {
  shop = await openProductShop();
  await review(shop, 1);
});

afterAll(() => shop?.close());

describe('the hotel page', () => {
  test('lists rooms with what each is sold with, the cheapest first @HOTEL-016 @HOTEL-017 @PROD-021 @PROD-042', async () => {
    const { body } = await get('/api/hotels/1?locale=fr_FR&checkin=2030-06-20&checkout=2030-06-21');
    expect(body.rooms.map(({ uuid }: { uuid: string }) => uuid)).toEqual(['11', '12']);
    expect(body.rooms[0]).toMatchObject({ label: 'Chambre double', size: 18, type: 'Lit double', capacity: 2, highlights: ['Balcon'] });
    expect(body.rooms[0].list.map(({ id }: { id: string }) => id)).toEqual(['1101', '101', '102']);
    expect(body.rooms[0].list[1]).toMatchObject({
      nights: 1,
      checkin: '2030-06-20',
      price: { sellPrice: 12_000, refPrice: 12_000, promoPercentageRounded: 0, nights: 1 },
      shortProgramIntroWithoutRoom: 'Petit-déjeuner, Accès au spa, Sortie en kayak',
      cancellationPolicy: { cancellable: true, cancellationDeadline: '2030-06-18' },
      paxCount: 2,
      hasSelectedDates: true,
    });
    // Its shortest stay has two nights.
    expect(body.rooms[1].list).toEqual([]);
  });

  test('without dates sells from-prices, also for a family', async () => {
    const { body } = await get('/api/hotels/1?locale=fr_FR&adult=2&child=2');
    expect(body.rooms[1].list[0]).toMatchObject({ id: '104', nights: 2, paxCount: 4, hasSelectedDates: false });
    expect(body.weekends.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(['101', '102', '104']));
    expect(body.weekends).toHaveLength(3);
  });

  test('shows its four newest praises, houses nearby and its way home @HOTEL-008', async () => {
    const { body } = await get('/api/hotels/1?locale=fr_FR');
    expect(body.review.list).toHaveLength(4);
    expect(body.review.list.every(({ positive }: { positive?: string }) => positive)).toBe(true);
    expect(body.nearbyHotels).toMatchObject([{ id: '2', label: 'Auberge du Lac', distance: 11.1, sellPrice: 13_000 }]);
    expect(body.breadcrumb.map(({ label }: { label: string }) => label)).toEqual([
      'Accueil',
      'Auvergne-Rhône-Alpes',
      'Annecy',
      'Hôtel des Marquisats',
    ]);
    expect(body).toMatchObject({ active: true, pageModel: { metaRobots: 'index, follow' } });
  });

  test('names its town as the language does, on its cards and its stays too', async () => {
    const { body: hotel } = await get('/api/hotels/3?locale=es_ES&fetchPageModel=true');
    expect(hotel.location).toMatchObject({ label: 'Ámsterdam, Auvernia-Ródano-Alpes', city: 'Ámsterdam' });
    expect(hotel.breadcrumb[2]).toEqual({ label: 'Ámsterdam', uri: expect.stringContaining('city=Amsterdam') });
    expect(hotel.pageModel.pageTitle).toContain('Ámsterdam');
    expect(hotel.weekends[0].hotel.location.label).toBe('Ámsterdam, Auvernia-Ródano-Alpes');
    const { body: stay } = await get('/api/weekend/301/detail.json?locale=es_ES&fetchPageModel=true');
    expect([stay.hotel.location.city, stay.pageModel.pageTitle.split(', ').at(-1)]).toEqual(['Ámsterdam', 'Ámsterdam']);
    expect((await get('/api/hotels/3?locale=nl_NL')).body.location.city).toBe('Amsterdam');
  });

  test('of a closed house says so and is not indexed; an unknown one is not found @HOTEL-004', async () => {
    expect((await get('/api/hotels/4?locale=fr_FR')).body).toMatchObject({
      active: false,
      rooms: [],
      weekends: [],
      pageModel: { metaRobots: 'noindex, follow' },
    });
    expect(await get('/api/hotels/77')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('a not-found page asks for one other offer of the house @API-022', async () => {
    const { body } = await get('/api/hotels/1/offers.json?limit=1&locale=fr_FR');
    expect(body).toMatchObject({ hotel: { id: '1', label: 'Hôtel des Marquisats' }, searchDetails: { totalCount: 3 } });
    expect(body.exactMatch).toHaveLength(1);
    expect((await get('/api/hotels/4/offers.json?limit=1')).body.exactMatch).toEqual([]);
  });
});

describe('reviews', () => {
  const reviews = async (query = '') => (await get(`/api/hotel/1/reviews.json?client=msite${query}`)).body;

  test('come ten a page, newest first, with means by criterion @API-032 @PROD-086 @PROD-089', async () => {
    const first = await reviews();
    expect(first).toMatchObject({ totalCount: 23, score: 8.6 });
    expect(first.list.map(({ date }: { date: string }) => date).slice(0, 2)).toEqual(['2030-05-23', '2030-05-22']);
    expect(first.list).toHaveLength(10);
    expect((await reviews('&page=2')).list).toHaveLength(3);
    expect((await reviews('&page=3')).list).toEqual([]);
    expect(first.details).toEqual([
      { criterion: 'comfort', label: 'comfort', score: 8 },
      { criterion: 'food', label: 'food', score: 7.5 },
    ]);
  });

  test.each([
    ['DATE_ASC', 'date', 1],
    ['SCORE_DESC', 'average', -1],
    ['SCORE_ASC', 'average', 1],
  ] as const)('are sorted by %s over all pages', async (sort, of, direction) => {
    const pages = await Promise.all([0, 1, 2].map((page) => reviews(`&sort=${sort}&page=${page}`)));
    const values = pages.flatMap((page) => page.list.map((one: Record<string, string | number>) => one[of]));
    const sorted = values.toSorted((a, b) => (a < b ? -direction : Number(a > b) * direction));
    expect(values).toEqual(sorted);
  });

  test('in a language nobody wrote in are none, or the others where that is asked for @PROD-090', async () => {
    expect(await reviews('&locale=it_IT')).toMatchObject({ totalCount: 0, list: [] });
    expect(await reviews('&locale=it_IT&withOtherLanguageFallback=true')).toMatchObject({ totalCount: 23, isOtherLanguage: true });
    expect(await reviews('&locale=nl_BE&withOtherLanguageFallback=true')).toMatchObject({ totalCount: 3 });
  });
});
