import { openProductShop, sellAsGifts, type ProductShop } from './product-shop.test-utils.ts';

let shop: ProductShop;
const get = (url: string) => shop.get(url);

beforeAll(async () => {
  shop = await openProductShop();
  await sellAsGifts(shop);
  await shop.db
    .insertInto('promotion_code')
    .values({
      ...{ code: 'EXTRA10', percent: 10, cents: null, automatic: true, valid_from: '2030-06-01', valid_until: '2030-06-01' },
      ...{ minimum_cents: 0, once_per_customer: false, uses_left: null },
    })
    .execute();
});

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

  test('for days and a party answers all that the stay page draws, without what search engines are told @API-009', async () => {
    const { status, body } = await detail('&checkin=2030-06-16&night=2&adult=2&child=0&baby=0&fetchPageModel=false');
    expect(status).toBe(200);
    for (const name of ['label', 'hotel', 'imagesBySize', 'programLine', 'activities', 'price', 'room']) expect(body).toHaveProperty(name);
    expect(body.activities.map(({ activityId }: { activityId: string }) => activityId)).toEqual(['spa-access', 'kayak']);
    expect(body).not.toHaveProperty('pageModel');
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
    expect((await detail('&flow=gifting')).body.price).toMatchObject({
      ...{ priceType: 'GIFT', sellPrice: 15_800, refPrice: 17_900, promoPercentageRounded: 12, nights: 1 },
      promotionEndsOn: '2030-06-30',
    });
    expect((await detail('&giftNights=2&giftAdult=2')).body.price).toMatchObject({ priceType: 'GIFT', sellPrice: 26_400, nights: 2 });
  });

  test('bears the word of its campaign and the running promotion; a gift and a stay no longer sold have no promotion @PROD-016', async () => {
    expect((await detail('', 104)).body).toMatchObject({
      targetedLabel: 'Fête des familles',
      autoDiscount: { code: 'EXTRA10', value: 10 },
    });
    for (const { body } of [await detail('&flow=gifting'), await detail('', 103)]) expect(body).not.toHaveProperty('autoDiscount');
    shop.time.now = new Date('2030-06-02T10:00:00Z');
    expect((await detail()).body).not.toHaveProperty('autoDiscount');
    shop.time.now = new Date('2030-06-01T10:00:00Z');
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
      canonicalUrl: '/product/verblijf/101/ontspannen-aan-het-meer',
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
    expect(body.breadcrumb.at(0)).toEqual({ label: 'Home', uri: '/' });
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
