import { stayItems } from '../../testing/checkout-client.ts';
import { keptActivityDays } from './kept-activity-days.ts';

const { reservationCriteria } = stayItems({ checkin: '2030-06-18', checkout: '2030-06-20' }).shortStayItem;
const items = {
  shortStayItem: { gift: false, reservationCriteria: { ...reservationCriteria, activityDaySelections: [{ activityId: 'boat', day: 1 }] } },
};
const booking = { stay_id: 101, checkin: '2030-06-18', checkout: '2030-06-20', request: items } as unknown as Parameters<
  typeof keptActivityDays
>[0];
/** The boat's season begins on the 20th now. */
const choices = { activityIds: ['boat'], nights: 2, runDays: new Map([['boat', [3]]]) };
const kept = (stayId: number, checkin: string) => keptActivityDays(booking, { stayId, period: { checkin, nights: 2 } }, choices);

test('a booking that keeps its stay and its days keeps the day of an activity whose season was changed since', () => {
  expect(kept(101, '2030-06-18')).toEqual([{ activityId: 'boat', day: 1 }]);
});

test('on other days, or as another stay, it keeps those on which the activity is run', () => {
  expect(kept(101, '2030-06-17')).toEqual([]);
  expect(kept(102, '2030-06-18')).toEqual([]);
});
