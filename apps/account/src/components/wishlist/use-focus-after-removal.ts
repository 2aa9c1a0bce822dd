import { useEffect, useRef, type RefObject } from 'react';

/**
 * A card that is taken off takes the focus with it: the heart that stands in its place now gets it, or the one before; on an
 * empty list what leads on. A focus that is elsewhere stays there.
 */
export function useFocusAfterRemoval(keys: readonly string[]): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(keys);
  useEffect(() => {
    const at = shown.current.findIndex((key) => !keys.includes(key));
    shown.current = keys;
    if (at < 0 || document.activeElement !== document.body) return;
    const hearts = list.current?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [];
    const next = hearts[Math.min(at, hearts.length - 1)] ?? list.current?.querySelector<HTMLElement>('a[href]');
    next?.focus();
  }, [keys]);
  return list;
}
