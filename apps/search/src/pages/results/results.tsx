import type { Locale } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { Container, firstInteraction, useHydrated } from '@shop/design-system';
import { lastPageInstead, pageView, type SearchFlow } from '@shop/domain';
import { useEffect, useMemo } from 'react';
import { prepareMessages } from '../../components/deferred-messages.tsx';
import { ResultsHero } from '../../components/results/results-hero.tsx';
import { ResultsMeta } from '../../components/results/results-meta.tsx';
import css from './results-page.module.css';
import { ResultsSkeleton } from '../../components/results/results-skeleton.tsx';
import { flowHrefs } from '../../views/results/flow-hrefs.ts';
import { pageMeta } from '../../views/results/page-meta.ts';
import { placeName } from '../../views/place-name.ts';
import { PAGE_SIZE } from '../../views/search-question.ts';
import { useRecentSearches } from '../use-recent-searches.ts';
import { ListBesideMap } from '../map/list-beside-map.tsx';
import { useMapPlace } from '../map/use-map-place.ts';
import { useSearchState } from '../use-search-state.ts';
import { ResultsControls } from './results-controls.tsx';
import { body, box } from './results-parts.ts';
import { awaitFlow } from './use-flow-scroll.ts';
import { usePutAside } from './use-put-aside.ts';
import { useResults } from './use-results.ts';
import { useImpressionTracking } from './use-impression-tracking.ts';
import { useOpenModal } from './use-open-modal.ts';

/** What a search of stays, gifts or hotels has found (spec 1, section 2, search results page). */
export function ResultsPage() {
  return <Results />;
}

/** The path of activities: the same page in its own flow. */
export function ActivitiesPage() {
  return <Results ownFlow="activity" />;
}

function Results({ ownFlow }: { readonly ownFlow?: SearchFlow }) {
  const site = useSite();
  const [state, navigateTo] = useSearchState(ownFlow);
  const modal = useOpenModal();
  const map = useMapPlace(state.flow, modal);
  const isHydrated = useHydrated();
  useDeferredMessages(site.locale);
  const { view, retry } = useResults(state);
  const putAside = usePutAside(state);
  const found = view.kind === 'found' ? view.found : undefined;
  useImpressionTracking('results', found?.cards);
  useImpressionTracking('suggestions', view.kind === 'found' ? view.suggestions : undefined);
  const total = found?.details.totalCount;
  const [recent] = useRecentSearches();
  const place = placeName(state.place, { found: found?.details.place?.label, recent });
  const pagination = useMemo(
    () => (total === undefined ? undefined : pageView({ total, page: state.page, pageSize: PAGE_SIZE })),
    [total, state.page],
  );
  const last = total === undefined ? undefined : lastPageInstead({ total, page: state.page, pageSize: PAGE_SIZE });
  useEffect(() => {
    if (last !== undefined) navigateTo({ ...state, page: last }, { replace: true });
  }, [last, navigateTo, state]);
  const meta = pageMeta({
    state,
    site,
    pagination,
    isEmpty: found?.cards.length === 0 || (!isHydrated && !found),
    alternateUrls: found?.page?.alternateUrls,
  });
  return (
    <>
      <ResultsMeta meta={meta} page={found?.page} place={place} />
      <ResultsHero
        flow={state.flow}
        place={place}
        breadcrumb={found?.breadcrumb ?? []}
        flows={flowHrefs(state, { site, putAside })}
        onFlow={awaitFlow}
        width={map.pageWidth}
      >
        <box.Part state={state} placeLabel={place} themeLabel={found?.details.theme} look="compact" onSearch={navigateTo} />
      </ResultsHero>
      <Container as="section" width={map.pageWidth} className={css.page} aria-busy={view.kind === 'loading'}>
        <div className={css.found}>
          <ResultsControls {...{ state, view, place, modal, map, navigateTo }} />
          <ListBesideMap map={map} state={state} onSearch={navigateTo}>
            <body.Part {...{ state, view, pagination, place, navigateTo }} columns={map.columns} onRetry={retry} />
          </ListBesideMap>
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

/** Deferred messages come with the first interaction, beside the code that shows them. */
function useDeferredMessages(locale: Locale): void {
  useEffect(() => {
    firstInteraction()
      .then(() => prepareMessages(locale))
      .catch(() => undefined);
  }, [locale]);
}
