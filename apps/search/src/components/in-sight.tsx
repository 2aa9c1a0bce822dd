import { useEffect, useRef, type ReactNode } from 'react';

interface InSightProps {
  /** What the panel holds: once that is another thing, it may reach further down. */
  readonly holding?: string;
  readonly children: ReactNode;
}

/** A panel that opens below the window's edge comes into sight, as far as needed. */
export function InSight({ holding, children }: InSightProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers answer with a promise, which is no clean-up.
    void place.current?.parentElement?.scrollIntoView?.({ block: 'nearest' });
  }, [holding]);
  return <div ref={place}>{children}</div>;
}
