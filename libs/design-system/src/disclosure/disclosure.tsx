import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import css from './disclosure.module.css';

export interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** Disclosures of one name close each other. */
  readonly name?: string;
}

/** A title that unfolds its text: native, works before any script. */
export function Disclosure({ title, children, open, name }: DisclosureProps) {
  return (
    <details className={css.disclosure} open={open} name={name}>
      <summary className={css.title}>
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}
