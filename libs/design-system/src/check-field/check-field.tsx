import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { describedBy, FieldError } from '../field/field.tsx';
import css from './check-field.module.css';

export interface CheckFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'style' | 'type'> {
  /** May hold a link: terms and conditions. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

export function CheckField({ label, hint, error, id, className, ...rest }: CheckFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={css.field}>
      <label className={className ? `${css.line} ${className}` : css.line}>
        <input {...rest} type="checkbox" id={fieldId} className={css.box} {...describedBy(fieldId, { hint, error })} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={css.hint} id={`${fieldId}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={fieldId} error={error} />
    </div>
  );
}
