import { useEffect, type RefObject } from 'react';
import type { SearchFlow } from '@shop/domain';

/** Below this width, px, filters and order stand in modals. */
const WIDE = 1024;
/** Set by a press on a flow, used up by the page that follows; Back and Forward do not set it. */
let isAwaited = false;

/** Says that the next page is the same search in another flow. */
export function awaitFlow(): void {
  isAwaited = true;
}

/** After a change of flow a phone shows the results at once (spec 1, section 2). */
export function useFlowScroll(flow: SearchFlow, head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isAwaited) return;
    isAwaited = false;
    if (innerWidth < WIDE) head.current?.scrollIntoView();
  }, [flow, head]);
}
