import { GET_IDEAS, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/** The page of weekend ideas; 404 `NOT_FOUND` in a locale without (spec 2, section 2). */
export function ideasQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['ideas', { locale }],
    queryFn: ({ signal }) => call(GET_IDEAS, { query: { locale }, signal }),
  });
}
