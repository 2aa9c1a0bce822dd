import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import css from './fact-list.module.css';

export interface FactListProps {
  readonly facts: readonly { readonly icon: IconName; readonly title: ReactNode; readonly text?: ReactNode }[];
  readonly columns?: 1 | 2 | 4;
}

/** Short facts with an icon each: what a stay holds, why to book here. */
export function FactList({ facts, columns = 2 }: FactListProps) {
  return (
    <ul className={css.list} role="list" data-columns={columns}>
      {facts.map((fact, index) => (
        <li key={index} className={css.fact}>
          <Icon name={fact.icon} />
          <div>
            <p className={fact.text ? css.title : undefined}>{fact.title}</p>
            {fact.text && <p className={css.text}>{fact.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
