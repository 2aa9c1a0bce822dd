import { openProductShop, type ProductShop } from './a-product-shop.spec-kit.ts';

let shop: ProductShop;
const get = (url: string) => shop.get(url);

beforeAll(async () => {
  shop = await openProductShop();
  const reviews = Array.from({ length: 23 }, (_, number) => ({
    id: number + 1,
    hotel_id: 1,
    locale: number < 20 ? 'fr_FR' : 'nl_NL',
    customer: `Guest ${number}`,
    type: 'couple',
    date: `2030-05-${String(number + 1).padStart(2, '0')}`,
    average: 6 + (number % 5) * 0.8,
    positive: number % 2 ? 'Calme' : null,
    negative: null,
    details: JSON.stringify({ comfort: 8, food: number % 2 ? 7 : 8 }),
  }));
  await shop.db.insertInto('review').values(reviews).execute();
  await shop.db
    .insertInto('single_voucher')
    .values([
      { stay_id: 101, affiliate_id: 'a1', nights: [1, 2], sell_cents: [15_900, 27_900], reference_cents: [17_900, 29_900] },
      { stay_id: 102, affiliate_id: 'a2', nights: [1], sell_cents: [21_900], reference_cents: [21_900] },
    ])
    .execute();
}, 60_000);

afterAll(() => shop?.close());

describe('the detail of a stay', () => {
  const detail = (query = '', id = 101) => get(`/api/weekend/${id}/detail.json?locale=fr_FR&client=msite${query}`);

  test('tells of the house under every name that readers know @API-009 @PROD-022', async () => {
    const { body } = await detail();
    expect(body.hotel).toMatchObject({
      star: 3,
      stars: 3,
      location: {
        lat: 45.8992,
        latitude: 45.8992,
        completeAddress: { streetAddress: '6 chemin de Colmyr', zipCode: '74000', city: 'Annecy' },
      },
      checkInOut: { checkin: '15:00', checkout: '11:00' },
      policy: { petsAllowed: true, petsPrice: 1_200, petsMaxWeight: 10, petsMaxNumberOfPets: 1 },
      localTax: { type: 'PER_PERSON_PER_NIGHT', amount: 150, currency: 'EUR', toBePaidAtHotel: true },
      importantInfos: ['Animaux non admis'],
      ecoFacilities: ['solar'],
    });
    expect(body.hotel.infoGeneral[0]).toEqual({ code: 'parking', label: 'Stationnement', facilities: ['parking'] });
    expect(body.hotel.highlightedFacilities).toEqual([{ label: 'spa' }, { label: 'parking' }, { label: 'wifi' }]);
  });

  test('a town that takes a share of the booking says so @PROD-025', async () => {
    expect((await detail('', 301)).body.hotel.localTax).toMatchObject({ type: 'BOOKING_PERCENTAGE', percentage: 12.5, amount: 0 });
  });

  test('sorts its programme and says for whom, how often and how @PROD-017', async () => {
    const { body } = await detail('&checkin=2030-06-20&night=2&adult=3');
    expect(body.details.activities[0]).toMatchObject({
      activityId: 'spa-access',
      activityParticipantsLabel: 'Pour 3 personnes',
      duration: 90,
      repeated: 1,
      displayPax: true,
    });
    expect(body.details.breakfasts[0]).toMatchObject({ repeated: 2, how: 'Servi chaque matin de votre séjour.' });
    expect(body.details).toMatchObject({ room: { kind: 'room', displayPax: false }, dinners: [], extra: [] });
    expect(body.activityDates[1]).toEqual({
      activityId: 'kayak',
      title: 'Sortie en kayak',
      dates: [
        { value: 1, date: '2030-06-20' },
        { value: 2, date: '2030-06-21' },
        { value: 3, date: '2030-06-22' },
      ],
    });
  });

  test('without dates has a from-price and terms without a day @PROD-016', async () => {
    const { body } = await detail();
    expect(body.price).toMatchObject({ priceType: 'FROM_PRICE', sellPrice: 8_400, nights: 1 });
    expect(body.cancellationPolicy).toEqual({ type: 'FLEX', cancellable: true });
    expect(body).not.toHaveProperty('activityDates');
  });

  test('with dates has a final price, rooms left and the last day of changes @PROD-063', async () => {
    const { body } = await detail('&checkin=2030-06-16&checkout=2030-06-18');
    expect(body).toMatchObject({
      bookable: true,
      availableRooms: 5,
      lastMinute: false,
      price: { priceType: 'FINAL_PRICE', sellPrice: 18_000, refPrice: 24_000, promoPercentageRounded: 25, moneySaved: 6_000, nights: 2 },
      cancellationPolicy: { cancellationDeadline: '2030-06-14', cancellableUntil: '2030-06-14' },
    });
  });

  test('on days that cannot be had keeps its from-price and says so', async () => {
    const { body } = await detail('&checkin=2030-06-12&night=1');
    expect(body).toMatchObject({ bookable: false, availableRooms: 0, price: { priceType: 'FROM_PRICE' } });
  });

  test('so near an arrival nothing can be changed any more', async () => {
    const { body } = await detail('&checkin=2030-06-02&night=1');
    expect(body).toMatchObject({ lastMinute: true, cancellationPolicy: { cancellable: false } });
    expect(body.cancellationPolicy).not.toHaveProperty('cancellationDeadline');
  });

  test('as a gift has the voucher’s price for the nights', async () => {
    expect((await detail('&flow=gifting')).body.price).toMatchObject({ priceType: 'GIFT', sellPrice: 15_900, nights: 1 });
    expect((await detail('&giftNights=2&giftAdult=2')).body.price).toMatchObject({ priceType: 'GIFT', sellPrice: 27_900, nights: 2 });
  });

  test('for a card on the map leaves out what only the page shows @API-008', async () => {
    const { body } = await detail('&fetchPageModel=false&minisite=250');
    expect(body).toMatchObject({
      label: expect.any(String),
      hotel: expect.any(Object),
      programLine: expect.any(Array),
      importantInfos: expect.any(Array),
    });
    expect(body).not.toHaveProperty('pageModel');
    expect(body).not.toHaveProperty('breadcrumb');
  });

  test('names itself to search engines in the six sold locales', async () => {
    const { body } = await get('/api/weekend/101/detail.json?locale=nl_NL');
    expect(body.pageModel).toMatchObject({
      pageTitle: 'Ontspannen aan het meer – Hôtel des Marquisats, Annecy',
      metaRobots: 'index, follow',
      canonicalUrl: '/product/verblijf/101/detente-au-bord-du-lac',
      ogImages: ['/images/lake-1/600_315.webp'],
    });
    expect(body.pageModel.alternateUrls.map(({ locale }: { locale: string }) => locale)).toEqual([
      'fr_FR',
      'es_ES',
      'fr_BE',
      'nl_BE',
      'nl_NL',
      'it_IT',
    ]);
    expect(body.breadcrumb.at(0)).toEqual({ label: 'Startpagina', uri: '/' });
    expect(body.breadcrumb.at(-1)).toEqual({ label: 'Ontspannen aan het meer' });
  });

  test('shows its pictures in every size', async () => {
    const { imagesBySize } = (await detail()).body;
    expect(imagesBySize['120_80'][0]).toBe('/images/lake-1/120_80.webp');
    expect(Object.keys(imagesBySize)).toEqual(expect.arrayContaining(['small', 'large', '640_360', '960_540']));
  });

  test('of an expired stay says published false and is not indexed, an unknown one is not found @PROD-009', async () => {
    const { body } = await detail('', 103);
    expect(body).toMatchObject({ published: false, price: { sellPrice: 0 }, pageModel: { metaRobots: 'noindex, follow' } });
    expect((await detail('', 401)).body.published).toBe(false);
    expect((await detail('', 999)).status).toBe(404);
  });
});

describe('the hotel page', () => {
  test('lists rooms with what each is sold with, the cheapest first @HOTEL-016 @HOTEL-017 @PROD-042', async () => {
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

describe('suggestions', () => {
  test('upsells are stays of the house that hold more, with their difference by nights @API-044 @PROD-054', async () => {
    const { upsells } = (await get('/api/product/101/upsells?locale=fr_FR&checkin=2030-06-20&nights=1')).body;
    expect(upsells).toHaveLength(1);
    expect(upsells[0]).toMatchObject({
      id: '102',
      priceDifference: 7_000,
      priceDifferencePerLos: { 1: 7_000, 2: 14_000, 3: 21_000, 4: 28_000 },
      programLines: [{ kind: 'dinner', title: 'Dîner en trois services' }],
      singleVoucherProducts: [{ id: '102', nights: 1, sellPrice: 21_900, priceDifference: 6_000 }],
    });
    expect((await get('/api/product/102/upsells?locale=fr_FR')).body.upsells).toEqual([]);
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
