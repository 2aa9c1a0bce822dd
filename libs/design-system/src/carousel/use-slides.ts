import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { afterStep, afterSwipe, slideView, type SlideView } from './slide-rules.ts';
import { isRtlRow, movedBy, moveRow, offsetsOf, slideRow } from './slide-row.ts';

interface Swipe {
  readonly pointer: number;
  readonly x: number;
  readonly from: number;
  readonly view: SlideView;
}

/**
 * A row that arrows and swipes move. Spread `track` on the scrolling element, whose children are the items.
 * Before any script it scrolls by itself.
 */
export function useSlides(count: number, step?: number) {
  const row = useRef<HTMLUListElement>(null);
  const swipe = useRef<Swipe>(undefined);
  const stop = useRef<() => void>(undefined);
  const [ready, setReady] = useState(false);
  const [view, setView] = useState<SlideView>({ first: 0, visible: 1, count });
  const look = () => {
    if (row.current) setView(viewOf(row.current));
  };
  useEffect(() => {
    setReady(true);
    look();
    addEventListener('resize', look);
    return () => {
      removeEventListener('resize', look);
      stop.current?.();
    };
  }, [count]);
  const show = (item: number) => {
    if (!row.current) return;
    stop.current?.();
    stop.current = slideRow(row.current, offsetsOf(row.current)[item] ?? 0);
  };
  const track = {
    ref: row,
    'data-ready': ready || undefined,
    onScroll: look,
    onPointerDown: ({ pointerType, pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse') return;
      stop.current?.();
      swipe.current = { pointer: pointerId, x: clientX, from: movedBy(currentTarget), view: viewOf(currentTarget) };
    },
    onPointerMove: ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      const held = swipe.current;
      if (held?.pointer === pointerId) moveRow(currentTarget, held.from + movedTo(currentTarget, held, clientX));
    },
    onPointerUp: ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      const held = swipe.current;
      swipe.current = undefined;
      if (held?.pointer !== pointerId) return;
      show(afterSwipe(held.view, movedTo(currentTarget, held, clientX), { width: currentTarget.clientWidth, step }));
    },
    onPointerCancel: () => {
      if (swipe.current) show(swipe.current.view.first);
      swipe.current = undefined;
    },
  };
  return {
    track,
    view,
    canGo: { back: view.first > 0, on: view.first + view.visible < count },
    go: (way: 1 | -1) => row.current && show(afterStep(viewOf(row.current), way, step)),
    show,
  };
}

function viewOf(row: HTMLElement): SlideView {
  return slideView(offsetsOf(row), movedBy(row), row.clientWidth);
}

/** How far the finger has brought the row towards what follows, in pixels. */
function movedTo(row: HTMLElement, { x }: Swipe, clientX: number): number {
  return isRtlRow(row) ? clientX - x : x - clientX;
}
