import { calendarDay } from './calendar-day.ts';

const site = { today: '2027-03-05', todayIsClosed: false };
const statusOf = (day: string, selection = {}, visit = site) => calendarDay(day, { site: visit, selection, reason: (kind) => kind }).status;

test('a past day cannot be chosen and says why @SEARCH-127', () => {
  expect(calendarDay('2027-03-04', { site, selection: {}, reason: () => 'over' })).toEqual({
    status: 'past',
    reason: 'over',
    selected: undefined,
  });
});

test('today can be chosen before 20:00 and not from then on @SEARCH-128', () => {
  expect(statusOf('2027-03-05')).toBe('open');
  expect(statusOf('2027-03-05', {}, { ...site, todayIsClosed: true })).toBe('closedForToday');
});

test('the arrival itself is no departure @SEARCH-129', () => {
  expect(statusOf('2027-03-06', { checkin: '2027-03-06' })).toBe('checkin');
});

test('without availability a departure lies at most 20 days after the arrival @SEARCH-132', () => {
  expect(statusOf('2027-03-26', { checkin: '2027-03-06' })).toBe('open');
  expect(statusOf('2027-03-27', { checkin: '2027-03-06' })).toBe('tooFar');
});

test('the calendar reaches one year ahead @SEARCH-140', () => {
  expect(statusOf('2028-03-04')).toBe('open');
  expect(statusOf('2028-03-05')).toBe('tooFar');
});

test('a complete range shows its start, its end and the days between', () => {
  const range = { checkin: '2027-03-06', checkout: '2027-03-08' };
  const shown = ['2027-03-05', '2027-03-06', '2027-03-07', '2027-03-08'].map(
    (day) => calendarDay(day, { site, selection: range, reason: String }).selected,
  );
  expect(shown).toEqual([undefined, 'start', 'between', 'end']);
});
