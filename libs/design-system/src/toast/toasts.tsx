import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import css from './toast.module.css';

export interface Toast {
  readonly id: string;
  readonly kind?: 'info' | 'success' | 'error';
  readonly text: ReactNode;
  /** A link or a button: undo. With it the toast stays until it is closed. */
  readonly action?: ReactNode;
}

export interface ToastsProps {
  /** Names the region: `Messages`. */
  readonly label: string;
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  readonly closeLabel: string;
}

/** How long a toast without an action stays, in milliseconds; pointing at it or focus in it stops the clock. */
const STAY = 6000;
const ICONS = { info: 'info', success: 'check', error: 'triangle-alert' } as const satisfies Record<string, IconName>;

/** Short messages about what was just done, read out as they come. Stands once in a page, also while it is empty. */
export function Toasts({ label, toasts, onDismiss, closeLabel }: ToastsProps) {
  return (
    <section className={css.toasts} aria-label={label}>
      <ol className={css.list} role="list" aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <OneToast key={toast.id} {...toast} closeLabel={closeLabel} onDismiss={() => onDismiss(toast.id)} />
        ))}
      </ol>
    </section>
  );
}

function OneToast({
  kind = 'info',
  text,
  action,
  closeLabel,
  onDismiss,
}: Toast & Pick<ToastsProps, 'closeLabel'> & { readonly onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const stays = held || Boolean(action);
  // A new function of the same toast is no reason to begin again.
  const leave = useEffectEvent(onDismiss);
  useEffect(() => {
    if (stays) return undefined;
    const clock = setTimeout(() => leave(), STAY);
    return () => clearTimeout(clock);
  }, [stays]);
  return (
    <li
      className={css.toast}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={ICONS[kind]} />
      <div className={css.text}>{text}</div>
      {action}
      <IconButton icon="x" label={closeLabel} className={css.close} onClick={onDismiss} />
    </li>
  );
}
