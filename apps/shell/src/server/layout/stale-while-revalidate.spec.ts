import { staleWhileRevalidate } from './stale-while-revalidate.ts';

const TERMS = { freshMs: 1_000, waitMs: 20, retryMs: 500 };

/** A service that the test answers by hand, and a clock that it sets. */
function service() {
  const requested: { answer(value: string): void; fail(): void }[] = [];
  let time = 0;
  const ask = () => new Promise<string>((answer, fail) => requested.push({ answer, fail: () => fail(new Error('down')) }));
  const read = staleWhileRevalidate(ask, { ...TERMS, now: () => time });
  return { requested, read, wait: (ms: number) => void (time += ms) };
}

const settled = () => new Promise((done) => setImmediate(done));

test('an answer is asked for once while it is new', async () => {
  const { requested, read } = service();
  const first = read('fr');
  requested[0]?.answer('menu');
  expect(await first).toBe('menu');
  expect(await read('fr')).toBe('menu');
  expect(requested).toHaveLength(1);
});

test('a page does not wait for a slow service, and a later page has the answer', async () => {
  const { requested, read } = service();
  expect(await read('fr')).toBeUndefined();
  requested[0]?.answer('menu');
  await settled();
  expect(await read('fr')).toBe('menu');
  expect(requested).toHaveLength(1);
});

test('an old answer is given at once while the new one is on its way', async () => {
  const { requested, read, wait } = service();
  const first = read('fr');
  requested[0]?.answer('old');
  await first;
  wait(1_000);
  expect(await read('fr')).toBe('old');
  requested[1]?.answer('new');
  await settled();
  expect(await read('fr')).toBe('new');
});

test('a service that fails keeps its last answer, and is not asked by every page', async () => {
  const { requested, read, wait } = service();
  const first = read('fr');
  requested[0]?.fail();
  expect(await first).toBeUndefined();
  expect(await read('fr')).toBeUndefined();
  expect(requested).toHaveLength(1);
  wait(500);
  const again = read('fr');
  requested[1]?.answer('menu');
  await again;
  wait(1_000);
  void read('fr');
  requested[2]?.fail();
  await settled();
  expect(await read('fr')).toBe('menu');
});
