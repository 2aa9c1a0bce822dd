import { Message } from '@shop/design-system';
import { FormattedMessage } from 'react-intl';
import type { FilterChoices } from '../../views/results/filter-choices.ts';
import { FilterFieldList } from './filter-field-list.tsx';

interface ActivityFieldsProps {
  readonly groups: FilterChoices['activities'];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** What one may want to do, group by group. */
export function ActivityFields({ groups, values, onChange }: ActivityFieldsProps) {
  if (groups.length === 0)
    return (
      <Message>
        <FormattedMessage id="search.filters.noActivities" />
      </Message>
    );
  return groups.map(({ name, choices }) => {
    const own = choices.map(({ value }) => value);
    return (
      <FilterFieldList
        key={name}
        name="tags"
        legend={name}
        choices={choices}
        values={values.filter((value) => own.includes(value))}
        onChange={(next) => onChange([...values.filter((value) => !own.includes(value)), ...next])}
      />
    );
  });
}
