import { addDays, type LocalDate } from '../days/local-date.ts';

/** Date of the n-th day of a stay, counted from 1 at arrival (spec 2, section 3). */
export function activityDay(checkin: LocalDate, dayIndex: number): LocalDate {
  return addDays(checkin, dayIndex - 1);
}

interface ChosenDay {
  readonly activityId: string;
  readonly day: number;
}

/** The choices after one more: it replaces an earlier one for the same activity (spec 1, section 5). */
export function chooseActivityDay<C extends ChosenDay>(chosen: readonly C[], choice: C): C[] {
  return [...chosen.filter(({ activityId }) => activityId !== choice.activityId), choice];
}

/** The activities that still lack a day (spec 1, section 5). */
export function activitiesWithoutDay(activityIds: readonly string[], chosen: readonly ChosenDay[]): string[] {
  return activityIds.filter((id) => !chosen.some(({ activityId }) => activityId === id));
}
