import type { ActivityCriterias, SearchCriterias } from '@shop/contracts';
import { DEFAULT_PARTY, filtersOf, isDistanceActive, needsSingleRoom, NIGHT_LIMITS, nightsBetween } from '@shop/domain';
import type { SearchState } from './search-state.ts';

/** The facility that a call takes as a switch of its own (spec 1, section 5). */
const PETS = 'pets';

/** The search as the offers call wants it (spec 1, section 3). A gift is for two adults, without dates (spec 1, section 2). */
export function searchCriterias(state: SearchState): SearchCriterias {
  const isGift = state.flow === 'gifting';
  return {
    ...(isGift ? { ...partyOf(DEFAULT_PARTY), ...giftOf(state) } : { ...partyOf(state), ...datesOf(state) }),
    ...placeOf(state),
    ...housesOf(state),
  };
}

/** The search as the activity call wants it: place, theme, adults and prices per person (API-010). */
export function activityCriterias(state: SearchState): ActivityCriterias {
  const { activities, price } = filtersOf(state.filters, 'activity');
  return { adult: state.adults, ...placeOf(state), ...aroundTown(state), ...tagsOf(activities), ...pricesOf(price) };
}

/** Kilometres around a town (SEARCH-121, SEARCH-122). */
const TOWN_RADIUS_KM = 30;

/** How far a search of a town reaches where no distance is chosen; nothing for areas, which have borders. */
export function aroundTown({
  place,
  lat,
  lng,
}: Pick<SearchState, 'place' | 'lat' | 'lng'>): Pick<SearchCriterias, 'distanceMin' | 'distanceMax'> {
  return place?.kind === 'city' && lat !== undefined && lng !== undefined ? { distanceMin: 0, distanceMax: TOWN_RADIUS_KM } : {};
}

/** Whether the dates of a search are further apart than the longest stay is long, as a calendar without prices allows (SEARCH-132). */
export function isTooLong({ checkin, checkout }: Pick<SearchState, 'checkin' | 'checkout'>): boolean {
  return checkin !== undefined && checkout !== undefined && nightsBetween(checkin, checkout) > NIGHT_LIMITS.max;
}

function partyOf(party: Pick<SearchState, 'adults' | 'children' | 'babies'>): Pick<SearchCriterias, 'adult' | 'child' | 'baby' | 's'> {
  const { adults, children, babies } = party;
  return { adult: adults, child: children, baby: babies, ...(needsSingleRoom(party) && { s: 1 }) };
}

function datesOf({
  checkin,
  checkout,
  night,
  flexibleDays,
}: SearchState): Pick<SearchCriterias, 'checkin' | 'checkout' | 'night' | 'flexibleDays'> {
  const flexible = checkin && flexibleDays ? { flexibleDays } : {};
  if (checkin && checkout) {
    const night = nightsBetween(checkin, checkout);
    return { checkin, checkout, ...(!isTooLong({ checkin, checkout }) && { night }), ...flexible };
  }
  return { ...(checkin && { checkin }), ...(night && { night }), ...flexible };
}

function giftOf({ giftNights }: SearchState): Pick<SearchCriterias, 'giftNights'> {
  return giftNights ? { giftNights } : {};
}

function placeOf({ place, lat, lng, theme }: SearchState) {
  return {
    ...(place && { [place.kind]: place.value }),
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
    ...(theme && { theme }),
  };
}

/** The filters under the names of the calls (SEARCH-010). */
function housesOf(state: SearchState): Partial<SearchCriterias> {
  const { hotelTypes, hotelEnvironments, hotelStyles, stars, facilities, activities, score, price, distance } = filtersOf(
    state.filters,
    state.flow,
  );
  const prices = pricesOf(price);
  return {
    ...(hotelTypes.length && { hotelType: hotelTypes.join(',') }),
    ...(hotelEnvironments.length && { hotelEnvironment: hotelEnvironments.join(',') }),
    ...(hotelStyles.length && { hotelStyle: hotelStyles.join(',') }),
    ...(stars.length && { stars: stars.join(',') }),
    ...facilitiesOf(facilities),
    ...(score !== undefined && { minHotelReviewScore: score }),
    ...tagsOf(activities),
    ...(state.flow === 'gifting'
      ? {
          ...(prices.priceMin !== undefined && { singleVoucherPriceMin: prices.priceMin }),
          ...(prices.priceMax !== undefined && { singleVoucherPriceMax: prices.priceMax }),
        }
      : prices),
    ...(isDistanceActive(distance) && state.lat !== undefined && state.lng !== undefined && distancesOf(distance)),
  };
}

function facilitiesOf(facilities: readonly string[]): Pick<SearchCriterias, 'facilities' | 'petsAllowed'> {
  const others = facilities.filter((facility) => facility !== PETS);
  return { ...(others.length && { facilities: others.join(',') }), ...(others.length < facilities.length && { petsAllowed: true }) };
}

function tagsOf(activities: readonly string[]): Pick<SearchCriterias, 'tags'> {
  return activities.length ? { tags: activities.join(',') } : {};
}

function pricesOf({ min, max }: SearchState['filters']['price']): Pick<SearchCriterias, 'priceMin' | 'priceMax'> {
  return { ...(min !== undefined && { priceMin: min }), ...(max !== undefined && { priceMax: max }) };
}

function distancesOf({ min, max }: SearchState['filters']['distance']): Pick<SearchCriterias, 'distanceMin' | 'distanceMax'> {
  return { ...(min !== undefined && { distanceMin: min }), ...(max !== undefined && { distanceMax: max }) };
}
