import { searchQuestion } from '../../search/search-question.ts';
import { refreshed } from '../../testing/refreshed.ts';
import { searchStays } from '../stays/search-stays.ts';
import { ShopIndex } from '../shop-index.ts';
import { SeededRandom } from './drawn-catalogue.test-utils.ts';
import { drawnQuestion } from './drawn-question.test-utils.ts';
import { FIRST_DAY, NOW, openDrawnShop, type DrawnShop } from './drawn-shop.test-utils.ts';
import type { SqlQuestion } from './sql-search.test-utils.ts';

const SEARCHES = 300;
const DAY_MS = 86_400_000;

let shop: DrawnShop;

beforeEach(async () => {
  shop = await openDrawnShop();
});

afterEach(async () => {
  await shop?.close();
});

test('after two days a search finds what a process finds that has just started @API-005', async () => {
  let now = NOW;
  const index = await ShopIndex.load(shop.db, () => now);
  const questions = drawnQuestions();
  for (const question of questions) answerOf(index, question, now);
  now = new Date(NOW.getTime() + 2 * DAY_MS);
  await refreshed(index, shop.db);
  await holdsBeside(index, questions, now);
});

test('once today is closed flexible dates find what a process finds that has just started', async () => {
  let now = NOW;
  const index = await ShopIndex.load(shop.db, () => now);
  const criterias = { adult: 2, child: 0, baby: 0, checkin: '2030-06-06', checkout: '2030-06-07', flexibleDays: 1 };
  const question: SqlQuestion = { criterias, sort: 'priceAsc', perHotel: 20, isGift: false, firstDay: FIRST_DAY };
  answerOf(index, question, now);
  now = new Date('2030-06-05T19:00:00Z');
  await refreshed(index, shop.db);
  await holdsBeside(index, [question], now);
});

test('after rooms were sold and prices changed a search finds what a process finds that has just started @API-005', async () => {
  const index = await ShopIndex.load(shop.db, () => NOW);
  const questions = drawnQuestions();
  for (const question of questions) answerOf(index, question, NOW);
  const rooms = await shop.db.selectFrom('room').select(['id', 'hotel_id']).orderBy('id').execute();
  for (const { id, hotel_id } of rooms.filter((_, place) => place % 3 === 0)) await change(id, hotel_id);
  await refreshed(index, shop.db);
  await holdsBeside(index, questions, NOW);
});

/** Questions whose arrival, where they name one, still lies ahead two days later. */
function drawnQuestions(): SqlQuestion[] {
  const random = new SeededRandom(11);
  const drawn = Array.from({ length: SEARCHES }, () => drawnQuestion(random));
  return drawn.filter(({ criterias }) => criterias.checkin === undefined || criterias.checkin > '2030-06-07');
}

async function holdsBeside(index: ShopIndex, questions: readonly SqlQuestion[], now: Date): Promise<void> {
  const fresh = await ShopIndex.load(shop.db, () => now);
  let found = 0;
  for (const question of questions) {
    const expected = answerOf(fresh, question, now);
    found += expected.total;
    expect([question, answerOf(index, question, now)]).toEqual([question, expected]);
  }
  expect(found).toBeGreaterThan(questions.length);
}

function answerOf(index: ShopIndex, { criterias, sort, perHotel, isGift }: SqlQuestion, now: Date) {
  const options = { locale: 'fr_FR', now, isGift, sort, perHotel, limit: 100, page: 0, prefix: '', withFacets: true } as const;
  const { total, stays, counts } = searchStays(index.stays, searchQuestion(index, criterias, options).search);
  return { total, stays, items: [...counts!.items], stars: [...counts!.stars] };
}

/** One room less on every day, and every price ten euros higher, as an order or an import would write it. */
async function change(room: number, hotel: number): Promise<void> {
  const months = await shop.db.selectFrom('room_stock').selectAll().where('room_id', '=', room).execute();
  for (const { month, stock } of months) {
    const fewer = stock.map((rooms) => Math.max(0, rooms - 1));
    const isMonth = { hotel_id: hotel, room_id: room, month };
    const { price } = await shop.db
      .selectFrom('room_month')
      .select('price')
      .where('room_id', '=', room)
      .where('month', '=', month)
      .executeTakeFirstOrThrow();
    const dearer = price.map((cents) => (cents > 0 ? cents + 1_000 : 0));
    await shop.db.updateTable('room_stock').set({ stock: fewer }).where('room_id', '=', room).where('month', '=', month).execute();
    await shop.db.updateTable('room_month').set({ price: dearer }).where('room_id', '=', room).where('month', '=', month).execute();
    await shop.db.insertInto('stock_change').values(isMonth).execute();
  }
}
