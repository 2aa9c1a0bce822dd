/** The partner's site that this visit counts for; the shell keeps it in browsers, servers have none. */
export interface PartnerVisit {
  /** Number of the partner's site of the last click, within the agreed days. */
  current(): number | undefined;
  /** The visitor is on that partner's site. */
  note(minisite: number): void;
}

declare global {
  /** On the page, since every remote brings its own copy of this code. */
  var __SHOP_PARTNER__: PartnerVisit | undefined;
}

/** Goes with the calls of a product, whose answers do not depend on it; undefined on servers and for everybody else. */
export function visitedPartner(): number | undefined {
  return globalThis.__SHOP_PARTNER__?.current();
}

export function notePartner(minisite: number): void {
  globalThis.__SHOP_PARTNER__?.note(minisite);
}
