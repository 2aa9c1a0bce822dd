import { useEffect, type RefObject } from 'react';

/** Where it sticks to the top of the window, and its distance from the lower edge, in pixels; as in `list-beside-map.module.css`. */
const STUCK = 68;
const MARGIN = 16;
/** Milliseconds without a scroll after which it is measured: to size a map at each step of a scroll would make it flicker. */
const REST = 150;

/** As high as there is room between its upper and the window's lower edge, so that all of it is in sight wherever the page is scrolled to. */
export function useHeightInSight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const fit = () => {
      const top = element.current?.getBoundingClientRect().top ?? STUCK;
      element.current?.style.setProperty('block-size', `${Math.round(innerHeight - Math.max(top, STUCK) - MARGIN)}px`);
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
