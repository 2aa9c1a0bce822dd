import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { SelectField, Stack } from '@shop/design-system';
import { activityDays, nightsBetween, type DaySelection } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import type { ActivityDate } from '@shop/routes';
import { activitiesOf } from '../../views/stay/stay-view.ts';
import type { StayVisit } from '../../views/stay/stay-visit.ts';
import { ACTIVITY_DAYS_ID } from '../shared/show-dates.ts';
import { useMessages } from '../shared/use-messages.ts';

/** With dates every activity gets its day; one without is said once somebody wants to book (spec 2, section 5). */
export function ActivityDays({ stay, visit }: { readonly stay: StayDetail; readonly visit: StayVisit }) {
  const { dates, activityDates, isMissing, step, chooseActivity } = visit;
  const missing = isMissing && step.kind === 'activityDaysMissing' ? step.activityIds : [];
  return <ActivityDayFields stay={stay} dates={dates} chosen={activityDates} missing={missing} onChoose={chooseActivity} />;
}

export interface ActivityDayFieldsProps {
  readonly stay: Pick<StayDetail, 'programLine'>;
  readonly dates: DaySelection;
  readonly chosen: readonly ActivityDate[];
  /** Activities whose missing day is to be said. */
  readonly missing: readonly string[];
  readonly onChoose: (activityId: string, day: number) => void;
}

/** One field for each activity of a stay with dates. */
export function ActivityDayFields({ stay, dates, chosen, missing, onChoose }: ActivityDayFieldsProps) {
  const { locale } = useSite();
  const t = useMessages();
  const activities = activitiesOf(stay);
  if (!dates.checkin || !dates.checkout || activities.length === 0) return null;
  const { checkin } = dates;
  const nights = nightsBetween(checkin, dates.checkout);
  return (
    <Stack gap={3} id={ACTIVITY_DAYS_ID}>
      {activities.map(({ activityId, title, season }) => (
        <SelectField
          key={activityId}
          label={t('product.activityDay.label', { activity: title })}
          placeholder={t('product.activityDay.choose')}
          value={String(chosen.find((one) => one.activityId === activityId)?.day ?? '')}
          onChange={({ target }) => onChoose(activityId, Number(target.value))}
          options={activityDays(checkin, nights, season).map(({ value, date }) => ({
            value: String(value),
            label: formatDay(date, locale, 'weekday'),
          }))}
          error={missing.includes(activityId) && t('product.book.chooseActivityDates')}
        />
      ))}
    </Stack>
  );
}
