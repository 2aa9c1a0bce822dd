import { Suspense, useEffect, useState, type ReactNode } from 'react';

interface HydrationBoundaryProps {
  readonly children: ReactNode;
  readonly fallback?: ReactNode;
  /** False where the code of the children is there from the first: nothing is waited for, and they are drawn as they change. */
  readonly waits?: boolean;
}

/**
 * A `Suspense` whose HTML comes from the server and stays until what is in it can be hydrated. Until then it holds the very same elements,
 * however often its parent is drawn: an update would make React throw the HTML away and wait with nothing.
 */
export function HydrationBoundary({ children, fallback = null, waits = true }: HydrationBoundaryProps) {
  const [isHydrated, setHydrated] = useState(!waits);
  const drawn = (
    <Suspense fallback={fallback}>
      {children}
      <OnHydrated tell={setHydrated} />
    </Suspense>
  );
  const [serverRendered] = useState(drawn);
  return isHydrated ? drawn : serverRendered;
}

/** Draws nothing; it is hydrated as soon as what stands beside it is. */
function OnHydrated({ tell }: { readonly tell: (isHydrated: true) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}
