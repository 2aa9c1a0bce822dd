import { useId, type ReactNode } from 'react';
import { Choice, Legend } from '../field/choice.tsx';
import { describedBy, FieldError } from '../field/field.tsx';
import css from './check-group.module.css';

export interface CheckGroupProps<Value extends string = string> {
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly name: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    /** How many results it leaves: `124`. */
    readonly count?: string;
    readonly hint?: ReactNode;
    readonly disabled?: boolean;
  }[];
  readonly values: readonly Value[];
  readonly onChange: (values: readonly Value[]) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** `two` puts the choices in two columns where there is room. */
  readonly columns?: 'one' | 'two';
}

/** Several answers to one question; they keep the order in which they are offered. */
export function CheckGroup<Value extends string>(props: CheckGroupProps<Value>) {
  const { legend, legendHidden, name, options, values, onChange, hint, error, columns = 'one' } = props;
  const id = useId();
  const toggle = (value: Value) =>
    onChange(options.map((option) => option.value).filter((other) => values.includes(other) !== (other === value)));
  return (
    <fieldset className={css.group} {...describedBy(id, { hint, error })} aria-invalid={undefined}>
      <Legend hidden={legendHidden}>{legend}</Legend>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={css.choices} data-columns={columns}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="checkbox"
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            aside={option.count !== undefined && <span className={css.count}>{option.count}</span>}
            checked={values.includes(option.value)}
            disabled={option.disabled}
            aria-invalid={error ? true : undefined}
            onChange={() => toggle(option.value)}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
