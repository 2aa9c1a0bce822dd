import { formatCount } from './count.ts';

test.each([
  ['fr', '2\u00A0418'],
  ['es', '2.418'],
  ['nl', '2.418'],
  ['it', '2.418'],
  ['en', '2,418'],
] as const)('thousands stand apart in %s as natives write them', (language, written) => {
  expect(formatCount(2418, language)).toBe(written);
});

test('hundreds stay together, and millions have two separators', () => {
  expect([0, 7, 999, 1_234_567].map((count) => formatCount(count, 'fr'))).toEqual(['0', '7', '999', '1\u00A0234\u00A0567']);
});
