import { Breaker } from './breaker.ts';

let now = 0;
const breaker = () => new Breaker(() => now);
const fail = (one: Breaker, times: number) => Array.from({ length: times }, () => one.note('search', false));
beforeEach(() => {
  now = 0;
});

test('four failures open nothing, the fifth does', () => {
  const one = breaker();
  fail(one, 4);
  expect(one.isOpen('search')).toBe(false);
  fail(one, 1);
  expect(one.isOpen('search')).toBe(true);
});

test('failures that are less than half of the last twenty uses open nothing', () => {
  const one = breaker();
  for (let use = 0; use < 11; use += 1) one.note('search', true);
  fail(one, 9);
  expect(one.isOpen('search')).toBe(false);
});

test('is tried again after five seconds, and heals with one success', () => {
  const one = breaker();
  fail(one, 5);
  now = 4_999;
  expect(one.isOpen('search')).toBe(true);
  now = 5_000;
  expect(one.isOpen('search')).toBe(false);
  one.note('search', true);
  fail(one, 4);
  expect(one.isOpen('search')).toBe(false);
});

test('a failure of the trial opens it again at once', () => {
  const one = breaker();
  fail(one, 5);
  now = 5_000;
  fail(one, 1);
  expect(one.isOpen('search')).toBe(true);
});
