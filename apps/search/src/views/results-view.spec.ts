import type { OffersAnswer } from '@shop/contracts';
import { resultsView } from './results-view.ts';

const nothing: OffersAnswer = { exactMatch: [], searchDetails: { totalCount: 0, page: 0 } };

test('without an answer the page loads, then fails', () => {
  expect(resultsView({ data: undefined, isError: false }).kind).toBe('loading');
  expect(resultsView({ data: undefined, isError: true }).kind).toBe('failed');
});

test('an answer without stays is empty', () => {
  expect(resultsView({ data: nothing, isError: false }).kind).toBe('empty');
});

test('results stay on the screen when asking again fails', () => {
  expect(resultsView({ data: nothing, isError: true }).kind).toBe('empty');
});
