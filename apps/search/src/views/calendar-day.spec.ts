import type { AvailabilityDay } from '@shop/contracts';
import { calendarDay, dayNotes, type CalendarOfSearch } from './calendar-day.ts';

const site = { today: '2027-03-05', todayIsClosed: false };
const calendar = (over: Partial<CalendarOfSearch> = {}): CalendarOfSearch => ({ site, selection: {}, ...over });
const statusOf = (day: string, over?: Partial<CalendarOfSearch>) => calendarDay(day, calendar(over)).status;
const sold = (over: Partial<AvailabilityDay> = {}): AvailabilityDay => ({
  price: '178 €',
  amount: 17800,
  promo: 0,
  bestPriceOfTheMonth: false,
  minLos: 1,
  ...over,
});

test('a past day cannot be chosen and says why @SEARCH-127', () => {
  expect(statusOf('2027-03-04')).toBe('past');
  expect(dayNotes('2027-03-04', calendar())).toEqual({ closed: 'past' });
});

test('today can be chosen before 20:00 and not from then on @SEARCH-128', () => {
  expect(statusOf('2027-03-05')).toBe('open');
  expect(statusOf('2027-03-05', { site: { ...site, todayIsClosed: true } })).toBe('closedForToday');
});

test('the arrival itself is no departure @SEARCH-129', () => {
  expect(statusOf('2027-03-06', { selection: { checkin: '2027-03-06' } })).toBe('checkin');
});

test('without availability a departure lies at most 20 days after the arrival @SEARCH-132', () => {
  expect(statusOf('2027-03-26', { selection: { checkin: '2027-03-06' } })).toBe('open');
  expect(statusOf('2027-03-27', { selection: { checkin: '2027-03-06' } })).toBe('tooFar');
});

test('the calendar reaches one year ahead @SEARCH-140', () => {
  expect(statusOf('2028-03-04')).toBe('open');
  expect(statusOf('2028-03-05')).toBe('tooFar');
});

test('a day of a hotel shows its price, the best of its month and its minimum stay @SEARCH-133 @SEARCH-134 @SEARCH-099', () => {
  const availability = { '2027-03-06': sold({ bestPriceOfTheMonth: true, minLos: 2, promo: 20 }), '2027-03-07': null };
  expect(calendarDay('2027-03-06', calendar({ availability }))).toEqual({ status: 'open', price: '178 €', best: true });
  expect(dayNotes('2027-03-06', calendar({ availability }))).toEqual({ minStay: 2, promo: 20, best: true });
  expect(statusOf('2027-03-07', { availability })).toBe('unavailable');
});

test('a promotion under 10 percent is not told', () => {
  expect(dayNotes('2027-03-06', calendar({ availability: { '2027-03-06': sold({ promo: 9 }) } }))).toEqual({});
  expect(dayNotes('2027-03-06', calendar({ availability: { '2027-03-06': sold({ promo: 10 }) } }))).toEqual({ promo: 10 });
});

test('while a departure is chosen later days show no price, and say which stay is too short', () => {
  const chosen = calendar({
    availability: { '2027-03-06': sold({ minLos: 2 }), '2027-03-07': sold() },
    selection: { checkin: '2027-03-06' },
  });
  expect(calendarDay('2027-03-07', chosen)).toEqual({ status: 'notPossibleNights' });
  expect(dayNotes('2027-03-07', chosen)).toEqual({ closed: 'notPossibleNights', minStay: 2 });
});

test('a complete range shows its start, its end and the days between', () => {
  const selection = { checkin: '2027-03-06', checkout: '2027-03-08' };
  const shown = ['2027-03-05', '2027-03-06', '2027-03-07', '2027-03-08'].map((day) => calendarDay(day, calendar({ selection })).selected);
  expect(shown).toEqual([undefined, 'start', 'between', 'end']);
});
