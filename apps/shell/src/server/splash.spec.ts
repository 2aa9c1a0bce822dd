import { splashAnswer, splashPage, splashTarget } from './splash.ts';

const query = (text = '') => new URLSearchParams(text);

test('the splash page offers the Dutch and the French version @SHELL-063', () => {
  const html = splashPage({ shop: 'Shop', css: [], origin: 'http://be.localhost' });
  expect(html).toContain('href="/?language=nl"');
  expect(html).toContain('href="/?language=fr"');
  expect(html).not.toContain('<script');
});

test('the splash page says in each language what the shop sells, before any choice @SHELL-063', () => {
  const html = splashPage({ shop: 'Shop', css: [], origin: 'http://be.localhost' });
  expect(html).toMatch(/<li lang="nl">.*Uitgekozen hotels, met altijd een belevenis in de prijs inbegrepen\..*<li lang="fr">/);
  expect(html).toMatch(/<li lang="fr">.*Hôtels choisis, et toujours une expérience comprise dans le prix\./);
});

test('the splash page of a partner’s shop bears the partner’s name and mark', () => {
  const html = splashPage({ shop: 'Dimanche', mark: '/brands/dimanche/icon.svg', css: [], origin: 'http://be.localhost' });
  expect(html).toContain('<img src="/brands/dimanche/icon.svg" alt="" width="40" height="40">Dimanche');
  expect(html).toContain('<link rel="icon" href="/brands/dimanche/icon.svg"');
  expect(html).not.toContain('/assets/favicon.svg');
});

test('the choice of a language leads on to the page that was asked for', () => {
  const html = splashPage({ shop: 'Shop', css: [], origin: 'http://be.localhost', requested: '/contact?ref=a&b="' });
  expect(html).toContain('href="/contact?ref=a&amp;b=%22&amp;language=nl"');
  expect(html).toContain('href="/contact?ref=a&amp;b=%22&amp;language=fr"');
});

test('choosing keeps the language in a cookie at the root of all paths @SHELL-064', () => {
  expect(splashAnswer(query('language=nl'), undefined)).toEqual({
    to: '/nl',
    cookie: expect.stringMatching(/^last_language=nl_BE; Path=\/;/),
  });
});

test('who has chosen before goes on in that language, and may choose anew', () => {
  expect(splashAnswer(query(), 'fr')).toEqual({ to: '/fr' });
  expect(splashAnswer(query('language=nl'), 'fr')).toMatchObject({ to: '/nl' });
});

test('nobody is sent to a language that is none', () => {
  expect(splashAnswer(query('language=de'), undefined)).toBeUndefined();
});

test.each([
  ['/', '/nl'],
  ['/?language=nl', '/nl'],
  ['/?minisite=360&language=nl&flow=gifting', '/nl?minisite=360&flow=gifting'],
  ['/contact?ref=a', '/nl/contact?ref=a'],
  ['//evil.example/?a=1', '/nl/evil.example/?a=1'],
])('the language leads from %s to %s, with the partner and the campaign that were named', (requested, target) => {
  expect(splashTarget(new URL(`http://be.localhost${requested}`), '/nl')).toBe(target);
});
