import type { Suggestion } from '@shop/contracts';

/** What stands in the list under the destination field. */
export interface SuggestionGroup {
  readonly kind: 'recent' | 'recommended' | 'found';
  readonly suggestions: readonly Suggestion[];
}

interface Known {
  readonly term: string;
  readonly recent: readonly Suggestion[];
  readonly recommended: readonly Suggestion[];
  readonly found: readonly Suggestion[];
}

/** More would scroll out of sight; better to type another letter. */
const MOST_FOUND = 8;
const MOST_RECOMMENDED = 6;

/** Nothing typed: recent searches, then recommended places. Something typed: what was found. Empty groups are left out. */
export function suggestionGroups({ term, recent, recommended, found }: Known): SuggestionGroup[] {
  const recentIds = new Set(recent.map(({ id }) => id));
  const groups: SuggestionGroup[] = term.trim()
    ? [{ kind: 'found', suggestions: found.slice(0, MOST_FOUND) }]
    : [
        { kind: 'recent', suggestions: recent },
        { kind: 'recommended', suggestions: recommended.filter(({ id }) => !recentIds.has(id)).slice(0, MOST_RECOMMENDED) },
      ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
