import { LOCALES } from '@shop/contracts';
import { hasMessenger } from './messenger.ts';

const appId = 'app-1';

test('outside production only Spain has the messenger @CONT-006', () => {
  expect(LOCALES.filter((locale) => hasMessenger({ appId, locale, isProduction: false }))).toEqual(['es_ES']);
});

test('in production every locale has it @CONT-006', () => {
  expect(LOCALES.filter((locale) => hasMessenger({ appId, locale, isProduction: true }))).toEqual([...LOCALES]);
});

test('without an app id nobody has it @CONT-006', () => {
  for (const isProduction of [true, false]) expect(hasMessenger({ appId: undefined, locale: 'es_ES', isProduction })).toBe(false);
});
