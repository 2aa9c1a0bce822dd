import { useId, type ReactNode } from 'react';
import { describedBy, FieldError } from '../field/field.tsx';
import css from './radio-group.module.css';

export interface RadioGroupProps<Value extends string = string> {
  readonly legend: string;
  readonly legendHidden?: boolean;
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
    <fieldset role="radiogroup" aria-required={required || undefined} {...describedBy(id, { error })}>
      <legend className={css.legend} data-hidden={legendHidden || undefined}>
        {legend}
      </legend>
      <div className={css.choices} data-look={look}>
        {options.map((option) => (
          <label key={option.value} className={css.choice}>
            <input
              className={css.dot}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            <span className={css.text}>
              <span>{option.label}</span>
              {option.hint && <span className={css.hint}>{option.hint}</span>}
            </span>
            {option.aside && <span className={css.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
