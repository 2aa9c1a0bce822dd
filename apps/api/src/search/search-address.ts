import type { Locale } from '@shop/contracts';
import { PLACE_KINDS, START, resultsHref, type SearchPlace, type SearchState } from '@shop/routes';
import type { PlaceEntry } from '../availability/places/index.ts';
import type { SearchQuestion } from './search-question.ts';

interface Change {
  readonly place?: PlaceEntry;
  readonly theme?: string | undefined;
  readonly page?: number;
  readonly locale?: Locale;
}

/** Address of a search of place and theme, without dates, party and filters: what may be linked, shared and indexed. */
export function searchUri(question: SearchQuestion, change: Change = {}): string {
  const { criterias, isGift, isNights, locale } = question;
  const state: SearchState = {
    ...START,
    flow: isGift ? 'gifting' : isNights ? 'hotel' : 'booking',
    ...placeOf(question, change.place),
    ...('theme' in change ? change.theme && { theme: change.theme } : criterias.theme && { theme: criterias.theme }),
    page: change.page ?? 0,
  };
  return resultsHref(change.locale ?? locale, state);
}

/** The place in another place's stead, or the one that was asked for under the key and coordinates it came with. */
function placeOf({ criterias }: SearchQuestion, place: PlaceEntry | undefined): Pick<SearchState, 'place' | 'lat' | 'lng'> {
  if (place)
    return {
      place: { kind: place.category as SearchPlace['kind'], value: place.value },
      lat: place.latitude,
      lng: place.longitude,
    };
  const kind = PLACE_KINDS.find((candidate) => criterias[candidate] !== undefined);
  const { lat, lng } = criterias;
  return {
    ...(kind && { place: { kind, value: criterias[kind]! } }),
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
  };
}
