import { Button, Chip, ChipRow } from '@shop/design-system';
import { useCloseLater } from '@shop/design-system/close-later';
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
import { useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { calendarDay, dayNotes } from '../views/calendar-day.ts';
import css from './dates-panel.module.css';
import { DayNote } from './dates-panel-day-note.tsx';
import { MonthColumn, MonthPages } from './dates-panel-months.tsx';
import { noteLabels } from './dates-panel-notes.ts';
import { Unhurried } from './dates-panel-unhurried.tsx';
import type { DaysOfPlace, SearchSite } from './search-fields.ts';
import { useDateMessages } from './use-date-messages.ts';

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
  /**
   * `pages`: two months, one further at a time. `column`: months below each other, more of them near the end (spec 1, section 9). Unless
   * said, a phone has a column (SEARCH-124).
   */
  readonly layout?: 'pages' | 'column';
  /** Where there is no Confirm, a complete range closes the calendar after one second (SEARCH-135). */
  readonly closesByItself?: boolean;
}

/** The width of a phone; `search-panel.module.css` has the same. */
const PHONE = '(max-width: 59.99rem)';
const SHORTCUT_LOCALES = ['es_ES', 'fr_FR', 'fr_BE', 'nl_BE'];

/** Arrival and departure: one panel for the search box, the map and the window that asks for dates. */
export function DatesPanel({ dates, days, site, onChange, onPending, onConfirm, closesByItself = false, ...props }: DatesPanelProps) {
  const { layout = globalThis.matchMedia?.(PHONE).matches ? 'column' : 'pages' } = props;
  const t = useDateMessages();
  const intl = useIntl();
  const [pending, setPending] = useState(dates);
  const closeLater = useCloseLater(onConfirm);
  const calendar = { site, selection: pending, availability: days.availability };
  const notesOf = onceADay((day) => noteLabels(dayNotes(day, calendar), t));

  const select = (next: FlexibleDates) => {
    setPending(next);
    onPending?.(next);
    const isComplete = canConfirm(next);
    closeLater(closesByItself && isComplete && next.checkin !== undefined);
    if (isComplete) onChange(next);
  };
  /** The button goes with the dates: the focus goes to the day that Tab reaches. */
  const clear = ({ currentTarget }: MouseEvent) => {
    currentTarget.closest(`.${css.panel}`)?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    select({});
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
    <div
      className={css.panel}
      data-layout={layout}
      data-prices={days.availability ? true : undefined}
      data-brief={closesByItself || undefined}
    >
      <Hint
        said={rangeLabel(pending) ?? t(pending.checkin ? 'chooseDeparture' : 'chooseArrival')}
        isLoading={days.isLoading}
        loading={t('loading')}
      />
      <Shortcuts site={site} name={(name) => t(name)} onChoose={selectDays} />
      {days.people !== undefined && <p className={css.hint}>{t('legend', { people: days.people })}</p>}
      <DayNote noteOf={(day) => [formatDay(day, site.locale, 'weekday'), notesOf(day).closed, ...notesOf(day).open, ...bestOf(day)]}>
        <Unhurried layout={layout}>
          {layout === 'pages' ? (
            <MonthPages {...shared} chosen={pending.checkin} lastMonth={days.lastMonth} />
          ) : (
            <MonthColumn {...shared} chosen={pending.checkin} lastMonth={days.lastMonth} loadingText={t('loading')} />
          )}
        </Unhurried>
      </DayNote>
      <FlexibleField days={pending.flexibleDays ?? 0} onChoose={(flexibleDays) => select({ ...pending, flexibleDays })} />
      <div className={css.actions}>
        {pending.checkin && (
          <Button look="link" onClick={clear}>
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

function namesOf(locale: SearchSite['locale']) {
  const long = weekdayNames(locale, 'long');
  return weekdayNames(locale, 'short').map((short, index) => ({ short, long: long[index] ?? short }));
}
