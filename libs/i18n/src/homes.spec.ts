import { homesOn } from './homes.ts';
import { hostsIn } from './points-of-sale.ts';
import { resolveSite, type SiteConfig } from './resolve-site.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const CONFIG: SiteConfig = { defaultLocale: 'fr_FR', reviewLocale: false, publicOrigin: (host, prefix) => `https://${host}${prefix}` };

test.each([
  'shop.fr=fr_FR,shop.be/fr=fr_BE,shop.be/nl=nl_BE,shop.nl=nl_NL',
  'shop.fr=fr_FR,shop.es=es_ES,be.shop.eu=fr_BE,be.shop.eu/nl=nl_BE',
])('each locale of %s has its home where its shop answers @SHELL-013', (setting) => {
  const hosts = hostsIn(setting);
  const homes = homesOn(hosts, 'https://shop.fr');
  expect(Object.keys(homes).toSorted()).toEqual(
    Object.values(hosts)
      .flatMap((locales) => Object.values(locales))
      .toSorted(),
  );
  for (const [locale, home] of Object.entries(homes)) {
    const { host, pathname } = new URL(`${home}/sejours`);
    expect(resolveSite({ host, path: pathname, now: NOW, config: { ...CONFIG, hosts } })).toMatchObject({
      kind: 'site',
      site: { locale, origin: home },
      path: '/sejours',
    });
  }
});

test('a home has the protocol and the port of the shop, and a locale that is not sold has none', () => {
  expect(homesOn({ 'be.localhost': { '/nl': 'nl_BE' } }, 'http://localhost:4200')).toEqual({ nl_BE: 'http://be.localhost:4200/nl' });
});
