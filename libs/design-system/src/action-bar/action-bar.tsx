import type { ReactNode } from 'react';
import css from './action-bar.module.css';

export interface ActionBarProps {
  /** Names the region: `Your stay`. */
  readonly label: string;
  /** The price, the summary. */
  readonly children: ReactNode;
  readonly action: ReactNode;
  /** `phone` is gone where there is room for a panel. */
  readonly on?: 'phone' | 'every';
  readonly edge?: 'bottom' | 'top';
  /** Drawn only once the page has gone past something else that says the same. */
  readonly hidden?: boolean;
}

/** A bar that stays at the edge of the window: what it is, what it costs and the button. */
export function ActionBar({ label, children, action, on = 'phone', edge = 'bottom', hidden }: ActionBarProps) {
  return (
    <section className={css.bar} aria-label={label} data-on={on} data-edge={edge} hidden={hidden}>
      <div className={css.inside}>
        <div className={css.text}>{children}</div>
        <div className={css.action}>{action}</div>
      </div>
    </section>
  );
}
