import { CheckGroup } from '@shop/design-system';
import { useIntl } from 'react-intl';
import { isOutOfReach, type Choice } from '../../views/results/filter-choices.ts';

interface FilterFieldListProps {
  readonly name: string;
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly choices: readonly Choice[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Several answers to one filter, each with the number of results that it would leave. */
export function FilterFieldList({ name, legend, legendHidden, choices, values, onChange }: FilterFieldListProps) {
  const intl = useIntl();
  if (choices.length === 0) return null;
  const options = choices.map((choice) => ({
    value: choice.value,
    label: choice.label,
    count: intl.formatNumber(choice.count),
    disabled: isOutOfReach(choice, values.includes(choice.value)),
  }));
  const unlisted = values.filter((value) => !choices.some((choice) => choice.value === value));
  return (
    <CheckGroup
      name={name}
      legend={legend}
      legendHidden={legendHidden}
      columns="two"
      options={options}
      values={values}
      onChange={(next) => onChange([...unlisted, ...next])}
    />
  );
}
