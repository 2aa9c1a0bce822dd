import { GET_ARTICLES, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/** The editorial articles of the not-found page (spec 1, section 2). */
export function articlesQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['articles', { locale }],
    queryFn: ({ signal }) => call(GET_ARTICLES, { query: { locale }, signal }),
  });
}
