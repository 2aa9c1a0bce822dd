import { blockQuestion, blockSearch } from './top-search.ts';

const block = (searchCriterias: Record<string, unknown>, limit = 8) => ({
  searchCriterias,
  limit,
});

describe('a block of stays on the home page', () => {
  test('asks for its place and theme, best value first, for two adults without dates @HOME-022', () => {
    expect(blockQuestion(block({ region: 'Bretagne', lat: 48.1, lng: -2.8, distanceMax: 150, theme: 'sea' }), 'fr_FR')).toEqual({
      searchCriterias: { adult: 2, child: 0, baby: 0, region: 'Bretagne', lat: 48.1, lng: -2.8, distanceMax: 150, theme: 'sea' },
      orderBy: 'priceQuality',
      locale: 'fr_FR',
      page: 0,
      limit: 8,
    });
  });

  test('shows three stays when its content does not say how many @HOME-023', () => {
    expect(blockQuestion(block({}, 0), 'fr_FR').limit).toBe(3);
  });

  test('never asks for more than a page holds', () => {
    expect(blockQuestion(block({}, 240), 'fr_FR').limit).toBe(24);
  });

  test('leaves out what is no criterion', () => {
    expect(blockSearch(block({ city: 12, region: '', theme: null, colour: 'blue' }))).toEqual(blockSearch(block({})));
  });
});
