import { activitiesRequested, blockSearch, namesPoint, offersRequested, searchBlocks } from './top-search.ts';

const block = (searchCriterias: Record<string, unknown>, limit = 8, itemType: 'stay' | 'gift' | 'activity_only' = 'stay') => ({
  searchCriterias,
  limit,
  itemType,
});

describe('a block that asks a search', () => {
  test('asks for its place and theme, best value first, for two adults without dates, one stay a hotel @HOME-022 @HOME-024 @HOME-025', () => {
    const around = { region: 'Bretagne', lat: 48.1, lng: -2.8, distanceMax: 150, theme: 'sea' };
    expect(offersRequested(block(around), 'fr_FR')).toEqual({
      searchCriterias: { adult: 2, child: 0, baby: 0, ...around },
      orderBy: 'priceQuality',
      locale: 'fr_FR',
      page: 0,
      limit: 8,
      numberOfPackagesPerHotel: 1,
      fetchPageModel: false,
    });
  });

  test('a block of gifts asks for what may be given, one a hotel @HOME-022 @HOME-025', () => {
    expect(offersRequested(block({ country: 'FR' }, 4, 'gift'), 'fr_FR')).toMatchObject({
      type: 'gift',
      performGiftableSearch: true,
      numberOfPackagesPerHotel: 1,
      searchCriterias: { adult: 2, child: 0, baby: 0, country: 'FR' },
    });
  });

  test.each([
    [{ city: 'Cabourg' }, true],
    [{ region: 'Bretagne' }, false],
    [{ country: 'France' }, false],
    [{}, false],
  ])('distances are told from a point that the block names: %j', (place, isPoint) => {
    expect(namesPoint({ itemType: 'stay', searchCriterias: place })).toBe(isPoint);
  });

  test('a block of activities asks their own search, up to twenty of one house @HOME-022 @HOME-025', () => {
    expect(activitiesRequested(block({ adult: 2, country: 'FR' }, 0, 'activity_only'), 'fr_FR')).toEqual({
      searchCriterias: { adult: 2, country: 'FR' },
      orderBy: 'priceQuality',
      locale: 'fr_FR',
      page: 0,
      limit: 3,
      numberOfPackagesPerHotel: 20,
    });
  });

  test('shows three when its content does not say how many @HOME-023', () => {
    expect(offersRequested(block({}, 0), 'fr_FR').limit).toBe(3);
  });

  test('never asks for more than a page holds', () => {
    expect(offersRequested(block({}, 240), 'fr_FR').limit).toBe(24);
  });

  test('leaves out what is no criterion', () => {
    expect(blockSearch(block({ city: 12, region: '', theme: null, colour: 'blue' }))).toEqual(blockSearch(block({})));
  });

  test('only blocks of search results ask', () => {
    const asks = { type: 'TopSearchResults', id: 'a', title: '', itemType: 'stay', searchCriterias: {}, limit: 0 } as const;
    expect(searchBlocks([{ type: 'TargetedBanner', id: 't' }, asks])).toEqual([asks]);
  });
});
