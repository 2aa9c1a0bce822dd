import { GET_GIFT_VOUCHER, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';
import { readable } from '../transport/readable.ts';

/** What a code is worth; 404 `GIFT_NOT_FOUND` for an unknown one, 429 for a visitor who tries too many. */
export function giftVoucherQuery({ code, locale }: { readonly code: string; readonly locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['giftVoucher', { code, locale }],
    queryFn: async ({ signal }) =>
      readable(
        await call(GET_GIFT_VOUCHER, { params: { code }, query: { locale }, signal }),
        ({ kind, expiresOn }) => typeof kind === 'string' && typeof expiresOn === 'string',
      ),
  });
}
