import { GET_GIFT_BLOCKS, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/** The gift block of a locale; `null` where content has none (HOME-019). */
export function giftBlockQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['giftBlock', { locale }],
    queryFn: async ({ signal }) => {
      const { items } = await call(GET_GIFT_BLOCKS, { query: { locale }, signal });
      return items[0]?.fields ?? null;
    },
  });
}
