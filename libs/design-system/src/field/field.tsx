import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import css from './field.module.css';

export interface FieldTexts {
  readonly label: string;
  /** Kept for assistive technology, not shown. */
  readonly labelHidden?: boolean;
  /** Beside the label: `optional`. */
  readonly optional?: string;
  readonly hint?: ReactNode;
  /** What is wrong; shown once the visitor has left the field or tried to send. */
  readonly error?: ReactNode;
  /** Checked and right: shows a tick, usually after the field was left. */
  readonly success?: boolean;
}

/** Label above, hint and error below: the frame of every field. */
export function Field({
  id,
  label,
  labelHidden,
  optional,
  hint,
  error,
  children,
}: FieldTexts & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={css.field} data-error={error ? true : undefined}>
      <label className={css.label} data-hidden={labelHidden || undefined} htmlFor={id}>
        {label}
        {optional && <span className={css.optional}> {optional}</span>}
      </label>
      {children}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { readonly id: string; readonly error?: ReactNode }) {
  if (!error) return null;
  return (
    <p className={css.error} id={`${id}-error`}>
      <Icon name="triangle-alert" size="small" />
      <span>{error}</span>
    </p>
  );
}

/** What ties a control to its hint and its error. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>, others?: string) {
  const ids = [others, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined } as const;
}
