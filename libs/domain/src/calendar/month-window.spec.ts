import { monthWindow } from './month-window.ts';

const TODAY = '2026-11-21';

test('the first months have nothing before them and go on with the next @PROD-033', () => {
  expect(monthWindow({ today: TODAY, month: '2026-11', length: 2 })).toEqual({
    kind: 'window',
    minMonth: '2026-11',
    maxMonth: '2027-11',
    nextMonth: '2027-01',
    requestedMonths: ['2026-11', '2026-12'],
  });
});

test('the walk month by month ends one year ahead @API-004 @API-043', () => {
  const walked: string[] = [];
  for (let month: string | undefined = '2026-11'; month;) {
    const window = monthWindow({ today: TODAY, month, length: 3 });
    if (window.kind !== 'window') throw new Error(window.kind);
    walked.push(...window.requestedMonths);
    month = window.nextMonth;
  }
  expect(walked).toHaveLength(13);
  expect(walked.at(-1)).toBe('2027-11');
});

test('the last month has one before it and none after it', () => {
  expect(monthWindow({ today: TODAY, month: '2027-11', length: 4 })).toMatchObject({ prevMonth: '2027-10', requestedMonths: ['2027-11'] });
  expect(monthWindow({ today: TODAY, month: '2027-11', length: 1 })).not.toHaveProperty('nextMonth');
});

test.each([
  ['2026-10', 'past'],
  ['2027-12', 'tooFar'],
  ['2026-13', 'notAMonth'],
  ['2026-1', 'notAMonth'],
  ['', 'notAMonth'],
  ['2026-11-01', 'notAMonth'],
])('%j is no month to ask for: %s @API-043', (month, kind) => {
  expect(monthWindow({ today: TODAY, month, length: 1 })).toEqual({ kind });
});
