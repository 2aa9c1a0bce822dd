import { lastMonth, mergeDays, monthChunks, MONTHS_A_REQUEST, monthsAround, withinWindow } from './calendar-months.ts';

const today = '2027-02-10';

describe('the months of a stay calendar', () => {
  test('two months are one request on a wide screen @SEARCH-141', () => {
    expect(monthChunks('2027-02', 2, today)).toEqual([{ month: '2027-02', length: 2 }]);
  });

  test('paging by one month asks for nothing that is there already', () => {
    const before = monthChunks('2027-02', 4, today);
    const after = monthChunks('2027-03', 4, today);
    expect(before).toEqual([
      { month: '2027-02', length: 2 },
      { month: '2027-04', length: 2 },
    ]);
    expect(after).toEqual([...before, { month: '2027-06', length: 2 }]);
  });

  test('the window reaches one year ahead and no request goes beyond it @SEARCH-140', () => {
    expect(lastMonth(today)).toBe('2028-02');
    expect(monthChunks('2028-01', 4, today)).toEqual([
      { month: '2027-12', length: 2 },
      { month: '2028-02', length: 1 },
    ]);
    expect(withinWindow('2029-01', today)).toBe('2028-02');
    expect(withinWindow('2026-01', today)).toBe('2027-02');
  });

  test('the last month of the window can be the first that is drawn, which is all that a phone shows @SEARCH-140', () => {
    expect(monthsAround('2027-02', today)).toEqual({ previous: false, next: true });
    expect(monthsAround('2028-01', today)).toEqual({ previous: true, next: true });
    expect(monthsAround('2028-02', today)).toEqual({ previous: true, next: false });
  });

  test('answers that have arrived become one map', () => {
    const day = { price: '99 €', amount: 9_900, promo: 0, bestPriceOfTheMonth: true, minLos: 1 };
    const answer = { availabilities: { '2027-02-11': day }, minMonth: '2027-02', maxMonth: '2028-02', requestedMonths: ['2027-02'] };
    expect(mergeDays([undefined])).toBeUndefined();
    expect(mergeDays([answer, undefined, { ...answer, availabilities: { '2027-04-01': null } }])).toEqual({
      '2027-02-11': day,
      '2027-04-01': null,
    });
  });
});

test('a phone asks for four months at once, a wide screen for two @SEARCH-141', () => {
  const requested = (size?: number) => monthChunks('2027-03', 4, '2027-03-05', size);
  expect(requested(MONTHS_A_REQUEST.phone)).toEqual([{ month: '2027-03', length: 4 }]);
  expect(requested()).toEqual([
    { month: '2027-03', length: 2 },
    { month: '2027-05', length: 2 },
  ]);
});
