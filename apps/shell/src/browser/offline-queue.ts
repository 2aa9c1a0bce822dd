import type { DataRouter } from 'react-router';
import { connection } from '../layout/connection.ts';
import { isOtherPage } from './is-other-page.ts';

/**
 * Offline a move to another page waits for the connection and is made then; of several only the last. Filters, dates and
 * Back stay possible: their data waits by itself.
 */
export function withOfflineQueue(router: DataRouter): DataRouter {
  const navigate = router.navigate.bind(router) as (to: unknown, options?: object) => Promise<void>;
  const held = (to: unknown, options?: object) => {
    if (!connection.isOffline || !isOtherPage(to, router)) return navigate(to, options);
    connection.whenBack(() => void navigate(to, options));
    return Promise.resolve();
  };
  router.navigate = held as DataRouter['navigate'];
  return router;
}

/** Whether a link would load something of this shop that only a connection brings. */
export function needsConnection({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  const isHere = pathname === location.pathname && search === location.search;
  return connection.isOffline && origin === location.origin && !isHere && !target && !download;
}
