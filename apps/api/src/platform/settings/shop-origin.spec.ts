import { shopOriginOf } from './shop-origin.ts';

const SETTINGS = { publicOrigin: 'https://shop.test', shopHosts: ['shop.be.test', 'brand.test'] };

test.each(['https://shop.test', 'https://shop.be.test', 'https://brand.test', 'https://shop.test:8443'])('%s is the shop', (origin) => {
  expect(shopOriginOf(origin, SETTINGS)?.origin).toBe(origin);
});

test.each([
  'https://evil.test',
  'https://shop.test.evil.test',
  'https://evil.shop.test',
  'https://shop.test@evil.test',
  'http://shop.test',
  'null',
  '',
  undefined,
])('%j is not the shop', (origin) => {
  expect(shopOriginOf(origin, SETTINGS)).toBeUndefined();
});

test('a shop without other hosts is at its public address alone', () => {
  expect(shopOriginOf('http://shop.test', { publicOrigin: 'http://shop.test' })?.host).toBe('shop.test');
  expect(shopOriginOf('http://fr.shop.test', { publicOrigin: 'http://shop.test' })).toBeUndefined();
});
