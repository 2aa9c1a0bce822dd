import type { HomeAnswer, Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';

/** Content of the home page, keyed by flow (spec 2, section 7). */
export function homeQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['home', { locale }],
    queryFn: ({ signal }) => request<HomeAnswer>({ path: '/api/cms/homepage', query: { locale }, signal }),
  });
}
