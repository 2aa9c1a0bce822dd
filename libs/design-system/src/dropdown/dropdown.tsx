import { useCallback, useEffect, useId, useRef, useState, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import css from './dropdown.module.css';

export interface DropdownProps {
  /** Draws the button; spread what it gets: `(button) => <Button {...button}>Dates</Button>`. */
  readonly trigger: (button: TriggerProps) => ReactElement;
  /** Names the panel. */
  readonly label: string;
  /** The panel, or a function that gets the way to close it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly align?: 'start' | 'end' | 'centre';
  readonly size?: 'fit' | 'wide' | 'trigger';
  /** Leave both out to let the dropdown keep it. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean, by?: 'Escape') => void;
}

export interface TriggerProps {
  readonly onClick: () => void;
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly 'aria-haspopup': 'dialog';
}

/** A panel under its button. Closes on Escape, on a press outside and when the focus leaves. */
export function Dropdown({ trigger, label, children, align = 'start', size = 'fit', open: givenOpen, onOpenChange }: DropdownProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const open = givenOpen ?? ownOpen;
  const change = useCallback(
    (next: boolean, by?: 'Escape') => {
      setOwnOpen(next);
      onOpenChange?.(next, by);
    },
    [onOpenChange],
  );
  const close = useCallback(
    (by?: 'Escape') => {
      change(false, by);
      root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    },
    [change],
  );
  useEffect(() => {
    if (!open) return undefined;
    const press = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || root.current?.contains(event.target)) return;
      // A field in the panel is left first: what is typed in it counts.
      if (root.current?.contains(document.activeElement)) (document.activeElement as HTMLElement).blur();
      change(false);
    };
    // Wherever the focus is: some browsers give a pressed button none. A window around the panel stays open.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close('Escape');
    };
    // Heard before React, which holds back what is done to a part that is not hydrated yet.
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', escape);
    };
  }, [open, change, close]);
  const leave = (event: FocusEvent) => {
    if (open && event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) change(false);
  };
  return (
    <div ref={root} className={css.dropdown} onBlur={leave}>
      {trigger({ onClick: () => change(!open), 'aria-expanded': open, 'aria-controls': id, 'aria-haspopup': 'dialog' })}
      {/* A press on words in it leaves the focus with the panel, not with what the dropdown stands in. */}
      <div id={id} className={css.panel} role="dialog" aria-label={label} hidden={!open} tabIndex={-1} data-align={align} data-size={size}>
        {open && (typeof children === 'function' ? children(() => close()) : children)}
      </div>
    </div>
  );
}
