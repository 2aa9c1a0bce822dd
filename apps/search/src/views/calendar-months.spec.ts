import { bookableMonths, monthColumn, monthPage } from './calendar-months.ts';

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

test('a column begins with three months and grows by three until the window ends @SEARCH-124', () => {
  const counts = [0, 1, 2, 3, 4].map((steps) => monthColumn(months, { chosen: undefined, steps }).shown.length);
  expect(counts).toEqual([3, 6, 9, 12, 13]);
  expect(monthColumn(months, { chosen: undefined, steps: 3 }).hasMore).toBe(true);
  expect(monthColumn(months, { chosen: undefined, steps: 4 }).hasMore).toBe(false);
});

test('a column reaches the chosen month from the start', () => {
  expect(monthColumn(months, { chosen: '2027-03', steps: 0 }).shown.at(-1)).toBe('2027-05');
});
