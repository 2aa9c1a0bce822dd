import { securityHeaders } from './security-headers.ts';

const policy = (mapTiles?: string) => securityHeaders('abc', mapTiles)['content-security-policy'] ?? '';

test('a page asks its own address only', () => {
  expect(policy()).toContain(`connect-src 'self';`);
  expect(policy('/maps/base.pmtiles')).toContain(`connect-src 'self';`);
});

test('where the operator has a map of their own, its host may be asked, and no script comes from there', () => {
  expect(policy('https://tiles.example/style.json')).toContain(`connect-src 'self' https://tiles.example;`);
  expect(policy('https://tiles.example/style.json')).toContain(`script-src 'nonce-abc' 'strict-dynamic';`);
});
