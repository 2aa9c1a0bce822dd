import type { ComponentPropsWithRef, FormEvent, ReactNode } from 'react';
import css from './search-bar.module.css';

export interface SearchBarProps {
  /** Names the form. */
  readonly label: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Where the form leads before any script runs. */
  readonly action?: string;
  /** `BarCell`s. */
  readonly children: ReactNode;
  /** The button that searches. */
  readonly button: ReactNode;
  /** `compact` stands above what was found: as high as a target and its label on a wide screen. */
  readonly size?: 'large' | 'compact';
}

/** The floating bar of questions: where, when, who. */
export function SearchBar({ label, onSubmit, action, children, button, size = 'large' }: SearchBarProps) {
  return (
    <form className={css.bar} data-size={size} role="search" aria-label={label} onSubmit={onSubmit} action={action} method="get">
      {children}
      <div className={css.button}>{button}</div>
    </form>
  );
}

/** One place of the bar, around a bare `Combobox` or a `BarField`. */
export function BarCell({ children, grow }: { readonly children: ReactNode; readonly grow?: boolean }) {
  return (
    <div className={css.cell} data-grow={grow || undefined}>
      {children}
    </div>
  );
}

export interface BarFieldProps extends Omit<ComponentPropsWithRef<'button'>, 'style' | 'children'> {
  /** `When?` */
  readonly label: string;
  /** `This weekend, 2 nights` */
  readonly value: string;
}

/** A question with its answer, as the button that opens the choice. */
export function BarField({ label, value, className, ...rest }: BarFieldProps) {
  return (
    <button type="button" {...rest} className={className ? `${css.field} ${className}` : css.field}>
      <span className={css.label}>{label}</span>
      <span className={css.value}>{value}</span>
    </button>
  );
}
