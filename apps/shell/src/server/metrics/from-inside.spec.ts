import { isFromInside } from './from-inside.ts';

const SHOP = new Set(['www.shop.example', 'shop.be']);
const requested = (remoteAddress: string | undefined, headers: Record<string, string>) => ({ headers, socket: { remoteAddress } });

test.each([
  ['127.0.0.1', 'localhost:4200'],
  ['::1', '[::1]:4200'],
  ['::ffff:10.1.2.3', 'shell-0.shell:4200'],
  ['172.18.0.5', '172.18.0.9:4200'],
  ['fd12:3456::9', 'shell:4200'],
])('who asks from %s for %s is inside', (address, host) => {
  expect(isFromInside(requested(address, { host }), SHOP)).toBe(true);
});

test.each([
  ['an address of the internet', '203.0.113.9', { host: '198.51.100.7:4200' }],
  ['an address of the internet in IPv6', '2001:db8::7', { host: 'shell:4200' }],
  ['an address that nobody tells', undefined, { host: 'shell:4200' }],
  ['a front that adds a header', '10.0.0.2', { host: 'shell:4200', 'x-forwarded-for': '203.0.113.9' }],
  ['a front that adds another', '10.0.0.2', { host: 'shell:4200', via: '1.1 front' }],
  ['a front that adds none, under the name of the shop', '10.0.0.2', { host: 'www.shop.example' }],
  ['the name of the shop with a port', '10.0.0.2', { host: 'WWW.shop.example:443' }],
  ['another name of the shop', '127.0.0.1', { host: 'shop.be' }],
])('%s is outside', (_, address, headers) => {
  expect(isFromInside(requested(address, headers), SHOP)).toBe(false);
});
