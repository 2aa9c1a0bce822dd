/** The session of a gift cannot be read by scripts; that there is one can. Nothing on the server. */
export function hasGiftSession(): boolean {
  return typeof document !== 'undefined' && /(?:^|; )beneficiary=1(?:;|$)/.test(document.cookie);
}
