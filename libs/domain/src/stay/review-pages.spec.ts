import { hasMoreReviews, REVIEW_LANGUAGES, REVIEW_SORTS } from './review-pages.ts';

test.each([
  [0, 0, false],
  [0, 10, false],
  [0, 11, true],
  [1, 20, false],
  [1, 21, true],
  [2, 21, false],
])('after page %d of %d reviews there are more: %s @PROD-088', (page, count, hasMore) => {
  expect(hasMoreReviews(page, count)).toBe(hasMore);
});

test('reviews are sorted in four ways and written in four languages @PROD-089', () => {
  expect(REVIEW_SORTS).toEqual(['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC']);
  expect(REVIEW_LANGUAGES).toEqual(['fr_FR', 'es_ES', 'it_IT', 'nl_NL']);
});
