import { draws } from '@shop/testing/draw';
import { searchQuestion } from '../../search/search-question.ts';
import { SCORE_STEPS } from '../stays/facet-lines.ts';
import type { FacetCounts } from '../stays/facets.ts';
import { searchStays } from '../stays/search-stays.ts';
import { ShopIndex } from '../shop-index.ts';
import { dayAt } from '../stay-index.ts';
import { SeededRandom } from './drawn-catalogue.test-utils.ts';
import { drawnQuestion } from './drawn-question.test-utils.ts';
import { NOW, openDrawnShop, type DrawnShop } from './drawn-shop.test-utils.ts';
import { sqlSearch, unfoldDays, type SqlOffer, type SqlQuestion } from './sql-search.test-utils.ts';

const SEARCHES = draws(1_000);

let shop: DrawnShop;
let index: ShopIndex;

beforeAll(async () => {
  shop = await openDrawnShop();
  await unfoldDays(shop.db);
  index = await ShopIndex.load(shop.db, () => NOW);
});

afterAll(async () => {
  await index?.stop();
  await shop?.close();
});

test(`${SEARCHES} drawn searches find in the index what plain SQL finds: stays, prices, arrivals, order, pages and facets @API-005 @API-002 @SEARCH-088`, async () => {
  const random = new SeededRandom(7);
  let found = 0;
  for (let round = 0; round < SEARCHES; round++) {
    const question = drawnQuestion(random);
    const { offers: expected, facets } = await sqlSearch(shop.db, question);
    found += expected.length;
    const limit = 1 + random.roll(24);
    const page = random.roll(3);
    const answer = ask(question, { limit, page });
    const reported = `${round} ${JSON.stringify(question)}`;
    expect([reported, answer.total]).toEqual([reported, expected.length]);
    const arrivalOf = (day: number) => (day < 0 ? null : dayAt(index.stays.grid, day));
    const shown = answer.stays.map((one) => `${index.stays.stays.id[one.stay]} ${one.sellPrice} ${one.refPrice} ${arrivalOf(one.day)}`);
    expect([reported, shown]).toEqual([reported, inPlaceOf(shown, expected.slice(page * limit, (page + 1) * limit), expected)]);
    expect([reported, countsOf(answer.counts!)]).toEqual([reported, facets]);
  }
  // Searches that never find anything would prove nothing.
  expect(found).toBeGreaterThan(SEARCHES * 2);
}, 240_000);

function ask({ criterias, sort, perHotel, isGift }: SqlQuestion, { limit, page }: { limit: number; page: number }) {
  const options = { locale: 'fr_FR', now: NOW, isGift, sort, perHotel, limit, page, prefix: '', withFacets: true } as const;
  return searchStays(index.stays, searchQuestion(index, criterias, options).search);
}

/** Two stays that differ by less than rounding may stand in either order. */
function inPlaceOf(shown: readonly string[], page: readonly SqlOffer[], all: readonly SqlOffer[]): string[] {
  const valueOf = new Map(all.map((one) => [String(one.stay), one.value]));
  return page.map(({ stay, sell, ref, day, value }, place) => {
    const line = `${stay} ${sell} ${ref} ${day}`;
    const other = shown[place];
    const isLevel = other !== undefined && Math.abs((valueOf.get(other.split(' ')[0]!) ?? Infinity) - value) < 1e-9;
    return isLevel && other !== line && value !== valueOf.get(other.split(' ')[0]!) ? other : line;
  });
}

function countsOf(counts: FacetCounts): Map<string, number> {
  const { hotels, stays } = index.stays;
  const lists: [string, readonly (string | number)[], Uint32Array][] = [
    ['types', hotels.types.ids, counts.types],
    ['environments', hotels.environments.ids, counts.environments],
    ['styles', hotels.styles.ids, counts.styles],
    ['facilities', hotels.facilities.ids, counts.facilities],
    ['items', stays.items.ids, counts.items],
    ['stars', [0, 1, 2, 3, 4, 5], counts.stars],
    ['scores', SCORE_STEPS, counts.scores],
    ['prices', [...counts.prices.keys()], counts.prices],
  ];
  return new Map(
    lists.flatMap(([facet, ids, numbers]) =>
      ids.flatMap((id, number) => (numbers[number]! > 0 ? [[`${facet}/${id}`, numbers[number]!] as const] : [])),
    ),
  );
}
