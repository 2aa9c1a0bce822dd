import type { Database } from '../platform/database/database.ts';
import { cached } from './gift-cache.ts';

const db = {} as Database;

test('the database is asked once a minute, however many ask', async () => {
  let now = Date.parse('2030-06-01T10:00:00Z');
  let requested = 0;
  const source = { db, clock: () => new Date(now) };
  const read = cached(() => Promise.resolve(++requested));
  expect(await Promise.all([read(source), read(source)])).toEqual([1, 1]);
  now += 59_999;
  expect(await read(source)).toBe(1);
  now += 1;
  expect(await read(source)).toBe(2);
});

test('a failure is thrown and not cached, and each database is asked for itself', async () => {
  let fails = true;
  const source = { db, clock: () => new Date(0) };
  const read = cached((from) => (fails ? Promise.reject(new Error('down')) : Promise.resolve(from)));
  await expect(read(source)).rejects.toThrow('down');
  fails = false;
  expect(await read(source)).toBe(db);
  const other = {} as Database;
  expect(await read({ ...source, db: other })).toBe(other);
});
