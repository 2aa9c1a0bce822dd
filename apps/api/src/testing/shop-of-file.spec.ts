import { setBack, shopOfFile, TODAY } from './shop-of-file.test-utils.ts';

const NEXT_MONTH = new Date('2030-07-01T10:00:00Z');
const shop = shopOfFile();

test('a round of jobs that a test has triggered has ended before the clock is set back for the next test', async () => {
  let endedOn: Date | undefined;
  shop.time.now = NEXT_MONTH;
  void shop.outbox.runOnce().finally(() => (endedOn = shop.time.now));
  expect(endedOn).toBeUndefined();

  await setBack(shop, TODAY);

  expect([endedOn, shop.time.now]).toEqual([NEXT_MONTH, TODAY]);
});
