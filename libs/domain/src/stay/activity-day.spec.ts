import { activitiesWithoutDay, activityDay, chooseActivityDay } from './activity-day.ts';

test('the first day of a stay is the day of arrival @PROD-053', () => {
  expect(activityDay('2026-12-31', 1)).toBe('2026-12-31');
  expect(activityDay('2026-12-31', 2)).toBe('2027-01-01');
});

test('a new day for an activity replaces the one chosen before @PROD-051', () => {
  const chosen = [
    { activityId: 'spa', day: 1 },
    { activityId: 'bike', day: 2 },
  ];
  expect(chooseActivityDay(chosen, { activityId: 'spa', day: 2 })).toEqual([
    { activityId: 'bike', day: 2 },
    { activityId: 'spa', day: 2 },
  ]);
});

test('an activity without a day is named @PROD-050', () => {
  expect(activitiesWithoutDay(['spa', 'bike'], [{ activityId: 'spa', day: 1 }])).toEqual(['bike']);
});
