import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import css from './message.module.css';

export interface MessageProps {
  readonly kind?: 'info' | 'success' | 'warning' | 'error';
  readonly title?: string;
  readonly children?: ReactNode;
  /** A button or a link that helps on. */
  readonly action?: ReactNode;
  /** It appears after something the visitor did, and is to be read out. */
  readonly live?: boolean;
}

const ICONS = { info: 'info', success: 'check', warning: 'triangle-alert', error: 'triangle-alert' } as const satisfies Record<
  string,
  IconName
>;

export function Message({ kind = 'info', title, children, action, live }: MessageProps) {
  return (
    <div className={css.message} data-kind={kind} role={live ? (kind === 'error' ? 'alert' : 'status') : undefined}>
      <Icon name={ICONS[kind]} />
      <div className={css.body}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div className={css.text}>{children}</div>}
      </div>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
