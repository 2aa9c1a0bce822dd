import { Skeleton } from '@shop/design-system';
import { useDeferredValue, type ReactNode } from 'react';
import { openedPart } from './opened/opened-part.tsx';
import { openedWindow } from './opened/opened-window.tsx';
import css from './search-line.module.css';

/** Calendars and windows are loaded on interaction, not with the page. */
const loadDates = () => import(/* webpackChunkName: "opened-dates" */ './dates-panel.tsx');
const loadSteps = () => import(/* webpackChunkName: "opened-steps" */ './search-steps.tsx');
const loadDatesModal = () => import(/* webpackChunkName: "opened-dates" */ './search-box-dates-modal.tsx');

export const OpenedDates = openedPart(() => loadDates().then(({ DatesPanel }) => DatesPanel), <Place />);
export const OpenedSteps = openedPart(() => loadSteps().then(({ SearchSteps }) => SearchSteps), <Place />);
export const OpenedDatesModal = openedWindow(() => loadDatesModal().then(({ DatesModal }) => DatesModal));

/** Begins to load the calendar when a finger or the focus comes near. */
export function fetchDates(): void {
  loadDates().catch(() => undefined);
}

/** The phone's questions, and the calendar that both widths have. */
export function fetchSteps(): void {
  Promise.all([loadSteps(), loadDates()]).catch(() => undefined);
}

/** A window opens first, so that the press is answered at once, and what stands in it follows. */
export function AfterItsWindow({ children }: { readonly children: ReactNode }) {
  const isTheirTurn = useDeferredValue(true, false);
  return isTheirTurn ? children : <Place />;
}

/** Of a panel while its code is on the way: as high as what comes. */
function Place() {
  return (
    <div className={css.arriving}>
      <Skeleton lines={8} />
    </div>
  );
}
