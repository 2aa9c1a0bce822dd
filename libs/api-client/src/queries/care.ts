import { GET_CARE_SESSION, GET_CARE_STORY, SEARCH_FOR_CARE } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

/** Every answer is written to the audit log as a look: nothing is asked again because a window came to the front. */
const looking = { staleTime: 0, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** The colleague who is signed in, and the role; refused with 401 for everybody else. */
export function careSessionQuery() {
  return queryOptions({
    ...looking,
    queryKey: ['careSession'],
    queryFn: async ({ signal }) => readable(await call(GET_CARE_SESSION, { signal }), ({ email }) => typeof email === 'string'),
  });
}

/** Orders, vouchers and customers that fit what was typed. 401 `SIGN_IN_NEEDED`, 400 for less than three characters that count. */
export function careSearchQuery(query: string, reason: string) {
  return queryOptions({
    ...looking,
    queryKey: ['care', 'search', query, reason],
    queryFn: async ({ signal }) =>
      readable(await call(SEARCH_FOR_CARE, { body: { query, reason }, signal }), ({ orders, vouchers, customers }) =>
        [orders, vouchers, customers].every(Array.isArray),
      ),
  });
}

/** An order from its beginning on. 401 `SIGN_IN_NEEDED`, 404 where there is none. */
export function careStoryQuery(uuid: string, reason: string) {
  return queryOptions({
    ...looking,
    queryKey: ['care', 'story', uuid, reason],
    queryFn: async ({ signal }) =>
      readable(
        await call(GET_CARE_STORY, { params: { uuid }, body: { reason }, signal }),
        ({ order, events }) => typeof order === 'object' && Array.isArray(events),
      ),
  });
}
