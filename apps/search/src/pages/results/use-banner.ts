import { targetedBannersQuery } from '@shop/api-client';
import type { TargetedBanner } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { targetedBanner, TWO_HOURS_KM } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';

/** The banner made for this search, where there is one; it never fails aloud. */
export function useBanner({ flow, place, lat, lng, theme, filters }: SearchState): TargetedBanner | undefined {
  const { locale, customerCare } = useSite();
  const { data } = useQuery({ ...targetedBannersQuery({ locale, page: 'search' }), enabled: !customerCare });
  if (!data) return undefined;
  return targetedBanner(data, {
    locale,
    page: 'search',
    flow,
    ...(place && { [place.kind]: place.value }),
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
    ...(theme && { theme }),
    isLessThanTwoHours: filters.distance.max === TWO_HOURS_KM,
  });
}
