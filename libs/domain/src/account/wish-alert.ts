/** A fall in price counts from so many percent of what the customer knows (decision note `wish-alerts`). */
export const LEAST_FALL_PERCENT = 5;

/** What there is to tell of a wished stay. */
export type WishNews = { readonly kind: 'cheaper'; readonly before: number; readonly now: number } | { readonly kind: 'soldOut' };

/**
 * What a customer is mailed of a wished stay: it costs at least five percent less than the lowest price that they know, or it can
 * no longer be had. Prices in cents; undefined where it cannot be had, or could not.
 */
export function wishNews(known: number | undefined, now: number | undefined): WishNews | undefined {
  if (known === undefined) return undefined;
  if (now === undefined) return { kind: 'soldOut' };
  return now * 100 <= known * (100 - LEAST_FALL_PERCENT) ? { kind: 'cheaper', before: known, now } : undefined;
}

/** The lowest price that the customer knows after a look: news make it, and so does a stay that can be had again. */
export function knownPrice(known: number | undefined, now: number | undefined): number | undefined {
  if (known === undefined || now === undefined) return now;
  return wishNews(known, now) ? now : known;
}
