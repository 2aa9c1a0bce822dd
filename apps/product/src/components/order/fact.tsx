import type { ReactNode } from 'react';
import css from './fact.module.css';

/** The facts of an order in two columns where there is room. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={css.facts}>{children}</dl>;
}

export function Fact({ name, value, aside }: { readonly name: string; readonly value: string; readonly aside?: string }) {
  return (
    <div className={css.fact}>
      <dt>{name}</dt>
      <dd>
        {value}
        {aside && <span className={css.aside}> {aside}</span>}
      </dd>
    </div>
  );
}
