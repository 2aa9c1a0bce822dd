import type { Articles, Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';

/** The editorial articles of the not-found page (spec 1, section 2). */
export function articlesQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['articles', { locale }],
    queryFn: ({ signal }) => request<Articles>({ path: '/gateway/content/articles', query: { locale }, signal }),
  });
}
