import { Skeleton } from '@shop/design-system';
import { lazy, Suspense, useDeferredValue, type ReactNode } from 'react';
import css from './search-line.module.css';

/** Calendars and windows come when somebody turns to them, not with the page. */
const loadDates = () => import(/* webpackChunkName: "opened-dates" */ './dates-panel.tsx');
const loadSteps = () => import(/* webpackChunkName: "opened-steps" */ './search-steps.tsx');
const loadDatesModal = () => import(/* webpackChunkName: "opened-dates" */ './search-box-dates-modal.tsx');

export const LazyDatesPanel = lazy(() => loadDates().then(({ DatesPanel }) => ({ default: DatesPanel })));
export const LazySearchSteps = lazy(() => loadSteps().then(({ SearchSteps }) => ({ default: SearchSteps })));
export const LazyDatesModal = lazy(() => loadDatesModal().then(({ DatesModal }) => ({ default: DatesModal })));

/** Begins to load the calendar when a finger or the focus comes near. */
export function fetchDates(): void {
  loadDates().catch(() => undefined);
}

/** The phone's questions, and the calendar that both widths have. */
export function fetchSteps(): void {
  Promise.all([loadSteps(), loadDates()]).catch(() => undefined);
}

/** The place of a panel while its code is on the way, as high as what comes. */
export function Arriving({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<Place />}>{children}</Suspense>;
}

/** The same in a window: it opens first, so that the press is answered at once, and what stands in it follows. */
export function AfterItsWindow({ children }: { readonly children: ReactNode }) {
  const isTheirTurn = useDeferredValue(true, false);
  return isTheirTurn ? <Arriving>{children}</Arriving> : <Place />;
}

function Place() {
  return (
    <div className={css.arriving}>
      <Skeleton lines={8} />
    </div>
  );
}
