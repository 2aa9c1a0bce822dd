import { useId, type ComponentPropsWithRef } from 'react';
import control from '../field/control.module.css';
import { describedBy, Field, type FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import css from './select-field.module.css';

export interface SelectFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'style' | 'children'> {
  readonly options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  /** Shown while nothing is chosen; cannot be chosen again. */
  readonly placeholder?: string;
  /** `quiet` has no border: sorting above a list. */
  readonly look?: 'bordered' | 'quiet';
}

export function SelectField({
  label,
  labelHidden,
  optional,
  hint,
  error,
  success,
  options,
  placeholder,
  look = 'bordered',
  id,
  className,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field {...{ id: fieldId, label, labelHidden, optional, hint, error }}>
      <div className={`${control.box} ${css.frame}`} data-look={look}>
        <select
          {...rest}
          id={fieldId}
          className={[control.control, css.select, className].filter(Boolean).join(' ')}
          data-success={(success && !error) || undefined}
          {...describedBy(fieldId, { hint, error }, rest['aria-describedby'])}
        >
          {placeholder && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        {success && !error && (
          <span className={`${control.tick} ${css.tick}`}>
            <Icon name="check" />
          </span>
        )}
        <Icon name="chevron-down" />
      </div>
    </Field>
  );
}
