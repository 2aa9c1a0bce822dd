import type { BannerPageKind } from '@shop/routes';

/** Milliseconds on eligible pages before the pop-up shows (spec 2, section 9). */
export const NEWSLETTER_DELAY_MS = 10_000;

export interface NewsletterVisit {
  /** The visitor has gone from one page to another. */
  readonly hasMoved: boolean;
  /** Kind of the page now; undefined for any other. */
  readonly page: BannerPageKind | undefined;
  /** The partner that the visitor came from. */
  readonly affiliateId?: string | undefined;
}

/** After the first change of page, on home, product-related and search pages only, unless the partner is excluded (spec 2, section 4). */
export function mayAskForNewsletter({ hasMoved, page, affiliateId }: NewsletterVisit, excluded: readonly string[] = []): boolean {
  if (!hasMoved || page === undefined) return false;
  return affiliateId === undefined || !excluded.includes(affiliateId);
}
