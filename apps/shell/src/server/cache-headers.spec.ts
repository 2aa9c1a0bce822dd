import { assetCacheControl, brandCacheControl } from './cache-headers.ts';

const YEAR = 'public, max-age=31536000, immutable';

describe('the sheet of icons', () => {
  const sheet = (requested: unknown, file = '/shop/dist/shell/browser/icons.svg') =>
    assetCacheControl(file, { requested, own: 'ca12cb4b' });

  test.each(['icons.svg', 'icons.svg.br', 'icons.svg.gz'])('%s is kept for a year under the version that this shell serves', (file) => {
    expect(sheet('ca12cb4b', `/shop/browser/${file}`)).toBe(YEAR);
  });

  test.each([
    ['a remote that was built with a newer sheet', '0b7e11aa'],
    ['an address without a version', undefined],
    ['an address with two versions', ['ca12cb4b', '0b7e11aa']],
  ])('is revalidated each time it is requested by %s', (_, requested) => {
    expect(sheet(requested)).toBe('no-cache');
  });
});

test('what is named after its content is kept for a year, the favicon for a day', () => {
  const of = (file: string) => assetCacheControl(`/shop/browser/${file}`, { requested: undefined, own: 'ca12cb4b' });

  expect([of('main.3f9c01.js'), of('favicon.svg'), of('favicon.svg.br')]).toEqual([YEAR, 'public, max-age=86400', 'public, max-age=86400']);
});

test('a picture of a brand is not stored under a version that this shell does not serve', () => {
  expect(brandCacheControl({ requested: '1a2b3c4d', own: '1a2b3c4d' })).toBe(YEAR);
  expect(brandCacheControl({ requested: '99999999', own: '1a2b3c4d' })).toBe('no-store');
  expect(brandCacheControl({ requested: undefined, own: '1a2b3c4d' })).toBe('no-store');
});
