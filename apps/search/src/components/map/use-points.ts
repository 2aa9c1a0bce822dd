import { useSite } from '@shop/contracts/page';
import type { SearchState } from '@shop/routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { markersOf, suggestedPoint } from '../../views/map-marker.ts';
import { afterGift } from '../../views/results/after-gift.ts';
import { cardLabels } from '../../views/results/card-labels.ts';
import { useSearchSource } from '../use-search-source.ts';
import type { ListedOffers } from './use-listed-offers.ts';

const NONE: ListedOffers['suggested'] = [];

/** Everything in reach of a search as markers, then what its list suggests beside; what is listed is known by name. */
export function usePoints(state: SearchState, { exact, suggested = NONE }: Pick<ListedOffers, 'exact'> & Partial<ListedOffers>) {
  const site = useSite();
  const intl = useIntl();
  const source = useSearchSource();
  const found = useQuery({ ...source.markers({ ...state, page: 0 }, site), placeholderData: keepPreviousData });
  const points = found.data?.exactMatch;
  const isGift = source.gift !== undefined;
  const markers = useMemo(() => {
    const known = new Map([...exact, ...suggested].map((offer) => [offer.id, offer]));
    const words = cardLabels(intl, { locale: site.locale, today: site.today, flow: state.flow });
    const unnamed = (price: string) => intl.formatMessage({ id: 'search.map.offer' }, { price });
    return markersOf([...(points ?? []), ...suggested.flatMap(suggestedPoint)], {
      locale: site.locale,
      known,
      unnamed,
      ...(isGift && { priceLabel: (cents) => afterGift(cents, words) }),
    });
  }, [points, exact, suggested, site.locale, site.today, intl, isGift, state.flow]);
  return {
    markers,
    /** The answer that they come from. */
    answer: points,
    /** How many offers the search has in all; undefined until it is known. */
    totalCount: found.data?.searchDetails.totalCount,
    found: found.data?.searchDetails.place,
    isLoading: found.isFetching,
    isFailed: found.isError,
    retry: () => void found.refetch(),
  };
}
