import { movedStyles } from './moved-styles.ts';

const moved = (address: string) => movedStyles(`a{src:url(${address})}`, '/releases/search/one/browser/page.css');

test.each(['fonts/a.woff2', './fonts/a.woff2', ' fonts/a.woff2 '])(
  'what lies beside a sheet (%s) is named from its own address',
  (address) => {
    expect(moved(address)).toBe('a{src:url(/releases/search/one/browser/fonts/a.woff2)}');
  },
);

test('in quotation marks too', () => {
  expect(moved(`"fonts/a b.woff2"`)).toBe(`a{src:url("/releases/search/one/browser/fonts/a b.woff2")}`);
});

test.each(['/assets/a.woff2', 'data:image/svg+xml;base64,AA', '#mask', 'https://tiles.example/a.png'])(
  '%s means the same everywhere',
  (address) => {
    expect(moved(address)).toBe(`a{src:url(${address})}`);
  },
);
