import { FLEXIBLE_DAYS, NIGHT_LIMITS, storedSort, PARTY_LIMITS, type SearchFlow } from '@shop/domain';
import { addressParams, type AddressParams, type StateAddress } from '../address-params.ts';
import { readDates, type DateState } from '../date-params.ts';
import { minisiteOf } from '../minisite-param.ts';
import { readParty } from '../party-params.ts';
import { degrees, identifier, oneOf, shortText, wholeNumber } from '../read-param.ts';
import { readFilters } from './filter-params.ts';
import { flowOfSearch } from './search-flow.ts';
import { GIFT_FORMATS, PLACE_KINDS, START, type SearchPlace, type SearchState } from './search-state.ts';
import { takesDistance } from './takes-distance.ts';

const SORTS = ['priceQuality', 'distance', 'promo', 'priceAsc', 'popularity', 'svPriceDesc', 'svPriceAsc'] as const;
const PAGE_LIMITS = { min: 0, max: 1000 };

/**
 * Reads a search from its address. The hash wins over the query; junk counts as not said; never throws.
 * `flow` is the one of the path where the query names none: `/activites` is a search of activities.
 */
export function parseSearchAddress(address: StateAddress, ownFlow: SearchFlow = START.flow): SearchState {
  const params = addressParams(address);
  const query = new URLSearchParams(address.search);
  const flow = flowOfSearch(address.search, ownFlow);
  const place = readPlace(params);
  const sort = oneOf(params.get('sort'), SORTS) ?? START.sort;
  const theme = identifier(params.get('theme'));
  const from = identifier(query.get('from'));
  const minisite = minisiteOf(address.search);
  return {
    flow,
    ...readParty(params),
    ...readSearchDates(params),
    ...place,
    ...(theme && { theme }),
    filters: readFilters(params, { flow, hasDistance: takesDistance(place) }),
    ...readGift(params),
    sort: storedSort(sort, flow, place.lat !== undefined),
    page: wholeNumber(query.get('page'), PAGE_LIMITS) ?? START.page,
    ...(from && { from }),
    ...(minisite && { minisite }),
  };
}

/** Flexible dates come from the same half of the address as the arrival. */
function readSearchDates(params: AddressParams): DateState & Pick<SearchState, 'flexibleDays'> {
  const dates = readDates(params);
  const said = params.group('checkin', 'flexibleDays')('flexibleDays');
  const flexibleDays = dates.checkin && FLEXIBLE_DAYS.find((days) => days > 0 && String(days) === said);
  return { ...dates, ...(flexibleDays && { flexibleDays }) };
}

function readGift(params: AddressParams): Pick<SearchState, 'giftNights' | 'giftFormat' | 'giftAdults'> {
  const giftNights = wholeNumber(params.get('giftNights'), NIGHT_LIMITS);
  const giftFormat = oneOf(params.get('giftFormat'), GIFT_FORMATS);
  const giftAdults = wholeNumber(params.get('giftAdults'), PARTY_LIMITS.adults);
  return { ...(giftNights && { giftNights }), ...(giftFormat && { giftFormat }), ...(giftAdults && { giftAdults }) };
}

/** A place and its coordinates come from the same half of the address; half a coordinate is none. */
function readPlace(params: AddressParams): { place?: SearchPlace; lat?: number; lng?: number } {
  const get = params.group(...PLACE_KINDS, 'lat', 'lng');
  const kind = PLACE_KINDS.find((candidate) => readPlaceValue(candidate, get(candidate)));
  const value = kind && readPlaceValue(kind, get(kind));
  const lat = degrees(get('lat'), 90);
  const lng = degrees(get('lng'), 180);
  return { ...(kind && value && { place: { kind, value } }), ...(lat !== undefined && lng !== undefined && { lat, lng }) };
}

function readPlaceValue(kind: SearchPlace['kind'], text: string | null): string | undefined {
  return shortText(text, kind === 'hotel' ? 40 : 120);
}
