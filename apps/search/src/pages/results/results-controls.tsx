import { useSite } from '@shop/contracts/page';
import { activeFilterCount, sortOptions, type SearchFilters, type SortOption } from '@shop/domain';
import { filteredBy, sortedBy, type SearchState } from '@shop/routes';
import { lazy, Suspense } from 'react';
import { ActionButtons, MapButton } from '../../components/results/action-buttons.tsx';
import { ResultsHead } from '../../components/results/results-head.tsx';
import { SortSelect } from '../../components/results/sort-select.tsx';
import { StickySummary } from '../../components/results/sticky-summary.tsx';
import { useDraftWords } from '../../components/use-draft-words.ts';
import type { ModalName } from '../../views/results/modal-name.ts';
import type { ResultsView } from '../../views/results/results-view.ts';
import { draftOf } from '../../views/search-draft.ts';
import { keepFutureDates } from '../../views/search-question.ts';
import { questionsOf } from '../../views/flow-questions.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import type { useSearchState } from '../use-search-state.ts';
import { useFlowScroll } from './use-flow-scroll.ts';
import { useOpenModal } from './use-open-modal.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const loadFilters = () => import(/* webpackChunkName: "filters" */ '../filters/filter-modal.tsx');
const loadSort = () => import(/* webpackChunkName: "filters" */ '../../components/results/sort-drawer.tsx');
const loadMap = () => import(/* webpackChunkName: "map" */ '../../components/map/results-map.tsx');
const LOADERS: Record<ModalName, () => Promise<unknown>> = { filters: loadFilters, sort: loadSort, map: loadMap };
const FilterModal = lazy(() => loadFilters().then((module) => ({ default: module.FilterModal })));
const ResultsMap = lazy(() => loadMap().then((module) => ({ default: module.ResultsMap })));
const SortDrawer = lazy(() => loadSort().then((module) => ({ default: module.SortDrawer })));

interface ResultsControlsProps {
  readonly state: SearchState;
  readonly view: ResultsView;
  readonly place: string | undefined;
  readonly navigateTo: ReturnType<typeof useSearchState>[1];
}

/** How much there is, and the ways to narrow and to order it, on every width (spec 1, section 2). */
export function ResultsControls({ state, view, place, navigateTo }: ResultsControlsProps) {
  const { locale } = useSite();
  const modal = useOpenModal();
  const [head, isPast] = useScrolledPast();
  useFlowScroll(state.flow, head);
  const sorts = sortOptions(state.flow, state.lat !== undefined && state.lng !== undefined);
  const found = view.kind === 'found' ? view.found : undefined;
  const filter = (filters: SearchFilters, replace = false) => {
    const isSame = JSON.stringify(filters) === JSON.stringify(state.filters);
    if (!isSame) navigateTo(filteredBy(state, filters), { replace, modal: modal.under });
    else if (replace) modal.hide();
  };
  const sort = (order: SortOption, replace = false) => navigateTo(sortedBy(state, order), { replace });
  const fetchCode = (name: ModalName) => void LOADERS[name]();
  const filterCount = activeFilterCount(state.filters, state.flow);
  const hasMap = state.flow !== 'activity';
  return (
    <>
      <Summary state={state} place={place} themeLabel={found?.details.theme} isPast={isPast} />
      <ResultsHead ref={head} flow={state.flow} place={place} total={found?.details.totalCount} isFailed={view.kind === 'failed'}>
        {sorts.length > 1 && <SortSelect options={sorts} value={state.sort} onChange={(order) => sort(order)} />}
      </ResultsHead>
      <ActionButtons
        actions={[{ name: 'filters' }, { name: 'map', isHidden: !hasMap }, { name: 'sort', isHidden: sorts.length < 2 }]}
        filterCount={filterCount}
        onOpen={modal.show}
        onTouch={fetchCode}
      />
      <FilterBar state={state} locale={locale} onApply={(filters) => filter(filters)}>
        {hasMap && <MapButton onOpen={() => modal.show('map')} onTouch={() => fetchCode('map')} />}
      </FilterBar>
      <Suspense fallback={null}>
        {hasMap && (modal.open === 'map' || modal.under === 'map') && (
          <ResultsMap
            state={state}
            activeFilters={filterCount}
            onSearch={(next) => navigateTo(next, { replace: true, modal: 'map' })}
            onFilters={() => modal.show('filters')}
            onClose={modal.hide}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {modal.open === 'filters' && (
          <FilterModal state={state} locale={locale} onApply={(filters) => filter(filters, true)} onClose={modal.hide} />
        )}
        {modal.open === 'sort' && (
          <SortDrawer options={sorts} value={state.sort} onChange={(order) => sort(order, true)} onClose={modal.hide} />
        )}
      </Suspense>
    </>
  );
}

interface SummaryProps {
  readonly state: SearchState;
  readonly place: string | undefined;
  readonly themeLabel: string | undefined;
  readonly isPast: boolean;
}

function Summary({ state, place, themeLabel, isPast }: SummaryProps) {
  const site = useSite();
  const draft = draftOf(keepFutureDates(state, site), place);
  const words = useDraftWords({ draft, themes: [], themeLabel, visit: site });
  const questions = questionsOf(state.flow).filter((question) => question !== 'theme' || state.theme !== undefined);
  return <StickySummary isShown={isPast} words={questions.map((question) => words[question])} onChange={() => scrollTo({ top: 0 })} />;
}
