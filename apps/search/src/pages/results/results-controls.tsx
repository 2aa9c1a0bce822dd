import { useSite } from '@shop/contracts/page';
import { activeFilterCount, sortOptions, type SearchFilters, type SortOption } from '@shop/domain';
import { filteredBy, sortedBy, type SearchState } from '@shop/routes';
import { optionalPart } from '@shop/design-system';
import { withMessages } from '../../components/deferred-messages.tsx';
import { openedPart } from '../../components/opened/opened-part.tsx';
import { ActionButtons } from '../../components/results/action-buttons.tsx';
import { ResultsHead } from '../../components/results/results-head.tsx';
import { useSearchedGift } from '../../components/search-source.ts';
import type { ModalName } from '../../views/results/modal-name.ts';
import type { ResultsView } from '../../views/results/results-view.ts';
import type { MapOfResults } from '../map/use-map-place.ts';
import type { useSearchState } from '../use-search-state.ts';
import { bar, sorting } from './results-parts.ts';
import { useFlowScroll } from './use-flow-scroll.ts';
import type { OpenModal } from './use-open-modal.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

const loadFilters = () => import(/* webpackChunkName: "opened-filters" */ '../filters/filter-modal.tsx');
const loadSort = () => import(/* webpackChunkName: "opened-filters" */ '../../components/results/sort-drawer.tsx');
const loadMap = () => import(/* webpackChunkName: "opened-map" */ '../../components/map/results-map.tsx');
const LOADERS: Record<ModalName, () => Promise<unknown>> = { filters: loadFilters, sort: loadSort, map: loadMap };
const fetchCode = (name: ModalName) => void LOADERS[name]().catch(() => undefined);
const fetchMap = () => fetchCode('map');
const FilterModal = openedPart(() => loadFilters().then((module) => withMessages(module.FilterModal)));
const ResultsMap = openedPart(() => loadMap().then((module) => withMessages(module.ResultsMap)));
const SummaryBar = optionalPart(() =>
  import(/* webpackChunkName: "search-box" */ './summary-bar.tsx').then((module) => withMessages(module.SummaryBar)),
);
const SortDrawer = openedPart(() => loadSort().then((module) => withMessages(module.SortDrawer)));

interface ResultsControlsProps {
  readonly state: SearchState;
  readonly view: ResultsView;
  readonly place: string | undefined;
  readonly modal: OpenModal;
  readonly map: MapOfResults;
  readonly navigateTo: ReturnType<typeof useSearchState>[1];
}

/** How much there is, and the ways to narrow and to order it, on every width (spec 1, section 2). */
export function ResultsControls({ state, view, place, modal, map, navigateTo }: ResultsControlsProps) {
  const { locale } = useSite();
  const [head, isPast] = useScrolledPast();
  useFlowScroll(state.flow, head);
  const gift = useSearchedGift();
  const options = sortOptions(state.flow, state.lat !== undefined && state.lng !== undefined);
  // What a gift leaves to pay is no promotion.
  const sorts = gift ? options.filter((option) => option !== 'promo') : options;
  const found = view.kind === 'found' ? view.found : undefined;
  const filter = (filters: SearchFilters) => {
    if (JSON.stringify(filters) === JSON.stringify(state.filters)) modal.hide();
    else navigateTo(filteredBy(state, filters), { replace: true, modal: modal.under });
  };
  const sort = (order: SortOption, replace = false) => navigateTo(sortedBy(state, order), { replace });
  const filterCount = activeFilterCount(state.filters, state.flow);
  return (
    <>
      {isPast && <SummaryBar state={state} place={place} themeLabel={found?.details.theme} />}
      <ResultsHead
        ref={head}
        flow={state.flow}
        isOneHotel={state.place?.kind === 'hotel'}
        place={place}
        total={found?.details.totalCount}
        isFailed={view.kind === 'failed'}
      >
        {sorts.length > 1 && <sorting.Part options={sorts} value={state.sort} onChange={(order) => sort(order)} />}
      </ResultsHead>
      <ActionButtons
        actions={[
          { name: 'filters' },
          { name: 'map', isHidden: !map.exists },
          { name: 'sort', isHidden: sorts.length < 2, isDisabled: found?.details.totalCount === 0 },
        ]}
        filterCount={filterCount}
        onOpen={modal.show}
        onTouch={fetchCode}
      />
      <bar.Part state={state} place={place} navigateTo={navigateTo} map={map.exists ? map : undefined} onTouchMap={fetchMap} />
      {map.place === 'whole' && (
        <ResultsMap
          state={state}
          activeFilters={filterCount}
          onSearch={(next) => navigateTo(next, { replace: true, modal: 'map' })}
          onFilters={() => modal.show('filters')}
          onClose={modal.hide}
        />
      )}
      {modal.open === 'filters' && <FilterModal state={state} place={place} locale={locale} onApply={filter} onClose={modal.hide} />}
      {modal.open === 'sort' && (
        <SortDrawer options={sorts} value={state.sort} onChange={(order) => sort(order, true)} onClose={modal.hide} />
      )}
    </>
  );
}
