import { showsGiftExtras, toBooking, toGift } from './gift-switch.ts';

const STATE = { checkin: '2027-02-20', checkout: '2027-02-22', adults: 3 };

test('going to a gift sets two adults and the nights, and leaves the dates to its recipient', () => {
  expect(toGift(STATE)).toEqual({ adults: 3, giftAdult: 2, giftNights: 1 });
  expect(toGift(STATE, 2)).toEqual({ adults: 3, giftAdult: 2, giftNights: 2 });
  expect(toGift(STATE, 0)).toMatchObject({ giftNights: 1 });
});

test('going back removes both', () => {
  expect(toBooking(toGift(STATE))).toEqual({ adults: 3 });
});

test.each([
  [undefined, true],
  [1, true],
  [2, false],
])('with %s nights the extras of a gift are shown: %s @PROD-061', (nights, shown) => {
  expect(showsGiftExtras(nights)).toBe(shown);
});
