import {
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { monthOf } from '@shop/domain';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './calendar.module.css';
import { Legend } from './legend.tsx';
import { Month } from './month.tsx';
import { moveFocus, stepTo } from './move-focus.ts';
import { firstDayOf, weeksOf } from './weeks.ts';

/** How one day looks and whether it can be chosen. */
export interface DayView {
  /** `open` can be chosen; any other word cannot, and is explained by `reason`. */
  readonly status: 'open' | 'past' | 'closedForToday' | 'unavailable' | 'tooFar' | 'notPossibleNights' | 'checkin';
  /** Why the day cannot be chosen, in words. */
  readonly reason?: string;
  /** `178 €`, drawn under the day. */
  readonly price?: string;
  /** The best price of its month: drawn in green. */
  readonly best?: boolean;
  readonly selected?: 'start' | 'end' | 'between';
}

export interface CalendarLabels {
  readonly previous: string;
  readonly next: string;
  /** Read with a day of the best price. */
  readonly best?: string;
  /** Read with the first and the last chosen day: `arrival`, `departure`. */
  readonly start?: string;
  readonly end?: string;
  /** What green and struck days mean, in a line below the months; no line without them. */
  readonly legend?: { readonly best: string; readonly closed: string };
}

export interface CalendarProps {
  /** `yyyy-MM`, in order. In the `row` layout a phone shows the first only. */
  readonly months: readonly string[];
  readonly dayView: (day: string) => DayView;
  /** Monday first. `short` is drawn, `long` is read. */
  readonly weekdayNames: readonly (string | { readonly short: string; readonly long: string })[];
  readonly monthLabel: (month: string) => string;
  /** The whole date in words: `Saturday 20 February 2027`. */
  readonly dayLabel: (day: string) => string;
  /** Called for open days only. */
  readonly onChoose: (day: string) => void;
  /** Shows other months, by so many. In a column there are no arrows: keys that lead beyond the last month ask for it. */
  readonly onShow?: (step: number) => void;
  /** Whether there are months before and after those shown. */
  readonly canShow?: { readonly previous: boolean; readonly next: boolean };
  readonly labels: CalendarLabels;
  /** Marked as the current date; the weeks of its month that had ended before it are left out. */
  readonly today?: string;
  /** Prices are on their way. */
  readonly busy?: boolean;
  /** `row` draws the months side by side on a wide screen, `column` one under the other. */
  readonly layout?: 'row' | 'column';
}

/**
 * Months of days to choose from: one stop for Tab, arrows inside (ARIA grid pattern). It holds no rule of the trade. A press
 * is answered in its own month first, the others follow in the next picture.
 */
export function Calendar(props: CalendarProps) {
  const { months, dayView, onShow, canShow = { previous: true, next: true }, labels, layout = 'row', busy } = props;
  const { root, reachable, press, follow } = useRovingDay(props, (step) => {
    if (step < 0 ? canShow.previous : canShow.next) onShow?.(step);
  });
  const { weekdayNames, monthLabel, dayLabel, today } = props;
  const words = { dayView, weekdayNames, monthLabel, dayLabel, labels, today };
  const wordsOfOthers = useDeferredValue(words);
  const [pressed, setPressed] = useState<string>();
  const choose = (event: SyntheticEvent) => {
    const day = dayOf(event)?.dataset['day'];
    // Asked again: its month may not have followed the last press yet.
    if (!day || dayView(day).status !== 'open') return;
    setPressed(monthOf(day));
    props.onChoose(day);
  };
  return (
    <div className={css.frame}>
      <div className={css.calendar} ref={root} data-layout={layout} data-count={months.length} aria-busy={busy || undefined}>
        {onShow && layout === 'row' && (
          <div className={css.arrows}>
            <IconButton icon="chevron-left" label={labels.previous} disabled={!canShow.previous} onClick={() => onShow(-1)} />
            <IconButton icon="chevron-right" label={labels.next} disabled={!canShow.next} onClick={() => onShow(1)} />
          </div>
        )}
        <div className={css.months} onKeyDown={press} onClick={choose} onFocus={(event) => follow(dayOf(event)?.dataset['day'])}>
          {months.map((month) => (
            <Month
              key={month}
              {...(month === pressed ? words : wordsOfOthers)}
              month={month}
              reachable={monthOf(reachable) === month ? reachable : undefined}
            />
          ))}
        </div>
        {labels.legend && <Legend {...labels.legend} />}
        {onShow && layout === 'row' && <VisuallyHidden live>{months.map(props.monthLabel).join(', ')}</VisuallyHidden>}
      </div>
    </div>
  );
}

/** The button of the day that something happened to. */
function dayOf({ target }: SyntheticEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
}

/** Which day Tab reaches, and how keys move from day to day, over the edge of what is shown too. */
function useRovingDay({ months, dayView, today }: CalendarProps, show: (step: number) => void) {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  const [focused, setFocused] = useState<string>();
  const shown = useIsSingle(root, months.length) ? months.slice(0, 1) : months;
  useEffect(() => {
    const day = wanted.current && root.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`);
    if (!day) return;
    wanted.current = undefined;
    day.focus();
  });
  const press = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset['day'] : undefined;
    const next = from && moveFocus(from, event.key, event.shiftKey);
    if (!next) return;
    const to = drawnDay(next, from, today);
    event.preventDefault();
    // A held key repeats itself before the month that it asked for is drawn.
    if (wanted.current === to) return;
    wanted.current = to;
    setFocused(to);
    const step = stepTo(monthOf(to), shown);
    if (step !== 0) show(step);
  };
  const reachable = focused && shown.includes(monthOf(focused)) ? focused : firstStop(shown, dayView, today);
  /** A press moves the focus too: what it chooses is drawn first. */
  const follow = (day: string | undefined) => startTransition(() => setFocused(day));
  return { root, reachable, press, follow };
}

/** Whether the second month of a row is hidden, as on a phone: measured after layout, so that no press pays for it. */
function useIsSingle(root: RefObject<HTMLElement | null>, count: number): boolean {
  const [isSingle, setIsSingle] = useState(false);
  useEffect(() => {
    const element = root.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setIsSingle(element.querySelector('[data-month] + [data-month]')?.checkVisibility?.() === false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, count]);
  return isSingle;
}

/** A day of a week that is left out: a key of the same month stays where it is, one that comes from a later month leads to today. */
function drawnDay(day: string, from: string, today: string | undefined): string {
  if (!today || day >= firstDayOf(monthOf(day), today)) return day;
  return monthOf(from) === monthOf(day) ? from : today;
}

function firstStop(months: readonly string[], dayView: CalendarProps['dayView'], today: string | undefined): string {
  const days = months.flatMap((month) => weeksOf(month, today).flat()).filter((day) => day !== undefined);
  return days.find((day) => dayView(day).selected === 'start') ?? days.find((day) => dayView(day).status === 'open') ?? days[0] ?? '';
}
