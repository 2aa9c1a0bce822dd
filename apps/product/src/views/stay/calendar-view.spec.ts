import { stayDay, type StayDays } from './calendar-view.ts';

const open = { price: '99 €', amount: 9_900, promo: 0, bestPriceOfTheMonth: false, minLos: 1 };
const days: StayDays = {
  today: '2027-02-10',
  todayIsClosed: false,
  availability: { '2027-02-12': open, '2027-02-13': { ...open, amount: 8_000, bestPriceOfTheMonth: true, minLos: 2 }, '2027-02-14': null },
};

describe('a day of the stay calendar', () => {
  test('an open day shows its price, the cheapest of the month is marked, a longer minimum is told @PROD-033', () => {
    expect(stayDay('2027-02-12', days)).toEqual({ status: 'open', amount: 9_900, best: false });
    expect(stayDay('2027-02-13', days)).toEqual({ status: 'open', amount: 8_000, best: true, minStay: 2 });
  });

  test('with a gift a day shows what is left to pay of the whole stay, and days that it covers are marked @GIFT-021', () => {
    const gifted = { ...days, gift: { value: 9_900, nights: 1 } };
    expect(stayDay('2027-02-12', gifted)).toEqual({ status: 'open', amount: 0, covered: true });
    expect(stayDay('2027-02-13', gifted)).toEqual({ status: 'open', minStay: 2 });
    expect(stayDay('2027-02-12', { ...gifted, gift: { value: 9_900, nights: 2 } })).toEqual({
      status: 'open',
      amount: 8_000,
      covered: false,
    });
  });

  test('a closed day shows why and no price', () => {
    expect(stayDay('2027-02-09', days)).toEqual({ status: 'past' });
    expect(stayDay('2027-02-14', days)).toEqual({ status: 'unavailable' });
    expect(stayDay('2027-02-10', { ...days, todayIsClosed: true })).toEqual({ status: 'closedForToday' });
  });

  test('after the arrival only possible lengths are open, and prices of arrivals are gone', () => {
    const picking = { ...days, checkin: '2027-02-12', possibleNights: [1, 3] };
    expect(stayDay('2027-02-12', picking)).toEqual({ status: 'checkin', selected: 'start' });
    expect(stayDay('2027-02-13', picking)).toEqual({ status: 'open' });
    expect(stayDay('2027-02-14', picking)).toEqual({ status: 'notPossibleNights' });
  });

  test('without possible nights the end range is cleared: the 20-day rule alone decides @PROD-035', () => {
    const picking = { ...days, checkin: '2027-02-12' };
    expect(stayDay('2027-03-04', picking).status).toBe('open');
    expect(stayDay('2027-03-05', picking).status).toBe('tooFar');
  });

  test('a complete range marks both ends and what lies between', () => {
    const chosen = { ...days, checkin: '2027-02-12', checkout: '2027-02-14' };
    expect(['2027-02-12', '2027-02-13', '2027-02-14', '2027-02-15'].map((day) => stayDay(day, chosen).selected)).toEqual([
      'start',
      'between',
      'end',
      undefined,
    ]);
  });
});
