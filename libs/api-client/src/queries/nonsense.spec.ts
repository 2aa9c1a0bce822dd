import { QueryClient } from '@tanstack/react-query';
import {
  activityGroupsQuery,
  autocompleteQuery,
  facetsQuery,
  hotelAvailabilitiesQuery,
  markerDetailQuery,
  markersQuery,
  offersQuery,
  recommendedPlacesQuery,
  searchActivitiesQuery,
  searchCalendarQuery,
  themesQuery,
} from '../index.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const locale = 'fr_FR';
const search = { locale, searchCriterias: { adult: 2, child: 0, baby: 0 } } as const;
const criteria: Parameters<typeof facetsQuery>[0] = { locale, adult: 2, child: 0, baby: 0, withActivities: true };

function answered(options: { queryKey: readonly unknown[] }, answer: unknown): Promise<unknown> {
  globalThis.fetch = async () => Response.json(answer);
  return new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery({
    ...(options as Parameters<QueryClient['fetchQuery']>[0]),
    retry: false,
  });
}

const QUESTIONS = {
  results: offersQuery(search),
  activities: searchActivitiesQuery(search),
  facets: facetsQuery(criteria),
  'groups of activities': activityGroupsQuery(criteria),
  'suggested places': autocompleteQuery({ locale, term: 'lyo' }),
  'recommended places': recommendedPlacesQuery({ locale }),
  'days of a hotel': hotelAvailabilitiesQuery({ hotelId: '7', locale, month: '2026-12', length: 12 }),
  'days of a place': searchCalendarQuery({ locale, length: 13, city: 'Lyon' }),
  markers: markersQuery(search),
  themes: themesQuery({ locale }),
  'card of a marker': markerDetailQuery({ id: '12', locale }),
};

describe.each(Object.entries(QUESTIONS))('%s that make no sense are a failure, which may be asked again', (_, question) => {
  test.each([[{}], [null], ['text'], [[null]], [[{ items: 3, id: 1 }]], [{ exactMatch: 'x', totalCount: 'many', label: 3 }]])(
    '%j',
    async (answer) => {
      await expect(answered(question, answer)).rejects.toMatchObject({ code: 'UNREADABLE', status: 502 });
    },
  );
});

test('choices of a filter that are none are a failure; a list that is not sent is an empty one', async () => {
  await expect(answered(facetsQuery(criteria), { totalCount: 3, stars: [null] })).rejects.toMatchObject({ code: 'UNREADABLE' });
  await expect(answered(facetsQuery(criteria), { totalCount: 3 })).resolves.toEqual({ totalCount: 3 });
});

test('a point without a place costs its own marker only @SEARCH-046', async () => {
  const point = { id: '1', location: { lat: 45.9, lng: 6.1 }, weekend: [{ id: '9' }], sellPrice: 14_900 };
  const searchDetails = { totalCount: 3, page: 0 };
  await expect(answered(markersQuery(search), { exactMatch: [null, { ...point, location: {} }, point], searchDetails })).resolves.toEqual({
    exactMatch: [point],
    searchDetails,
  });
});
