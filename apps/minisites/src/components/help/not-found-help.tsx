import { drawnPart, optionalPart } from '@shop/design-system';
import { LostVisitorHelp } from './lost-visitor-help.tsx';
import css from './not-found-help.module.css';

/** A server draws it at once; in a browser its code comes with the pages that show it. */
const Help =
  typeof window === 'undefined'
    ? drawnPart(LostVisitorHelp, <Place />)
    : optionalPart(
        () => import(/* webpackChunkName: "page-not-found-help" */ './lost-visitor-help.tsx').then((module) => module.LostVisitorHelp),
        <Place />,
      );

/** Exposed to the page for addresses that do not exist. While it loads, a screen's height is kept, so that the footer does not move in sight. */
export function NotFoundHelp() {
  return <Help />;
}

function Place() {
  return <div className={css.place} />;
}
