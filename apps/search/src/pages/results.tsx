import { offersQuery } from '@shop/api-client';
import { useSite } from '@shop/contracts/page';
import { Container } from '@shop/design-system';
import { sortedBy, withoutFilters } from '@shop/routes';
import { useQuery } from '@tanstack/react-query';
import { ResultsHead } from '../components/results-head.tsx';
import { ResultsHero } from '../components/results-hero.tsx';
import { ResultsList } from '../components/results-list.tsx';
import { ResultsMeta } from '../components/results-meta.tsx';
import css from '../components/results.module.css';
import { NoResults, SearchFailed } from '../components/results-messages.tsx';
import { ResultsSkeleton } from '../components/results-skeleton.tsx';
import { pageMeta } from '../views/page-meta.ts';
import { paginationView } from '../views/pagination.ts';
import { resultsView } from '../views/results-view.ts';
import { offersBody, PAGE_SIZE } from '../views/search-question.ts';
import { SearchBox } from './search-box.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useSearchState } from './use-search-state.ts';

/** The found stays (spec 1, section 2, search results page). */
export function ResultsPage() {
  const site = useSite();
  const [state, navigateTo] = useSearchState();
  const isHydrated = useHydrated();
  const { data, isError, refetch } = useQuery(offersQuery(offersBody(state, site)));
  const view = resultsView({ data, isError });
  const total = data?.searchDetails.totalCount;
  const place = data?.searchDetails.place?.label ?? state.place?.value;
  const pagination = view.kind === 'list' ? paginationView({ total: view.total, page: state.page, pageSize: PAGE_SIZE }) : undefined;
  return (
    <>
      <ResultsMeta meta={pageMeta({ state, site, pagination, isEmpty: view.kind === 'empty' })} place={place} />
      <ResultsHero flow={state.flow} place={place}>
        <SearchBox state={state} placeLabel={place} look="compact" onSearch={navigateTo} />
      </ResultsHero>
      <Container as="section" className={css.page} aria-busy={view.kind === 'loading'}>
        <div className={css.found}>
          <ResultsHead view={view} place={place} total={total} state={state} onSort={(sort) => navigateTo(sortedBy(state, sort))} />
          {view.kind === 'loading' && <ResultsSkeleton />}
          {view.kind === 'failed' && <SearchFailed onRetry={() => void refetch()} />}
          {view.kind === 'empty' && <NoResults locale={site.locale} onRemoveFilters={() => navigateTo(withoutFilters(state))} />}
          {view.kind === 'list' && <ResultsList offers={view.offers} state={state} locale={site.locale} pagination={pagination} />}
        </div>
        {!isHydrated && view.kind !== 'loading' && (
          <div className={css.whilePending}>
            <ResultsSkeleton />
          </div>
        )}
      </Container>
    </>
  );
}
