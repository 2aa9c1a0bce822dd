import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import css from './dialog.module.css';
import { keepScrollbarRoom } from './keep-scrollbar-room.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the cross and a press outside all ask for it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly titleHidden?: boolean;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays in sight below the content that scrolls: the confirming button. */
  readonly footer?: ReactNode;
  /** `fullOnPhone` covers a phone and stands in the middle of anything wider, also when a phone is turned. */
  readonly size?: 'medium' | 'large' | 'full' | 'fullOnPhone';
}

/** A modal window; the browser keeps the focus inside and gives it back. It begins at the cross, or at what has `data-focus-first`. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="centre" />;
}

/** The native `<dialog>` under `Dialog`, `Drawer`, `BottomDrawer` and `SidePanel`. */
export function Modal({
  open,
  onClose,
  title,
  titleHidden,
  closeLabel,
  children,
  footer,
  size = 'medium',
  placement,
}: DialogProps & { readonly placement: 'centre' | 'edge' | 'bottom' | 'start' | 'end' }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [closings, setClosings] = useState(0);
  // Before a window that is taken away leaves the page: only then the browser gives the focus back to what opened it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    keepScrollbarRoom();
    element.showModal();
    element.querySelector<HTMLElement>('[data-focus-first]')?.focus();
    dropCaret();
    return () => element.close();
  }, [open, closings]);
  const askToClose = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  /** A browser closes a window by itself when Escape is pressed again and again: it is asked for like any other, and stays where it is refused. */
  const closedByBrowser = ({ target }: SyntheticEvent) => {
    if (!open || target !== dialog.current || dialog.current.open) return;
    onClose();
    setClosings((count) => count + 1);
  };
  const beganInside = useRef(false);
  // Who marks a text inside and lets go outside has not pressed outside.
  const pressOutside = (event: MouseEvent) => {
    if (event.target === dialog.current && !beganInside.current) onClose();
    beganInside.current = false;
  };
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-size={size}
      data-placement={placement}
      aria-labelledby={id}
      onCancel={askToClose}
      onClose={closedByBrowser}
      onPointerDown={({ target }) => (beganInside.current = target !== dialog.current)}
      onClick={pressOutside}
    >
      {open && (
        <div className={css.sheet}>
          <header className={css.header}>
            <h2 id={id} className={css.title} data-hidden={titleHidden || undefined}>
              {title}
            </h2>
            <IconButton icon="x" label={closeLabel} onClick={onClose} />
          </header>
          {/* A text longer than its window scrolls by keyboard too. */}
          <div className={css.content} tabIndex={0}>
            {children}
          </div>
          {footer && <footer className={css.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

/**
 * The press that opened a window may have left the caret in the page behind it. Nothing there can be pointed at now, and the
 * browser would look through the whole page for the nearest place that can, at every layout: 2.3 ms on the results.
 */
function dropCaret(): void {
  const selection = getSelection();
  if (selection?.isCollapsed) selection.removeAllRanges();
}
