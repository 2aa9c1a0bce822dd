import { useSite } from '@shop/contracts/page';
import { Chip, ChipRow } from '@shop/design-system';
import { dateShortcuts, type Party } from '@shop/domain';
import { DATES_ID } from '../../shared/show-dates.ts';
import type { StayPartProps } from '../../shared/stay-part-props.ts';
import { useMessages } from '../../shared/use-messages.ts';
import css from './date-section.module.css';
import { DateSection } from './date-section.tsx';
import { useStayDays } from './use-stay-days.ts';

/** When: the calendar of the stay, and where the experiment wants them the weekends at hand (spec 2, section 9). */
export function DatesPlan({ stay, visit }: StayPartProps) {
  const { selection, party, step, isMissing, chooseDay, setDates, gift } = visit;
  const calendar = useStayDays(stay.id, selection, party);
  // The calendar's prices are those of two adults.
  const gifted = gift && isPairOfAdults(party) ? { value: gift.value, nights: gift.nights ?? stay.nights } : undefined;
  return (
    <div id={DATES_ID} tabIndex={-1} className={css.dates}>
      <DateSection
        calendar={{ ...calendar, days: { ...calendar.days, gift: gifted } }}
        datesAreMissing={isMissing && step.kind === 'datesMissing'}
        onChoose={chooseDay}
        onClear={() => setDates({})}
        shortcuts={<Shortcuts stay={stay} visit={visit} />}
      />
    </div>
  );
}

function isPairOfAdults({ adults, children, babies }: Party): boolean {
  return adults === 2 && children + babies === 0;
}

const SHORTCUT_LOCALES = ['es_ES', 'fr_FR', 'fr_BE', 'nl_BE'];

function Shortcuts({ visit }: StayPartProps) {
  const site = useSite();
  const t = useMessages();
  if (!site.experiments?.['weekendShortcuts'] || !SHORTCUT_LOCALES.includes(site.locale)) return null;
  return (
    <ChipRow label={t('stay.shortcut.label')}>
      {dateShortcuts({ ...site, country: site.pointOfSale }).map(({ name, checkin, checkout }) => (
        <Chip
          key={name}
          pressed={visit.selection.checkin === checkin && visit.selection.checkout === checkout}
          onClick={() => visit.setDates({ checkin, checkout })}
        >
          {t(`stay.shortcut.${name}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}
