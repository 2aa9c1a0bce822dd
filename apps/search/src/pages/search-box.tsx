import { autocompleteQuery } from '@shop/api-client';
import type { Suggestion } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { hrefFor, START, type SearchState } from '@shop/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useHref } from 'react-router';
import { SearchPanel } from '../components/search-panel.tsx';
import type { SearchFieldsProps } from '../components/search-fields.ts';
import { keepFutureDates } from '../views/search-question.ts';
import { draftOf, picked, searchOf, typed, type SearchDraft } from '../views/search-draft.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchBoxProps {
  /** The search that is there already. */
  readonly state?: SearchState;
  /** The place's name as the answer gives it. */
  readonly placeLabel?: string;
  /** On a phone: `hero` shows the three questions and the button, `compact` one line. */
  readonly look?: 'hero' | 'compact';
  readonly onSearch: (search: SearchState) => void;
}

/** Destination, dates and party, held as a draft until submitted (spec 1, section 2, search box). */
export function SearchBox({ state = START, placeLabel, look = 'hero', onSearch }: SearchBoxProps) {
  const site = useSite();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<SearchDraft>();
  const [isWanted, setWanted] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const draft = edited ?? draftOf(keepFutureDates(state, site), placeLabel);
  const { groups, isLoading } = useSuggestions({ locale: site.locale, term: draft.term, isWanted });
  const [, remember] = useRecentSearches();

  /** The first suggestion for what was typed; an answer that fails counts as none. */
  const firstSuggestions = (): Promise<Suggestion[]> =>
    queryClient.fetchQuery({ ...autocompleteQuery({ locale: site.locale, term: draft.term }), retry: false }).catch(() => []);

  const submit = async () => {
    setSearching(true);
    const suggestions = await (draft.where ? [] : firstSuggestions());
    if (suggestions[0]) remember(suggestions[0]);
    setSearching(false);
    setEdited(undefined);
    onSearch(searchOf(draft, state, suggestions));
  };

  const fields: SearchFieldsProps = {
    draft,
    groups,
    isLoading,
    visit: site,
    onChange: setEdited,
    onType: (term) => setEdited(typed(draft, term)),
    onPick: (suggestion) => {
      remember(suggestion);
      setEdited(picked(draft, suggestion));
    },
    onEnter: () => setWanted(true),
  };
  const action = useHref(hrefFor('results', site.locale));
  return <SearchPanel fields={fields} look={look} state={state} action={action} isSearching={isSearching} onSubmit={() => void submit()} />;
}
