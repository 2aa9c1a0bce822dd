import { LOCALES } from '@shop/contracts';
import { allStaysHref } from './all-stays-href.ts';
import { resultsHref } from './format-search.ts';
import { START } from './search-state.ts';

test('the address of every stay is that of the search that has not begun', () => {
  expect(LOCALES.map(allStaysHref)).toEqual(LOCALES.map((locale) => resultsHref(locale, START)));
});
