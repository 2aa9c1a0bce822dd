import { drawnDay, ODD_DAYS } from './odd-days.ts';

test('six days in a row meet six odd days, and a seed is always the same one', () => {
  const week = [20_301, 20_302, 20_303, 20_304, 20_305, 20_306].map((seed) => drawnDay(String(seed)).now);
  expect(week.toSorted()).toEqual(Object.values(ODD_DAYS).toSorted());
  expect(drawnDay('20301').now).toBe(week[0]);
});

test('each is a moment that exists', () => {
  for (const now of Object.values(ODD_DAYS)) expect(new Date(now).toISOString()).toBe(now.replace('Z', '.000Z'));
});
