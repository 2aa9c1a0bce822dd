import { SelectField } from '@shop/design-system';
import type { SortOption } from '@shop/domain';
import { useIntl } from 'react-intl';
import css from './results.module.css';

export interface SortSelectProps {
  readonly options: readonly SortOption[];
  readonly value: SortOption;
  readonly onChange: (sort: SortOption) => void;
}

/** The order of the results on a wide screen (spec 1, section 2). */
export function SortSelect({ options, value, onChange }: SortSelectProps) {
  const intl = useIntl();
  return (
    <div className={css.sort}>
      <SelectField
        look="quiet"
        label={intl.formatMessage({ id: 'search.sort.label' })}
        value={value}
        options={options.map((sort) => ({ value: sort, label: intl.formatMessage({ id: `search.sort.${sort}` }) }))}
        onChange={(event) => onChange(options.find((sort) => sort === event.target.value) ?? 'priceQuality')}
      />
    </div>
  );
}
