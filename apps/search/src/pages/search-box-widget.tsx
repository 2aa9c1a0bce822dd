import { useSite } from '@shop/contracts/page';
import { resultsHref, START, type SearchState } from '@shop/routes';
import { useNavigate } from 'react-router';
import { SearchBox } from './search-box.tsx';

/** The search box on another remote's page: searching leads to the results. */
export function SearchBoxWidget({ look, flow }: { readonly look?: unknown; readonly flow?: unknown }) {
  const { locale } = useSite();
  const navigate = useNavigate();
  const state: SearchState = flow === 'gifting' ? { ...START, flow } : START;
  return (
    <SearchBox
      state={state}
      look={look === 'compact' ? 'compact' : 'hero'}
      onSearch={(search) => void navigate(resultsHref(locale, search))}
    />
  );
}
