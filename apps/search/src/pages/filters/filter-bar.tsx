import type { Locale } from '@shop/contracts';
import type { SearchFilters } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { filterGroupsOf } from '../../views/results/filter-groups.ts';
import css from '../../components/filters/filter-bar.module.css';
import { FilterDropdown } from './filter-dropdown.tsx';

interface FilterBarProps {
  readonly state: SearchState;
  readonly locale: Locale;
  readonly onApply: (filters: SearchFilters) => void;
  /** Behind the filters: the order, the map. */
  readonly children?: ReactNode;
}

/** The filters of a wide screen, which stay in sight while the results scroll (spec 1, section 2). */
export function FilterBar({ state, locale, onApply, children }: FilterBarProps) {
  const intl = useIntl();
  return (
    <div className={css.bar} role="group" aria-label={intl.formatMessage({ id: 'search.filters.title' })}>
      <div className={css.groups}>
        {filterGroupsOf(state.flow).map((group) => (
          <FilterDropdown key={group.name} group={group} state={state} locale={locale} onApply={onApply} />
        ))}
      </div>
      {children}
    </div>
  );
}
