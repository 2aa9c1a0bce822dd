import { possibleSelections, type ActivityChoices, type ActivitySelection } from '@shop/domain';
import { departureOf } from '../../availability/index.ts';
import { activityDaysOf, type Purchase, type SoldStay } from '../../orders/index.ts';

type Booked = Pick<Purchase, 'stay_id' | 'checkin' | 'checkout' | 'request'>;

/**
 * Days of activities that a changed booking keeps where none are named: those that the new stay still has. The same stay on the
 * same days keeps all of its own, though the season of an activity was changed since: they were sold.
 */
export function keptActivityDays(
  booking: Booked,
  { stayId, period }: Pick<SoldStay, 'stayId' | 'period'>,
  { runDays, ...choices }: ActivityChoices,
): readonly ActivitySelection[] {
  const isSame = stayId === booking.stay_id && period.checkin === booking.checkin && departureOf(period) === booking.checkout;
  return possibleSelections(activityDaysOf(booking), { ...choices, ...(!isSame && runDays && { runDays }) });
}
