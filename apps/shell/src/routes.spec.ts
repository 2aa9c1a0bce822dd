import { SOLD_LOCALES } from '@shop/contracts';
import { hrefFor, resolveAddress } from '@shop/routes';
import type { RouteObject } from 'react-router';
import { openRemoteOf, withoutRivals } from './routes.tsx';

const gifting: RouteObject = { id: 'remote:gifting', children: [{ path: '/coffrets' }, { path: '/box/:code' }, { path: '/:code' }] };
const minisites: RouteObject = { id: 'remote:minisites', children: [{ path: '/' }, { path: '/contenu/:id' }, { path: '/:slug' }] };
const paths = (route: RouteObject) => route.children?.map(({ path }) => path);

test('a visit that began in the shop knows gift codes; partner pages are documents of their own', () => {
  const open = openRemoteOf({ kind: 'screen', screen: 'home', remote: 'minisites', params: {} });
  expect(paths(withoutRivals(gifting, 'gifting', open))).toEqual(['/coffrets', '/box/:code', '/:code']);
  expect(paths(withoutRivals(minisites, 'minisites', open))).toEqual(['/', '/contenu/:id']);
});

test('a visit that began on a partner page keeps it, and gift codes are documents of their own', () => {
  const open = openRemoteOf({ kind: 'screen', screen: 'minisite', remote: 'minisites', params: { slug: 'le-journal' } });
  expect(paths(withoutRivals(minisites, 'minisites', open))).toContain('/:slug');
  expect(paths(withoutRivals(gifting, 'gifting', open))).toEqual(['/coffrets', '/box/:code']);
});

test('every country sells stays, hotel nights, activities, vouchers, gift boxes and gift cards at addresses of its own @SHELL-015', () => {
  for (const locale of SOLD_LOCALES) {
    const screenOf = (path: string) => {
      const found = resolveAddress(path.split('?')[0] ?? '', locale);
      return found.kind === 'screen' ? found.screen : found.kind;
    };
    const sold = [
      hrefFor('stay', locale, { id: '12' }),
      hrefFor('hotel', locale, { id: '7' }),
      hrefFor('activity', locale, { id: '3' }),
      hrefFor('giftSetup', locale, { id: '12' }),
      hrefFor('boxes', locale),
      hrefFor('giftcard', locale),
    ];
    expect(sold.map(screenOf)).toEqual(['stay', 'hotel', 'activity', 'giftSetup', 'boxes', 'giftcard']);
  }
});
