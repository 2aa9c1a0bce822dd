import { minisiteOf, withMinisite } from './minisite-param.ts';

test.each([
  ['/produit/sejour/101/au-lac', '/produit/sejour/101/au-lac?minisite=360'],
  ['/produit/sejour/101?flow=gifting#giftNights=2', '/produit/sejour/101?flow=gifting&minisite=360#giftNights=2'],
])('%s keeps what it says and names the partner’s site', (href, named) => {
  expect(withMinisite(href, 360)).toBe(named);
  expect(withMinisite(href, undefined)).toBe(href);
  expect(minisiteOf(named.slice(named.indexOf('?')).split('#')[0]!)).toBe(360);
});

test.each(['', '?minisite=', '?minisite=0', '?minisite=-3', '?minisite=3.5', '?minisite=abc', '?minisite=99999999'])(
  '%s names no partner’s site',
  (search) => {
    expect(minisiteOf(search)).toBeUndefined();
  },
);
