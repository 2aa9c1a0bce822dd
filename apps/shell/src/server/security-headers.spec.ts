import { securityHeaders } from './security-headers.ts';

const policy = (mapTiles?: string, googleTag?: string) => securityHeaders('abc', { mapTiles, googleTag })['content-security-policy'] ?? '';

test('a page asks its own address only', () => {
  expect(policy()).toContain(`connect-src 'self';`);
  expect(policy('/maps/base.pmtiles')).toContain(`connect-src 'self';`);
});

test('styles stand in the page with its nonce; no other inline style holds', () => {
  expect(policy()).toContain(`style-src 'self' 'nonce-abc';`);
});

test('where the operator has a map of their own, its host may be asked, and no script comes from there', () => {
  expect(policy('https://tiles.example/style.json')).toContain(`connect-src 'self' https://tiles.example;`);
  expect(policy('https://tiles.example/style.json')).toContain(`script-src 'nonce-abc' 'strict-dynamic';`);
});

test('where the operator measures with Google, it may be told; no other shop lets it be asked', () => {
  expect(policy(undefined, 'G-ABC123')).toMatch(/connect-src 'self' [^;]*google-analytics\.com/);
  expect(policy()).not.toContain('google');
});

describe('the payment provider', () => {
  const setup = { provider: 'stripe', publishableKey: 'pk_1', script: 'https://js.stripe.com/endive/stripe.js' } as const;
  const headers = (others?: Parameters<typeof securityHeaders>[1]) => securityHeaders('abc', others);

  test('is let in on a booking summary: its frames and its calls, and nothing more', () => {
    const { 'content-security-policy': csp, ...others } = headers({ payment: { ...setup, isLetIn: true } });
    expect(csp).toContain(`connect-src 'self' https://api.stripe.com;`);
    expect(csp).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
    expect(csp).toContain(`script-src 'nonce-abc' 'strict-dynamic';`);
    expect(csp).toContain(`require-trusted-types-for 'script'; trusted-types default start`);
    expect(others['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
    expect(others['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  test('is on no other page, and the test provider needs nothing', () => {
    for (const payment of [{ ...setup, isLetIn: false }, { provider: 'test', isLetIn: false } as const, undefined])
      expect(headers({ payment })).toEqual(headers());
    expect(headers()['content-security-policy']).not.toContain('frame-src');
    expect(headers()['permissions-policy']).toContain('payment=()');
  });
});

test('a page guards itself by these headers, and by no fewer', () => {
  const { 'content-security-policy': csp, ...others } = securityHeaders('abc');
  expect(csp!.split('; ')).toEqual([
    `default-src 'self'`,
    `script-src 'nonce-abc' 'strict-dynamic'`,
    `style-src 'self' 'nonce-abc'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    'trusted-types default start',
  ]);
  expect(others).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=()',
  });
});
