import { ANNECY } from '@shop/testing';
import { inAnnecy, wide } from './annecy-fixture.test-utils.ts';

const { get, search } = inAnnecy();

describe('the filter lists', () => {
  const facets = (query: string) => get(`/api/search/facets.json?locale=fr_FR&${query}`);
  const near = `lat=${ANNECY.latitude}&lng=${ANNECY.longitude}&distanceMax=300`;
  const countsOf = (list: { value?: unknown; key?: unknown; name?: unknown; count: number }[]) =>
    Object.fromEntries(list.map((one) => [one.value ?? one.key ?? one.name, one.count]));

  test('count what each choice alone would leave in its own list @API-002 @SEARCH-088', async () => {
    const { body } = await facets(`${near}&hotelType=castle&withActivities=true`);
    expect(body.totalCount).toBe(1);
    expect(countsOf(body.hotelTypes)).toEqual({ hotel: 2, guesthouse: 1, castle: 1 });
    expect(countsOf(body.stars)).toEqual({ 5: 1, 4: 0, 3: 0 });
    expect(countsOf(body.facilities)).toEqual({ breakfast: 0, spa: 1, parking: 0, pets: 0 });
    expect(countsOf(body.hotelScores)).toEqual({ 9.5: 0, 9: 0, 8.5: 0, 8: 0, 7: 1 });
    expect(body.hotelTypes).toContainEqual({ value: 'castle', name: 'castle', label: 'Château', count: 1 });
    expect(body.stars[0]).toEqual({ value: 5, label: '5 étoiles', count: 1 });
    expect(body.hotelScores[0]).toEqual({ value: 9.5, label: '9,5 et plus\u00A0: Parfait', count: 0 });
    expect(body.hotelEnvironments).toContainEqual({ key: 'lake', label: 'lake', count: 1 });
    expect(body.hotelStyles).toContainEqual({ name: 'luxury', label: 'luxury', count: 1 });
    expect(body.activities).toContainEqual({ name: 'Bien-être', items: [{ id: 'spa-access', name: 'Accès au spa', count: 1 }] });
  });

  test('name the meals that stays hold, of hotel nights none', async () => {
    const { body } = await facets(near);
    expect(body.facilities[0]).toEqual({ value: 'breakfast', name: 'breakfast', label: 'Petit-déjeuner compris', count: 1 });
    expect(body.facilities.filter(({ value }: { value: string }) => value === 'breakfast')).toHaveLength(1);
    expect(countsOf((await facets(`${near}&type=hotel`)).body.facilities)).not.toHaveProperty('breakfast');
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
    const { body } = await get(`/api/search/activities.json?locale=nl_NL&${near}&stars=5&tags=kayak`);
    expect(body).toEqual([
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
