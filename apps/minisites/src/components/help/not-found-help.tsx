import { useHydrated } from '@shop/design-system';
import { Suspense, lazy } from 'react';
import css from './not-found-help.module.css';

const Help = lazy(() =>
  import(/* webpackChunkName: "page-not-found-help" */ './lost-visitor-help.tsx').then(({ LostVisitorHelp }) => ({
    default: LostVisitorHelp,
  })),
);

/**
 * Lent to the page for addresses that do not exist. Which hotel was meant stands in the hash, which only the browser knows;
 * until then a screen's height is kept, so that the footer does not move in sight.
 */
export function NotFoundHelp() {
  const isHydrated = useHydrated();
  return (
    <div className={css.place}>
      {isHydrated && (
        <Suspense fallback={null}>
          <Help />
        </Suspense>
      )}
    </div>
  );
}
