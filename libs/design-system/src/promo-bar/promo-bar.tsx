import { useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './promo-bar.module.css';

export interface PromoBarProps {
  /** Names the region. */
  readonly label: string;
  readonly children: ReactNode;
  /** A code to be copied. */
  readonly code?: string;
  /** Names the button of the code: `Copy the code ETE27`. */
  readonly copyLabel?: string;
  readonly copiedLabel?: string;
  /** Conditions, see all. */
  readonly action?: ReactNode;
}

/** The promotion of the moment in one line, with its code. */
export function PromoBar({ label, children, code, copyLabel, copiedLabel, action }: PromoBarProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (code) await navigator.clipboard.writeText(code).then(() => setCopied(true));
  };
  return (
    <aside className={css.bar} aria-label={label}>
      <Icon name="tag" />
      <p className={css.text}>{children}</p>
      {code && (
        <button type="button" className={css.code} aria-label={copyLabel} onClick={() => copy().catch(() => setCopied(false))}>
          {code}
          <Icon name={copied ? 'check' : 'copy'} size="small" />
        </button>
      )}
      {action}
      <VisuallyHidden live>{copied ? copiedLabel : ''}</VisuallyHidden>
    </aside>
  );
}
