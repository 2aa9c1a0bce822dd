import { GET_CENTRE_SESSION } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

/** The activity centre whose page is open in this browser; refused with 401 for everybody else. */
export function centreSessionQuery() {
  return queryOptions({
    ...asking,
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryKey: ['centreSession'],
    queryFn: async ({ signal }) => readable(await call(GET_CENTRE_SESSION, { signal }), ({ name }) => typeof name === 'string'),
  });
}
