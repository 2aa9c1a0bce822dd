import { GET_BOX, GET_SHIPPING_COSTS, LIST_BOX_OFFERS, LIST_SUB_ELEMENTS, type Locale } from '@shop/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../transport/api-error.ts';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

/** Stays of a box that one page brings (API-014). */
const OFFERS_PER_PAGE = 8;

export interface BoxParams {
  readonly code: string;
  readonly locale: Locale;
}

/** One box; 404 `NOT_FOUND` where there is none, and any answer with an `error` is a refusal (API-013). */
export function boxQuery({ code, locale }: BoxParams) {
  return queryOptions({
    ...asking,
    queryKey: ['box', { code, locale }],
    queryFn: async ({ signal }) => {
      const answer = await call(GET_BOX, { params: { code }, query: { locale }, signal });
      if ('error' in answer && answer.error) throw new ApiError(404, { code: 'NOT_FOUND', message: String(answer.error) });
      return readable(answer, ({ imagesBySize, price }) => typeof imagesBySize === 'object' && typeof price.sellPrice === 'number');
    },
  });
}

/** The stays that a box can be spent on, page after page; an empty page is the end (GIFT-031). */
export function boxOffersQuery({ code, locale }: BoxParams) {
  return infiniteQueryOptions({
    ...asking,
    queryKey: ['boxOffers', { code, locale }],
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: page }) =>
      readable(
        await call(LIST_BOX_OFFERS, { params: { boxCode: code }, query: { locale, page, limit: OFFERS_PER_PAGE }, signal }),
        ({ exactMatch }) => Array.isArray(exactMatch),
      ),
    getNextPageParam: ({ exactMatch }, _, page) => (exactMatch.length > 0 ? page + 1 : undefined),
  });
}

/** What a physical gift can be wrapped in or come with. */
export function giftExtrasQuery({ locale }: { readonly locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['giftExtras', { locale }],
    queryFn: async ({ signal }) =>
      readable(
        await call(LIST_SUB_ELEMENTS, { query: { locale }, signal }),
        ({ availableCustomSubElements, categories }) => Array.isArray(availableCustomSubElements) && Array.isArray(categories),
      ),
  });
}

/** What sending a physical gift costs; 404 `PHYSICAL_NOT_AVAILABLE` where nothing is sent (API-021). */
export function shippingCostsQuery({ locale }: { readonly locale: Locale }) {
  return queryOptions({
    ...asking,
    queryKey: ['shippingCosts', { locale }],
    queryFn: async ({ signal }) =>
      readable(
        await call(GET_SHIPPING_COSTS, { query: { locale }, signal }),
        ({ amount, internationalShippingFeesPerCountry }) =>
          typeof amount === 'number' && typeof internationalShippingFeesPerCountry === 'object',
      ),
  });
}
