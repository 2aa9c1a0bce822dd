import { autocompleteQuery, themesQuery } from '@shop/api-client';
import type { Suggestion } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { hrefFor, START, type SearchState } from '@shop/routes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { SearchPanel } from '../components/search-panel.tsx';
import type { SearchFieldsProps, ThemeOption } from '../components/search-fields.ts';
import { questionsOf, type Question } from '../views/flow-questions.ts';
import { DATES_EXPERIMENT, submitStep, type SubmitStep } from '../views/search-draft-submit.ts';
import { dated, draftOf, picked, placesOfFlow, searchOf, typed, type SearchDraft } from '../views/search-draft.ts';
import { keepFutureDates } from '../views/search-question.ts';
import { useDaysOfPlace } from './use-days-of-place.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import { saveDates } from './use-saved-dates.ts';
import { logAutocomplete, useSuggestions } from './use-suggestions.ts';

export interface SearchBoxProps {
  /** The search that is there already; its flow decides what the box asks. */
  readonly state?: SearchState;
  /** The place's name as the answer gives it. */
  readonly placeLabel?: string | undefined;
  /** The theme's name as the answer gives it. */
  readonly themeLabel?: string | undefined;
  /** On a phone: `hero` shows the questions and the button, `compact` one line. */
  readonly look?: 'hero' | 'compact';
  readonly onSearch: (search: SearchState) => void;
}

/** Destination, dates, theme and party, held as a draft until submitted (spec 1, section 2, search box). */
export function SearchBox({ state = START, placeLabel, themeLabel, look = 'hero', onSearch }: SearchBoxProps) {
  const site = useSite();
  const [edited, setEdited] = useDraftOver(state);
  const [wanted, setWanted] = useState<ReadonlySet<Question>>(new Set());
  const draft = edited ?? draftOf(keepFutureDates(state, site), placeLabel);
  const suggested = useSuggestions({ locale: site.locale, flow: state.flow, term: draft.term, isWanted: wanted.has('where') });
  const [, remember] = useRecentSearches();
  const { themes, again } = useThemes(wanted.has('theme') || Boolean(draft.theme && !themeLabel));
  const days = useDaysOfPlace(draft, { isWanted: wanted.has('when'), flow: state.flow });
  const submission = useSubmission({
    draft,
    state,
    onPassed: () => setEdited(dated(draft, {})),
    onSearch: (search) => {
      setEdited(undefined);
      onSearch(search);
    },
  });

  const edit = (next: SearchDraft) => {
    submission.callOff();
    setEdited(next);
  };
  const enter = (question: Question) =>
    startTransition(() => setWanted((known) => (known.has(question) ? known : new Set([...known, question]))));
  const fields: SearchFieldsProps = {
    draft,
    ...suggested,
    themes,
    onThemesAgain: again,
    themeLabel: draft.theme === state.theme ? themeLabel : undefined,
    days,
    site,
    onChange: (next) => {
      submission.noteCleared(draft, next);
      edit(next);
    },
    onType: (term) => {
      // A field that was pressed before it was hydrated is typed into without a focus event.
      enter('where');
      edit(typed(draft, term));
    },
    onPick: (suggestion) => {
      remember(suggestion);
      edit(picked(draft, suggestion));
    },
    onEnter: enter,
  };
  const action = useHref(hrefFor(state.flow === 'activity' ? 'activities' : 'results', site.locale));
  return (
    <SearchPanel
      fields={fields}
      look={look}
      flow={state.flow}
      action={action}
      isSearching={submission.isSearching}
      requestedDates={submission.requestedDates}
      onSubmit={submission.submit}
    />
  );
}

/** What was edited over a search, until the address asks for something else; filters, order and page are none of it. */
function useDraftOver(state: SearchState) {
  const over = JSON.stringify([state.flow, draftOf(state, '')]);
  const [edited, setEdited] = useState<{ readonly over: string; readonly draft: SearchDraft }>();
  const edit = (draft: SearchDraft | undefined) => setEdited(draft && { over, draft });
  return [edited?.over === over ? edited.draft : undefined, edit] as const;
}

function useThemes(isWanted: boolean): { readonly themes: readonly ThemeOption[]; readonly again: (() => void) | undefined } {
  const { locale } = useSite();
  const { data = NONE, isError, refetch } = useQuery({ ...themesQuery({ locale }), enabled: isWanted });
  return { themes: data, again: isError ? () => void refetch() : undefined };
}

const NONE: readonly ThemeOption[] = [];
interface Submission {
  readonly draft: SearchDraft;
  readonly state: SearchState;
  readonly onSearch: (search: SearchState) => void;
  /** The arrival of the draft has passed. */
  readonly onPassed: () => void;
}

/** From a press on "Search" to the search: dates are asked for where an experiment wants them, a typed place becomes a known one. */
function useSubmission({ draft, state, onSearch, onPassed }: Submission) {
  const site = useSite();
  const { locale, experiments } = site;
  const queryClient = useQueryClient();
  const [, remember] = useRecentSearches();
  const [isSearching, setSearching] = useState(false);
  const [asking, setAsking] = useState<Exclude<SubmitStep, 'search'>>();
  const [datesCleared, setDatesCleared] = useState(false);
  const experiment = experiments?.[DATES_EXPERIMENT];

  const current = useRef(0);
  useEffect(() => () => void current.current++, []);

  /** What is found for what was typed; an answer that fails counts as none and is only logged (SEARCH-028). */
  const findPlaces = (): Promise<Suggestion[]> =>
    queryClient.fetchQuery({ ...autocompleteQuery({ locale, term: draft.term }), retry: false }).then(
      (found) => placesOfFlow(found, state.flow),
      (error: unknown) => {
        logAutocomplete(error, locale);
        return [];
      },
    );

  const search = async () => {
    setAsking(undefined);
    setSearching(true);
    const own = ++current.current;
    const suggestions = await (draft.where ? [] : findPlaces());
    if (own !== current.current) return;
    if (suggestions[0]) remember(suggestions[0]);
    setSearching(false);
    if (questionsOf(state.flow).includes('when')) saveDates(draft);
    onSearch(searchOf(draft, state, suggestions));
  };
  const without = () => {
    setDatesCleared(true);
    void search();
  };
  return {
    isSearching,
    /** The draft has become another one: what it asked for is not gone to any more. */
    callOff: () => {
      current.current++;
      setSearching(false);
    },
    submit: () => {
      const pressed = current.current;
      return () => {
        if (pressed !== current.current) return false;
        const step = submitStep({ flow: state.flow, draft, experiment, datesCleared, site });
        if (step === 'search') {
          void search();
          return true;
        }
        if (step === 'datesPassed') onPassed();
        setAsking(step);
        return true;
      };
    },
    /** Dates taken out by hand count as a choice. */
    noteCleared: (before: SearchDraft, after: SearchDraft) => {
      if (before.checkin && !after.checkin) setDatesCleared(true);
    },
    requestedDates: asking
      ? {
          havePassed: asking === 'datesPassed',
          onClose: () => setAsking(undefined),
          onConfirm: () => void search(),
          ...((asking === 'datesPassed' ? experiment !== 'forced' : experiment === 'suggested') && { onWithout: without }),
        }
      : undefined,
  };
}
