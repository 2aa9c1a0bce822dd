import type { Suggestion } from '@shop/contracts';

/** At most 3 are kept (spec 2, section 9). */
const MOST = 3;

/** The chosen place goes first, none is kept twice. */
export function rememberPlace(recent: readonly Suggestion[], chosen: Suggestion): Suggestion[] {
  return [chosen, ...recent.filter(({ id }) => id !== chosen.id)].slice(0, MOST);
}

/** What another visit left in the storage; anything else than a list of places reads as none. */
export function parseRecentSearches(stored: string | null): Suggestion[] {
  if (!stored) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter(isSuggestion).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isSuggestion(value: unknown): value is Suggestion {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, category, value: key, latitude, longitude } = value as Record<string, unknown>;
  return [id, label, category, key].every((text) => typeof text === 'string') && Number.isFinite(latitude) && Number.isFinite(longitude);
}
