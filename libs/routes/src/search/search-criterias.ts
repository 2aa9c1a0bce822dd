import type { SearchCriterias } from '@shop/contracts';
import { DEFAULT_PARTY } from '@shop/domain';
import type { SearchState } from './search-state.ts';

/** The search as the offers call wants it (spec 1, section 3). A gift is for two adults, without dates (spec 1, section 2). */
export function searchCriterias(state: SearchState): SearchCriterias {
  const { place, lat, lng, theme } = state;
  return {
    ...(state.flow === 'gifting' ? partyOf(DEFAULT_PARTY) : { ...partyOf(state), ...datesOf(state) }),
    ...(place && { [place.kind]: place.value }),
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
    ...(theme && { theme }),
  };
}

function partyOf({
  adults,
  children,
  babies,
}: Pick<SearchState, 'adults' | 'children' | 'babies'>): Pick<SearchCriterias, 'adult' | 'child' | 'baby'> {
  return { adult: adults, child: children, baby: babies };
}

function datesOf({ checkin, checkout, night }: SearchState): Pick<SearchCriterias, 'checkin' | 'checkout' | 'night'> {
  return { ...(checkin && { checkin }), ...(checkin && checkout && { checkout }), ...(!checkout && night && { night }) };
}
