import { dayStatus, type DayWindow } from './day-status.ts';

const noon = { today: '2026-11-21', todayIsClosed: false } satisfies DayWindow;
const evening = { ...noon, todayIsClosed: true } satisfies DayWindow;
const sold = (...days: string[]) => Object.fromEntries(days.map((day) => [day, { minLos: 1 }]));
const said = (day: string, window: DayWindow) => {
  const { kind, minStay } = dayStatus(day, window);
  return minStay ? `${kind} ${minStay}` : kind;
};

describe('an arrival', () => {
  test.each<[string, string, DayWindow, string]>([
    ['yesterday', '2026-11-20', noon, 'past'],
    ['today at 19:59', '2026-11-21', noon, 'open'],
    ['today at 20:00', '2026-11-21', evening, 'closedForToday'],
    ['tomorrow after 20:00', '2026-11-22', evening, 'open'],
    ['yesterday after 20:00', '2026-11-20', evening, 'past'],
    ['the last day of the window', '2027-11-21', noon, 'open'],
    ['the day after the window', '2027-11-22', noon, 'tooFar'],
    ['a day on sale', '2026-12-01', { ...noon, availability: sold('2026-12-01') }, 'open'],
    ['a day that is missing', '2026-12-02', { ...noon, availability: sold('2026-12-01') }, 'unavailable'],
    ['a day that is null', '2026-12-02', { ...noon, availability: { '2026-12-02': null } }, 'unavailable'],
    ['a past day on sale', '2026-11-20', { ...noon, availability: sold('2026-11-20') }, 'past'],
    ['today on sale after 20:00', '2026-11-21', { ...evening, availability: sold('2026-11-21') }, 'closedForToday'],
    ['three nights at least', '2026-12-01', { ...noon, availability: { '2026-12-01': { minLos: 3 } } }, 'open 3'],
    ['the year’s last day', '2026-12-31', { ...noon, availability: sold('2026-12-31') }, 'open'],
    ['a leap day', '2028-02-29', { today: '2028-02-01', todayIsClosed: false }, 'open'],
    ['a year after a leap day', '2029-02-28', { today: '2028-02-29', todayIsClosed: false }, 'open'],
    ['a year and a day after a leap day', '2029-03-01', { today: '2028-02-29', todayIsClosed: false }, 'tooFar'],
  ])('%s @SEARCH-127 @SEARCH-128 @SEARCH-140', (_, day, window, expected) => {
    expect(said(day, window)).toBe(expected);
  });
});

describe('a departure', () => {
  const from = (checkin: string, over: Partial<DayWindow> = {}): DayWindow => ({ today: checkin, todayIsClosed: false, checkin, ...over });
  test.each<[string, string, DayWindow, string]>([
    ['the arrival itself', '2026-12-01', from('2026-12-01'), 'checkin'],
    ['the next day, nothing known', '2026-12-02', from('2026-12-01'), 'open'],
    ['day 20, nothing known', '2026-12-21', from('2026-12-01'), 'open'],
    ['day 21, nothing known', '2026-12-22', from('2026-12-01'), 'tooFar'],
    ['day 20 across the year’s end', '2027-01-09', from('2026-12-20'), 'open'],
    ['day 21 across the year’s end', '2027-01-10', from('2026-12-20'), 'tooFar'],
    ['day 20 across a leap day', '2028-03-11', from('2028-02-20'), 'open'],
    ['day 21 across a leap day', '2028-03-12', from('2028-02-20'), 'tooFar'],
    ['day 20 across the night of summer time', '2027-04-09', from('2027-03-20'), 'open'],
    ['day 21 across the night of summer time', '2027-04-10', from('2027-03-20'), 'tooFar'],
    ['day 20 across the night of winter time', '2027-11-09', from('2027-10-20'), 'open'],
    ['day 21 across the night of winter time', '2027-11-10', from('2027-10-20'), 'tooFar'],
    ['a night of summer time is one night', '2027-03-28', from('2027-03-27', { possibleNights: [1] }), 'open'],
    ['a night of winter time is one night', '2027-10-31', from('2027-10-30', { possibleNights: [1] }), 'open'],
    ['before the shortest stay', '2026-12-02', from('2026-12-01', { possibleNights: [2, 3] }), 'notPossibleNights 2'],
    ['the shortest stay', '2026-12-03', from('2026-12-01', { possibleNights: [2, 4] }), 'open'],
    ['between two possible lengths', '2026-12-04', from('2026-12-01', { possibleNights: [2, 4] }), 'notPossibleNights'],
    ['the longest stay', '2026-12-05', from('2026-12-01', { possibleNights: [2, 4] }), 'open'],
    ['after the longest stay', '2026-12-06', from('2026-12-01', { possibleNights: [2, 4] }), 'notPossibleNights'],
    ['no length is possible', '2026-12-02', from('2026-12-01', { possibleNights: [] }), 'notPossibleNights'],
    ['a day nobody can arrive on', '2026-12-02', from('2026-12-01', { possibleNights: [1], availability: sold('2026-12-01') }), 'open'],
    [
      'before the minimum stay of the arrival',
      '2026-12-02',
      from('2026-12-01', { availability: { '2026-12-01': { minLos: 2 } } }),
      'notPossibleNights 2',
    ],
    ['the minimum stay of the arrival', '2026-12-03', from('2026-12-01', { availability: { '2026-12-01': { minLos: 2 } } }), 'open'],
    ['before the arrival, on sale', '2026-12-02', { ...noon, checkin: '2026-12-05', availability: sold('2026-12-02') }, 'open'],
    ['before the arrival, not on sale', '2026-12-03', { ...noon, checkin: '2026-12-05', availability: sold('2026-12-02') }, 'unavailable'],
  ])('%s @SEARCH-126 @SEARCH-129 @SEARCH-132', (_, day, window, expected) => {
    expect(said(day, window)).toBe(expected);
  });
});

describe('with a complete range', () => {
  const range = {
    ...noon,
    checkin: '2026-12-01',
    checkout: '2026-12-03',
    possibleNights: [2],
    availability: sold('2026-12-01', '2026-12-20'),
  };
  test.each([
    ['its own arrival', '2026-12-01', 'open'],
    ['its own departure, not on sale', '2026-12-03', 'unavailable'],
    ['a day on sale, whatever nights were possible', '2026-12-20', 'open'],
    ['a day that is not on sale', '2026-12-21', 'unavailable'],
  ])('%s @SEARCH-130', (_, day, expected) => {
    expect(said(day, range)).toBe(expected);
  });
});
