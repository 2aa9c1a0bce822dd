import type { BoxesBlockAnswer, Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { request } from '../transport/request.ts';

/** The boxes that content recommends; its refusal says why in `message` (spec 2, section 7). */
export function boxesBlockQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['boxesBlock', { locale }],
    queryFn: ({ signal }) => request<BoxesBlockAnswer>({ path: `/gateway/content-boxes-block/${locale.toLowerCase()}`, signal }),
  });
}
