import type { ComponentProps, ReactNode } from 'react';
import css from './choice.module.css';

/** What a group of choices asks. */
export function Legend({ hidden, children }: { readonly hidden?: boolean | undefined; readonly children: ReactNode }) {
  return (
    <legend className={css.legend} data-hidden={hidden || undefined}>
      {children}
    </legend>
  );
}

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly type: 'checkbox' | 'radio';
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Stands at the end of the line. */
  readonly aside?: ReactNode;
}

/** One answer among others: the whole line is pressed, not only its mark. */
export function Choice({ label, hint, aside, ...input }: ChoiceProps) {
  return (
    <label className={css.choice}>
      <input className={css.mark} {...input} />
      <span className={css.text}>
        <span>{label}</span>
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
      {aside}
    </label>
  );
}
