import { localeOrigins } from './locale-origins.ts';

const config = {
  defaultLocale: 'fr_FR' as const,
  reviewLocale: true,
  publicOrigin: (host: string, prefix: string) => `http://${host}${prefix}`,
};

test('a country knows the others by their hosts, on its own port @SHELL-013 @SHELL-014', () => {
  expect(localeOrigins('be.localhost:4200', config)).toEqual({
    fr_FR: 'http://fr.localhost:4200',
    es_ES: 'http://es.localhost:4200',
    fr_BE: 'http://be.localhost:4200/fr',
    nl_BE: 'http://be.localhost:4200/nl',
    nl_NL: 'http://nl.localhost:4200',
    it_IT: 'http://it.localhost:4200',
  });
});

test('a locale that no host sells is nowhere @SHELL-013', () => {
  const hosts = { 'shop.fr': { '': 'fr_FR' as const }, 'shop.be': { '/fr': 'fr_BE' as const, '/nl': 'nl_BE' as const } };
  expect(localeOrigins('shop.fr', { ...config, hosts })).toEqual({
    fr_FR: 'http://shop.fr',
    fr_BE: 'http://shop.be/fr',
    nl_BE: 'http://shop.be/nl',
  });
});

test('a host of nobody serves every locale under its prefix, the default one without', () => {
  expect(localeOrigins('localhost:4200', config)).toMatchObject({
    fr_FR: 'http://localhost:4200',
    nl_BE: 'http://localhost:4200/nl_BE',
  });
});

test('customer care’s host, which visitors do not know, leads to the countries’ @ACC-017 @SHELL-034', () => {
  const hosts = { 'shop.fr': { '': 'fr_FR' as const }, 'shop.nl': { '': 'nl_NL' as const } };
  const publicOrigin = (host: string, prefix: string) => `https://${Object.hasOwn(hosts, host) ? host : 'shop.fr'}${prefix}`;
  expect(localeOrigins('care.shop.fr', { ...config, hosts, publicOrigin })).toEqual({ fr_FR: 'https://shop.fr', nl_NL: 'https://shop.nl' });
});

test('a brand’s host leads to the brand’s own locales, and the shop to none of them @MINI-009', () => {
  const own = { ...config, ownHosts: [{ 'shop.partner.example': { '': 'fr_BE' as const, '/nl': 'nl_BE' as const } }] };
  expect(localeOrigins('shop.partner.example', own)).toEqual({
    fr_BE: 'http://shop.partner.example',
    nl_BE: 'http://shop.partner.example/nl',
  });
  expect(JSON.stringify(localeOrigins('fr.localhost', own))).not.toContain('partner');
});

test('the review locale is no shop', () => {
  expect(Object.keys(localeOrigins('en.localhost', config))).not.toContain('en_GB');
});
