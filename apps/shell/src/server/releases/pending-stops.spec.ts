import { PendingStops } from './pending-stops.ts';

test('a stop that the store does not take is reported once, and written again until it is taken', async () => {
  const tries: string[] = [];
  const reported: string[] = [];
  let isAway = true;
  const stops = new PendingStops(
    async (key, reason) => {
      tries.push(`${key}: ${reason}`);
      if (isAway) throw new Error('connect ECONNREFUSED');
    },
    (key, error) => reported.push(`${key}: ${(error as Error).message}`),
  );
  stops.add('search@two', '12 errors on 60 pages');
  await stops.write();
  await stops.write();
  isAway = false;
  await stops.write();
  await stops.write();

  expect(tries).toEqual(Array.from({ length: 3 }, () => 'search@two: 12 errors on 60 pages'));
  expect(reported).toEqual(['search@two: connect ECONNREFUSED']);
});
