import { memo, useId } from 'react';
import css from './calendar.module.css';
import type { CalendarProps, DayView } from './calendar.tsx';
import { weeksOf } from './weeks.ts';

type MonthProps = Pick<CalendarProps, 'dayView' | 'weekdayNames' | 'monthLabel' | 'dayLabel' | 'labels' | 'today'> & {
  readonly month: string;
  /** The day that Tab reaches, where it lies in this month. */
  readonly reachable: string | undefined;
};

/** One month as a grid of weeks. The calendar around it hears what is pressed. */
export const Month = memo(function Month({ month, weekdayNames, monthLabel, reachable, today, ...words }: MonthProps) {
  const id = useId();
  const weeks = weeksOf(month, today);
  return (
    <div className={css.month} data-month={month} data-weeks={weeks.length}>
      <p className={css.name} id={id}>
        {monthLabel(month)}
      </p>
      <table className={css.grid} role="grid" aria-labelledby={id}>
        <thead>
          <tr>
            {weekdayNames.map((name, index) => {
              const { short, long } = typeof name === 'string' ? { short: name, long: name } : name;
              return (
                <th key={index} scope="col" abbr={long} className={css.weekday}>
                  {short}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, column) =>
                day ? (
                  <Day key={day} day={day} {...seen(day, words)} isReachable={day === reachable} isToday={day === today} />
                ) : (
                  <td key={column} role="gridcell" className={css.cell} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface DayProps extends DayView {
  readonly day: string;
  /** All that is said of it. */
  readonly name: string;
  readonly isReachable: boolean;
  readonly isToday: boolean;
}

/** How a day looks and what is read of it, in plain values: a day that has not changed is not drawn again. */
function seen(day: string, { dayView, dayLabel, labels }: Pick<MonthProps, 'dayView' | 'dayLabel' | 'labels'>): DayView & { name: string } {
  const { reason, ...seenDay } = dayView(day);
  // Nobody sleeps there on the day of departure: its price belongs to another stay.
  const view = seenDay.selected === 'end' ? { ...seenDay, price: undefined, best: undefined } : seenDay;
  const role = view.selected === 'start' ? labels.start : view.selected === 'end' ? labels.end : undefined;
  // The departure that was chosen is a good one, though nobody can arrive on that day.
  const said = view.selected === 'end' ? undefined : reason;
  const name = [dayLabel(day), role, view.price, view.best && labels.best, said].filter(Boolean).join(', ');
  return { ...view, ...(said && { reason: said }), name };
}

const Day = memo(function Day({ day, name, status, reason, price, best, selected, isReachable, isToday }: DayProps) {
  const open = status === 'open';
  return (
    <td role="gridcell" className={css.cell} aria-selected={Boolean(selected)} data-selected={selected} title={reason}>
      <button
        type="button"
        className={css.day}
        data-day={day}
        data-number={Number(day.slice(8))}
        data-status={status}
        data-best={best || undefined}
        data-selected={selected}
        tabIndex={isReachable ? 0 : -1}
        aria-disabled={(!open && selected !== 'end') || undefined}
        aria-current={isToday ? 'date' : undefined}
        aria-label={name}
      >
        {price && open && (
          <span className={css.price} aria-hidden>
            {price}
          </span>
        )}
      </button>
    </td>
  );
});
