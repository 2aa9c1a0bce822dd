import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import css from './accordion.module.css';

export interface AccordionProps {
  /** Given a name, opening one closes the others. */
  readonly name?: string;
  readonly items: readonly { readonly id: string; readonly title: ReactNode; readonly content: ReactNode; readonly open?: boolean }[];
}

/** Titles that unfold, one under the other: questions and answers, choices of a gift. */
export function Accordion({ name, items }: AccordionProps) {
  return (
    <div className={css.accordion}>
      {items.map(({ id, title, content, open }) => (
        <Disclosure key={id} title={title} name={name} open={open}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
