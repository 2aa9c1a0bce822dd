import { useSite } from '@shop/contracts/page';
import type { SearchFilters } from '@shop/domain';
import { filteredBy, type SearchState } from '@shop/routes';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { MapButton } from '../../components/results/map-button.tsx';
import { filterGroupsOf } from '../../views/results/filter-groups.ts';
import css from '../../components/filters/filter-bar.module.css';
import { whenIdle } from '../../components/when-idle.ts';
import type { MapOfResults } from '../map/use-map-place.ts';
import { fetchFilters, FilterDropdown } from './filter-dropdown.tsx';

export interface FilterBarProps {
  readonly state: SearchState;
  /** The searched place by its name. */
  readonly place: string | undefined;
  readonly navigateTo: (next: SearchState) => void;
  /** Where this search has a map. */
  readonly map: Pick<MapOfResults, 'toggle' | 'isExpanded' | 'button'> | undefined;
  readonly onTouchMap: () => void;
}

/** The filters of a wide screen, which stay in sight while the results scroll (spec 1, section 2). */
export function FilterBar({ state, place, navigateTo, map, onTouchMap }: FilterBarProps) {
  const intl = useIntl();
  const { locale } = useSite();
  useEffect(() => whenIdle(fetchFilters), []);
  const apply = (filters: SearchFilters) => {
    if (JSON.stringify(filters) !== JSON.stringify(state.filters)) navigateTo(filteredBy(state, filters));
  };
  return (
    <div className={css.bar} role="group" aria-label={intl.formatMessage({ id: 'search.filters.title' })}>
      <div className={css.groups}>
        {filterGroupsOf(state.flow).map((group) => (
          <FilterDropdown key={group.name} group={group} state={state} place={place} locale={locale} onApply={apply} />
        ))}
      </div>
      {map && <MapButton ref={map.button} isExpanded={map.isExpanded} onPress={map.toggle} onTouch={onTouchMap} />}
    </div>
  );
}
