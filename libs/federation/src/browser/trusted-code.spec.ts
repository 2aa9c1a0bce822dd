import { isBelow, isJson } from './trusted-code.ts';

const PAGE = 'https://shop.test/nl/zoeken';
const DIRECTORIES = ['/assets/', '/releases/search/abc/', 'https://cdn.test/releases/product/def/'];

describe('an address that may become a script', () => {
  test.each(['/assets/main.1.js', '/releases/search/abc/remoteEntry.js', 'https://cdn.test/releases/product/def/1.js'])('%s', (address) => {
    expect(isBelow(address, DIRECTORIES, PAGE)).toBe(true);
  });
});

describe('an address that may not', () => {
  test.each([
    ['another release', '/releases/search/old/remoteEntry.js'],
    ['a way out by dots', '/assets/../images/1.js'],
    ['another host', 'https://evil.test/assets/main.js'],
    ['another host without a scheme', '//evil.test/assets/main.js'],
    ['code in the address', 'javascript:alert(1)'],
    ['data in the address', 'data:text/javascript,alert(1)'],
  ])('%s', (_, address) => {
    expect(isBelow(address, DIRECTORIES, PAGE)).toBe(false);
  });
});

describe('text that may stand in a script', () => {
  test('structured data may', () => {
    expect(isJson('{"@type":"Hotel"}')).toBe(true);
  });

  test.each(['alert(1)', '"text"', '{"a":1};alert(1)', ''])('%j may not', (text) => {
    expect(isJson(text)).toBe(false);
  });
});
