import { Skeleton } from '@shop/design-system';
import { useDeferredValue, type ReactNode } from 'react';
import css from './dates-panel.module.css';

interface UnhurriedProps {
  readonly layout: 'pages' | 'column';
  readonly children: ReactNode;
}

/** The months come after the panel around them, some days at a time, so that the press that opens it is answered at once. */
export function Unhurried({ layout, children }: UnhurriedProps) {
  const isTheirTurn = useDeferredValue(true, false);
  if (isTheirTurn) return children;
  return (
    <div className={css.arriving} data-layout={layout}>
      <Skeleton lines={8} />
    </div>
  );
}
