import { useEffect, useRef, type RefObject } from 'react';

/** How high a bar at the foot of the window is; the page's own sheet scrolls what has the focus to above it (`base.css`). */
const BAR_BELOW = '--bar-below';

/** For a bar that stays at the foot of the window: what has the focus is never hidden below it, however many lines its words take (WCAG 2.4.11). */
export function useRoomBelow(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!bar.current || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([size]) => style.setProperty(BAR_BELOW, `${size?.borderBoxSize[0]?.blockSize ?? 0}px`));
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty(BAR_BELOW);
    };
  }, []);
  return bar;
}
