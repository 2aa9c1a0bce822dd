import { Button } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';
import { useFacets } from './use-facets.ts';
import { ConfirmButton } from '../../components/filters/confirm-button.tsx';
import { FilterFields, type FilterFieldsProps } from '../../components/filters/filter-fields.tsx';
import { InSight } from '../../components/in-sight.tsx';
import css from '../../components/filters/filters.module.css';

interface FilterPanelProps extends Omit<FilterFieldsProps, 'facets'> {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onClear: () => void;
}

/** What a dropdown of the filter bar holds (spec 1, section 4, filter editing). */
export function FilterPanel({ onConfirm, onCancel, onClear, ...fields }: FilterPanelProps) {
  const facets = useFacets(fields.state, fields.keys, fields.pending);
  return (
    <InSight>
      <div className={css.panel}>
        <div className={css.scroll}>
          <FilterFields {...fields} facets={facets} />
        </div>
        <div className={css.actions}>
          <Button look="link" onClick={onClear}>
            <FormattedMessage id="search.filters.clear" />
          </Button>
          <Button look="quiet" onClick={onCancel}>
            <FormattedMessage id="search.filters.cancel" />
          </Button>
          <ConfirmButton total={facets.total} flow={fields.state.flow} onClick={onConfirm} />
        </div>
      </div>
    </InSight>
  );
}
