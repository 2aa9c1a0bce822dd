import { openFullShop, paidWith, type FullShop } from '../full-shop.test-utils.ts';
import { orderOf, stayItems } from '../../testing/checkout-client.ts';

let shop: FullShop;

beforeAll(async () => {
  shop = await openFullShop();
  await shop.giftCard('GOOD-CARD', 5_000);
});

afterAll(() => shop?.close());

const TRIES = 20;
const withCode = (code: string) => ({ ...stayItems(), promotionCodeItem: { code } });

async function ask(items: object, remoteAddress: string) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/gateway/purchase/price',
    payload: { locale: 'fr_FR', items },
    remoteAddress,
  });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code, retryAfter: answer.headers['retry-after'] };
}

async function order(items: object, { key, remoteAddress }: { key: string; remoteAddress: string }) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/gateway/purchase/orders',
    payload: orderOf(items, 10_800),
    headers: { 'idempotency-key': key },
    remoteAddress,
  });
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}

test('a guesser of gift codes at the price is stopped, and a right code is not told from there any more', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 3 * TRIES }, (_, number) => ask(paidWith(stayItems(), `WRONG-${number}`), '203.0.113.1')),
  );
  expect(guesses.filter(({ status }) => status === 409)).toHaveLength(TRIES);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2 * TRIES);
  expect(await ask(paidWith(stayItems(), 'GOOD-CARD'), '203.0.113.1')).toEqual({
    status: 429,
    code: 'TOO_MANY_ATTEMPTS',
    retryAfter: expect.stringMatching(/^\d+$/),
  });
  expect((await ask(paidWith(stayItems(), 'GOOD-CARD'), '203.0.113.2')).status).toBe(200);
});

test('each wrong code of one call counts', async () => {
  const wrong = (from: number, count: number) => Array.from({ length: count }, (_, number) => `WRONG-${from + number}`);
  const ten = { ...paidWith(stayItems(), ...wrong(0, 9)), promotionCodeItem: { code: 'WRONG' } };
  expect((await ask(ten, '203.0.113.11')).status).toBe(409);
  expect((await ask(paidWith(stayItems(), 'GOOD-CARD', ...wrong(9, 9)), '203.0.113.11')).status).toBe(409);
  expect((await ask(paidWith(stayItems(), ...wrong(18, 2)), '203.0.113.11')).status).toBe(429);
  expect((await ask(paidWith(stayItems(), 'GOOD-CARD'), '203.0.113.11')).status).toBe(429);
});

test('prices without a code, and what is bought without one, go on', async () => {
  for (let number = 0; number < TRIES; number++) await ask(withCode(`WRONG-${number}`), '203.0.113.3');
  expect((await ask(withCode('SUMMER'), '203.0.113.3')).status).toBe(429);
  expect((await ask(stayItems(), '203.0.113.3')).status).toBe(200);
});

test.each(['summer', 'SUM MER', 'SUMMER\u200b', '\u202aSUM\u2013MER\u202c', '\uff33UMMER'])(
  'a promotion code that was copied as "%s" is the code, however often it is tried',
  async (copied) => {
    for (let look = 0; look <= TRIES; look++) expect((await ask(withCode(copied), '203.0.113.9')).status).toBe(200);
  },
);

test.each(['GOOD\u2013CARD', 'GOOD-CARD\u200b', 'good card'])('a gift that was copied as "%s" pays', async (copied) => {
  for (let look = 0; look <= TRIES; look++) expect((await ask(paidWith(stayItems(), copied), '203.0.113.10')).status).toBe(200);
});

test('a customer may look at the price with their codes as often as they like, also when a code does not count today', async () => {
  for (let look = 0; look < 2 * TRIES; look++)
    expect(await ask(withCode(look % 2 ? ' summer ' : 'GONE'), '203.0.113.4')).toMatchObject(look % 2 ? { status: 200 } : { status: 409 });
});

test('a code that stands in the field of the other kind is named as such and is no guess', async () => {
  const from = '203.0.113.13';
  const other = { status: 409, code: 'CODE_OF_OTHER_KIND' };
  for (let look = 0; look <= TRIES; look++) {
    expect(await ask(withCode('good card'), from)).toMatchObject(other);
    expect(await ask(paidWith(stayItems(), 'summer'), from)).toMatchObject(other);
  }
});

test('a code of neither kind is one guess, in whichever field', async () => {
  const from = '203.0.113.12';
  for (let number = 0; number < TRIES / 2; number++) {
    expect(await ask(withCode(`WRONG-${number}`), from)).toMatchObject({ status: 409, code: 'PROMOTION_NOT_FOUND' });
    expect(await ask(paidWith(stayItems(), `WRONG-${number}`), from)).toMatchObject({ status: 409, code: 'GIFT_NOT_FOUND' });
  }
  expect((await ask(withCode('GOOD-CARD'), from)).status).toBe(429);
});

test('an order is no other way to guess, and the same key may be sent again once the tries are forgotten', async () => {
  const from = { remoteAddress: '203.0.113.5' };
  for (let number = 0; number < TRIES; number++)
    expect(await order(withCode(`WRONG-${number}`), { key: `guess-${number}`, ...from })).toMatchObject({ code: 'PROMOTION_NOT_FOUND' });
  expect(await order(withCode('SUMMER'), { key: 'mine', ...from })).toEqual({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  await shop.db.deleteFrom('attempt').execute();
  expect((await order(withCode('SUMMER'), { key: 'mine', ...from })).status).toBe(200);
});
