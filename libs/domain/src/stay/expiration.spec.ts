import { expirationOf } from './expiration.ts';

test('a stay expires when its last arrival lies within 30 days', () => {
  expect(expirationOf('2026-12-21', '2026-11-21')).toBe('2026-12-21');
  expect(expirationOf('2026-12-22', '2026-11-21')).toBeUndefined();
  expect(expirationOf(undefined, '2026-11-21')).toBeUndefined();
});
