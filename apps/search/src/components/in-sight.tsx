import { useEffect, useRef, type ReactNode } from 'react';

/** A panel that opens below the window's edge comes into sight, as far as needed, and again when its content has grown. */
export function InSight({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const content = place.current;
    // Some browsers answer with a promise.
    const show = () => void content?.parentElement?.scrollIntoView?.({ block: 'nearest' });
    show();
    if (!content || typeof ResizeObserver === 'undefined') return undefined;
    let shown = content.offsetHeight;
    const observer = new ResizeObserver(() => {
      if (content.offsetHeight > shown) show();
      shown = content.offsetHeight;
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{children}</div>;
}
