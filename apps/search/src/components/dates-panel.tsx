import { Button, Calendar } from '@shop/design-system';
import type { LocalDate } from '@shop/contracts';
import { addMonths, canConfirm, chooseDay, monthOf, type DaySelection } from '@shop/domain';
import { formatDay, weekdayNames } from '@shop/i18n';
import { useEffect, useRef, useState, type UIEvent } from 'react';
import { useIntl } from 'react-intl';
import { calendarDay } from '../views/calendar-day.ts';
import css from './dates-panel.module.css';
import type { SearchFieldsProps } from './search-fields.ts';

interface DatesPanelProps {
  readonly dates: DaySelection;
  readonly visit: SearchFieldsProps['visit'];
  /** Told of complete dates and of none; an arrival alone lives in the panel only (decision A-029). */
  readonly onChange: (dates: DaySelection) => void;
  readonly onConfirm: () => void;
  /** `pages`: two months, one further at a time. `column`: months below each other, more of them near the end (spec 1, section 9). */
  readonly layout: 'pages' | 'column';
}

/** The bookable months: this one and the twelve that the window of one year touches. */
const MONTHS = 13;
const MONTHS_SHOWN = 2;
const MONTHS_A_STEP = 3;
const NEAR_THE_END_PX = 200;

export function DatesPanel({ dates, visit, onChange, onConfirm, layout }: DatesPanelProps) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `search.dates.${id}` });
  const [pending, setPending] = useState(dates);
  const months = useMonths({ first: monthOf(visit.today), chosen: pending.checkin, layout });

  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => scrollToChosen(scroller.current), []);

  const select = (next: DaySelection) => {
    setPending(next);
    if (canConfirm(next)) onChange(next);
  };
  const dayView = (day: LocalDate) => calendarDay(day, { site: visit, selection: pending, reason: say });

  return (
    <div className={css.panel} data-layout={layout}>
      <p className={css.hint} aria-live="polite">
        {say(pending.checkin && !pending.checkout ? 'chooseDeparture' : 'chooseArrival')}
      </p>
      <div ref={scroller} className={css.months} data-testid="months" onScroll={layout === 'column' ? months.onScroll : undefined}>
        <Calendar
          months={months.shown}
          layout={layout === 'pages' ? 'row' : 'column'}
          dayView={dayView}
          weekdayNames={namesOf(visit.locale)}
          monthLabel={(month) => formatDay(`${month}-01`, visit.locale, 'month')}
          dayLabel={(day) => formatDay(day, visit.locale, 'long')}
          today={visit.today}
          onChoose={(day) => select(chooseDay(pending, day))}
          onShow={layout === 'pages' ? months.show : undefined}
          canShow={months.canShow}
          labels={{ previous: say('previous'), next: say('next'), start: say('arrival'), end: say('departure') }}
        />
      </div>
      <div className={css.actions}>
        <Button look="link" disabled={!pending.checkin} onClick={() => select({})}>
          {say('clear')}
        </Button>
        <Button look="brand" disabled={!canConfirm(pending)} onClick={onConfirm}>
          {say('confirm')}
        </Button>
      </div>
    </div>
  );
}

/** Where months stand in a column, the chosen one comes into sight. */
function scrollToChosen(scroller: HTMLElement | null) {
  const month = scroller?.querySelector('[data-selected="start"]')?.closest<HTMLElement>('[data-month]');
  if (scroller && month) scroller.scrollTop += month.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}

function namesOf(locale: SearchFieldsProps['visit']['locale']) {
  const long = weekdayNames(locale, 'long');
  return weekdayNames(locale, 'short').map((short, index) => ({ short, long: long[index] ?? short }));
}

/** Which months stand in the panel. */
function useMonths({ first, chosen, layout }: { first: string; chosen: LocalDate | undefined; layout: DatesPanelProps['layout'] }) {
  const all = Array.from({ length: MONTHS }, (_, index) => addMonths(first, index));
  const [start, setStart] = useState(() => Math.min(Math.max(0, all.indexOf(monthOf(chosen ?? first))), MONTHS - MONTHS_SHOWN));
  const [count, setCount] = useState(() => start + MONTHS_A_STEP);
  const onScroll = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    if (scrollHeight - scrollTop - clientHeight < NEAR_THE_END_PX) setCount((known) => Math.min(known + MONTHS_A_STEP, MONTHS));
  };
  return {
    shown: layout === 'pages' ? all.slice(start, start + MONTHS_SHOWN) : all.slice(0, count),
    show: (step: number) => setStart((from) => Math.min(Math.max(0, from + step), MONTHS - MONTHS_SHOWN)),
    canShow: { previous: start > 0, next: start < MONTHS - MONTHS_SHOWN },
    onScroll,
  };
}
