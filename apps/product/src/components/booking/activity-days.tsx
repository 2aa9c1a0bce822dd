import type { StayDetail } from '@shop/contracts';
import { useSite } from '@shop/contracts/page';
import { SelectField, Stack } from '@shop/design-system';
import { activityDays, nightsBetween } from '@shop/domain';
import { formatDay } from '@shop/i18n';
import { activitiesOf } from '../../views/stay/stay-view.ts';
import type { StayVisit } from '../../views/stay/stay-visit.ts';
import { ACTIVITY_DAYS_ID } from '../shared/show-dates.ts';
import { useWords } from '../shared/use-words.ts';

/** With dates every activity gets its day; one without is said once somebody wants to book (spec 2, section 5). */
export function ActivityDays({ stay, visit }: { readonly stay: StayDetail; readonly visit: StayVisit }) {
  const { locale } = useSite();
  const words = useWords();
  const { dates, activityDates, isMissing, step, chooseActivity } = visit;
  const activities = activitiesOf(stay);
  if (!dates.checkin || !dates.checkout || activities.length === 0) return null;
  const days = activityDays(dates.checkin, nightsBetween(dates.checkin, dates.checkout));
  const missing = isMissing && step.kind === 'activityDaysMissing' ? step.activityIds : [];
  return (
    <Stack gap={3} id={ACTIVITY_DAYS_ID}>
      {activities.map(({ activityId, title }) => (
        <SelectField
          key={activityId}
          label={words('product.activityDay.label', { activity: title })}
          placeholder={words('product.activityDay.choose')}
          value={String(activityDates.find((chosen) => chosen.activityId === activityId)?.day ?? '')}
          onChange={({ target }) => chooseActivity(activityId, Number(target.value))}
          options={days.map(({ value, date }) => ({ value: String(value), label: formatDay(date, locale, 'weekday') }))}
          error={missing.includes(activityId) && words('product.book.chooseActivityDates')}
        />
      ))}
    </Stack>
  );
}
