import { isNeedlessPrefix, resolveSite, type ResolvedSite, type SiteConfig } from './resolve-site.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const CONFIG: SiteConfig = { defaultLocale: 'fr_FR', reviewLocale: false, publicOrigin: (host, prefix) => `http://${host}${prefix}` };

function at(host: string, path: string, over: Partial<SiteConfig> = {}, now = NOW): ResolvedSite {
  return resolveSite({ host, path, now, config: { ...CONFIG, ...over } });
}

test.each([
  ['fr.localhost:4200', '/sejours', 'fr_FR', '', '/sejours'],
  ['ES.localhost', '/', 'es_ES', '', '/'],
  ['it.localhost:4200', '/hotel/1', 'it_IT', '', '/hotel/1'],
  ['nl.localhost', '/fr/x', 'nl_NL', '', '/fr/x'],
  ['be.localhost:4200', '/fr', 'fr_BE', '/fr', '/'],
  ['be.localhost:4200', '/nl/verblijven', 'nl_BE', '/nl', '/verblijven'],
  ['localhost:4200', '/', 'fr_FR', '', '/'],
  ['localhost:4200', '/nl_BE', 'nl_BE', '/nl_BE', '/'],
  ['preview.example', '/it_IT/soggiorni', 'it_IT', '/it_IT', '/soggiorni'],
  ['localhost', '/de_DE/x', 'fr_FR', '', '/de_DE/x'],
  ['localhost', '/nl_BEx', 'fr_FR', '', '/nl_BEx'],
  ['localhost', '/constructor', 'fr_FR', '', '/constructor'],
  ['[::1]:4200', '/es_ES', 'es_ES', '/es_ES', '/'],
])('%s%s is %s with the prefix "%s" and the path %s @SHELL-013', (host, path, locale, prefix, rest) => {
  expect(at(host, path)).toMatchObject({ kind: 'site', path: rest, site: { locale, prefix, origin: `http://${host}${prefix}` } });
});

test('the bare Belgian address is the splash page, and so is what has no language', () => {
  expect(at('be.localhost', '/')).toEqual({ kind: 'splash', pointOfSale: 'BE', path: '/' });
  expect(at('be.localhost', '/contact')).toEqual({ kind: 'splash', pointOfSale: 'BE', path: '/contact' });
});

test('the review locale is out of reach unless it is switched on', () => {
  expect(at('en.localhost', '/')).toMatchObject({ site: { locale: 'fr_FR' } });
  expect(at('localhost', '/en_GB/search')).toMatchObject({ site: { locale: 'fr_FR' }, path: '/en_GB/search' });
  expect(at('en.localhost', '/', { reviewLocale: true })).toMatchObject({ site: { locale: 'en_GB', prefix: '' } });
  expect(at('localhost', '/en_GB/search', { reviewLocale: true })).toMatchObject({
    site: { locale: 'en_GB', prefix: '/en_GB' },
    path: '/search',
  });
});

test('a configured host has its own locales', () => {
  expect(at('shop.example', '/', { hosts: { 'shop.example': { '': 'nl_NL' } } })).toMatchObject({
    site: { locale: 'nl_NL', pointOfSale: 'NL' },
  });
});

test('a brand’s host has its own locales, and no prefix of others @MINI-001', () => {
  const over = { ownHosts: [{ 'shop.partner.example': { '': 'fr_BE', '/nl': 'nl_BE' } }] } as const;
  expect(at('shop.partner.example', '/nl_NL/x', over)).toMatchObject({ site: { locale: 'fr_BE' }, path: '/nl_NL/x' });
  expect(at('shop.partner.example:4200', '/nl/x', over)).toMatchObject({ site: { locale: 'nl_BE', prefix: '/nl' }, path: '/x' });
  expect(at('fr.localhost', '/', over)).toMatchObject({ site: { locale: 'fr_FR' } });
});

test('today closes at 20:00 in the time of the point of sale, in winter and in summer @SEARCH-128', () => {
  const closed = (instant: string): unknown => at('fr.localhost', '/', {}, new Date(instant));
  expect(closed('2026-11-21T18:59:59Z')).toMatchObject({ site: { todayIsClosed: false, timeZone: 'Europe/Paris' } });
  expect(closed('2026-11-21T19:00:00Z')).toMatchObject({ site: { todayIsClosed: true } });
  expect(closed('2026-07-01T17:59:59Z')).toMatchObject({ site: { todayIsClosed: false } });
  expect(closed('2026-07-01T18:00:00Z')).toMatchObject({ site: { todayIsClosed: true } });
});

test('after midnight at the point of sale it is already tomorrow, and open again', () => {
  expect(at('es.localhost', '/', {}, new Date('2026-12-31T23:30:00Z'))).toMatchObject({
    site: { today: '2027-01-01', todayIsClosed: false },
  });
});

test.each([
  ['localhost', '/fr_FR/sejours', true],
  ['localhost', '/sejours', false],
  ['localhost', '/nl_BE/verblijven', false],
  ['be.localhost', '/fr/sejours', false],
  ['fr.localhost', '/sejours', false],
])('%s%s has a prefix that it does not need: %s', (host, path, isNeedless) => {
  const found = at(host, path);
  expect(found.kind === 'site' && isNeedlessPrefix(found.site, { host, config: CONFIG })).toBe(isNeedless);
});
