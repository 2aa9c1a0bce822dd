import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { MapGroup } from './group-points.ts';

/**
 * Keeps the focus on the map: a marker that has it, and joins another one as the map moves, hands it on to that one. Else a visitor with
 * a keyboard would begin again at the top of the page. Its handlers stand at the list of the markers, whose items are `groups`.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, groups: readonly MapGroup[]) {
  const focused = useRef<string>(undefined);
  useEffect(() => {
    const id = focused.current;
    if (id === undefined || document.activeElement !== document.body) return;
    const index = groups.findIndex(({ points }) => points.some((point) => point.id === id));
    list.current?.children[index]?.querySelector('button')?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      const index = [...currentTarget.children].findIndex((item) => item.contains(target));
      focused.current = groups[index]?.points[0]?.id;
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (target.isConnected) focused.current = undefined;
    },
  };
}
