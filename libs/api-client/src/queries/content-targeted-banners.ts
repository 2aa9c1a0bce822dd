import { GET_TARGETED_BANNERS, type Locale } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { asking } from '../transport/asking.ts';
import { call } from '../transport/call.ts';

/** The banners that may show on a kind of page, with their rules; those of other locales and pages are left behind. */
export function targetedBannersQuery({ locale, page }: { locale: Locale; page: 'home' | 'search' | 'product' }) {
  return queryOptions({
    ...asking,
    queryKey: ['targetedBanners', { locale, page }],
    queryFn: async ({ signal }) => {
      const { banners } = await call(GET_TARGETED_BANNERS, { signal });
      return banners.filter(({ rules }) => rules.locale.includes(locale) && (rules.page?.includes(page) ?? true));
    },
  });
}
