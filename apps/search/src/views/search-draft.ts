import type { Suggestion } from '@shop/contracts';
import { addDays, storedSort, partyOfFlow, type FlexibleDates, type Party, type SearchFlow } from '@shop/domain';
import { fromSearchBar, takesDistance, type SearchState } from '@shop/routes';
import { questionsOf } from './flow-questions.ts';
import { placeName } from './place-name.ts';

/** The place of a search, as its address carries it. */
export type PlaceOfSearch = Pick<SearchState, 'place' | 'lat' | 'lng'>;

/** What stands in the search box before it is submitted. */
export interface SearchDraft extends Party, FlexibleDates {
  /** The text of the destination field. */
  readonly term: string;
  /** Undefined while something is typed and nothing picked. */
  readonly where?: PlaceOfSearch;
  /** Id of the theme; none for any. */
  readonly theme?: string;
}

export const ANYWHERE: PlaceOfSearch = { place: undefined, lat: undefined, lng: undefined };

/** The box of a search that is there already. `placeLabel` is the place's name in the visitor's language, where known. */
export function draftOf(state: SearchState, placeLabel = placeName(state.place, { recent: [] }) ?? ''): SearchDraft {
  const { flow, place, lat, lng, checkin, flexibleDays, theme } = state;
  const checkout = state.checkout ?? (checkin && addDays(checkin, state.night ?? 1));
  return { term: placeLabel, where: { place, lat, lng }, checkin, checkout, flexibleDays, theme, ...partyOfFlow(state, flow) };
}

/** Typing unpicks the place; an emptied field means anywhere. */
export function typed(draft: SearchDraft, term: string): SearchDraft {
  return { ...draft, term, where: term.trim() ? undefined : ANYWHERE };
}

export function picked(draft: SearchDraft, suggestion: Suggestion): SearchDraft {
  return { ...draft, term: suggestion.label, where: whereOf(suggestion) };
}

export function dated(draft: SearchDraft, { checkin, checkout, flexibleDays }: FlexibleDates): SearchDraft {
  return { ...draft, checkin, checkout, flexibleDays };
}

/** A suggestion as criteria of the search (API-052). */
export function whereOf({
  category,
  value,
  latitude,
  longitude,
}: Pick<Suggestion, 'category' | 'value' | 'latitude' | 'longitude'>): PlaceOfSearch {
  return { place: { kind: category, value }, lat: latitude, lng: longitude };
}

/** Activities are searched in towns only (SEARCH-020). */
export function placesOfFlow<Place extends Pick<Suggestion, 'category'>>(places: readonly Place[], flow: SearchFlow): Place[] {
  return places.filter(({ category }) => flow !== 'activity' || category === 'city');
}

/** What was typed where it names no place: a name without coordinates, which no suggestion stands for. */
export function unknownPlace({ place, lat }: Pick<SearchState, 'place' | 'lat'>): string | undefined {
  return place?.kind === 'city' && lat === undefined ? place.value : undefined;
}

export function themed(draft: SearchDraft, theme: string | undefined): SearchDraft {
  return { ...draft, theme };
}

/**
 * The search that a submitted box asks for; its flow stays, and with it what the flow does not ask is left out.
 * Where nothing was picked, the first suggestion for what was typed is taken, and the words themselves where there is none.
 */
export function searchOf(draft: SearchDraft, state: SearchState, suggestions: readonly Suggestion[]): SearchState {
  const [first] = suggestions;
  const where = draft.where ?? (first ? whereOf(first) : { ...ANYWHERE, place: { kind: 'city', value: draft.term.trim() } as const });
  const { flow } = state;
  const asks = questionsOf(flow);
  const { checkin, checkout, flexibleDays }: FlexibleDates = asks.includes('when') ? draft : {};
  const dates = { checkin, checkout, flexibleDays: checkin ? flexibleDays : undefined };
  const theme = asks.includes('theme') ? draft.theme : undefined;
  const sort = storedSort(state.sort, flow, where.lat !== undefined);
  const filters = takesDistance(where) ? state.filters : { ...state.filters, distance: {} };
  return fromSearchBar({ ...state, ...where, ...partyOfFlow(draft, flow), ...dates, theme, night: undefined, sort, filters });
}
