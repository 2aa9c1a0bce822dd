import { inAnnecy } from './annecy-fixture.test-utils.ts';

const { get, post, search } = inAnnecy();

/** One night in June from the 10th; the 8th is 30 euros cheaper. */
const lake = { hotel: '1', checkin: '2030-06-10', checkout: '2030-06-11' };

test('a stay costs what the cheapest of its arrivals costs, and its card names that day @SEARCH-068', async () => {
  const { body } = await search({ ...lake, flexibleDays: 2 });
  expect(body.exactMatch[0]).toMatchObject({ id: '101', checkin: '2030-06-08', nights: 1, sellPrice: 9_000, priceType: 'FINAL_PRICE' });
  for (const flexibleDays of [undefined, 0, 1]) expect((await search({ ...lake, flexibleDays })).body.exactMatch[0].sellPrice).toBe(12_000);
});

test('of two arrivals as cheap the nearer counts', async () => {
  const { body } = await search({ ...lake, checkin: '2030-06-09', checkout: '2030-06-11', flexibleDays: 2 });
  expect(body.exactMatch.find(({ id }: { id: string }) => id === '101')).toMatchObject({ checkin: '2030-06-08', nights: 2 });
});

test('price limits, counts and the map follow the cheapest arrival @API-002 @SEARCH-046', async () => {
  const limited = { ...lake, flexibleDays: 2, priceMax: 10_000 };
  expect((await search({ ...limited, flexibleDays: 0 })).ids).toEqual([]);
  expect((await search(limited)).ids).toEqual(['101']);
  const { body } = await get(
    '/api/search/facets.json?locale=fr_FR&hotel=1&checkin=2030-06-10&checkout=2030-06-11&flexibleDays=2&priceMax=10000',
  );
  expect(body.totalCount).toBe(1);
  const map = await post({ locale: 'fr_FR', searchCriterias: limited, performMapSearch: true });
  expect(map.body.exactMatch[0]).toMatchObject({ id: '101', sellPrice: 9_000, checkin: '2030-06-08' });
});

test('beside no arrival flexible days say nothing; more than two, or a part of one, are refused', async () => {
  const undated = { hotel: '1' };
  expect((await search({ ...undated, flexibleDays: 2 })).body.exactMatch).toEqual((await search(undated)).body.exactMatch);
  for (const flexibleDays of [3, -1, 1.5]) expect((await search({ ...lake, flexibleDays })).status).toBe(400);
});
