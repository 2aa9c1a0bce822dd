import { thankYouUrl } from './return-url.ts';

const HOSTS = ['fr.shop.test', 'shop.test'];

test.each([
  [undefined, '/contact?ref=contact_thank_you'],
  ['/fr/contact?a=1#form', '/fr/contact?a=1&ref=contact_thank_you#form'],
  ['https://shop.test/nl/contact', '/nl/contact?ref=contact_thank_you'],
  ['/contact?ref=other', '/contact?ref=contact_thank_you'],
])('from %s the form leads back with thanks @CONT-011', (retURL, url) => {
  expect(thankYouUrl(retURL, HOSTS)).toBe(url);
});

test.each([
  'https://evil.test/contact',
  '//evil.test/contact',
  '/\\evil.test',
  'javascript:alert(1)',
  'https://shop.test//evil.test',
  'http://[',
])('%s leads nowhere but to our contact page', (retURL) => {
  expect(thankYouUrl(retURL, HOSTS)).toBe('/contact?ref=contact_thank_you');
});

test.each(['[', 'a b', '', '%', 'fr.shop.test:99999'])('a request that calls our host %j is led back all the same', (host) => {
  expect(thankYouUrl('/nl/contact', [host, 'shop.test'])).toMatch(/^(\/nl)?\/contact\?ref=contact_thank_you$/);
  expect(thankYouUrl(undefined, [host])).toBe('/contact?ref=contact_thank_you');
});
