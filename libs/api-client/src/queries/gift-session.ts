/** The session of a gift cannot be read by scripts; that there is one can. On the server only where the request's cookies are given. */
export function hasGiftSession(cookies = typeof document === 'undefined' ? '' : document.cookie): boolean {
  return /(?:^|; )beneficiary=1(?:;|$)/.test(cookies);
}
