import { openDatabase } from '@shop/api/database';
import { migrate } from '@shop/api/migrate';
import { testDatabase, type TestDatabase } from '@shop/testing';
import { operatorCommand } from './operated-shop.test-utils.ts';

const NAME = JSON.stringify({ fr: 'Spa', es: 'Spa', nl: 'Spa', it: 'Spa', en: 'Spa' });
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
  const db = openDatabase(database.url, 1);
  await migrate(db);
  const box = {
    ...{ collection: 'SPA', title: NAME, description: NAME, included_content: NAME, value_cents: 14_900 },
    ...{ nights: 1, adults: 2, themes: ['spa'], images: ['lake-1'], rating: 4.5, affiliate_id: 'spa', position: 1, published: true },
  };
  await db
    .insertInto('box')
    .values([
      { ...box, code: 'SPABOX', format: 'physical' },
      { ...box, code: 'SPAEBOX', format: 'digital' },
    ])
    .execute();
  await db.destroy();
}, 60_000);
afterAll(() => database?.close());

const boxes = (...args: string[]) => operatorCommand(database.url, 'boxes', args);

test('the pieces of a printed box are counted from now on, and no longer', async () => {
  expect(await boxes('stock')).toMatchObject({ code: 0, out: 'SPABOX  not counted\n' });
  expect(await boxes('stock', 'spabox', '120')).toMatchObject({ code: 0, out: 'SPABOX  120 left\n' });
  expect((await boxes('stock')).out).toBe('SPABOX  120 left\n');
  expect(await boxes('stock', 'SPABOX', 'uncounted')).toMatchObject({ code: 0, out: 'SPABOX  not counted\n' });
}, 60_000);

test('a box that is not printed, and an amount that is no whole number, are refused', async () => {
  expect(await boxes('stock', 'SPAEBOX', '5')).toMatchObject({
    code: 1,
    error: expect.stringContaining('There is no printed box SPAEBOX'),
  });
  for (const args of [[], ['stock', 'SPABOX'], ['stock', 'SPABOX', '-1'], ['stock', 'SPABOX', '1.5'], ['stock', 'SPABOX', '5', 'more']])
    expect(await boxes(...args)).toMatchObject({ code: 2, error: expect.stringContaining('npm run boxes') });
}, 60_000);
