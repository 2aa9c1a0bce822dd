declare global {
  /** The visitor's word on measurement; on the page, since every remote brings its own copy of this code. */
  var __SHOP_CONSENT__: boolean | undefined;
}

/** Notes the visitor's choice on measurement. */
export function setConsent(isGiven: boolean): void {
  globalThis.__SHOP_CONSENT__ = isGiven;
}

export function hasConsent(): boolean {
  return globalThis.__SHOP_CONSENT__ === true;
}
