import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import css from './calendar-list.module.css';
import { Calendar, type CalendarProps } from './calendar.tsx';
import { isNearEnd } from './is-near-end.ts';

export interface CalendarListProps extends Omit<CalendarProps, 'onShow' | 'canShow' | 'layout'> {
  /** Asks for the following months, three at a time on a phone (spec 1, section 9). */
  readonly onMore: () => void;
  /** There are months after those shown. */
  readonly hasMore: boolean;
  /** `We are looking for the next availabilities...` */
  readonly loadingText: string;
}

/** Months one under the other that go on as one scrolls; a place of its own height holds it. */
export function CalendarList({ onMore, hasMore, loadingText, ...calendar }: CalendarListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { busy } = calendar;
  const look = () => {
    if (list.current && hasMore && !busy && isNearEnd(list.current)) onMore();
  };
  useEffect(look);
  useEffect(() => scrollToChosen(list.current), []);
  return (
    <div ref={list} className={css.list} onScroll={look}>
      <Calendar {...calendar} layout="column" onShow={hasMore ? (step) => step > 0 && onMore() : undefined} />
      {busy && (
        <p className={css.loading} role="status">
          <Icon name="loader" spinning /> {loadingText}
        </p>
      )}
    </div>
  );
}

/** Where months stand below each other, the chosen one comes into sight. */
function scrollToChosen(list: HTMLElement | null) {
  const month = list?.querySelector('[data-selected="start"]')?.closest('[data-month]');
  if (list && month) list.scrollTop += month.getBoundingClientRect().top - list.getBoundingClientRect().top;
}
