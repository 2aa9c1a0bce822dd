import { SelectField } from '@shop/design-system';
import type { Sort } from '@shop/contracts';
import { sortOptions } from '@shop/domain';
import type { SearchState } from '@shop/routes';
import { useIntl } from 'react-intl';
import type { ResultsView } from '../views/results-view.ts';
import css from './results.module.css';

interface ResultsHeadProps {
  readonly view: ResultsView;
  readonly place: string | undefined;
  readonly total: number | undefined;
  readonly state: SearchState;
  readonly onSort: (sort: Sort) => void;
}

/** How many stays were found, and their order. */
export function ResultsHead({ view, place, total, state, onSort }: ResultsHeadProps) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number | undefined>) => intl.formatMessage({ id: `search.${id}` }, values);
  const options = sortOptions(state.flow, state.lat !== undefined && state.lng !== undefined);
  const title =
    total === undefined
      ? say(view.kind === 'loading' ? 'results.searching' : 'flow.booking')
      : say('results.count', { count: total, total: grouped(total) });
  return (
    <header className={css.head}>
      <h1 className={css.title} aria-live="polite">
        {place ? say('results.at', { place, stays: title }) : title}
      </h1>
      {view.kind === 'list' && options.length > 1 && (
        <div className={css.sort}>
          <SelectField
            look="quiet"
            label={say('sort.label')}
            value={state.sort}
            options={options.map((sort) => ({ value: sort, label: say(`sort.${sort}`) }))}
            onChange={(event) => onSort(options.find((sort) => sort === event.target.value) ?? 'priceQuality')}
          />
        </div>
      )}
    </header>
  );
}

/** 2 418 with a blank that every font has. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u00A0');
}
