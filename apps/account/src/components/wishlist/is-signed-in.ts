/** The session itself cannot be read by scripts; that there is one can. */
export function isSignedIn(): boolean {
  return typeof document !== 'undefined' && /(?:^|; )account_id=/.test(document.cookie);
}
