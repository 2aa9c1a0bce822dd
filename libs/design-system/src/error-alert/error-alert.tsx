import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { keepScrollbarRoom } from '../dialog/keep-scrollbar-room.ts';
import { Icon } from '../icon/icon.tsx';
import { Message } from '../message/message.tsx';
import css from './error-alert.module.css';

export interface ErrorAlertProps {
  /** `Oops, something went wrong`. */
  readonly label: string;
  readonly children?: ReactNode;
  /** A button that helps on; only where the alert stands in the page. */
  readonly action?: ReactNode;
  /** A modal; closing it reloads the page (SHELL-045). */
  readonly modal?: ModalOption;
}

interface ModalOption {
  readonly closeLabel: string;
  /** The browser's own reload unless a page knows better. */
  readonly onReload?: () => void;
}

/** Says that something failed, read out at once: in its place in the page, or over all of it where only a reload helps. */
export function ErrorAlert({ label, children, action, modal }: ErrorAlertProps) {
  if (modal) return <OverThePage {...{ label, children, ...modal }} />;
  return (
    <Message kind="error" live title={label} action={action}>
      {children}
    </Message>
  );
}

function OverThePage({ label, children, closeLabel, onReload = () => location.reload() }: Omit<ErrorAlertProps, 'modal'> & ModalOption) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    keepScrollbarRoom();
    element?.showModal();
    return () => element?.removeAttribute('open');
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={css.alert}
      aria-labelledby={id}
      aria-describedby={children ? `${id}-text` : undefined}
      onClose={onReload}
    >
      <Icon name="triangle-alert" size="large" />
      <h2 id={id} className={css.label}>
        {label}
      </h2>
      {children && <div id={`${id}-text`}>{children}</div>}
      <Button look="primary" size="large" onClick={() => dialog.current?.close()}>
        {closeLabel}
      </Button>
    </dialog>
  );
}
