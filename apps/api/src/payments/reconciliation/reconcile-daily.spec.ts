import { sql } from 'kysely';
import { STATE_QUERIES } from '../../app/metrics/state-queries.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { TestProvider } from '../test-provider.ts';
import { orderOf, stayItems } from '../../testing/checkout-client.ts';
import { providerWith } from '../../testing/provider-with.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { reconcileDaily } from './reconcile-daily.ts';
import { ReconciliationWorker } from './reconciliation-worker.ts';
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

test('the days before are reconciled once, by one of all processes', async () => {
  await shop.checkout.sell(orderOf(stayItems(), 12_000));
  const runs = await Promise.all([1, 2, 3].map(() => reconcileDaily(onDay(2))));
  expect(runs.filter((run) => run !== undefined)).toEqual([{ compared: 1, differences: [], fees: [] }]);
  expect(await reconcileDaily(onDay(2))).toBeUndefined();
  const { shop_reconciliation_differences: differences, shop_reconciliation_age_seconds: age } = await metrics();
  expect(differences).toBe(0);
  // Counted from when it ended: some seconds on a busy machine, never the days that it was about.
  expect(age).toBeGreaterThanOrEqual(0);
  expect(age).toBeLessThan(60);
});

test('a run that fails is told and done again when its lease is over, and its differences are kept and counted', async () => {
  const said: unknown[] = [];
  const log = { warn: (...words: unknown[]) => said.push(words), info: (...words: unknown[]) => said.push(words) };
  const away = providerWith(forgetful(), {
    async *list() {
      throw new Error('away');
    },
  });
  await new ReconciliationWorker({ ...onDay(3, away), log }).runOnce();
  expect(said).toEqual([[{ err: new Error('away') }, expect.stringContaining('could not be reconciled')]]);
  const worker = new ReconciliationWorker({ ...onDay(3, forgetful()), log });
  await worker.runOnce();
  expect(said).toHaveLength(1);
  await sql`update reconciliation_run set lease_until = now() where finished_at is null`.execute(shop.db);
  await worker.runOnce();
  expect(said[1]).toEqual([{ compared: 1, differences: 1 }, expect.stringContaining('do not agree')]);
  expect(await metrics()).toMatchObject({ shop_reconciliation_differences: 1 });
  const stored = await shop.db.selectFrom('reconciliation_run').select('differences').orderBy('day', 'desc').executeTakeFirstOrThrow();
  expect(stored.differences).toMatchObject([{ kind: 'payment', reason: 'missingThere', here: 12_000 }]);
});
