import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { placeBeside } from './place-beside.ts';
import css from './tooltip.module.css';

export interface TooltipProps {
  /** A short text without links or buttons. */
  readonly text: ReactNode;
  /** Draws what is explained; spread what it gets: `(tip) => <IconButton {...tip} icon="info" label="Taxes" />`. */
  readonly children: (thing: { readonly 'aria-describedby': string }) => ReactElement;
}

/** A short explanation on pointing, focus or a press; Escape puts it away (ARIA tooltip). */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = tip.current;
    if (!shown || !element) return undefined;
    element.showPopover?.();
    const place = placeBeside(root.current!.getBoundingClientRect(), element.getBoundingClientRect(), document.documentElement.clientWidth);
    element.style.setProperty('left', `${place.left}px`);
    element.style.setProperty('top', `${place.top}px`);
    const hide = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !root.current?.contains(event.target as Node)) setShown(false);
    };
    const ways = ['keydown', 'pointerdown', 'scroll'] as const;
    for (const way of ways) document.addEventListener(way, hide, { capture: true, passive: true });
    return () => {
      for (const way of ways) document.removeEventListener(way, hide, { capture: true });
      element.hidePopover?.();
    };
  }, [shown]);
  return (
    <span
      ref={root}
      className={css.root}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setShown(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onClick={() => setShown(true)}
    >
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={css.tip} data-shown={shown || undefined}>
        {text}
      </span>
    </span>
  );
}
