export interface PaginationView {
  /** Number of pages. */
  readonly pages: number;
  /** Zero-based, as in links (decision A-053). */
  readonly current: number;
  readonly previous?: number;
  readonly next?: number;
  /** First and last result on this page, counted from 1, for "{from} - {to} results of {total}". */
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

interface Results {
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** The pages of a list, or nothing when all results fit on one (spec 1, section 9) or the page lies beyond the last. */
export function paginationView({ total, page, pageSize }: Results): PaginationView | undefined {
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1 || page >= pages) return undefined;
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
