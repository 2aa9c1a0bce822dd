import type { ReactNode } from 'react';
import css from './visually-hidden.module.css';

/** Text for assistive technology only. */
export function VisuallyHidden({ children, live }: { readonly children: ReactNode; readonly live?: boolean }) {
  return (
    <span className={css.hidden} aria-live={live ? 'polite' : undefined}>
      {children}
    </span>
  );
}
