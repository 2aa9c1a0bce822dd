import type { Locale, StayDetail } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';

/** One stay with its hotel, room and programme; 404 `NOT_FOUND` when there is none. */
export function stayQuery({ id, locale }: { id: string; locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['stay', { id, locale }],
    queryFn: ({ signal }) =>
      request<StayDetail>({ path: `/api/weekend/${encodeURIComponent(id)}/detail.json`, query: { locale, client: 'msite' }, signal }),
  });
}
