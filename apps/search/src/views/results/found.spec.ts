import type { OffersAnswer } from '@shop/contracts';
import { parseSearchAddress } from '@shop/routes';
import { foundStays } from './found.ts';

const answer = {
  exactMatch: [null, { id: '1' }],
  searchDetails: {
    totalCount: 2,
    page: 0,
    cityId: 'city-3037543',
    place: { label: 'Annecy', lat: 45.9, lng: 6.1 },
  },
} as unknown as OffersAnswer;

test('beside the flow of the search the page knows town, point and name of the place around which it looks @SEARCH-087', () => {
  const { details } = foundStays(answer);
  expect(details).toMatchObject({ cityId: 'city-3037543', place: { label: 'Annecy', lat: 45.9, lng: 6.1 } });
  expect(parseSearchAddress({ search: '?flow=hotel', hash: '#city=Annecy' }).flow).toBe('hotel');
});

test('an entry that is no card is left out', () => {
  expect(foundStays(answer).cards).toEqual([]);
});
