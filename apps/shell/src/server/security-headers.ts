interface OtherHouses {
  readonly mapTiles?: string | undefined;
  readonly googleTag?: string | undefined;
}

/** Whom the operator's tag of Google tells what it measures. */
const GOOGLE_HOSTS = ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

/**
 * Strict policy: only scripts with this page's nonce, and what they load from the releases; no inline style, no eval.
 * Where the operator shows a map of their own or measures with Google, those hosts may be asked.
 */
export function securityHeaders(nonce: string, { mapTiles, googleTag }: OtherHouses = {}): Record<string, string> {
  const others = hostOf(mapTiles) + (googleTag ? GOOGLE_HOSTS : '');
  return {
    'content-security-policy': [
      `default-src 'self'`,
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self'`,
      `img-src 'self' data:${others}`,
      `font-src 'self'`,
      `connect-src 'self'${others}`,
      `worker-src 'self'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
      `require-trusted-types-for 'script'`,
      `trusted-types default start${googleTag ? ' goog#html' : ''}`,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    // A path may be a gift's code or an order's id: no page tells the next one where it came from.
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  };
}

/** ` https://tiles.example`, with the blank that joins it to a list; nothing for the shop's own address or for none. */
function hostOf(address: string | undefined): string {
  return address && /^https?:/.test(address) ? ` ${new URL(address).origin}` : '';
}
