import type { BannerPageKind } from '@shop/routes';

/** Milliseconds on eligible pages before the pop-up shows, and after the success before it closes (spec 2, section 9). */
export const POPUP_DELAY_MS = 10_000;
export const POPUP_CLOSES_MS = 1_200;
/** Partners whose visitors are not asked (decision A-118: none). */
export const EXCLUDED_AFFILIATES: readonly string[] = [];

export interface PopupVisit {
  /** The visitor has gone from one page to another. */
  readonly hasMoved: boolean;
  /** Kind of the page now; undefined for any other. */
  readonly page: BannerPageKind | undefined;
  /** It was closed on this device before. */
  readonly wasDismissed: boolean;
  /** The partner that the visitor came from. */
  readonly affiliateId?: string;
}

/** After the first change of page, on home, product-related and search pages only, unless dismissed or excluded (spec 2, section 4). */
export function mayShowPopup(visit: PopupVisit, excluded: readonly string[] = EXCLUDED_AFFILIATES): boolean {
  if (!visit.hasMoved || visit.page === undefined || visit.wasDismissed) return false;
  return visit.affiliateId === undefined || !excluded.includes(visit.affiliateId);
}
