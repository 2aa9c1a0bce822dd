import { sql } from 'kysely';
import { STATE_QUERIES } from '../../app/metrics/state-queries.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { TestProvider } from '../test-provider.ts';
import { orderOf, stayItems } from '../../testing/checkout-client.ts';
import { providerWith } from '../../testing/provider-with.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { reconcileDaily } from './reconcile-daily.ts';
import { JobLeases } from '../../platform/jobs/job-leases.ts';
import { reconcilePayments } from '../jobs/reconcile-payments.ts';
import { databaseNow } from '../../testing/database-now.ts';

const shop = shopOfFile();
let today: Date;
beforeAll(async () => void (today = await databaseNow(shop.db)));
const inDays = (days: number) => new Date(today.getTime() + days * 86_400_000);
const onDay = (days: number, psp: PaymentProvider = new TestProvider(shop.db, 0)) => ({ db: shop.db, psp, now: () => inDays(days) });
const forgetful = () => providerWith(new TestProvider(shop.db, 0), { async *list() {}, read: () => Promise.resolve(undefined) });

async function metrics(): Promise<Record<string, number>> {
  const query = STATE_QUERIES.find(({ gauges }) => gauges.some(({ name }) => name === 'shop_reconciliation_differences'))!;
  return Object.fromEntries((await query.read(shop.db)).map(({ name, value }) => [name, value]));
}

test('a shop that was never reconciled tells no number, which would say that all is well', async () => {
  expect(await metrics()).toEqual({});
});

/** The same as a clock that has gone on. */
const letPass = (interval: string) => sql`update job_lease set done_at = done_at - ${interval}::interval`.execute(shop.db);

test('the days before are reconciled once, by one of all processes', async () => {
  await shop.checkout.sell(orderOf(stayItems(), 12_000));
  const said: unknown[][] = [];
  const log = { warn: (...words: unknown[]) => void said.push(words), info: (...words: unknown[]) => void said.push(words) };
  const job = reconcilePayments({ ...onDay(2), log });
  await Promise.all([1, 2, 3].map(() => new JobLeases(shop.db).during(job, () => job.run())));
  expect(said).toEqual([[{ compared: 1, differences: 0 }, 'the payment provider and the shop agree']]);
  expect(await reconcileDaily(onDay(2))).toBeUndefined();
  const { shop_reconciliation_differences: differences, shop_reconciliation_age_seconds: age } = await metrics();
  expect(differences).toBe(0);
  // Counted from when it ended: some seconds on a busy machine, never the days that it was about.
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(60);
});

test('a run that fails is done again by any process, and its differences are logged, kept and counted', async () => {
  const said: unknown[][] = [];
  const log = { warn: (...words: unknown[]) => void said.push(words), info: (...words: unknown[]) => void said.push(words) };
  const away = providerWith(forgetful(), {
    async *list() {
      throw new Error('away');
    },
  });
  const failing = reconcilePayments({ ...onDay(3, away), log });
  await letPass('1 hour');
  await expect(new JobLeases(shop.db).during(failing, () => failing.run())).rejects.toThrow('away');
  expect(said).toEqual([]);
  const job = reconcilePayments({ ...onDay(3, forgetful()), log });
  expect(await new JobLeases(shop.db).during(job, () => job.run())).toBe(true);
  expect(said).toEqual([[{ compared: 1, differences: 1 }, expect.stringContaining('do not agree')]]);
  expect(await metrics()).toMatchObject({ shop_reconciliation_differences: 1 });
  const stored = await shop.db.selectFrom('reconciliation_run').select('differences').orderBy('day', 'desc').executeTakeFirstOrThrow();
  expect(stored.differences).toMatchObject([{ kind: 'payment', reason: 'missingThere', here: 12_000 }]);
});
