import { Button, Calendar, CalendarList, Chip, ChipRow } from '@shop/design-system';
import type { LocalDate } from '@shop/contracts';
import {
  canConfirm,
  chooseDay,
  dateShortcuts,
  FLEXIBLE_DAYS,
  nightsBetween,
  type DaySelection,
  type FlexibleDates,
  type FlexibleDays,
} from '@shop/domain';
import { formatDay, weekdayNames } from '@shop/i18n';
import { startTransition, useEffect, useRef, useState, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { calendarDay, dayNotes } from '../views/calendar-day.ts';
import css from './dates-panel.module.css';
import { noteLabels } from './dates-panel-notes.ts';
import type { DaysOfPlace, SearchSite } from './search-fields.ts';
import { Unhurried } from './dates-panel-unhurried.tsx';
import { useDateMessages } from './use-date-messages.ts';
import { useMonths } from './use-months.ts';

export interface DatesPanelProps {
  readonly dates: FlexibleDates;
  readonly days: DaysOfPlace;
  readonly site: SearchSite;
  /** Told of complete dates and of none; an arrival alone lives in the panel only (SEARCH-138). */
  readonly onChange: (dates: FlexibleDates) => void;
  /** Told of every choice, an arrival alone included; nothing is chosen by it. */
  readonly onPending?: (dates: DaySelection) => void;
  /** Asked to close: by Confirm, or one second after the range is complete. */
  readonly onConfirm: () => void;
  /** `pages`: two months, one further at a time. `column`: months below each other, more of them near the end (spec 1, section 9). */
  readonly layout: 'pages' | 'column';
  /** Where there is no Confirm, a complete range closes the calendar after one second (spec 2, section 9; SEARCH-135). */
  readonly closesByItself?: boolean;
}

const CLOSE_DELAY_MS = 1_000;
const SHORTCUT_LOCALES = ['es_ES', 'fr_FR', 'fr_BE', 'nl_BE'];

/** Arrival and departure: one panel for the search box, the map and the window that asks for dates. */
export function DatesPanel({ dates, days, site, onChange, onPending, onConfirm, layout, closesByItself = false }: DatesPanelProps) {
  const t = useDateMessages();
  const intl = useIntl();
  const [pending, setPending] = useState(dates);
  const closeLater = useCloseLater(onConfirm);
  const calendar = { site, selection: pending, availability: days.availability };
  const notesOf = onceADay((day) => noteLabels(dayNotes(day, calendar), t));

  const select = (next: FlexibleDates) => {
    setPending(next);
    onPending?.(next);
    if (!canConfirm(next)) return;
    onChange(next);
    if (closesByItself && next.checkin) closeLater(CLOSE_DELAY_MS);
  };
  /** Flexible dates stay so while other days are chosen, and go with the dates. */
  const selectDays = (next: DaySelection) => select({ ...next, flexibleDays: pending.flexibleDays });
  const shared = {
    dayView: onceADay((day) => ({ ...calendarDay(day, calendar), reason: notesOf(day).closed })),
    weekdayNames: namesOf(site.locale),
    monthLabel: (month: string) => formatDay(`${month}-01`, site.locale, 'month'),
    dayLabel: (day: LocalDate) => [formatDay(day, site.locale, 'long'), ...notesOf(day).open].join(', '),
    today: site.today,
    onChoose: (day: LocalDate) => selectDays(chooseDay(pending, day)),
    labels: {
      previous: t('previous'),
      next: t('next'),
      start: t('arrival'),
      end: t('departure'),
      best: t('best'),
      ...(days.availability && layout === 'pages' && { legend: { best: t('best'), closed: t('unavailable') } }),
    },
    busy: days.isLoading,
  };
  return (
    <div className={css.panel} data-layout={layout} data-prices={days.availability ? true : undefined}>
      <Hint
        said={rangeLabel(pending) ?? t(pending.checkin ? 'chooseDeparture' : 'chooseArrival')}
        isLoading={days.isLoading}
        loading={t('loading')}
      />
      <Shortcuts site={site} name={(name) => t(name)} onChoose={selectDays} />
      {days.people !== undefined && <p className={css.hint}>{t('legend', { people: days.people })}</p>}
      <DayInHand noteOf={(day) => [formatDay(day, site.locale, 'weekday'), notesOf(day).closed, ...notesOf(day).open, ...bestOf(day)]}>
        <Unhurried layout={layout}>
          {layout === 'pages' ? (
            <Pages {...shared} chosen={pending.checkin} lastMonth={days.lastMonth} />
          ) : (
            <Column {...shared} chosen={pending.checkin} lastMonth={days.lastMonth} loadingText={t('loading')} />
          )}
        </Unhurried>
      </DayInHand>
      <FlexibleField days={pending.flexibleDays ?? 0} onChoose={(flexibleDays) => select({ ...pending, flexibleDays })} />
      <div className={css.actions}>
        {pending.checkin && (
          <Button look="link" onClick={() => select({})}>
            {t('clear')}
          </Button>
        )}
        {!closesByItself && (
          <Button look="brand" className={css.confirm} disabled={!canConfirm(pending)} onClick={onConfirm}>
            {t('confirm')}
          </Button>
        )}
      </div>
    </div>
  );

  function rangeLabel({ checkin, checkout }: DaySelection): string | undefined {
    if (!checkin || !checkout) return undefined;
    const [from, to] = [checkin, checkout].map((day) => formatDay(day, site.locale, 'long'));
    return intl.formatMessage({ id: 'search.box.range' }, { from, to, nights: nightsBetween(checkin, checkout) });
  }

  function bestOf(day: LocalDate): string[] {
    return dayNotes(day, calendar).best ? [t('best')] : [];
  }
}

/** What is told of a day is worked out once, though it is read, drawn and shown. */
function onceADay<Reported>(tell: (day: LocalDate) => Reported): (day: LocalDate) => Reported {
  const reported = new Map<LocalDate, Reported>();
  return (day) => {
    const known = reported.get(day) ?? tell(day);
    reported.set(day, known);
    return known;
  };
}

interface DayInHandProps {
  readonly noteOf: (day: LocalDate) => readonly (string | undefined)[];
  /** The months; they are not drawn again while one looks around in them. */
  readonly children: ReactNode;
}

/** Says below the months what there is to know about the day under the pointer or the focus. */
function DayInHand({ noteOf, children }: DayInHandProps) {
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

type Shared = Omit<ComponentProps<typeof Calendar>, 'months' | 'onShow' | 'canShow' | 'layout'> & {
  readonly chosen: LocalDate | undefined;
  readonly lastMonth: string | undefined;
};

function Pages({ chosen, lastMonth, ...calendar }: Shared) {
  const { page, show } = useMonths({ today: calendar.today ?? '', chosen, lastMonth });
  return <Calendar {...calendar} months={page.shown} canShow={page.canShow} onShow={show} />;
}

function Column({ chosen, lastMonth, loadingText, ...calendar }: Shared & { readonly loadingText: string }) {
  const { column, more } = useMonths({ today: calendar.today ?? '', chosen, lastMonth });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => scrollToChosen(frame.current), []);
  return (
    <div ref={frame} className={css.column}>
      <CalendarList {...calendar} months={column.shown} hasMore={column.hasMore} onMore={more} loadingText={loadingText} />
    </div>
  );
}

function Hint({ said, isLoading, loading }: { readonly said: string; readonly isLoading: boolean; readonly loading: string }) {
  return (
    <p className={css.hint} aria-live="polite">
      {isLoading ? loading : said}
    </p>
  );
}

interface FlexibleFieldProps {
  readonly days: FlexibleDays;
  readonly onChoose: (days: FlexibleDays) => void;
}

/** Whether the arrival may be a day or two earlier or later (decision note `flexible-dates`). */
function FlexibleField({ days: chosen, onChoose }: FlexibleFieldProps) {
  const intl = useIntl();
  return (
    <ChipRow label={intl.formatMessage({ id: 'search.dates.flexibility' })}>
      {FLEXIBLE_DAYS.map((days) => (
        <Chip key={days} pressed={days === chosen} onClick={() => onChoose(days)}>
          {days === 0 ? intl.formatMessage({ id: 'search.dates.exact' }) : intl.formatMessage({ id: 'search.box.flexible' }, { days })}
        </Chip>
      ))}
    </ChipRow>
  );
}

interface ShortcutsProps {
  readonly site: SearchSite;
  readonly name: (shortcut: string) => string;
  readonly onChoose: (dates: DaySelection) => void;
}

/** This weekend and the next one by one press, where the experiment runs (spec 2, section 9). */
function Shortcuts({ site, name, onChoose }: ShortcutsProps) {
  if (!site.experiments?.['weekendShortcuts'] || !SHORTCUT_LOCALES.includes(site.locale)) return null;
  return (
    <ChipRow label={name('shortcuts')}>
      {dateShortcuts({ ...site, country: site.pointOfSale }).map(({ name: shortcut, checkin, checkout }) => (
        <Chip key={shortcut} onClick={() => onChoose({ checkin, checkout })}>
          {name(shortcut)}
        </Chip>
      ))}
    </ChipRow>
  );
}

function useCloseLater(close: () => void): (delayMs: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (delayMs) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, delayMs);
  };
}

/** Where months stand in a column, the chosen one comes into sight. */
function scrollToChosen(frame: HTMLElement | null) {
  const month = frame?.querySelector('[data-selected="start"]')?.closest<HTMLElement>('[data-month]');
  const scroller = frame?.firstElementChild;
  if (scroller && month) scroller.scrollTop += month.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
}

function namesOf(locale: SearchSite['locale']) {
  const long = weekdayNames(locale, 'long');
  return weekdayNames(locale, 'short').map((short, index) => ({ short, long: long[index] ?? short }));
}
