import { openSeededShop, type SeededShop } from '../../../testing/seeded-shop.test-utils.ts';

let shop: SeededShop;

beforeAll(async () => {
  shop = await openSeededShop(() => Promise.resolve(undefined));
});

afterAll(() => shop?.close());

const post = async (url: string, payload: object) => {
  const answer = await shop.app.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const search = (criterias: object, options: object = {}) =>
  post('/api/offers.json', { locale: 'fr_FR', searchCriterias: { adult: 2, ...criterias }, ...options });

test.each([
  ['a number as text', { child: '1' }, 'searchCriterias.child'],
  ['a number as a boolean', { child: true }, 'searchCriterias.child'],
  ['a number as nothing', { child: null }, 'searchCriterias.child'],
  ['a number as a list of one', { lat: [45.9], lng: 6.1 }, 'searchCriterias.lat'],
  ['a boolean as a number', { petsAllowed: 1 }, 'searchCriterias.petsAllowed'],
  ['a boolean as text', { petsAllowed: 'true' }, 'searchCriterias.petsAllowed'],
  ['text as a number', { city: 74000 }, 'searchCriterias.city'],
])('%s in a body is refused with its field, not taken for what it may have meant', async (_, criterias, field) => {
  expect(await search(criterias)).toEqual({
    status: 400,
    body: { code: 'INVALID_FIELD', field, message: expect.stringContaining(`${field} must be `) },
  });
});

test('what a body leaves out is filled in as before', async () => {
  const { status, body } = await search({});
  expect(status).toBe(200);
  expect(await search({ child: 0, baby: 0 }, { page: 0, limit: 24 })).toEqual({ status, body });
});

test('an address has text alone: its numbers and switches are read from it', async () => {
  const answer = await shop.app.inject('/api/search/facets.json?locale=fr_FR&adult=3&child=1&petsAllowed=true&withActivities=true');
  expect(answer.statusCode).toBe(200);
  expect((await shop.app.inject('/api/search/facets.json?locale=fr_FR&adult=three')).json()).toMatchObject({
    code: 'INVALID_FIELD',
    field: 'adult',
  });
});
