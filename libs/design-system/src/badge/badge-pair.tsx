import type { ReactNode } from 'react';
import css from './badge-pair.module.css';

/** Two badges that take turns in one place, once: within five seconds both stand, so that nothing has to be paused. Where motion is unwanted they stand at once. */
export function BadgePair({ first, second }: { readonly first: ReactNode; readonly second: ReactNode }) {
  return (
    <span className={css.pair}>
      <span className={css.turn}>{first}</span>
      <span className={css.turn}>{second}</span>
    </span>
  );
}
