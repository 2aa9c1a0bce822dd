import { useEffect, useState } from 'react';

/** True from the moment on when a place has come into sight; at once where the browser cannot tell. */
export function useInView(
  place: { readonly current: HTMLElement | null },
  { rootMargin, threshold }: { readonly rootMargin?: string; readonly threshold?: number },
): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || isSeen) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setSeen(true);
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true), {
      ...(rootMargin !== undefined && { rootMargin }),
      ...(threshold !== undefined && { threshold }),
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isSeen, rootMargin, threshold]);
  return isSeen;
}
