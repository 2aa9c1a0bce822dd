import { GET_STATIC_PAGE, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/** Terms and the like; 404 `NOT_FOUND` when the locale has no such page (API-050). */
export function staticPageQuery({ id, locale }: { id: string; locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['staticPage', { id, locale }],
    queryFn: ({ signal }) => call(GET_STATIC_PAGE, { params: { id }, query: { locale }, signal }),
  });
}
