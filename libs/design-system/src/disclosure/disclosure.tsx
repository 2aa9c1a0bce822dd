import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import css from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** Disclosures of one name close each other. */
  readonly name?: string;
  /** It is open: once it is, and at first where it was opened before any script. May be called more than once. */
  readonly onOpen?: () => void;
}

/** A title that unfolds its text: native, works before any script. */
export function Disclosure({ title, children, open, name, onOpen }: DisclosureProps) {
  const note = onOpen && ((details: HTMLDetailsElement | null) => details?.open && onOpen());
  return (
    <details
      ref={note && ((details) => void note(details))}
      className={css.disclosure}
      open={open}
      name={name}
      onToggle={note && ((event) => note(event.currentTarget))}
    >
      <summary className={css.title}>
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
