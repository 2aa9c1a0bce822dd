import { autocompleteQuery, recommendedPlacesQuery, writeLog } from '@shop/api-client';
import type { Locale } from '@shop/contracts';
import type { SearchFlow } from '@shop/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SearchFieldsProps } from '../components/search-fields.ts';
import { suggestionGroups } from '../views/suggestion-groups.ts';
import { useRecentSearches } from './use-recent-searches.ts';

/** How long the fingers must rest before the next question. */
const PAUSE_MS = 120;

interface Requested {
  readonly locale: Locale;
  readonly flow: SearchFlow;
  readonly term: string;
  /** False until the visitor has entered the field: nothing is asked before. */
  readonly isWanted: boolean;
}

export type Suggested = Pick<SearchFieldsProps, 'groups' | 'isLoading' | 'isFailed'>;

/** What to propose for the destination. A failing call proposes nothing and is only logged (SEARCH-028). */
export function useSuggestions({ locale, flow, term, isWanted }: Requested): Suggested {
  const settled = useSettled(term);
  const [recent] = useRecentSearches();
  const recommended = useQuery({ ...recommendedPlacesQuery({ locale }), enabled: isWanted });
  const search = autocompleteQuery({ locale, term: settled });
  const found = useQuery({ ...search, enabled: isWanted && search.enabled, placeholderData: keepPreviousData });
  useLogged(found.error ?? recommended.error, locale);
  const groups = suggestionGroups({ flow, term, recent, recommended: recommended.data ?? [], found: found.data ?? [] });
  const isAsking = found.isFetching || settled !== term;
  return { groups, isLoading: term.trim() !== '' && groups.length === 0 && isAsking, isFailed: found.isError };
}

function useLogged(error: unknown, locale: Locale): void {
  useEffect(() => {
    if (error) logAutocomplete(error, locale);
  }, [error, locale]);
}

export function logAutocomplete(error: unknown, locale: Locale): void {
  writeLog({ level: 'error', locale, location: location.pathname, message: `autocomplete: ${String(error)}` });
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
