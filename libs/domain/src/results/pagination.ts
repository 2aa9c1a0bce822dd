/** A page number as shown (from 1), or a gap drawn as an ellipsis. */
export type PageMark = number | 'gap';

/** Where a visitor is in a list of several pages. */
export interface PageView {
  /** Number of pages. */
  readonly pages: number;
  /** Zero-based, as in links (SEARCH-118); so are the pages before and after. */
  readonly current: number;
  readonly previous?: number;
  readonly next?: number;
  /** First and last result on this page, counted from 1, for "{from} - {to} results of {total}". */
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

/**
 * The pages of a list, or nothing when all results fit on one or the page lies beyond the last (spec 1, section 9; spec 2, section 9).
 * `page` counts from 0; `pageSize` is 24 in searches (SEARCH-111).
 */
export function pageView({
  total,
  page,
  pageSize,
}: {
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}): PageView | undefined {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1 || page < 0 || page >= pages) return undefined;
  return {
    pages,
    current: page,
    previous: page > 0 ? page - 1 : undefined,
    next: page < pages - 1 ? page + 1 : undefined,
    from: page * pageSize + 1,
    to: Math.min(total, (page + 1) * pageSize),
    total,
  };
}

/** The page that a page beyond the last one stands for, zero-based; undefined for a page that is there. An empty list has its first page. */
export function lastPageInstead({ total, page, pageSize }: { readonly total: number; readonly page: number; readonly pageSize: number }) {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  return page > last ? last : undefined;
}

/**
 * The pages a pagination names (spec 2, section 9; SEARCH-114). `current` counts from 0 as in links, the answer from 1 as shown.
 * Up to 9 pages: all. 10 to 99: the first, the ten of the current page, the other multiples of 10, the last.
 * From 100 on, multiples of 100 stand in place of the tens outside the current hundred.
 */
export function pageList(total: number, current: number): PageMark[] {
  const pages = Array.from({ length: Math.max(0, total) }, (_, index) => index + 1);
  if (total < 10) return pages;
  const shown = Math.min(Math.max(current, 0), total - 1) + 1;
  const named = pages.filter(
    (page) => page === 1 || page === total || groupOf(page, 10) === groupOf(shown, 10) || isMark(page, shown, total),
  );
  return named.flatMap((page, index): PageMark[] => (page - (named[index - 1] ?? page - 1) === 1 ? [page] : ['gap', page]));
}

function isMark(page: number, shown: number, total: number): boolean {
  const inReach = total < 100 || groupOf(page, 100) === groupOf(shown, 100);
  return page % (inReach ? 10 : 100) === 0;
}

/** 1 to 10 are the first ten, 1 to 100 the first hundred. */
function groupOf(page: number, size: number): number {
  return Math.ceil(page / size);
}
