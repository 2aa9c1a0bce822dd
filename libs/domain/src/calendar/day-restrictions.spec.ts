import { mayStay, type DayRestrictions } from './day-restrictions.ts';

const FREE: DayRestrictions = { minStay: 1, maxStay: 0, closed: false, closedToArrival: false, closedToDeparture: false };
const day = (restricted: Partial<DayRestrictions> = {}): DayRestrictions => ({ ...FREE, ...restricted });

test('days without restrictions are slept in for any length', () => {
  expect(mayStay([day()], day())).toBe(true);
  expect(
    mayStay(
      Array.from({ length: 14 }, () => day()),
      day(),
    ),
  ).toBe(true);
});

test('the least and the most nights are those of the day of arrival, both included', () => {
  const stay = (nights: number) =>
    mayStay([day({ minStay: 2, maxStay: 3 }), day({ minStay: 7 }), day({ maxStay: 1 }), day()].slice(0, nights), day());
  expect([1, 2, 3, 4].map(stay)).toEqual([false, true, true, false]);
});

test('a day that is closed to arrival is slept in, and left on, by who came before', () => {
  expect(mayStay([day({ closedToArrival: true }), day()], day())).toBe(false);
  expect(mayStay([day(), day({ closedToArrival: true })], day({ closedToArrival: true }))).toBe(true);
});

test('a day that is closed to departure is arrived on, and slept in', () => {
  expect(mayStay([day()], day({ closedToDeparture: true }))).toBe(false);
  expect(mayStay([day({ closedToDeparture: true }), day({ closedToDeparture: true })], day())).toBe(true);
});

test('a closed night is in no stay, and one may leave on its day', () => {
  expect(mayStay([day(), day({ closed: true })], day())).toBe(false);
  expect(mayStay([day()], day({ closed: true }))).toBe(true);
});
