import { addDays } from '../days/local-date.ts';
import { dayStatus, type DayWindow } from './day-status.ts';

const TODAY = '2026-11-21';
const open = (over: Partial<DayWindow> = {}): DayWindow => ({ today: TODAY, todayIsClosed: false, ...over });
const kindOf = (day: string, over?: Partial<DayWindow>): string => dayStatus(day, open(over)).kind;

test('a day that is over cannot be chosen @SEARCH-127', () => {
  expect(kindOf('2026-11-20')).toBe('past');
});

test('today can be chosen until 20:00 and not after @SEARCH-128', () => {
  expect(kindOf(TODAY)).toBe('open');
  expect(kindOf(TODAY, { todayIsClosed: true })).toBe('closedForToday');
  expect(kindOf('2026-11-22', { todayIsClosed: true })).toBe('open');
});

test('an arrival needs availability: a missing day and null both mean none @SEARCH-127', () => {
  const availability = { '2026-12-01': { minLos: 1 }, '2026-12-02': null };
  expect(kindOf('2026-12-01', { availability })).toBe('open');
  expect(kindOf('2026-12-02', { availability })).toBe('unavailable');
  expect(kindOf('2026-12-03', { availability })).toBe('unavailable');
});

test('a day that asks for more than one night says so @SEARCH-099', () => {
  const availability = { '2026-12-01': { minLos: 2 }, '2026-12-02': { minLos: 1 } };
  expect(dayStatus('2026-12-01', open({ availability }))).toEqual({ kind: 'open', minStay: 2 });
  expect(dayStatus('2026-12-02', open({ availability }))).toEqual({ kind: 'open' });
});

test('after an arrival only the possible lengths of stay can be chosen @SEARCH-126', () => {
  const window = { checkin: '2026-12-01', possibleNights: [2, 3], availability: {} };
  expect(['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05'].map((day) => kindOf(day, window))).toEqual([
    'notPossibleNights',
    'open',
    'open',
    'notPossibleNights',
  ]);
});

test('the arrival itself is no departure @SEARCH-129', () => {
  expect(kindOf('2026-12-01', { checkin: '2026-12-01', possibleNights: [1] })).toBe('checkin');
});

test('with a complete range every available day can be chosen again @SEARCH-130', () => {
  const range = { checkin: '2026-12-01', checkout: '2026-12-03', possibleNights: [2], availability: { '2026-12-20': { minLos: 1 } } };
  expect(kindOf('2026-12-20', range)).toBe('open');
  expect(kindOf('2026-12-21', range)).toBe('unavailable');
});

test('without data a departure lies at most 20 days after the arrival @SEARCH-132', () => {
  expect(kindOf('2026-12-21', { checkin: '2026-12-01' })).toBe('open');
  expect(kindOf('2026-12-22', { checkin: '2026-12-01' })).toBe('tooFar');
});

test('a day before the arrival is a new arrival, where availability decides', () => {
  const window = { checkin: '2026-12-10', possibleNights: [1], availability: { '2026-12-05': { minLos: 1 } } };
  expect(kindOf('2026-12-05', window)).toBe('open');
  expect(kindOf('2026-12-06', window)).toBe('unavailable');
});

test('the calendar reaches one year ahead @SEARCH-140', () => {
  expect(kindOf(addDays(TODAY, 365))).toBe('open');
  expect(kindOf(addDays(TODAY, 366))).toBe('tooFar');
});
