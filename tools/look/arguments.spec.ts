import { readArguments } from './arguments.ts';

describe('what to look at', () => {
  test('pages, locales and widths are read', () => {
    expect(readArguments(['home', 'stay', '--locales', 'fr_FR,nl_BE', '--widths', '390,1440', '--base', 'http://localhost:4300/'])).toEqual({
      pages: ['home', 'stay'],
      locales: ['fr_FR', 'nl_BE'],
      widths: [390, 1440],
      base: 'http://localhost:4300',
    });
  });

  test('nothing named is the French home page, narrow and wide', () => {
    expect(readArguments([])).toMatchObject({ pages: ['home'], locales: ['fr_FR'], widths: [390, 1440] });
  });

  test.each([
    [['hoome'], 'no page'],
    [['home', '--locales', 'de_DE'], 'no locale'],
    [['home', '--widths', '12'], 'no width'],
  ])('%j is refused with a sentence', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });
});
