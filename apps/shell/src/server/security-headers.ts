/**
 * Strict policy: only scripts with this page's nonce, and what they load from the releases; no inline style, no eval.
 * Where the operator shows a map of their own, its host may be asked for tiles and pictures.
 */
export function securityHeaders(nonce: string, mapTiles?: string): Record<string, string> {
  const mapHost = hostOf(mapTiles);
  return {
    'content-security-policy': [
      `default-src 'self'`,
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self'`,
      `img-src 'self' data:${mapHost}`,
      `font-src 'self'`,
      `connect-src 'self'${mapHost}`,
      `worker-src 'self'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
      `require-trusted-types-for 'script'`,
      `trusted-types default`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  };
}

/** ` https://tiles.example`, with the blank that joins it to a list; nothing for the shop's own address or for none. */
function hostOf(address: string | undefined): string {
  return address && /^https?:/.test(address) ? ` ${new URL(address).origin}` : '';
}
