import { securityHeaders } from './security-headers.ts';

const policy = (mapTiles?: string, googleTag?: string) => securityHeaders('abc', { mapTiles, googleTag })['content-security-policy'] ?? '';

test('a page asks its own address only', () => {
  expect(policy()).toContain(`connect-src 'self';`);
  expect(policy('/maps/base.pmtiles')).toContain(`connect-src 'self';`);
});

test('where the operator has a map of their own, its host may be asked, and no script comes from there', () => {
  expect(policy('https://tiles.example/style.json')).toContain(`connect-src 'self' https://tiles.example;`);
  expect(policy('https://tiles.example/style.json')).toContain(`script-src 'nonce-abc' 'strict-dynamic';`);
});

test('where the operator measures with Google, it may be told; no other shop lets it be asked', () => {
  expect(policy(undefined, 'G-ABC123')).toMatch(/connect-src 'self' [^;]*google-analytics\.com/);
  expect(policy()).not.toContain('google');
});
