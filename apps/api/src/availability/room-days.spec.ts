import { RoomDays } from './room-days.ts';

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
  expect([days.promo(0), days.minStay(0), days.stock(0)]).toEqual([100, 255, 32_767]);
});
