import { LIST_PASSKEYS } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

/** The passkeys of the signed-in customer, the oldest first; refused with 401 for guests. */
export function passkeysQuery() {
  return queryOptions({
    ...asking,
    staleTime: 0,
    queryKey: ['passkeys'],
    queryFn: async ({ signal }) => readable(await call(LIST_PASSKEYS, { signal }), ({ passkeys }) => Array.isArray(passkeys)),
  });
}
