import { openSeededShop, type SeededShop } from '../../testing/seeded-shop.test-utils.ts';
import { MAX_DEPTH } from './refused-bodies/body-depth.ts';

let shop: SeededShop;

beforeAll(async () => {
  shop = await openSeededShop(() => Promise.resolve(undefined));
});

afterAll(() => shop?.close());

const post = async (payload: string) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/offers.json', headers, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const get = async (url: string) => {
  const answer = await shop.app.inject(url);
  return { status: answer.statusCode, body: answer.json() };
};
/** A search whose key `a`, which is none, holds so many lists in lists. */
const nested = (levels: number) => `{"locale":"fr_FR","searchCriterias":{"adult":2},"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;

test.each([MAX_DEPTH, 1_000, 20_000])('a body of %i lists in lists is refused, not walked through', async (levels) => {
  expect(await post(nested(levels))).toEqual({
    status: 400,
    body: { code: 'INVALID_FIELD', field: 'body', message: `body is nested deeper than ${MAX_DEPTH} levels.` },
  });
});

test('a body that is nested as deep as may be is read', async () => {
  expect((await post(nested(MAX_DEPTH - 1))).status).toBe(200);
});

test.each(['', 'null', '[]', '"text"', '5', '{"locale":', '{"__proto__":{"adult":2},"locale":"fr_FR"}'])(
  'the body %j is refused with a code and a sentence',
  async (payload) => {
    expect(await post(payload)).toMatchObject({
      status: 400,
      body: { code: expect.stringMatching(/^INVALID_/), message: expect.any(String) },
    });
  },
);

test.each([
  ['half an escape', '/api/weekend/%/detail.json', 400],
  ['a byte that is no text', '/gateway/content/landing/%F0?locale=fr_FR', 400],
  ['an endless id', `/api/weekend/${'1'.repeat(500)}/detail.json?locale=fr_FR`, 414],
])('%s in the path is refused like everything else', async (_, url, status) => {
  expect(await get(url)).toEqual({ status, body: { code: 'INVALID_REQUEST', message: expect.any(String) } });
});
