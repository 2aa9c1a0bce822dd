import { Message, focusOnMount } from '@shop/design-system';
import type { ReactNode } from 'react';
import css from './sign-in.module.css';

export interface NoticeProps {
  /** `info` where something is still to be done. */
  readonly kind?: 'success' | 'warning' | 'info';
  readonly title: string;
  readonly children: ReactNode;
}

/** Takes the place of a form that did its work, or cannot; it gets the focus, so that it is read out. */
export function Notice({ kind = 'success', title, children }: NoticeProps) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className={css.notice}>
      <Message kind={kind} title={title}>
        {children}
      </Message>
    </div>
  );
}
