import { RoomDays, type DayTerms } from './room-days.ts';

test('a day keeps price, promotion, minimum stay and stock apart, and leaves its neighbours alone', () => {
  const days = new RoomDays(3, 2);
  const cell = days.cellOf(1, 1);
  days.setStock(cell, 7);
  days.setPrice(cell, 12_900, { promo: 25, minStay: 2 });
  expect([days.price(cell), days.promo(cell), days.minStay(cell), days.stock(cell)]).toEqual([12_900, 25, 2, 7]);
  days.setStock(cell, 6);
  expect([days.price(cell), days.promo(cell), days.minStay(cell), days.stock(cell)]).toEqual([12_900, 25, 2, 6]);
  for (const other of [days.cellOf(0, 1), days.cellOf(2, 1), days.cellOf(1, 0)])
    expect([days.price(other), days.promo(other), days.minStay(other), days.stock(other)]).toEqual([0, 0, 0, 0]);
  expect(days.cellOf(1, 0) + days.nextDay).toBe(cell);
});

test('a minimum stay longer than any stay, and more rooms than anybody books, stay what they are', () => {
  const days = new RoomDays(1, 1);
  days.setPrice(0, 1, { promo: 100, minStay: 300 });
  days.setStock(0, 40_000);
  expect([days.promo(0), days.stock(0), days.allowsStay(0, 14)]).toEqual([100, 32_767, false]);
});

describe('the restrictions of a day', () => {
  const NIGHTS = [1, 2, 3, 14];
  const terms = { promo: 0, minStay: 1 };
  const aWeek = (change: Partial<DayTerms>, restricted: number) => {
    const days = new RoomDays(1, 21);
    for (let day = 0; day <= 21; day++) days.setPrice(day, 9_000, day === restricted ? { ...terms, ...change } : terms);
    return days;
  };

  test('limit the nights of those who arrive on it, and of nobody else', () => {
    const days = aWeek({ minStay: 2, maxStay: 3 }, 4);
    expect(NIGHTS.map((nights) => days.allowsStay(4, nights))).toEqual([false, true, true, false]);
    expect(NIGHTS.map((nights) => days.allowsStay(3, nights))).toEqual([true, true, true, true]);
  });

  test('close it to those who arrive, who may stay for no length', () => {
    const days = aWeek({ closedToArrival: true }, 4);
    expect(NIGHTS.map((nights) => days.allowsStay(4, nights))).toEqual([false, false, false, false]);
    expect(days.allowsStay(3, 1)).toBe(true);
  });

  test('close it to those who leave, and the next length is the shortest', () => {
    const days = aWeek({ closedToDeparture: true }, 4);
    expect([days.allowsStay(3, 1), days.allowsStay(2, 2), days.allowsStay(3, 2), days.allowsStay(4, 1)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect([days.nightsUntilDeparture(3, 1), days.nightsUntilDeparture(2, 1)]).toEqual([2, 1]);
  });

  test('count on the day after the last night too', () => {
    const days = aWeek({ closedToDeparture: true }, 21);
    expect([days.allowsStay(20, 1), days.allowsStay(19, 1)]).toEqual([false, true]);
  });

  test('end when a later word takes them back, and leave rooms, rate and promotion as they are', () => {
    const days = aWeek({ closedToArrival: true, closedToDeparture: true, maxStay: 1, promo: 30 }, 4);
    days.setStock(4, 5);
    expect([days.price(4), days.promo(4), days.stock(4), days.price(5), days.promo(5)]).toEqual([9_000, 30, 5, 9_000, 0]);
    days.setPrice(4, 9_000, terms);
    expect([days.allowsStay(3, 1), days.allowsStay(4, 14), days.stock(4)]).toEqual([true, true, 5]);
  });
});
