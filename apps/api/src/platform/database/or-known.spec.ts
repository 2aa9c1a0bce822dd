import { vi } from 'vitest';
import type { Database } from './database.ts';
import { orKnown } from './or-known.ts';

let db: Database;
let reads: number;
const hangs = (): Promise<string> => {
  reads++;
  return new Promise(() => undefined);
};

beforeEach(() => {
  vi.useFakeTimers();
  db = {} as Database;
  reads = 0;
});
afterEach(() => void vi.useRealTimers());

test('where an older answer is known a silent database is waited for a quarter of a second, then for a second by nobody', async () => {
  const told: string[] = [];
  const ask = () => orKnown(db, hangs, () => 'known');
  const first = ask().then((answer) => told.push(answer));
  await vi.advanceTimersByTimeAsync(249);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await first;
  expect(told).toEqual(['known']);
  expect(await ask()).toBe('known');
  expect(reads).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  const answered = await orKnown(
    db,
    () => Promise.resolve('new'),
    () => 'known',
  );
  expect(answered).toBe('new');
});

test('where nothing is known it is waited for two seconds, then refused at once for one', async () => {
  const refused: unknown[] = [];
  const ask = () => orKnown(db, hangs, undefined).catch((error: Error) => refused.push(error.name));
  const first = ask();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(refused).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await first;
  await ask();
  expect(refused).toHaveLength(2);
  expect(reads).toBe(1);
});
