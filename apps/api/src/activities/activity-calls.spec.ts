import { ANNECY } from '@shop/testing';
import type { OpenShop } from '../testing/open-shop.ts';
import { openGiftShop, type GiftShop } from '../gifts/routes/gift-shop.test-utils.ts';

let opened: GiftShop;
let shop: OpenShop;
const around = { city: 'Annecy', lat: ANNECY.latitude, lng: ANNECY.longitude };

beforeAll(async () => {
  opened = await openGiftShop();
  shop = opened.shop;
}, 120_000);

afterAll(() => opened?.end());

async function search(criterias: object = {}, rest: object = {}) {
  const payload = { locale: 'fr_FR', searchCriterias: { adult: 2, ...criterias }, numberOfPackagesPerHotel: 20, ...rest };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/search/activity-only.json', payload });
  const body = answer.json();
  return { status: answer.statusCode, body, ids: (body.results ?? []).map((card: { id: string }) => Number(card.id)) as number[] };
}
async function get(url: string) {
  const answer = await shop.app.inject(url);
  return { status: answer.statusCode, body: answer.json() };
}

describe('an activity search', () => {
  test('finds what lies within 30 km of the place, the nearest first when asked @API-010 @SEARCH-122', async () => {
    expect((await search(around, { orderBy: 'distance' })).ids).toEqual([70001, 70002]);
    expect((await search({ ...around, distanceMax: 60 }, { orderBy: 'distance' })).ids).toEqual([70001, 70002, 70003]);
    expect((await search({ ...around, distanceMin: 3 })).ids).toEqual([70002]);
    expect((await search({ city: 'Nowhere' })).ids).toEqual([]);
  });

  test('without a place looks in the shop’s own country, in a region or country among its members @API-010', async () => {
    expect((await search()).ids.sort()).toEqual([70001, 70002, 70003]);
    expect((await search({}, { locale: 'nl_BE' })).ids).toEqual([70004]);
    expect((await search({ region: 'Alvernia-Rodano-Alpi' })).ids).toHaveLength(3);
    expect((await search({ country: 'BE' })).ids).toEqual([70004]);
  });

  test('prices each activity for the party and per person, and leaves out what is not sold to it @ACT-013', async () => {
    const forTwo = await search(around, { orderBy: 'priceAsc' });
    expect(forTwo.body.results).toMatchObject([
      { id: '70001', sellPrice: 5_700, barPrice: 6_000, promoPercentageRounded: 5, pricePerPerson: 2_850, itemCategory: 'activity_only' },
      { id: '70002', sellPrice: 8_000, pricePerPerson: 4_000, promoPercentageRounded: 0 },
    ]);
    expect(forTwo.body.results[0].prices.map((price: { paxComposition: { adults: number } }) => price.paxComposition.adults)).toEqual([
      1, 2, 3,
    ]);
    expect((await search({ ...around, adult: 1 })).ids).toEqual([70001]);
    expect((await search({ ...around, adult: 4 })).ids).toEqual([70002]);
    expect((await search({ ...around, adult: 9 })).ids).toEqual([]);
  });

  test('keeps theme, activities and price per person, and counts each list without itself @API-010', async () => {
    expect((await search({ ...around, theme: 'active' })).ids).toEqual([70002]);
    expect((await search({ ...around, tags: 'kayak,brewery' })).ids).toEqual([70002]);
    expect((await search({ ...around, priceMax: 2_850 })).ids).toEqual([70001]);
    expect((await search({ ...around, priceMin: 2_851 })).ids).toEqual([70002]);
    const { facets } = (await search({ ...around, tags: 'kayak' })).body;
    expect(facets.activityGroups).toEqual([
      { name: 'Bien-être', items: [{ id: 'thermal', name: 'Thermes', count: 2 }] },
      { name: 'Sur l’eau', items: [{ id: 'kayak', name: 'Kayak', count: 1 }] },
      { name: 'Goûter', items: [{ id: 'brewery', name: 'Brasserie', count: 0 }] },
    ]);
    expect(facets.themes).toContainEqual({ id: 'spa', name: 'spa', count: 0 });
    expect(facets.pricePerPerson).toEqual({ min: 4_000, max: 4_000 });
  });

  test('answers pages that do not overlap', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map(async (page) => (await search({}, { page, limit: 1 })).ids));
    expect(pages.flat().sort()).toEqual([70001, 70002, 70003]);
    expect((await search({}, { limit: 1 })).body.searchDetails.totalCount).toBe(3);
  });

  test('titles the page, shows a picture and tells search engines of it @ACT-006 @API-010', async () => {
    const { body } = await search(around);
    expect(body.mainTitle).toBe('Annecy\u00A0: activités à vivre');
    expect(body.mainImage).toMatch(/^\/images\/spa-1\/1920_595\.webp$/);
    expect(body.searchDetails).toMatchObject({ totalCount: 2, adult: 2, cityId: 'city-3037543', place: { label: 'Annecy' } });
    expect(body.pageModel).toMatchObject({
      pageTitle: 'Annecy\u00A0: 2 activités dès 28,50\u00A0€ par personne',
      metaRobots: 'index, follow',
      canonicalUrl: expect.stringContaining('/activites?'),
    });
    expect(body.pageModel.alternateUrls.map((one: { locale: string }) => one.locale)).toEqual([
      'fr_FR',
      'es_ES',
      'fr_BE',
      'nl_BE',
      'nl_NL',
      'it_IT',
    ]);
    expect(body.pageModel.alternateUrls[1].path).toMatch(/^\/actividades\?/);
    expect(body.pageModel.serpSeoLargeContent).toContain('Annecy');
    expect((await search({ ...around, tags: 'kayak' })).body.pageModel.metaRobots).toBe('index, follow');
    expect((await search({ city: 'Nowhere' })).body).toMatchObject({
      mainTitle: 'Nowhere\u00A0: activités à vivre',
      pageModel: { metaRobots: 'noindex, follow' },
    });
  });

  test.each([
    ['99 adults', { adult: 99 }, 'searchCriterias.adult'],
    ['a latitude alone', { lat: 45 }, 'searchCriterias.lng'],
    ['a price range upside down', { priceMin: 2_000, priceMax: 1_000 }, 'searchCriterias.priceMin'],
    ['tags that are none', { tags: "x' or 1=1" }, 'searchCriterias.tags'],
  ])('refuses %s with its field', async (_, criterias, field) => {
    expect(await search(criterias)).toMatchObject({ status: 400, body: { code: 'INVALID_FIELD', field } });
  });

  test('refuses an unknown locale', async () => {
    expect(await search({}, { locale: 'de_DE' })).toMatchObject({ status: 400, body: { field: 'locale' } });
  });
});

describe('the page of an activity', () => {
  test('holds its activities, centres, hours and prices by party, in the locale @API-011 @ACT-004 @ACT-005', async () => {
    const { body } = await get('/api/activity-only/weekend/70002/detail.json?locale=nl_NL');
    expect(body).toMatchObject({
      id: '70002',
      mainActivityCenter: { id: '8002', label: 'Pagaie Club', star: 0, location: { label: 'Annecy, Auvergne-Rhône-Alpes' }, main: true },
      activities: [
        {
          title: 'Kayak',
          univers: 'Wellness',
          composition: 'Handdoek inbegrepen',
          schedules: 'Elke dag',
          importantInformation: 'Badkleding',
        },
        { title: 'Bains', activityCenter: { id: '8001', star: 4, main: false } },
      ],
      schedules: 'Elke dag',
      niceToKnow: 'Badkleding',
      importantInfo: ['Reserveer'],
      published: true,
      uri: '/product/activiteit/70002/kayak-puis-bains',
      pageModel: { metaRobots: 'index, follow', canonicalUrl: '/product/activiteit/70002/kayak-puis-bains' },
    });
    expect(body.locations.map((one: { id: string }) => one.id)).toEqual(['8002', '8001']);
    expect(Object.keys(body.prices)).toEqual(['2', '3', '4']);
    expect(body.prices['3']).toEqual({ paxComposition: { adults: 3 }, sellPrice: 11_900, barPrice: 11_900, promoPercentageRounded: 0 });
    expect(body.breadCrumb.map((one: { label: string }) => one.label)).toEqual(['Home', 'Activiteiten', 'Annecy', 'Kayak puis bains']);
    expect(Object.keys(body.imagesBySize)).toContain('640_360');
  });

  test('counts a promotion from 5 % on, rounded @RULE-007', async () => {
    const { prices } = (await get('/api/activity-only/weekend/70001/detail.json?locale=fr_FR')).body;
    expect(prices['2'].promoPercentageRounded).toBe(5);
    expect(prices['3'].promoPercentageRounded).toBe(0);
  });

  test('says when it is no longer sold; an unknown one is not found @API-011', async () => {
    expect((await get('/api/activity-only/weekend/70005/detail.json?locale=fr_FR')).body).toMatchObject({
      published: false,
      pageModel: { metaRobots: 'noindex, follow' },
    });
    expect(await get('/api/activity-only/weekend/79999/detail.json')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await get('/api/activity-only/weekend/x/detail.json')).status).toBe(404);
    expect(await get('/api/activity-only/weekend/70001/detail.json?locale=xx')).toMatchObject({ status: 400, body: { field: 'locale' } });
  });

  test('shows its pictures in every size @API-012', async () => {
    const { body } = await get('/api/activities/70001/images.json?locale=fr_FR');
    expect(body.images).toEqual(['/images/spa-1/640_360.webp', '/images/massage-2/640_360.webp']);
    expect(body.imagesBySize['120_80']).toEqual(['/images/spa-1/120_80.webp', '/images/massage-2/120_80.webp']);
    expect((await get('/api/activities/1/images.json')).status).toBe(404);
  });
});
