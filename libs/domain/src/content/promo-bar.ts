import type { SearchFlow } from '../results/sort-options.ts';
import type { BannerPage } from './announcement-banner.ts';

/** The first bar that names the page and has the flow; no bar otherwise (spec 2, section 3). */
export function promoBarFor<Bar extends { readonly flow: SearchFlow }>(
  bars: readonly { readonly pages: readonly BannerPage[]; readonly promoBar: Bar }[],
  { page, flow }: { readonly page: BannerPage; readonly flow: SearchFlow },
): Bar | undefined {
  return bars.find(({ pages, promoBar }) => pages.includes(page) && promoBar.flow === flow)?.promoBar;
}
