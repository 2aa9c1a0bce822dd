import { LIST_BOXES, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';
import { readable } from '../transport/readable.ts';

/** Every box that is sold, in its digital form (API-048). */
export function boxesQuery({ locale }: { readonly locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['boxes', { locale }],
    queryFn: async ({ signal }) => readable(await call(LIST_BOXES, { query: { locale }, signal }), ({ boxes }) => Array.isArray(boxes)),
  });
}
