import { resultsMessage, showsFamilyBlock, wantsFallback } from './results-message.ts';

const pageSize = 24;

test('a full page has no message and needs no suggestions; one stay less does @SEARCH-112', () => {
  expect(wantsFallback(24, pageSize)).toBe(false);
  expect(wantsFallback(23, pageSize)).toBe(true);
  expect(resultsMessage({ exact: 24, fallback: 3, pageSize })).toBe('none');
  expect(resultsMessage({ exact: 23, fallback: 3, pageSize })).toBe('suggestions');
});

test.each([
  [0, 3, 'noExactResults'],
  [1, 3, 'suggestions'],
  [1, 0, 'none'],
  [0, 0, 'noResults'],
] as const)('%i exact and %i suggested results: %s @SEARCH-105 @SEARCH-106 @SEARCH-107', (exact, fallback, message) => {
  expect(resultsMessage({ exact, fallback, pageSize })).toBe(message);
});

test('nothing is said while suggestions are looked for @SEARCH-120', () => {
  expect(resultsMessage({ exact: 0, fallback: undefined, pageSize })).toBe('none');
});

test('children or babies call the family block, unless the theme is family @SEARCH-110', () => {
  expect(showsFamilyBlock({ children: 0, babies: 0 })).toBe(false);
  expect(showsFamilyBlock({ children: 1, babies: 0 })).toBe(true);
  expect(showsFamilyBlock({ children: 0, babies: 1, theme: '12' })).toBe(true);
  expect(showsFamilyBlock({ children: 2, babies: 0, theme: '39' })).toBe(false);
});
