import { Suspense, lazy } from 'react';
import { useHydrated } from '../shared/use-hydrated.ts';

const Help = lazy(() =>
  import(/* webpackChunkName: "page-not-found-help" */ './lost-visitor-help.tsx').then(({ LostVisitorHelp }) => ({ default: LostVisitorHelp })),
);

/** Lent to the page for addresses that do not exist. Which hotel was meant stands in the hash, which only the browser knows. */
export function NotFoundHelp() {
  return useHydrated() ? (
    <Suspense fallback={null}>
      <Help />
    </Suspense>
  ) : null;
}
