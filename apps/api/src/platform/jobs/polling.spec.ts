import { vi } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { Polling } from './polling.ts';

const untilStopped = async (polling: Polling<unknown>, isDone: () => boolean) => {
  const failures: unknown[] = [];
  polling.start((error) => failures.push(error));
  while (!isDone()) await sleep(1);
  await polling.stop();
  return failures;
};

test('rounds never overlap, no matter who asks for one', async () => {
  let running = 0;
  let most = 0;
  let rounds = 0;
  const polling = new Polling(async () => {
    most = Math.max(most, ++running);
    await sleep(5);
    running--;
    return ++rounds;
  }, 1);
  expect(new Set(await Promise.all([polling.run(), polling.run()]))).toEqual(new Set([1]));
  expect(await untilStopped(polling, () => rounds > 3)).toEqual([]);
  expect([most, running, polling.isOn]).toEqual([1, 0, false]);
});

test('a round that fails is reported, and the next one runs', async () => {
  let rounds = 0;
  const polling = new Polling(() => (++rounds === 1 ? Promise.reject(new Error('down')) : Promise.resolve()), 1);
  expect(await untilStopped(polling, () => rounds > 2)).toEqual([new Error('down')]);
});

test('the first round may come sooner than the others, and a pause may depend on the round before it', async () => {
  vi.useFakeTimers();
  const pauses = [10, 20, 1000];
  let rounds = 0;
  const polling = new Polling(
    async () => ++rounds,
    () => pauses[rounds - 1]!,
  );
  polling.start(() => undefined, 0);
  await vi.advanceTimersByTimeAsync(30);
  expect(rounds).toBe(3);
  await vi.advanceTimersByTimeAsync(999);
  expect(rounds).toBe(3);
  await polling.stop();
  vi.useRealTimers();
});
