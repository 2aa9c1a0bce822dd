import { GET_MINISITE, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/** A partner's page in its own locale; 404 `NOT_FOUND` elsewhere (spec 2, section 3). */
export function minisiteQuery({ slug, locale }: { slug: string; locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['minisite', { slug, locale }],
    queryFn: ({ signal }) => call(GET_MINISITE, { params: { slug }, query: { locale }, signal }),
  });
}
