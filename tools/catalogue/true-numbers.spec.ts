import { checkoutClient, orderOf, stayItems } from '@shop/api/checkout-client';
import { openShop, type OpenShop } from '@shop/api/open-shop';
import { shopDatabase } from '@shop/api/shop-database';
import type {
  ActivityGroup,
  FacetsAnswer,
  HotelDetail,
  OfferCard,
  OffersAnswer,
  Quote,
  SearchCriterias,
  StayDetail,
} from '@shop/contracts';
import { parseSearchAddress, searchCriterias } from '@shop/routes';
import type { TestDatabase } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawnChoices, drawnPlace, drawnSearch, seeded } from './drawn-search.test-utils.ts';
import { seed } from './seed.ts';

const TODAY = '2026-11-25';
const HOTELS = 120;
const SEARCHES = 200;
const CARDS = 500;

/** The lists of the answer, the criterion that makes a choice of each, and whether choices add up (AND) or replace each other (OR). */
const LISTS = [
  ['hotelTypes', 'hotelType', 'value', 'or'],
  ['hotelEnvironments', 'hotelEnvironment', 'key', 'or'],
  ['hotelStyles', 'hotelStyle', 'name', 'or'],
  ['stars', 'stars', 'value', 'or'],
  ['hotelScores', 'minHotelReviewScore', 'value', 'or'],
  ['facilities', 'facilities', 'value', 'and'],
] as const;

let database: TestDatabase;
let shop: OpenShop;

beforeAll(async () => {
  database = await shopDatabase();
  await seed(database.url, { today: TODAY, hotels: HOTELS });
  const dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
  shop = await openShop({ ...database, catalogue: {}, now: new Date(`${TODAY}T10:00:00Z`), dataDirectory });
}, 240_000);

afterAll(async () => {
  await shop?.close();
  await database?.close();
});

test(`a count beside a choice is what the search finds once it is made, in ${SEARCHES} drawn searches @API-002 @SEARCH-088 @SEARCH-095`, async () => {
  const draw = seeded(15);
  let made = 0;
  for (let round = 0; round < SEARCHES; round++) {
    const { criterias, isGift } = await drawnSearch(draw, { today: TODAY, facetsOf });
    const facets = await facetsOf(criterias, isGift);
    expect([criterias, facets.totalCount]).toEqual([criterias, await totalOf(criterias, isGift)]);
    for (const [list, param, name, join] of LISTS) {
      const choices = (facets[list] as { count: number }[]).map((one) => ({
        value: String(one[name as keyof typeof one]),
        count: one.count,
      }));
      for (const choice of drawnChoices(choices, draw)) {
        const chosen = join === 'and' ? [...idsIn(criterias[param]), choice.value] : [choice.value];
        const next = { ...criterias, [param]: param === 'minHotelReviewScore' ? Number(choice.value) : [...new Set(chosen)].join(',') };
        expect({ next, found: await totalOf(next, isGift) }).toEqual({ next, found: choice.count });
        made++;
      }
    }
    const activities = ((facets.activities ?? []) as ActivityGroup[]).flatMap(({ items }) =>
      items.map(({ id, count }) => ({ value: id, count })),
    );
    for (const choice of drawnChoices(activities, draw)) {
      const next = { ...criterias, tags: choice.value };
      expect({ next, found: await totalOf(next, isGift) }).toEqual({ next, found: choice.count });
      made++;
    }
  }
  expect(made).toBeGreaterThan(SEARCHES * 6);
}, 240_000);

test(`the price of a card is that of the page which it opens, on ${CARDS} drawn cards @SEARCH-068 @PROD-010`, async () => {
  const draw = seeded(9);
  let seen = 0;
  while (seen < CARDS) {
    const { criterias, isGift } = await drawnSearch(draw, { today: TODAY, facetsOf });
    const { exactMatch } = await offersOf(criterias, isGift, 24);
    for (const card of (exactMatch as OfferCard[]).slice(0, 8)) {
      const shown = { card: card.id, criterias, sell: card.sellPrice, ref: card.refPrice };
      expect(shown).toEqual({ ...shown, ...(await priceOfPage(card, criterias, isGift)) });
      seen++;
    }
  }
}, 240_000);

test('a link to another search, the title of that search and its list name the same number @SEARCH-039', async () => {
  const draw = seeded(4);
  let followed = 0;
  for (let round = 0; round < 12; round++) {
    const isGift = round % 4 === 3;
    const { suggestionLinks = [] } = await offersOf(drawnPlace(draw), isGift, 1, true);
    for (const { uri, count } of suggestionLinks.flatMap(({ links }) => links)) {
      const state = parseSearchAddress({ search: uri.slice(uri.indexOf('?')), hash: '' });
      const { searchDetails, pageModel } = await offersOf(searchCriterias(state), isGift, 1, true);
      expect({ uri, total: searchDetails.totalCount }).toEqual({ uri, total: count });
      if (!isGift) expect(`${uri} ${pageModel!.pageTitle}`).toMatch(new RegExp(`\\s${count} week-ends?\\s`));
      followed++;
    }
  }
  expect(followed).toBeGreaterThan(100);
}, 240_000);

test('the title of a search that dates, a party or filters narrow names no number of the place @SEARCH-119', async () => {
  const narrowed: Partial<SearchCriterias>[] = [
    { checkin: '2027-03-05', checkout: '2027-03-07' },
    { adult: 3 },
    { stars: '4' },
    { night: 2 },
  ];
  for (const criterias of narrowed) {
    const { pageModel } = await offersOf({ adult: 2, child: 0, baby: 0, ...criterias }, false, 1, true);
    expect(`${pageModel!.pageTitle} ${pageModel!.metaDescription}`).not.toMatch(/\d/);
  }
});

describe('a search of hotel nights @SEARCH-001 @SEARCH-002', () => {
  const party = { adult: 2, child: 0, baby: 0 };
  const nights = async (criterias: object, rest: object = {}) => {
    const payload = { locale: 'fr_FR', type: 'hotel', searchCriterias: { ...party, ...criterias }, ...rest };
    return (await shop.app.inject({ method: 'POST', url: '/api/offers.json', payload })).json<OffersAnswer>();
  };
  const detailOf = (id: string) => get<StayDetail>(`/api/weekend/${id}/detail.json`, {});

  test('finds a room of each hotel with nothing but the room in it; other searches find none of them', async () => {
    const { exactMatch, searchDetails, pageModel } = await nights({});
    expect(searchDetails.totalCount).toBeGreaterThan(20);
    expect(searchDetails.uri).toContain('flow=hotel');
    expect(pageModel!.pageTitle).toMatch(/chambres d’hôtel à la nuit$/);
    expect(new Set(exactMatch.map((card) => (card as OfferCard).hotel.id)).size).toBe(exactMatch.length);
    for (const { id } of exactMatch.slice(0, 6)) {
      const { programLine, activities } = await detailOf(id);
      expect(programLine.map(({ kind }) => kind)).toEqual(['room']);
      expect(activities).toEqual([]);
    }
    const stays = await offersOf(party, false, 24);
    for (const { id } of (stays.exactMatch as OfferCard[]).slice(0, 6))
      expect((await detailOf(id)).programLine.some(({ kind }) => kind !== 'room')).toBe(true);
  });

  test('lists the rooms of a hotel that is named, each at its own price, counted in the same way', async () => {
    const [first] = (await nights({})).exactMatch as OfferCard[];
    const { rooms } = await get<HotelDetail>(`/api/hotels/${first!.hotel.id}`, {});
    const { exactMatch, searchDetails } = await nights({ hotel: first!.hotel.id }, { numberOfPackagesPerHotel: 20 });
    expect(exactMatch.map(({ label }) => label).sort()).toEqual(rooms.map(({ label }) => label).sort());
    expect(searchDetails.totalCount).toBe(rooms.length);
    const facets = await get<FacetsAnswer>('/api/search/facets.json', { ...party, type: 'hotel', hotel: first!.hotel.id });
    expect(facets.totalCount).toBe(1);
  });

  test('leads through the quote and the checkout to a paid order of the room', async () => {
    const [night] = (await nights({ checkin: '2027-03-09', checkout: '2027-03-11' })).exactMatch as OfferCard[];
    const quote = await get<Quote>(`/api/product/${night!.id}/quote`, { ...party, checkin: '2027-03-09', nights: 2 });
    expect(quote.priceInfo!.sellPrice).toBe(night!.sellPrice);
    expect(quote.programLineList).toHaveLength(1);
    const items = stayItems({ offerId: night!.id, checkin: '2027-03-09', checkout: '2027-03-11' });
    const { bought } = await checkoutClient(shop.app).sell(orderOf(items, night!.sellPrice));
    expect(bought.status).toBe(200);
  });
});

/** Of the arrival that the card names, which flexible dates may have moved. */
async function priceOfPage(card: OfferCard, criterias: SearchCriterias, isGift: boolean): Promise<{ sell: number; ref: number }> {
  const { id, nights, checkin } = card;
  const { adult, child, baby } = criterias;
  const party = isGift ? {} : { adult, child, baby };
  if (criterias.checkin) {
    const quote = await get<Quote>(`/api/product/${id}/quote`, { ...party, checkin, nights });
    return { sell: quote.priceInfo!.sellPrice, ref: quote.priceInfo!.refPrice };
  }
  const gift = isGift ? { flow: 'gifting', giftNights: nights, giftAdult: 2 } : {};
  const { price, fromPrice } = await get<StayDetail>(`/api/weekend/${id}/detail.json`, { ...party, ...gift, fetchPageModel: false });
  const { sellPrice, refPrice } = isGift ? price! : fromPrice;
  return { sell: sellPrice, ref: refPrice };
}

async function totalOf(criterias: SearchCriterias, isGift: boolean): Promise<number> {
  return (await offersOf(criterias, isGift, 1)).searchDetails.totalCount;
}

async function offersOf(criterias: SearchCriterias, isGift: boolean, limit: number, fetchPageModel = false): Promise<OffersAnswer> {
  const payload = { locale: 'fr_FR', searchCriterias: criterias, limit, fetchPageModel, performGiftableSearch: isGift };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/offers.json', payload });
  expect({ criterias, status: answer.statusCode }).toEqual({ criterias, status: 200 });
  return answer.json();
}

function facetsOf(criterias: SearchCriterias, isGift: boolean): Promise<FacetsAnswer> {
  return get('/api/search/facets.json', { ...criterias, withActivities: true, performGiftableSearch: isGift });
}

async function get<Answer>(path: string, query: object): Promise<Answer> {
  const params = new URLSearchParams({
    locale: 'fr_FR',
    ...Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  });
  const answer = await shop.app.inject(`${path}?${params}`);
  expect({ path, query, status: answer.statusCode }).toEqual({ path, query, status: 200 });
  return answer.json();
}

const idsIn = (text: unknown): string[] => (typeof text === 'string' ? text.split(',') : []);
