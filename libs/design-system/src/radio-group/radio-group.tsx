import { useId, type ReactNode } from 'react';
import { Choice, Legend } from '../field/choice.tsx';
import { describedBy, FieldError } from '../field/field.tsx';
import css from './radio-group.module.css';

export interface RadioGroupProps<Value extends string = string> {
  readonly legend: string;
  readonly legendHidden?: boolean;
  /** Where the group is a section of its page. */
  readonly headingLevel?: 2 | 3;
  readonly name: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly hint?: ReactNode;
    readonly aside?: ReactNode;
    readonly disabled?: boolean;
  }[];
  readonly value?: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
  /** `cards` draws each choice as a framed card, `row` puts them side by side. */
  readonly look?: 'list' | 'cards' | 'row';
  readonly required?: boolean;
}

export function RadioGroup<Value extends string>({
  legend,
  legendHidden,
  headingLevel,
  name,
  options,
  value,
  onChange,
  onBlur,
  error,
  look = 'list',
  required,
}: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <fieldset id={id} role="radiogroup" aria-required={required || undefined} {...describedBy(id, { error })}>
      <Legend hidden={legendHidden} headingLevel={headingLevel}>
        {legend}
      </Legend>
      <div className={css.choices} data-look={look}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            aside={option.aside && <span className={css.aside}>{option.aside}</span>}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
