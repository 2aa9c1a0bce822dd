import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { useWideScreen } from '../../layout/use-wide-screen.ts';

/** Closes what the header has opened, drawers and menu, when the visitor goes to another page or the layout changes. */
export function useClosedOnLeaving(header: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const isWide = useWideScreen();
  const before = useRef<{ page: string; isWide: boolean | undefined }>(undefined);
  // Before the new page gets the focus, which it cannot while a drawer lies over it.
  useLayoutEffect(() => {
    const now = { page: pathname + search, isWide };
    const { current: last } = before;
    before.current = now;
    const isResized = last?.isWide !== undefined && last.isWide !== isWide;
    if (!last || (last.page === now.page && !isResized)) return;
    for (const panel of header.current?.querySelectorAll<HTMLElement>('[popover]') ?? []) panel.hidePopover?.();
    for (const menu of header.current?.querySelectorAll<HTMLDetailsElement>('details[data-closes]') ?? []) menu.open = false;
  }, [pathname, search, isWide, header]);
}
