import { useEffect, useRef, useState, type RefObject } from 'react';

const arrivals = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/** True from the moment on that the element is less than a screen away; one observer for all. */
export function useNear(): [place: RefObject<HTMLLIElement | null>, isNear: boolean] {
  const place = useRef<HTMLLIElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || isNear) return undefined;
    const eye = watch();
    arrivals.set(element, () => setNear(true));
    eye.observe(element);
    return () => eye.unobserve(element);
  }, [isNear]);
  return [place, isNear];
}

function watch(): Pick<IntersectionObserver, 'observe' | 'unobserve'> {
  if (typeof IntersectionObserver === 'undefined') return { observe: (element) => arrivals.get(element)?.(), unobserve: () => undefined };
  watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        watcher?.unobserve(target);
        arrivals.get(target)?.();
      }
    },
    { rootMargin: '200px' },
  );
  return watcher;
}
