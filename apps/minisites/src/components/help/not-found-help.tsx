import { Suspense, lazy } from 'react';
import { LostVisitorHelp } from './lost-visitor-help.tsx';
import css from './not-found-help.module.css';

/** A server draws it at once; in a browser its code comes with the pages that show it. */
const Help =
  typeof window === 'undefined'
    ? LostVisitorHelp
    : lazy(() =>
        import(/* webpackChunkName: "page-not-found-help" */ './lost-visitor-help.tsx').then((module) => ({
          default: module.LostVisitorHelp,
        })),
      );

/** Lent to the page for addresses that do not exist. While it loads, a screen's height is kept, so that the footer does not move in sight. */
export function NotFoundHelp() {
  return (
    <Suspense fallback={<div className={css.place} />}>
      <Help />
    </Suspense>
  );
}
