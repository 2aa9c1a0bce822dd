import { expirationOf, isLastMinute } from './urgency.ts';

test('an arrival in three days is last minute, in four it is not', () => {
  expect(['2026-11-21', '2026-11-24', '2026-11-25'].map((day) => isLastMinute(day, '2026-11-21'))).toEqual([true, true, false]);
});

test('a stay expires when its last arrival lies within 30 days', () => {
  expect(expirationOf('2026-12-21', '2026-11-21')).toBe('2026-12-21');
  expect(expirationOf('2026-12-22', '2026-11-21')).toBeUndefined();
  expect(expirationOf(undefined, '2026-11-21')).toBeUndefined();
});
