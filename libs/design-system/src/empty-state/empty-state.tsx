import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: string;
  readonly headingLevel?: 1 | 2 | 3;
  readonly children?: ReactNode;
  /** What can be done now. */
  readonly action?: ReactNode;
}

/** The place of a list that has nothing in it: says why and what to do. */
export function EmptyState({ icon = 'search', title, headingLevel = 2, children, action }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={css.empty}>
      <span className={css.icon}>
        <Icon name={icon} size="large" />
      </span>
      <Heading className={css.title}>{title}</Heading>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
