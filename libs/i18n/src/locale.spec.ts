import { htmlLang, isLocale, languageOf, pointOfSaleOf } from './locale.ts';

test('six locales are sold and one is for review @SHELL-013 @SHELL-014', () => {
  expect(['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT', 'en_GB'].every(isLocale)).toBe(true);
  expect((['fr_FR', 'es_ES', 'fr_BE', 'nl_BE', 'nl_NL', 'it_IT'] as const).map(pointOfSaleOf)).toEqual([
    'FR',
    'ES',
    'BE',
    'BE',
    'NL',
    'IT',
  ]);
});

test.each(['de_DE', 'fr', 'FR_fr', 'constructor', '', null, undefined, 3])('%p is not a locale', (text) => {
  expect(isLocale(text)).toBe(false);
});

test('a locale names its language and its HTML tag', () => {
  expect(languageOf('nl_BE')).toBe('nl');
  expect(htmlLang('fr_BE')).toBe('fr-BE');
});
