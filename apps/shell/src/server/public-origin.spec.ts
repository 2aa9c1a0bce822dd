import { defaultHosts } from '@shop/i18n/server';
import { publicOriginOf } from './public-origin.ts';

const shop = {
  protocol: 'https' as const,
  publicOrigin: 'https://shop.example',
  hosts: { ...defaultHosts, 'shop.be': { '/fr': 'fr_BE' as const } },
};

test('a page says where the shop is, not under which name it was asked for', () => {
  const originOf = publicOriginOf(shop);
  expect(originOf('evil.example', '/nl_BE')).toBe('https://shop.example/nl_BE');
  expect(originOf('shop.example:8443', '')).toBe('https://shop.example');
});

test('the public host and those of the countries speak for themselves', () => {
  const originOf = publicOriginOf(shop);
  expect(originOf('shop.example', '/nl_BE')).toBe('https://shop.example/nl_BE');
  expect(originOf('shop.be', '/fr')).toBe('https://shop.be/fr');
});

test('a demonstration is found wherever it is asked', () => {
  expect(publicOriginOf({ ...shop, protocol: 'http', publicOrigin: undefined })('10.0.0.7:4200', '/it_IT')).toBe(
    'http://10.0.0.7:4200/it_IT',
  );
});
