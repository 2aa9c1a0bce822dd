/** How reviews are sorted, the newest first unless asked otherwise (spec 2, section 9). */
export const REVIEW_SORTS = ['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC'] as const;
export type ReviewOrder = (typeof REVIEW_SORTS)[number];

/** Languages in which guests write; Belgian guests are among the French and Dutch ones (PROD-089). */
export const REVIEW_LANGUAGES = ['fr_FR', 'es_ES', 'it_IT', 'nl_NL'] as const;
export type ReviewLanguage = (typeof REVIEW_LANGUAGES)[number];

export const REVIEW_PAGE_SIZE = 10;

/** More pages exist while page index plus one is below ceil(count / 10); the index counts from 0 (spec 2, section 4). */
export function hasMoreReviews(page: number, count: number): boolean {
  return page + 1 < Math.ceil(count / REVIEW_PAGE_SIZE);
}
