import Fastify from 'fastify';
import { ShopIndex } from '../../availability/shop-index.ts';
import { answerProblems } from '../../platform/http/problem.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { openProductShop, type ProductShop } from './product-shop.test-utils.ts';
import { quoteRoutes } from './quote-routes.ts';
import { suggestionRoutes } from './suggestion-routes.ts';

let shop: ProductShop;

beforeAll(async () => void (shop = await openProductShop()));
afterAll(() => shop?.close());

/** The calls of a product on an index that another one, which numbers the stays otherwise, replaces while they run. */
async function replacedMeanwhile(url: string) {
  const clock = () => shop.time.now;
  const before = shop.index.stays;
  await shop.db.updateTable('stay').set({ published: false }).where('id', '=', 101).execute();
  const { stays: after } = await ShopIndex.load(shop.db, clock);
  await shop.db.updateTable('stay').set({ published: true }).where('id', '=', 101).execute();
  expect(after.stays.byId.get(102)).not.toBe(before.stays.byId.get(102));
  let current = before;
  /** It is replaced as soon as the call that has read it pauses. */
  const get = () => {
    queueMicrotask(() => (current = after));
    return current;
  };
  const index = Object.defineProperty(Object.create(shop.index), 'stays', { get });
  const app = Fastify();
  answerProblems(app);
  for (const routes of [quoteRoutes, calendarRoutes, suggestionRoutes]) routes(app, { ...shop, index, clock } as never);
  const answer = await app.inject(url);
  await app.close();
  return { status: answer.statusCode, body: answer.json() };
}

test.each([
  '/api/product/102/quote?locale=fr_FR&checkin=2030-06-20&nights=1',
  '/api/product/102/offers?locale=fr_FR&checkin=2030-06-20&nights=1',
  '/api/product/102/availabilities.json?month=2030-06&length=1&locale=fr_FR',
  '/api/weekend/102/packageCheckoutNights.json?checkin=2030-06-20&locale=fr_FR',
  '/api/product/102/upsells?locale=fr_FR',
])('a call that runs while the index is replaced answers of the stay that it names: %s', async (url) => {
  const expected = await shop.get(url);
  expect(expected.status).toBe(200);
  expect(await replacedMeanwhile(url)).toEqual({ status: 200, body: expected.body });
});
