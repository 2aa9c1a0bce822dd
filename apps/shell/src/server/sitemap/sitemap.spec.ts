import { DEFAULT_TOGGLES } from '@shop/contracts';
import { EMPTY_CONTENT } from '../../layout/layout.ts';
import { robotsText } from './robots-text.ts';
import { contentPaths, productPath } from './sitemap-paths.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

async function written(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

test('a sitemap speaks the locale’s addresses', async () => {
  const xml = await written(urlSet('http://be.localhost/nl', ['/', productPath('stay', 'nl_BE', { id: '12', slug: 'nacht' })]));
  expect(xml).toContain('<loc>http://be.localhost/nl</loc>');
  expect(xml).toContain('<loc>http://be.localhost/nl/product/verblijf/12/nacht</loc>');
});

test('addresses are written so that XML reads them', async () => {
  expect(await written(urlSet('http://x', ['/?a=1&b=<']))).toContain('http://x/?a=1&amp;b=&lt;');
  expect(sitemapIndex(['http://x/sitemap-pages.xml'])).toMatch(/^<\?xml.*<sitemap><loc>http:\/\/x\/sitemap-pages\.xml<\/loc><\/sitemap>/s);
});

test('the results are listed by the addresses that they call their own @SHELL-009', () => {
  const paths = contentPaths('fr_FR', EMPTY_CONTENT, { ...DEFAULT_TOGGLES, activityOnly: true });
  expect(paths).toEqual(expect.arrayContaining(['/sejours?flow=booking', '/activites?flow=activity']));
});

test('what must not be listed is not in it, and the press room only where there is one', () => {
  const paths = contentPaths('nl_NL', { ...EMPTY_CONTENT, landings: ['kerst'] }, DEFAULT_TOGGLES);
  expect(paths).toContain('/kerst');
  expect(paths.join(' ')).not.toMatch(/account|press-room|ideeen|cadeauboxen|boeking/);
  expect(contentPaths('es_ES', EMPTY_CONTENT, DEFAULT_TOGGLES)).toContain('/contenido/press-room');
});

test('a shop that is not to be listed names no sitemap @SHELL-054', () => {
  expect(robotsText(false, ['http://x/sitemap.xml'])).not.toContain('Sitemap');
  expect(robotsText(true, ['http://x/sitemap.xml'])).toContain('Sitemap: http://x/sitemap.xml');
});
