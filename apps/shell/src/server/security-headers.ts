import type { SitePayment } from '@shop/contracts';

interface OtherHouses {
  readonly mapTiles?: string | undefined;
  readonly googleTag?: string | undefined;
  /** Of a booking summary, where it lets the provider's script in. */
  readonly payment?: SitePayment | undefined;
}

/** Whom the operator's tag of Google tells what it measures. */
const GOOGLE_HOSTS = ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com';

/**
 * Strict policy: only scripts with this page's nonce, and what they load from the releases; no style attributes, no styles
 * without the nonce, no eval.
 * Where the operator shows a map of their own or measures with Google, those hosts may be asked; on a booking summary the
 * payment provider's, and its frames may be shown.
 */
export function securityHeaders(nonce: string, { mapTiles, googleTag, payment }: OtherHouses = {}): Record<string, string> {
  const provider = payment?.isLetIn && payment.script ? providerHosts(payment.script) : undefined;
  const others = hostOf(mapTiles) + (googleTag ? GOOGLE_HOSTS : '');
  return {
    'content-security-policy': [
      `default-src 'self'`,
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src 'self' data:${others}`,
      `font-src 'self'`,
      `connect-src 'self'${others}${provider ? ` ${provider.connect}` : ''}`,
      ...(provider ? [`frame-src ${provider.layout}`] : []),
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
    // Wallets answer from a window of their own.
    'cross-origin-opener-policy': provider ? 'same-origin-allow-popups' : 'same-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=${provider ? `(self ${provider.payment})` : '()'}`,
  };
}

/**
 * What Stripe documents for its script, or the origin of a stand-in. The script itself comes in by `strict-dynamic`, and by
 * Trusted Types from that origin alone.
 */
function providerHosts(script: string): { connect: string; layout: string; payment: string } {
  const { origin } = new URL(script);
  if (origin !== 'https://js.stripe.com') return { connect: origin, layout: origin, payment: `"${origin}"` };
  return {
    connect: 'https://api.stripe.com',
    layout: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    payment: '"https://js.stripe.com"',
  };
}

/** ` https://tiles.example`, with the blank that joins it to a list; nothing for the shop's own address or for none. */
function hostOf(address: string | undefined): string {
  return address && /^https?:/.test(address) ? ` ${new URL(address).origin}` : '';
}
