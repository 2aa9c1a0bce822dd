import { styleSheet } from './inline-styles.ts';

const href = '/releases/search/one/browser/page.1a2b.css';

test('a sheet whose text is at hand stands in the page, under the names by which no loader asks for it again', () => {
  expect(styleSheet({ href, text: 'main{color:red}' }, 'abc')).toBe(
    `<style nonce="abc" data-href="page.1a2b.css" data-from="${href}">main{color:red}</style>`,
  );
});

test.each([
  ['whose text is not at hand', undefined],
  ['that would close its element', 'a{content:"</style><script>"}'],
])('a sheet %s is linked, with its hash', (_, text) => {
  expect(styleSheet({ href, text, integrity: 'sha384-x' }, 'abc')).toBe(
    `<link rel="stylesheet" href="${href}" data-href="page.1a2b.css" integrity="sha384-x" crossorigin>`,
  );
});
