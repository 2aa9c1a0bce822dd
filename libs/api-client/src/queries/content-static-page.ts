import type { Locale, StaticPage } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';

/** Terms and the like; 404 `NOT_FOUND` when the locale has no such page (decision A-096). */
export function staticPageQuery({ id, locale }: { id: string; locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['staticPage', { id, locale }],
    queryFn: ({ signal }) => request<StaticPage>({ path: `/gateway/content/static/${encodeURIComponent(id)}`, query: { locale }, signal }),
  });
}
