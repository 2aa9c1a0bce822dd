import { useEffect, useRef, useState, type RefObject } from 'react';

/** Scroll before the summary may come, px (spec 1, section 9). */
const THRESHOLD = 250;

/** Whether the page has scrolled far enough and the element has left the window. */
export function useScrolledPast(): [element: RefObject<HTMLElement | null>, isPast: boolean] {
  const element = useRef<HTMLElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const look = () => setPast(scrollY > THRESHOLD && (element.current?.getBoundingClientRect().bottom ?? 1) <= 0);
    // The visitor may have scrolled before this code was there; what he sees then is looked at once it stands.
    const first = requestAnimationFrame(look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      removeEventListener('scroll', look);
    };
  }, []);
  return [element, isPast];
}
