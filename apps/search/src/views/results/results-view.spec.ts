import type { OfferCard, OffersAnswer } from '@shop/contracts';
import { foundStays } from './found.ts';
import { resultsView } from './results-view.ts';

const card = (id: string) => ({ id, label: 'Stay', uri: '/stay', sellPrice: 1, hotel: { location: {} } }) as OfferCard;
const found = (count: number, total = count) =>
  foundStays({ exactMatch: Array.from({ length: count }, (_, index) => card(`${index}`)), searchDetails: { totalCount: total, page: 0 } });
const view = (facts: Partial<Parameters<typeof resultsView>[0]>) =>
  resultsView({ found: undefined, isError: false, suggestions: undefined, pageSize: 24, ...facts });

test('without an answer the page loads, then fails', () => {
  expect(view({}).kind).toBe('loading');
  expect(view({ isError: true }).kind).toBe('failed');
});

test('what is found is the exact results, how many there are, the search they answer, the way back and the links on @SEARCH-119', () => {
  const searchDetails = { totalCount: 40, page: 0, theme: 'Spa', cityId: 'annecy', themeId: 'spa', adult: 2, uri: '/sejours' };
  const breadcrumb = [{ label: 'Annecy', uri: '/sejours?city=Annecy' }];
  const suggestionLinks = [{ title: 'Nearby', links: [{ label: 'Aix', uri: '/aix', count: 3 }] }];
  const answer = { exactMatch: [card('1'), card('2')], searchDetails, breadcrumb, suggestionLinks } as unknown as OffersAnswer;
  expect(view({ found: foundStays(answer) })).toMatchObject({
    kind: 'found',
    found: { cards: [{ id: '1' }, { id: '2' }], details: searchDetails, breadcrumb, links: suggestionLinks },
    suggestions: [],
  });
});

test('results stay on the screen when asking again fails', () => {
  expect(view({ found: found(3), isError: true }).kind).toBe('found');
});

test('suggestions start as nothing and fill when they are there @SEARCH-120', () => {
  expect(view({ found: found(3) })).toMatchObject({ suggestions: undefined, message: 'none' });
  expect(view({ found: found(3), suggestions: [card('9')] })).toMatchObject({ message: 'suggestions' });
});

test('a full page shows no suggestions, be there any @SEARCH-112', () => {
  expect(view({ found: found(24, 60), suggestions: [card('99')] })).toMatchObject({ suggestions: [], message: 'none' });
});

test('a page beyond the last is empty, not full', () => {
  expect(view({ found: found(0, 60), suggestions: [] })).toMatchObject({ message: 'noResults' });
});

test('a card without hotel or price is left out, the others stay', () => {
  const broken = [{ id: '1' }, null, card('2')] as OfferCard[];
  expect(foundStays({ exactMatch: broken, searchDetails: { totalCount: 3, page: 0 } }).cards.map(({ id }) => id)).toEqual(['2']);
});
