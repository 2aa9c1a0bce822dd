import type { DataRouter } from 'react-router';
import type { LayoutParts } from '../layout/layout-parts-context.ts';

/**
 * A page may move on by itself, before the visitor has done anything. Another page is shown once
 * every part of it can be drawn, and header and footer would wait for a press that never comes. What a page only notes in its own
 * address, as results do with the search, takes the place of its entry and is no move.
 */
export function hydrateOnMove(router: Pick<DataRouter, 'state' | 'subscribe'>, parts: Pick<LayoutParts, 'hydrate'>): void {
  const { pathname } = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    if (location.pathname !== pathname || historyAction === 'PUSH') parts.hydrate?.();
  });
}
