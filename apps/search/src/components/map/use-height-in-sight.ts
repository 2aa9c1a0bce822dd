import { useEffect, type RefObject } from 'react';

/** Milliseconds without a scroll after which it is measured: to size a map at each step of a scroll would make it flicker. */
const REST = 150;

/**
 * As high as there is room between its upper and the window's lower edge, so that all of it is in sight wherever the page is scrolled
 * to. Where it sticks to the top, and its distance from the lower edge, are the style sheet's (`list-beside-map.module.css`).
 */
export function useHeightInSight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fit = () => {
      const top = Math.round(element.current?.getBoundingClientRect().top ?? 0);
      element.current?.style.setProperty('block-size', `calc(100dvh - max(${top}px, var(--map-top)) - var(--map-margin))`);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fitSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(fit, REST);
    };
    fit();
    addEventListener('scroll', fitSoon, { passive: true });
    addEventListener('resize', fitSoon);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', fitSoon);
      removeEventListener('resize', fitSoon);
    };
  }, [element]);
}
