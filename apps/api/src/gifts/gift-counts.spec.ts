import type { BeneficiaryFacets, BeneficiaryOffers, BeneficiaryQuery } from '@shop/contracts';
import { draws } from '@shop/testing/draw';
import { THEMES, SeededRandom } from '../availability/oracle/drawn-catalogue.test-utils.ts';
import { drawnQuestion } from '../availability/oracle/drawn-question.test-utils.ts';
import { NOW, openDrawnShop, type DrawnShop } from '../availability/oracle/drawn-shop.test-utils.ts';
import { ShopIndex } from '../availability/shop-index.ts';
import type { CatalogueShop } from '../catalogue/index.ts';
import { boxInHand, stayInHand, type GiftInHand } from './beneficiary-gift.ts';
import { beneficiaryFacets, beneficiaryOffers } from './beneficiary-search.ts';
import type { Box } from './boxes.ts';

const SEARCHES = draws(300);
const LOCALE = 'fr_FR';

let drawn: DrawnShop;
let shop: CatalogueShop;

beforeAll(async () => {
  drawn = await openDrawnShop();
  shop = { db: drawn.db, index: await ShopIndex.load(drawn.db, () => NOW), clock: () => NOW } as CatalogueShop;
});

afterAll(async () => {
  await shop?.index.stop();
  await drawn?.close();
});

interface Drawn {
  readonly gift: GiftInHand;
  readonly query: BeneficiaryQuery;
}

/** A box or a gift stay in somebody's hands, and a search with any filters, party, dates and place among what it opens. */
function drawnSearch(random: SeededRandom): Drawn {
  const { criterias, sort, perHotel } = drawnQuestion(random);
  const { checkin, checkout, giftNights: _giftNights, ...rest } = criterias;
  const query: BeneficiaryQuery = {
    ...rest,
    ...(checkin !== undefined && { checkin, checkout }),
    orderBy: sort,
    numberOfPackagesPerHotel: random.chance(60) ? 20 : perHotel,
    ...(random.chance(40) && { matchOfferRangePriceWithGiftAmount: random.chance(50) }),
    page: 0,
    limit: 24,
  };
  return { gift: random.chance(50) ? drawnBox(random) : drawnGiftStay(random), query };
}

function drawnBox(random: SeededRandom): GiftInHand {
  const box = { themes: THEMES, nights: 1 + random.roll(2), adults: 2, title: { fr: 'Coffret' } } as unknown as Box;
  return boxInHand(box, 5_000 + random.roll(40) * 1_000, LOCALE);
}

function drawnGiftStay(random: SeededRandom): GiftInHand {
  const { id, gifts } = shop.index.stays.stays;
  const given = random.pick([...id].filter((_, stay) => gifts[stay] !== undefined));
  return stayInHand(
    shop.index.stays,
    { stayId: given, nights: 1 + random.roll(2), value: 5_000 + random.roll(30) * 1_000, adults: 2 },
    LOCALE,
  );
}

const offersOf = ({ gift, query }: Drawn, over: Partial<BeneficiaryQuery> = {}): Promise<BeneficiaryOffers> =>
  beneficiaryOffers(shop, { gift, query: { ...query, ...over }, locale: LOCALE });
const totalOf = async (search: Drawn, over: Partial<BeneficiaryQuery> = {}) => (await offersOf(search, over)).searchDetails.totalCount;
const facetsOf = ({ gift, query }: Drawn): Promise<BeneficiaryFacets> => beneficiaryFacets(shop, { gift, query, locale: LOCALE });

/** Each choice with its count, and the search after it is made: alone in its list, but added among facilities (API-002). */
function choicesOf(facets: BeneficiaryFacets, { query }: Drawn): (readonly [count: number, made: Partial<BeneficiaryQuery>])[] {
  const withFacility = (value: string) => [...new Set([...(query.facilities?.split(',') ?? []), value])].join(',');
  return [
    ...facets.hotelTypes.map(({ value, count }) => [count, { hotelType: value }] as const),
    ...facets.hotelEnvironments.map(({ key, count }) => [count, { hotelEnvironment: key }] as const),
    ...facets.hotelStyles.map(({ name, count }) => [count, { hotelStyle: name }] as const),
    ...facets.stars.map(({ value, count }) => [count, { stars: String(value) }] as const),
    ...facets.hotelScores.map(({ value, count }) => [count, { minHotelReviewScore: value }] as const),
    ...facets.facilities.map(({ value, count }) => [count, { facilities: withFacility(value) }] as const),
    ...(facets.activities ?? []).flatMap(({ items }) => items.map(({ id, count }) => [count, { tags: id }] as const)),
  ];
}

test(`in ${SEARCHES} drawn searches of a gift the count beside each choice is what making it finds @API-018 @SEARCH-088 @GIFT-020`, async () => {
  const random = new SeededRandom(31);
  let counted = 0;
  for (let round = 0; round < SEARCHES; round++) {
    const search = drawnSearch(random);
    const facets = await facetsOf(search);
    const reported = `${round} ${JSON.stringify(search)}`;
    expect([reported, facets.totalCount]).toEqual([reported, await totalOf(search)]);
    for (const [count, made] of choicesOf(facets, search)) {
      expect([reported, made, count]).toEqual([reported, made, await totalOf(search, made)]);
      counted += count;
    }
  }
  // Choices that never leave anything would prove nothing.
  expect(counted).toBeGreaterThan(SEARCHES * 10);
});

test(`in ${SEARCHES} drawn searches the map of a gift shows what its list counts, at the same prices, the given stay among them @GIFT-020 @GIFT-021 @SEARCH-043`, async () => {
  const random = new SeededRandom(47);
  let shown = 0;
  for (let round = 0; round < SEARCHES; round++) {
    const search = drawnSearch(random);
    const { points = [], searchDetails } = await offersOf(search, { performMapSearch: true });
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(searchDetails.totalCount / 24) }, (_, page) => offersOf(search, { page })),
    );
    const inOrder = (list: readonly { id: string; sellPrice: number }[]) => list.map(({ id, sellPrice }) => `${id} ${sellPrice}`);
    expect([round, searchDetails.totalCount, inOrder(points)]).toEqual([
      round,
      await totalOf(search),
      inOrder(pages.flatMap(({ offers }) => offers)),
    ]);
    shown += points.length;
  }
  expect(shown).toBeGreaterThan(SEARCHES);
});

test(`in ${SEARCHES} drawn searches of one stay a hotel the given stay comes first where it is found, and stands for its hotel @GIFT-020 @GIFT-022`, async () => {
  const random = new SeededRandom(59);
  let firsts = 0;
  for (let round = 0; round < SEARCHES; round++) {
    const { query } = drawnSearch(random);
    const search = { gift: drawnGiftStay(random), query: { ...query, numberOfPackagesPerHotel: 1 } };
    const { offers, searchDetails } = await offersOf(search);
    const hotels = offers.map(({ hotel }) => hotel.id);
    expect([round, new Set(hotels).size]).toEqual([round, hotels.length]);
    expect([round, searchDetails.totalCount]).toEqual([round, await totalOf(search, { performMapSearch: true })]);
    const place = offers.findIndex(({ id }) => id === String(search.gift.givenStay));
    expect([round, place]).toEqual([round, Math.min(place, 0)]);
    if (place === 0) firsts++;
  }
  expect(firsts).toBeGreaterThan(0);
});

test('a price filter is one of what is to be added: "included" stays are below every maximum and above no minimum @GIFT-021 @SEARCH-034', async () => {
  const random = new SeededRandom(61);
  let narrowed = 0;
  for (let round = 0; round < SEARCHES; round++) {
    const drawnOne = drawnSearch(random);
    const query = { ...drawnOne.query, priceMin: undefined, priceMax: undefined, matchOfferRangePriceWithGiftAmount: false };
    const search = { ...drawnOne, query };
    const supplements = async (over: Partial<BeneficiaryQuery>) =>
      ((await offersOf(search, { ...over, performMapSearch: true, numberOfPackagesPerHotel: 20 })).points ?? []).map(
        ({ sellPrice }) => sellPrice,
      );
    const all = await supplements({});
    expect((await supplements({ priceMax: 4_000 })).toSorted()).toEqual(all.filter((cents) => cents <= 4_000).toSorted());
    expect(await supplements({ priceMax: 0 })).toHaveLength(all.filter((cents) => cents === 0).length);
    expect((await supplements({ priceMin: 4_000 })).toSorted()).toEqual(all.filter((cents) => cents >= 4_000).toSorted());
    narrowed += all.filter((cents) => cents > 4_000).length;
  }
  expect(narrowed).toBeGreaterThan(0);
});
