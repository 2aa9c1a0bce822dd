import { kindOf, CircuitBreaker } from './circuit-breaker.ts';

let now = 0;
const breaker = () => new CircuitBreaker(() => now);
beforeEach(() => {
  now = 0;
});

test('a request that times out while nothing else is answered opens the circuit of the whole API', () => {
  const one = breaker();
  one.timedOut('/api/offers.json', 0);
  expect([one.isOpenForAll, one.isOpen('/gateway/account')]).toEqual([true, true]);
});

test('one kind of request is cut off alone where others are answered meanwhile', () => {
  const one = breaker();
  now = 10;
  one.succeeded('/gateway/content/menu');
  one.timedOut('/api/offers.json', 5);
  expect([one.isOpenForAll, one.isOpen('/api/offers.json'), one.isOpen('/gateway/content/menu')]).toEqual([false, true, false]);
});

test('an answer from before the request says nothing about now', () => {
  const one = breaker();
  one.succeeded('/gateway/content/menu');
  one.timedOut('/api/offers.json', 1);
  expect(one.isOpenForAll).toBe(true);
});

test('any answer closes the circuit of the whole, only its own that of a kind', () => {
  const one = breaker();
  one.timedOut('/api/offers.json', 0);
  one.succeeded('/gateway/content/menu');
  expect([one.isOpenForAll, one.isOpen('/api/offers.json')]).toEqual([false, true]);
  one.succeeded('/api/offers.json');
  expect(one.isOpen('/api/offers.json')).toBe(false);
});

test('requests about different things are of one kind', () => {
  expect(kindOf('/gateway/product/stays/4711/reviews')).toBe('/gateway/product/stays/:/reviews');
});
