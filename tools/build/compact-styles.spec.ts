import { compactStyles } from './compact-styles.ts';

test.each([
  [
    'comments and blanks',
    '/* frame */\n.a >\n  .b,\n.c {\n  color: red; /* warm */\n  margin: 0 auto;\n}\n',
    '.a > .b,.c{color:red;margin:0 auto}',
  ],
  [
    'layers and media',
    '@layer tokens, brand;\n@layer brand {\n  @media (min-width: 62rem) {\n    a { b: c }\n  }\n}\n',
    '@layer tokens, brand;@layer brand{@media (min-width: 62rem){a{b:c}}}',
  ],
  ['nested rules', '.a {\n  &:hover {\n    color: red;\n  }\n}', '.a{&:hover{color:red}}'],
  ['what is important', 'a { b: c ! important }', 'a{b:c!important}'],
  ['an empty custom property', 'a { --empty: ; }', 'a{--empty: }'],
])('a style sheet without its %s says the same', (_, written, compact) => {
  expect(compactStyles(written)).toBe(compact);
});

test('what stands in quotation marks, in addresses and in sums keeps its blanks', () => {
  const text = `a::before{content:"a  /* b */ c";width:calc(1px + 2px);background:url("a b.svg")}[title="x,  y"]{color:red}`;
  expect(compactStyles(text)).toBe(text);
});
