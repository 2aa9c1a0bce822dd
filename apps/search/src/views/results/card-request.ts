import type { LocalDate, PlaceCategory } from '@shop/contracts';
import { arrivingOn, movedArrival, type FlexibleDates } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import { undated } from '../search-question.ts';

/**
 * What a card shows of the search that found it: two searches that ask this alike show a thing alike, wherever and among
 * whatever they found it.
 */
export type CardParams = Pick<
  SearchState,
  'flow' | 'giftAdults' | 'checkin' | 'checkout' | 'flexibleDays' | 'adults' | 'children' | 'babies' | 'minisite'
> & { readonly placeKind?: PlaceCategory | undefined };

/** The search as the price of an offer answers it: of any day for a suggestion, exact where flexible dates have found its day. */
export function pricedSearch<Search extends FlexibleDates & Pick<SearchState, 'night'>>(
  search: Search,
  offer: { readonly checkin?: LocalDate | undefined; readonly priceType?: string },
): Search {
  if (offer.priceType === 'FROM_PRICE') return undated(search);
  const moved = movedArrival(search, offer);
  return moved ? arrivingOn(search, moved) : search;
}
