import { useSite } from '@shop/contracts/page';
import { FLOWS, resultsHref, START, type SearchState } from '@shop/routes';
import { useNavigate } from 'react-router';
import { SearchBox } from './search-box.tsx';
import { useSavedDates } from './use-saved-dates.ts';

interface SearchBoxWidgetProps {
  readonly look?: unknown;
  readonly flow?: unknown;
}

/** The search box on another remote's page, with the dates of the last search while they lie ahead; searching leads to the results. */
export function SearchBoxWidget({ look, flow: wanted }: SearchBoxWidgetProps) {
  const { locale } = useSite();
  const navigate = useNavigate();
  const saved = useSavedDates();
  const flow = FLOWS.find((known) => known === wanted) ?? START.flow;
  const state: SearchState = { ...START, flow, ...saved };
  return (
    <SearchBox
      state={state}
      look={look === 'compact' ? 'compact' : 'hero'}
      onSearch={(search) => void navigate(resultsHref(locale, search))}
    />
  );
}
