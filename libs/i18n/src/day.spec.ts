import { formatDay, formatDayAhead, weekdayNames } from './day.ts';
import { formatScore } from './score.ts';

test.each([
  ['fr_BE', '3\u00A0sept.', 'jeu. 3\u00A0sept.', 'jeudi 3 septembre 2026', 'septembre 2026'],
  ['es_ES', '3\u00A0sept', 'jue 3\u00A0sept', 'jueves 3 de septiembre de 2026', 'septiembre de 2026'],
  ['nl_BE', '3\u00A0sep', 'do 3\u00A0sep', 'donderdag 3 september 2026', 'september 2026'],
  ['it_IT', '3\u00A0set', 'gio 3\u00A0set', 'giovedì 3 settembre 2026', 'settembre 2026'],
  ['en_GB', '3\u00A0Sep', 'Thu 3\u00A0Sep', 'Thursday 3 September 2026', 'September 2026'],
] as const)('in %s a day is written short, with its weekday, in full and as a month', (locale, short, weekday, long, month) => {
  expect(formatDay('2026-09-03', locale, 'short')).toBe(short);
  expect(formatDay('2026-09-03', locale, 'shortYear')).toBe(`${short}\u00A02026`);
  expect(formatDay('2026-09-03', locale, 'weekday')).toBe(weekday);
  expect(formatDay('2026-09-03', locale, 'long')).toBe(long);
  expect(formatDay('2026-09-03', locale, 'month')).toBe(month);
});

test('a day far ahead is named with its year: a day of last week would read the same', () => {
  const ahead = (day: `${number}-${number}-${number}`) => formatDayAhead(day, { locale: 'fr_FR', today: '2026-11-30' });
  expect(ahead('2027-01-10')).toBe('dim. 10\u00A0janv.');
  expect(ahead('2027-09-25')).toBe('sam. 25\u00A0sept.');
  expect(ahead('2027-09-26')).toBe('dim. 26\u00A0sept.\u00A02027');
  expect(ahead('2027-11-21')).toBe('dim. 21\u00A0nov.\u00A02027');
});

test('a month can be named without a day', () => {
  expect(formatDay('2026-12', 'nl_NL', 'month')).toBe('december 2026');
});

test('the week begins on Monday and Sunday is its last day', () => {
  expect(weekdayNames('it_IT', 'short')[0]).toBe('lun');
  expect(weekdayNames('nl_NL', 'long').at(-1)).toBe('zondag');
  expect(formatDay('2026-11-22', 'fr_FR', 'long')).toBe('dimanche 22 novembre 2026');
});

test('a score has one decimal @HOTEL-021', () => {
  expect([formatScore(9, 'fr_FR'), formatScore(8.46, 'nl_NL'), formatScore(10, 'en_GB')]).toEqual(['9,0', '8,5', '10.0']);
});

test('the first of a month is an ordinal in French and Italian', () => {
  expect(formatDay('2027-06-01', 'fr_FR', 'long')).toBe('mardi 1er juin 2027');
  expect(formatDay('2027-06-01', 'it_IT', 'long')).toBe('martedì 1º giugno 2027');
  expect(formatDay('2027-06-01', 'nl_BE', 'long')).toBe('dinsdag 1 juni 2027');
  expect(formatDay('2027-06-11', 'fr_FR', 'short')).toBe('11\u00A0juin');
});
