import { DEFAULT_TOGGLES, type Locale, type ToggleName } from '@shop/contracts';
import { hrefFor } from './href.ts';
import { mayBeContent, resolveAddress } from './resolve-address.ts';
import { routePattern } from './route-table.ts';
import { SCREENS } from './screen.ts';

const LOCALES: Locale[] = ['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT', 'en_GB'];
const SAMPLE = { id: '12', slug: 'nuit-au-lac', code: 'W2026EBOX', orderUUID: '0b9f6c1e-6a5c-4c39-9f6e-0d6b7f6a1c55', token: 'aB3-_x' };

describe.each(LOCALES)('in %s', (locale) => {
  test('every screen is found again at the address that is written for it', () => {
    for (const screen of SCREENS.filter((name) => !['minisite', 'landing'].includes(name))) {
      expect(resolveAddress(hrefFor(screen, locale, SAMPLE), locale)).toMatchObject({ kind: 'screen', screen });
    }
  });

  test('no two screens share an address', () => {
    const named = SCREENS.filter((screen) => !['minisite', 'landing', 'boxLanding'].includes(screen)).map((screen) =>
      routePattern(screen, locale),
    );
    expect(new Set(named).size).toBe(named.length);
  });

  test('the English addresses lead to the localised ones', () => {
    for (const screen of SCREENS.filter((name) => !['minisite', 'landing'].includes(name))) {
      const own = hrefFor(screen, locale, SAMPLE);
      const english = hrefFor(screen, 'en_GB', SAMPLE);
      expect(resolveAddress(english, locale)).toEqual(
        own === english ? expect.objectContaining({ kind: 'screen', screen }) : { kind: 'redirect', to: own },
      );
    }
  });
});

test('a stay is addressed by product, stay and id, with or without a readable slug @PROD-001 @SHELL-002', () => {
  expect(resolveAddress('/produit/sejour/12', 'fr_FR')).toEqual({
    kind: 'screen',
    screen: 'stay',
    remote: 'product',
    params: { id: '12' },
  });
  expect(resolveAddress('/product/verblijf/12/nacht-aan-zee', 'nl_BE')).toMatchObject({
    screen: 'stay',
    params: { id: '12', slug: 'nacht-aan-zee' },
  });
});

test('the short addresses of a stay and an activity show the same pages @PROD-001 @ACT-001', () => {
  expect(resolveAddress('/stay/12', 'nl_NL')).toMatchObject({ kind: 'screen', screen: 'stay', params: { id: '12' } });
  expect(resolveAddress('/activity/7/spa', 'fr_FR')).toMatchObject({
    kind: 'screen',
    screen: 'activity',
    params: { id: '7', slug: 'spa' },
  });
});

test('a hotel has its id right behind the shared hotel path @HOTEL-001 @SEARCH-055', () => {
  expect(resolveAddress('/hotel/9', 'it_IT')).toMatchObject({ screen: 'hotel', params: { id: '9' } });
});

test('the paths that are given are the same in every language @SHELL-010', () => {
  for (const locale of LOCALES) {
    expect(hrefFor('confirmation', locale, SAMPLE)).toBe(`/confirmation/${SAMPLE.orderUUID}`);
    expect(hrefFor('contact', locale)).toBe('/contact');
    expect(hrefFor('giftcard', locale)).toBe('/giftcard/customization');
    expect(hrefFor('wishlist', locale)).toBe('/account/wishlist');
  }
});

test('a code alone is the voucher landing, a partner address only a known one @GIFT-017 @SHELL-005', () => {
  expect(resolveAddress('/W2026EBOX', 'fr_FR')).toMatchObject({ screen: 'boxLanding', params: { code: 'W2026EBOX' } });
  expect(resolveAddress('/le-journal', 'fr_FR', { minisites: ['le-journal'] })).toMatchObject({
    screen: 'minisite',
    params: { slug: 'le-journal' },
  });
  expect(resolveAddress('/le-journal', 'fr_FR')).toEqual({ kind: 'notFound' });
});

test.each(['/7k3m-pq8r-2xwa', '/7k3mpq8r2xwa', '/7K3MPQ8R2XWA', '/7k3m%20pq8r%202xwa', '/7k3mpq8r-2XWA'])(
  '%s is the landing of a gift, typed without regard to case, blanks and dashes @GIFT-017',
  (path) => expect(resolveAddress(path, 'fr_FR')).toMatchObject({ kind: 'screen', screen: 'boxLanding' }),
);

test.each([
  ['a word of twelve letters', '/reservations'],
  ['a campaign with its year', '/carnaval2026'],
  ['a season with its year', '/noel-2026'],
  ['three words with a year', '/gift-2026-boxs'],
  ['three words of four letters', '/deux-nuit-semp'],
  ['a code that lacks a letter', '/7k3mpq8r2xw'],
  ['a code with a letter too many', '/7k3mpq8r2xwab'],
  ['a letter that no code has', '/7k3mpq8r2xwo'],
  ['groups of other lengths', '/7k3-mpq8r-2xwa'],
])('%s is no code of a gift, but an unknown address', (_name, path) => {
  expect(resolveAddress(path, 'fr_FR')).toEqual({ kind: 'notFound' });
});

test.each(LOCALES)('no named address of %s is read as the code of a gift', (locale) => {
  for (const screen of SCREENS.filter((name) => !['minisite', 'landing', 'boxLanding'].includes(name)))
    expect(resolveAddress(hrefFor(screen, locale, SAMPLE), locale)).toMatchObject({ screen });
});

test('the pages of partners and editors go before a code that is spelled like them', () => {
  const slug = 'spaxwekend24';
  expect(resolveAddress(`/${slug}`, 'fr_FR', { minisites: [slug] })).toMatchObject({ screen: 'minisite' });
  expect(resolveAddress(`/${slug}`, 'fr_FR', { landings: [slug] })).toMatchObject({ screen: 'landing' });
});

test('a landing page is found at its own word, and only there @SHELL-003', () => {
  expect(resolveAddress('/noel', 'fr_FR', { landings: ['noel'] })).toMatchObject({ screen: 'landing', params: { slug: 'noel' } });
  expect(resolveAddress('/noel', 'fr_FR')).toEqual({ kind: 'notFound' });
});

test('a word may be a page of the editors while their pages are not known; a longer path never is', () => {
  expect(mayBeContent('/noel', {})).toBe(true);
  expect(mayBeContent('/noel', { minisites: [], landings: [] })).toBe(false);
  expect(mayBeContent('/noel/deux', {})).toBe(false);
});

test.each(['/fr/contact', '/nl/contact'])('%s leads to the contact page of the shop that was asked', (path) => {
  expect(resolveAddress(path, 'es_ES')).toEqual({ kind: 'redirect', to: '/contact' });
});

describe('a screen whose switch is off is an unknown address', () => {
  const without = (name: ToggleName) => ({ toggles: { ...DEFAULT_TOGGLES, [name]: false } });

  test('boxes @SHELL-004 @SHELL-011', () => {
    expect(resolveAddress('/coffrets', 'fr_FR', without('boxes'))).toEqual({ kind: 'notFound' });
    expect(resolveAddress('/box/W2026EBOX', 'fr_FR', without('boxes'))).toEqual({ kind: 'notFound' });
    expect(resolveAddress('/box/W2026EBOX', 'fr_FR', without('boxesMigration'))).toEqual({ kind: 'notFound' });
    expect(resolveAddress('/coffrets', 'fr_FR', without('boxesMigration'))).toMatchObject({ screen: 'boxes' });
    expect(resolveAddress('/box/W2026EBOX', 'fr_FR', { toggles: DEFAULT_TOGGLES })).toMatchObject({ screen: 'box' });
  });

  test('the search of activities alone @SHELL-006', () => {
    expect(resolveAddress('/activites', 'fr_FR', without('activityOnly'))).toEqual({ kind: 'notFound' });
    expect(resolveAddress('/activities', 'fr_FR', without('activityOnly'))).toEqual({ kind: 'notFound' });
    expect(resolveAddress('/activites', 'fr_FR', { toggles: DEFAULT_TOGGLES })).toMatchObject({ screen: 'activities' });
  });

  test('accounts; the wishlist and booking management stay @ACC-004', () => {
    for (const path of [
      '/account',
      '/account/trips',
      '/account/trips/b3f1',
      '/account/gifts',
      '/account/signin',
      '/account/settings/profile',
    ])
      expect(resolveAddress(path, 'fr_FR', without('customerAccount'))).toEqual({ kind: 'notFound' });
    expect(resolveAddress('/account/wishlist', 'fr_FR', without('customerAccount'))).toMatchObject({ screen: 'wishlist' });
  });
});

test.each([
  '/nothing',
  '/produit',
  '/produit/sejour',
  '/produit/sejour/1/a/b',
  '/verblijven',
  '/%E0%A4%A',
  '//evil.example',
  '/constructor',
  '/__proto__',
  `/${'a/'.repeat(9_000)}`,
])('%s is an unknown address in French @SHELL-007', (path) => {
  expect(resolveAddress(path, 'fr_FR')).toEqual({ kind: 'notFound' });
});

test('an untidy address leads to the tidy one, on this site only', () => {
  expect(resolveAddress('/sejours/', 'fr_FR')).toEqual({ kind: 'redirect', to: '/sejours' });
  expect(resolveAddress('//search', 'fr_FR')).toEqual({ kind: 'redirect', to: '/sejours' });
  expect(resolveAddress('/product/stay/%2F%2Fevil.example', 'fr_FR')).toEqual({
    kind: 'redirect',
    to: '/produit/sejour/%2F%2Fevil.example',
  });
});

test.each(['/%00', '/hotel/%00a', '/box/%00', '/a%0ab'])('%s holds a control character: there is no such page', (path) => {
  expect(resolveAddress(path, 'fr_FR')).toEqual({ kind: 'notFound' });
});
