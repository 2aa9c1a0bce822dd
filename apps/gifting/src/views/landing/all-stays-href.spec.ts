import { LOCALES } from '@shop/contracts';
import { resultsHref, START } from '@shop/routes';
import { allStaysHref } from './all-stays-href.ts';

test('the way from a gift to every stay is the search that has not begun', () => {
  expect(LOCALES.map(allStaysHref)).toEqual(LOCALES.map((locale) => resultsHref(locale, START)));
});
