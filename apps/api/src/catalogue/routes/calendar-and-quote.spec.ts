import type { Availabilities, Quote } from '@shop/contracts';
import { addDays } from '@shop/domain';
import { draws, fc } from '@shop/testing/draw';
import { openProductShop, type ProductShop } from './product-shop.test-utils.ts';

let shop: ProductShop;
/** Of generated wishes; one in eight at least can be had. */
const QUOTES = draws(400);
const NOON = new Date('2030-06-01T10:00:00Z');

beforeAll(async () => {
  shop = await openProductShop(NOON);
});

afterEach(() => {
  if (shop) shop.time.now = NOON;
});

afterAll(() => shop?.close());

const get = (url: string) => shop.get(url);
const quote = (query: string, id: number | string = 101) => get(`/api/product/${id}/quote?locale=fr_FR&${query}`);

describe('a calendar', () => {
  const days = async (url: string): Promise<Availabilities> => (await get(url)).body;

  test('says price, promotion, best price of the month and shortest stay; null where nobody can arrive @PROD-033', async () => {
    const { availabilities } = await days('/api/product/101/availabilities.json?month=2030-06&length=1&locale=fr_FR');
    expect(availabilities['2030-06-17']).toEqual({ price: '84\u00A0€', amount: 8_400, promo: 30, bestPriceOfTheMonth: true, minLos: 1 });
    expect(availabilities['2030-06-14']).toMatchObject({ amount: 12_000, promo: 0, bestPriceOfTheMonth: false, minLos: 2 });
    expect(availabilities['2030-06-12']).toBeNull();
    expect(availabilities['2030-05-31']).toBeUndefined();
  });

  test.each(['', '%20'])('of a product without an id ("%s") is refused @PROD-034', async (id) => {
    const { status, body } = await get(`/api/product/${id}/availabilities.json?month=2030-06`);
    expect([status, body.message]).toEqual([400, 'Product ID is required']);
  });

  test('shows a promotion under 10 % as none @RULE-002', async () => {
    const { availabilities } = await days('/api/product/101/availabilities.json?month=2030-06');
    expect(availabilities['2030-06-18']).toMatchObject({ amount: 11_000, promo: 0 });
  });

  test('goes on with the next month and ends one year ahead @API-004 @API-043', async () => {
    expect(await days('/api/product/101/availabilities.json?month=2030-06&length=2')).toMatchObject({
      nextMonth: '2030-08',
      maxMonth: '2031-06',
    });
    const last = await days('/api/product/101/availabilities.json?month=2031-06&length=4');
    expect(last).toMatchObject({ prevMonth: '2031-05', requestedMonths: ['2031-06'] });
    expect(last).not.toHaveProperty('nextMonth');
    expect(last.availabilities['2031-06-01']).not.toBeNull();
    expect(last.availabilities['2031-06-02']).toBeNull();
  });

  test('of a hotel holds a day per item, the cheapest of its stays, twelve months at once @API-028 @HOTEL-015', async () => {
    const hotel = await days('/api/hotels/1/availabilities.json?locale=fr_FR&month=2030-06&length=12');
    const stay = await days('/api/product/101/availabilities.json?locale=fr_FR&month=2030-06&length=12');
    expect(Object.keys(hotel.availabilities)).toHaveLength(365);
    expect(hotel.availabilities['2030-06-20']).toEqual(stay.availabilities['2030-06-20']);
    // The other room is free on the 12th, for two nights.
    expect(hotel.availabilities['2030-06-12']).toMatchObject({ minLos: 2 });
  });

  test.each([
    ['19:59:59 of a summer evening', '2030-06-01T17:59:59Z', true],
    ['20:00', '2030-06-01T18:00:00Z', false],
  ])('and quote close today’s arrival at %s at the point of sale', async (_, moment, isOpen) => {
    shop.time.now = new Date(moment);
    const { availabilities } = await days('/api/product/101/availabilities.json?month=2030-06');
    expect(availabilities['2030-06-01'] !== null).toBe(isOpen);
    expect((await quote('checkin=2030-06-01&nights=1')).status).toBe(isOpen ? 200 : 409);
    expect((await get('/api/weekend/101/packageCheckoutNights.json?checkin=2030-06-01')).body.length > 0).toBe(isOpen);
    expect(availabilities['2030-06-02']).not.toBeNull();
  });

  test.each([101, 102, 104, 201, 301])(
    'and quote agree: every open day of stay %d can be quoted at its shown price for two, no closed day can',
    async (id) => {
      const { availabilities } = await days(`/api/product/${id}/availabilities.json?month=2030-06&length=2`);
      for (const [day, open] of Object.entries(availabilities)) {
        const { status, body } = await quote(`checkin=${day}&nights=${open?.minLos ?? 1}`, id);
        if (!open) {
          expect(status).toBe(409);
          continue;
        }
        expect(status).toBe(200);
        expect(body.nightList[0].sellPrice).toBe(open.amount);
        if (open.minLos === 1) expect(body.priceInfo.sellPrice).toBe(open.amount);
      }
    },
    30_000,
  );

  test('says which lengths an arrival allows, as far as it is asked @API-027', async () => {
    const lengths = async (query: string) => (await get(`/api/weekend/101/packageCheckoutNights.json?checkin=2030-06-09&${query}`)).body;
    const sent = 'adult=2&child=0&baby=0&locale=fr_FR&multiOffer=true&client=msite&minisite=250';
    expect(await lengths(sent)).toEqual([1, 2, 3]);
    expect(await lengths(`${sent}&length=2`)).toEqual([1, 2]);
    expect((await get('/api/weekend/104/packageCheckoutNights.json?checkin=2030-06-09&adult=4')).body[0]).toBe(2);
  });
});

describe('a quote', () => {
  test('holds everything that the price panel shows @API-030 @PROD-036', async () => {
    const { body } = await quote('checkin=2030-06-16&nights=2&adult=3&activitySelectionList=spa-access_2-kayak_1');
    expect(body).toEqual({
      bookable: true,
      priceInfo: {
        sellPrice: 34_500,
        refPrice: 46_000,
        promoPercentageRounded: 25,
        moneySaved: 11_500,
        priceType: 'FINAL_PRICE',
        nbRooms: 2,
        nights: 2,
      },
      nightList: [
        { date: '2030-06-16', refPrice: 23_000, sellPrice: 18_400 },
        { date: '2030-06-17', refPrice: 23_000, sellPrice: 16_100 },
      ],
      localTaxTotalAmount: 900,
      programLineList: ['Une nuit en chambre double', 'Petit-déjeuner', 'Accès au spa', 'Sortie en kayak'],
      flashDeal: false,
      roomsAmountMessage: 'Prix pour 2 chambres',
      cancellationPolicy: { type: 'FLEX', cancellable: true, cancellationDeadline: '2030-06-14', cancellableUntil: '2030-06-14' },
      reservationCriteria: {
        offerId: '101',
        checkin: '2030-06-16',
        checkout: '2030-06-18',
        adult: 3,
        child: 0,
        baby: 0,
        activitySelectionList: 'spa-access_2-kayak_1',
      },
      availableRooms: 5,
    });
  });

  test('takes a share of the booking as local tax where the town does', async () => {
    expect((await quote('checkin=2030-06-20&nights=1', 301)).body).toMatchObject({
      priceInfo: { sellPrice: 12_000 },
      localTaxTotalAmount: 1_500,
    });
  });

  test('calls a quarter off on every night a flash deal, and one room nothing', async () => {
    const { body } = await quote('checkin=2030-06-17&nights=1');
    expect(body.flashDeal).toBe(true);
    expect(body).not.toHaveProperty('roomsAmountMessage');
  });

  test('shows a promotion under 10 % as none, what is saved stays true @RULE-002 @RULE-004', async () => {
    expect((await quote('checkin=2030-06-18&nights=1')).body.priceInfo).toMatchObject({ promoPercentageRounded: 0, moneySaved: 1_000 });
  });

  test('keeps the activity days that the stay has and says which list it kept', async () => {
    const { body } = await quote('checkin=2030-06-20&nights=1&activitySelectionList=spa-access_2-kayak_3-golf_1');
    expect(body.reservationCriteria.activitySelectionList).toBe('spa-access_2');
    expect(body.modifiedReservationCriteria).toEqual({ activitySelectionList: 'spa-access_2' });
  });

  test('without a length is that of the shortest that can begin', async () => {
    expect((await quote('checkin=2030-06-14')).body).toMatchObject({
      priceInfo: { nights: 2 },
      modifiedReservationCriteria: { checkout: '2030-06-16' },
    });
    expect((await quote('checkin=2030-06-20')).body).not.toHaveProperty('modifiedReservationCriteria');
  });

  test.each([
    ['a night that is sold out', 'checkin=2030-06-12&nights=1', 409, 'SOLD_OUT', undefined],
    ['more rooms than are left', 'checkin=2030-06-20&nights=1&adult=12', 409, 'SOLD_OUT', undefined],
    ['a length below the shortest of that day', 'checkin=2030-06-14&nights=1', 409, 'PACKAGE_NOT_AVAILABLE_CHECKIN', undefined],
    ['a month that is not on sale', 'checkin=2030-09-01&nights=1', 409, 'PACKAGE_NOT_AVAILABLE_CHECKIN', undefined],
    ['no arrival', 'nights=1', 400, 'INVALID_FIELD', 'checkin'],
    ['an arrival in the past', 'checkin=2030-05-31&nights=1', 400, 'INVALID_FIELD', 'checkin'],
    ['an arrival beyond one year', 'checkin=2031-06-02&nights=1', 400, 'INVALID_FIELD', 'checkin'],
    ['a day that does not exist', 'checkin=2031-02-29&nights=1', 400, 'INVALID_FIELD', 'checkin'],
    ['no nights at all', 'checkin=2030-06-20&nights=0', 400, 'INVALID_FIELD', 'nights'],
    ['fifteen nights', 'checkin=2030-06-20&nights=15', 400, 'INVALID_FIELD', 'nights'],
    ['99 adults', 'checkin=2030-06-20&nights=1&adult=99', 400, 'INVALID_FIELD', 'adult'],
    ['eleven children', 'checkin=2030-06-20&nights=1&child=11', 400, 'INVALID_FIELD', 'child'],
    ['a broken list of activities', 'checkin=2030-06-20&nights=1&activitySelectionList=spa', 400, 'INVALID_FIELD', 'activitySelectionList'],
    ['a locale that is not sold', 'checkin=2030-06-20&nights=1&locale=de_DE', 400, 'INVALID_FIELD', 'locale'],
  ])('%s is refused by code and field @PROD-038', async (_, query, status, code, field) => {
    const url = query.includes('locale=') ? `/api/product/101/quote?${query}` : `/api/product/101/quote?locale=fr_FR&${query}`;
    const answer = await get(url);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, message: expect.any(String), ...(field && { field }) });
  });

  test('of a stay no longer sold is refused, of an unknown one not found', async () => {
    expect(await quote('checkin=2030-06-20&nights=1', 103)).toMatchObject({ status: 409, body: { code: 'PACKAGE_NOT_AVAILABLE_CHECKIN' } });
    expect(await quote('checkin=2030-06-20&nights=1', 999)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test(`${QUOTES} generated quotes over HTTP add up to the cent, and the offers call says the same`, async () => {
    const wish = fc.record({
      id: fc.constantFrom('101', '102', '104', '201', '301', '1101'),
      day: fc.integer({ min: 0, max: 45 }),
      nights: fc.integer({ min: 1, max: 14 }),
      adult: fc.integer({ min: 1, max: 20 }),
      child: fc.integer({ min: 0, max: 10 }),
      baby: fc.integer({ min: 0, max: 10 }),
    });
    let quoted = 0;
    await fc.assert(
      fc.asyncProperty(wish, async ({ id, day, nights, adult, child, baby }) => {
        const query = `checkin=${addDays('2030-06-01', day)}&nights=${nights}&adult=${adult}&child=${child}&baby=${baby}`;
        const { status, body } = await quote(query, id);
        const offers = (await get(`/api/product/${id}/offers?${query}`)).body;
        if (status !== 200) {
          expect([status, offers[id]]).toEqual([409, undefined]);
          return;
        }
        quoted++;
        const { nightList = [], priceInfo } = body as Quote;
        const sum = (of: 'sellPrice' | 'refPrice') => nightList.reduce((cents, night) => cents + night[of], 0);
        expect([sum('sellPrice'), sum('refPrice'), nightList.length]).toEqual([priceInfo.sellPrice, priceInfo.refPrice, nights]);
        expect(priceInfo.sellPrice + priceInfo.moneySaved).toBe(priceInfo.refPrice);
        expect(priceInfo.promoPercentageRounded === 0 || priceInfo.promoPercentageRounded >= 10).toBe(true);
        expect(offers[id].priceInfo).toEqual(priceInfo);
      }),
      { numRuns: QUOTES },
    );
    expect(quoted).toBeGreaterThan(QUOTES / 8);
  }, 60_000);
});
