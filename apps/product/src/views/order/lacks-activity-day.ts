import type { StayDetail } from '@shop/contracts';
import { activitiesWithoutDay } from '@shop/domain';
import type { CheckoutState } from '@shop/routes';
import { activitiesOf, possibleDays } from '../stay/stay-view.ts';

/** An activity of the stay has no day yet, or one on which it is not run: nothing can be paid before it has (PROD-050). */
export function lacksActivityDay(stay: Pick<StayDetail, 'programLine'>, requested: CheckoutState): boolean {
  const activities = activitiesOf(stay).map(({ activityId }) => activityId);
  return activitiesWithoutDay(activities, possibleDays(stay, requested)).length > 0;
}
