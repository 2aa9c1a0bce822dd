import { LIST_REVIEWS, type Locale } from '@shop/contracts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { readable } from '../transport/readable.ts';
import { call } from '../transport/call.ts';

export interface ReviewsParams {
  readonly hotelId: string;
  /** Language of the page: words the labels. */
  readonly locale: Locale;
  readonly sort: ReviewSort;
  /** Only reviews written in it; all without it. */
  readonly language?: Locale | undefined;
  /** Whether another page follows the last one, which counts from 0. */
  readonly hasMore: (page: number, count: number) => boolean;
}

type ReviewSort = 'DATE_DESC' | 'DATE_ASC' | 'SCORE_DESC' | 'SCORE_ASC';

/** Guests' reviews page by page (spec 2, section 7). */
export function reviewsQuery({ hotelId, locale, sort, language, hasMore }: ReviewsParams) {
  return infiniteQueryOptions({
    ...asking,
    queryKey: ['reviews', { hotelId, locale, sort, language }],
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: page }) =>
      readable(
        await call(LIST_REVIEWS, {
          params: { hotelId },
          query: { client: 'msite', withOtherLanguageFallback: false, sort, page, wordedIn: locale, locale: language },
          signal,
        }),
        ({ list }) => Array.isArray(list),
      ),
    getNextPageParam: ({ totalCount }, _pages, page) => (hasMore(page, totalCount) ? page + 1 : undefined),
  });
}
