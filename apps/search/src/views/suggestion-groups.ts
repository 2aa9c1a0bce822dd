import type { PlaceCategory, Suggestion } from '@shop/contracts';
import type { SearchFlow } from '@shop/domain';
import { placesOfFlow } from './search-draft.ts';

/** What stands in the list under the destination field; what was found comes by kind of place. */
export interface SuggestionGroup {
  readonly kind: 'recent' | 'recommended' | 'towns' | 'areas' | 'sights' | 'hotels';
  readonly suggestions: readonly Suggestion[];
}

interface Known {
  readonly flow: SearchFlow;
  readonly term: string;
  readonly recent: readonly Suggestion[];
  readonly recommended: readonly Suggestion[];
  readonly found: readonly Suggestion[];
}

/** More would scroll out of sight; better to type another letter. */
const MAX_FOUND = 8;
const MAX_RECOMMENDED = 6;

const KIND_OF: Record<PlaceCategory, SuggestionGroup['kind']> = {
  city: 'towns',
  region: 'areas',
  department: 'areas',
  touristicregion: 'areas',
  country: 'areas',
  poi: 'sights',
  skiresort: 'sights',
  hotel: 'hotels',
};

/**
 * Nothing typed: recent searches, then recommended places. Something typed: what was found, the kind of the best one first.
 * Empty groups are left out.
 */
export function suggestionGroups({ flow, term, recent, recommended, found }: Known): SuggestionGroup[] {
  const fits = (places: readonly Suggestion[]) => placesOfFlow(places, flow);
  const recentIds = new Set(recent.map(({ id }) => id));
  const groups: SuggestionGroup[] = term.trim()
    ? byKind(fits(found).slice(0, MAX_FOUND))
    : [
        { kind: 'recent', suggestions: fits(recent) },
        { kind: 'recommended', suggestions: fits(recommended.filter(({ id }) => !recentIds.has(id))).slice(0, MAX_RECOMMENDED) },
      ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}

function byKind(found: readonly Suggestion[]): SuggestionGroup[] {
  const kinds = [...new Set(found.map(({ category }) => KIND_OF[category]))];
  return kinds.map((kind) => ({ kind, suggestions: found.filter(({ category }) => KIND_OF[category] === kind) }));
}
