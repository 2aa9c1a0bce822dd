import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import css from './badge.module.css';

export interface BadgeProps {
  readonly tone?: 'highlight' | 'quiet' | 'brand' | 'success' | 'warning' | 'gift';
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A word or two that mark a thing: new, last rooms. */
export function Badge({ tone = 'highlight', icon, children }: BadgeProps) {
  return (
    <span className={css.badge} data-tone={tone}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}
