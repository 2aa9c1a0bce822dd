import type { LocalDate } from '@shop/contracts';
import { startTransition, useState, type ReactNode, type SyntheticEvent } from 'react';
import css from './dates-panel.module.css';

interface DayNoteProps {
  readonly noteOf: (day: LocalDate) => readonly (string | undefined)[];
  /** The months; they are not drawn again while one looks around in them. */
  readonly children: ReactNode;
}

/** Says below the months what there is to know about the day under the pointer or the focus. */
export function DayNote({ noteOf, children }: DayNoteProps) {
  const [day, setDay] = useState<LocalDate>();
  /** The note may follow later: a press that comes with the pointer is answered first. */
  const hold = (next: LocalDate | undefined) => startTransition(() => setDay(next));
  const take = ({ target }: SyntheticEvent) =>
    hold(target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : undefined);
  return (
    <>
      <div onFocus={take} onMouseOver={take} onMouseLeave={() => hold(undefined)} data-testid="months">
        {children}
      </div>
      <p className={css.note} aria-hidden>
        {day && noteOf(day).filter(Boolean).join(' · ')}
      </p>
    </>
  );
}
