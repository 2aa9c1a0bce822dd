import { GET_BOXES_BLOCK, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/** The boxes that content recommends; its refusal says why in `message` (spec 2, section 7). */
export function boxesBlockQuery({ locale }: { locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['boxesBlock', { locale }],
    queryFn: ({ signal }) => call(GET_BOXES_BLOCK, { params: { locale: locale.toLowerCase() }, signal }),
  });
}
