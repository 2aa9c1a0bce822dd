import type { PlaceCategory } from '@shop/contracts';
import type { SearchState } from '@shop/routes';

/**
 * What a card shows of the search that found it: two searches that ask this alike show a thing alike, wherever and among
 * whatever they found it.
 */
export type CardParams = Pick<
  SearchState,
  'flow' | 'giftAdults' | 'checkin' | 'checkout' | 'flexibleDays' | 'adults' | 'children' | 'babies' | 'minisite'
> & { readonly placeKind?: PlaceCategory | undefined };
