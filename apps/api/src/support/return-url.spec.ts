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
