import { setTimeout as sleep } from 'node:timers/promises';
import { eventLoopLag } from './event-loop-lag.ts';

/** The process stands still, as it does while it collects garbage. */
function standStill(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('each standstill is measured, also the first after a reading', async () => {
  const lag = eventLoopLag();
  for (const milliseconds of [200, 300]) {
    standStill(milliseconds);
    await sleep(1);
    expect(lag.read().highest * 1000).toBeGreaterThan(milliseconds - 50);
  }
  lag.stop();
});

test('a second reading before the next beat has no lag', () => {
  const lag = eventLoopLag();
  lag.read();
  expect(lag.read()).toEqual({ mean: 0, highest: 0 });
  lag.stop();
});
