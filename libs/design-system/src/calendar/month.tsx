import { useId } from 'react';
import { daysOfMonth } from '@shop/domain';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './calendar.module.css';
import type { CalendarProps } from './calendar.tsx';
import { daysSinceMonday } from './move-focus.ts';

type MonthProps = CalendarProps & { readonly month: string; readonly reachable: string; readonly onFocusDay: (day: string) => void };

/** One month as a grid of weeks. */
export function Month(props: MonthProps) {
  const { month, weekdayNames, monthLabel } = props;
  const id = useId();
  return (
    <div className={css.month} data-month={month}>
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
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((day, column) =>
                day ? <Day key={day} {...props} day={day} /> : <td key={column} role="gridcell" className={css.cell} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({ day, dayView, dayLabel, labels, today, reachable, onChoose, onFocusDay, onHover }: MonthProps & { readonly day: string }) {
  const view = dayView(day);
  const open = view.status === 'open';
  const role = view.selected === 'start' ? labels.start : view.selected === 'end' ? labels.end : undefined;
  const name = [dayLabel(day), role, view.price, view.best && labels.best, view.reason].filter(Boolean).join(', ');
  return (
    <td role="gridcell" className={css.cell} aria-selected={Boolean(view.selected)} data-selected={view.selected}>
      <button
        type="button"
        className={css.day}
        data-day={day}
        data-status={view.status}
        data-best={view.best || undefined}
        data-selected={view.selected}
        tabIndex={day === reachable ? 0 : -1}
        aria-disabled={!open || undefined}
        aria-current={day === today ? 'date' : undefined}
        title={view.reason}
        onClick={() => open && onChoose(day)}
        onFocus={() => onFocusDay(day)}
        onMouseEnter={onHover && (() => onHover(day))}
        onMouseLeave={onHover && (() => onHover(undefined))}
      >
        <VisuallyHidden>{name}</VisuallyHidden>
        <span className={css.number} aria-hidden>
          {Number(day.slice(8))}
        </span>
        {view.price && open && (
          <span className={css.price} aria-hidden>
            {view.price}
          </span>
        )}
      </button>
    </td>
  );
}

/** Weeks from Monday to Sunday; places outside the month are empty. */
function weeksOf(month: string): (string | undefined)[][] {
  const days = daysOfMonth(month);
  const places = [...Array<undefined>(daysSinceMonday(days[0] ?? '')).fill(undefined), ...days];
  return Array.from({ length: Math.ceil(places.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, column) => places[week * 7 + column]),
  );
}
