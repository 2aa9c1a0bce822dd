import { shopOfFile, TODAY } from './shop-of-file.test-utils.ts';

const shop = shopOfFile();
let hasEnded = false;

test('a round of jobs that a test has woken is still running when the test ends', () => {
  shop.time.now = new Date('2030-07-01T10:00:00Z');
  void shop.outbox.runOnce().finally(() => (hasEnded = true));
  expect(hasEnded).toBe(false);
});

test('it has ended before the clock is set back for the next test', () => {
  expect([hasEnded, shop.time.now]).toEqual([true, TODAY]);
});
