import { leftToPay, payingGift } from './paying-gift.ts';

const priced = (amount: number) => ({ price: '', amount, promo: 0, bestPriceOfTheMonth: false, minLos: 1 });
const availability = { '2027-02-12': priced(12_000), '2027-02-13': priced(15_000), '2027-02-14': null };

describe('a stay that a gift pays', () => {
  test('a night that costs what the gift holds is covered, a cent more is left to pay @GIFT-021', () => {
    expect(leftToPay('2027-02-12', availability, { value: 12_000, nights: 1 })).toBe(0);
    expect(leftToPay('2027-02-12', availability, { value: 11_999, nights: 1 })).toBe(1);
  });

  test('two nights are paid together; without a price of each nothing is promised', () => {
    expect(leftToPay('2027-02-12', availability, { value: 25_000, nights: 2 })).toBe(2_000);
    expect(leftToPay('2027-02-13', availability, { value: 25_000, nights: 2 })).toBeUndefined();
  });

  test('a gift that cannot pay for this stay pays nothing of it', () => {
    const gift = { remaining: 12_000, nights: 1 } as Parameters<typeof payingGift>[0];
    expect(payingGift(null)).toBeUndefined();
    expect(payingGift({ ...gift!, paysStay: false })).toBeUndefined();
    expect(payingGift({ ...gift!, paysStay: true })).toEqual({ value: 12_000, nights: 1 });
  });
});
