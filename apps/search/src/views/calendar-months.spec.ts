import { bookableMonths, monthPage } from './calendar-months.ts';

const months = bookableMonths('2026-11-21');

test('the calendar goes from this month to the same month of next year @SEARCH-140', () => {
  expect(months).toHaveLength(13);
  expect([months[0], months.at(-1)]).toEqual(['2026-11', '2027-11']);
});

test('where less is known, the calendar ends with what is known', () => {
  expect(bookableMonths('2026-11-21', '2027-10').at(-1)).toBe('2027-10');
});

test('two months are shown and paged by one, within the window @SEARCH-123', () => {
  expect(monthPage(months, 0)).toEqual({ shown: ['2026-11', '2026-12'], first: 0, canShow: { previous: false, next: true } });
  expect(monthPage(months, 1).shown).toEqual(['2026-12', '2027-01']);
  expect(monthPage(months, -1).first).toBe(0);
});

test('the last month can come first, for a narrow calendar draws the first alone @SEARCH-140', () => {
  expect(monthPage(months, 11)).toEqual({ shown: ['2027-10', '2027-11'], first: 11, canShow: { previous: true, next: true } });
  expect(monthPage(months, 99)).toEqual({ shown: ['2027-11'], first: 12, canShow: { previous: true, next: false } });
});
