import { testDatabase, type TestDatabase } from '@shop/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, type Database } from './database.ts';
import { DatabaseClock } from './database-clock.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await testDatabase();
  db = openDatabase(database.url, 1);
});
afterAll(async () => {
  await db?.destroy();
  await database?.close();
});

const SECOND_MS = 1_000;
const HALF_AN_HOUR_MS = 1_800_000;

test('a process whose clock is half an hour ahead goes by the time of the database, and says so', async () => {
  const real = Date.now();
  const clock = await DatabaseClock.open(db, { machine: () => Date.now() + HALF_AN_HOUR_MS });
  const warnings: object[] = [];
  clock.start({ warn: (fields: object) => void warnings.push(fields) });
  clock.stop();
  expect(Math.abs(clock.now().getTime() - real)).toBeLessThan(30 * SECOND_MS);
  expect(warnings).toEqual([{ skewMs: expect.any(Number) as number }]);
  expect(clock.skewMs).toBeGreaterThan(HALF_AN_HOUR_MS - 30 * SECOND_MS);
});

test('the clock of a demonstration is as far ahead of the database as it is set, and this machine is not blamed for it', async () => {
  const clock = await DatabaseClock.open(db, { aheadMs: HALF_AN_HOUR_MS });
  expect(clock.now().getTime() - Date.now()).toBeGreaterThan(HALF_AN_HOUR_MS - 30 * SECOND_MS);
  expect(Math.abs(clock.skewMs)).toBeLessThan(30 * SECOND_MS);
});

test('time goes on between two comparisons, and is compared again when asked', async () => {
  const clock = await DatabaseClock.open(db);
  const before = clock.now().getTime();
  await sleep(5);
  expect(clock.now().getTime()).toBeGreaterThan(before);
  await clock.refresh();
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(30 * SECOND_MS);
});
