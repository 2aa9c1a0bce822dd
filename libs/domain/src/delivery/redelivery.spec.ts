import { redelivery } from './redelivery.ts';

const WRITTEN = new Date('2030-06-01T10:00:00Z');
const after = (hours: number) => new Date(WRITTEN.getTime() + hours * 3_600_000);

test('each try waits twice as long as the last, an hour at most', () => {
  const waits = [1, 2, 3, 7, 8, 40].map((attempts) => redelivery({ attempts, writtenAt: WRITTEN }, after(1)));
  expect(waits.map((wait) => wait.kind === 'retry' && wait.afterSeconds)).toEqual([30, 60, 120, 1920, 3600, 3600]);
});

test('a message that could not be delivered for three days is given up', () => {
  expect(redelivery({ attempts: 70, writtenAt: WRITTEN }, after(71.9)).kind).toBe('retry');
  expect(redelivery({ attempts: 71, writtenAt: WRITTEN }, after(72))).toEqual({ kind: 'givenUp' });
});
