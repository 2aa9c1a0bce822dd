import type { ReactNode } from 'react';
import css from './badge-pair.module.css';

/** Two badges that take turns in one place (spec 2, section 9); where motion is unwanted both stand. */
export function BadgePair({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <span className={css.pair}>
      <span className={css.turn}>{first}</span>
      <span className={css.turn}>{second}</span>
    </span>
  );
}
