import { smallCatalogue } from '@shop/testing';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { addInstalment } from '../payments/schedule/change-schedule.ts';
import { TestProvider } from '../payments/test-provider.ts';
import { openDatabase, type Database } from '../platform/database/database.ts';
import { JobLeases } from '../platform/jobs/job-leases.ts';
import { JobRunner } from '../platform/jobs/job-runner.ts';
import { openMetrics } from '../platform/observability/open-metrics.ts';
import { BUYER, orderOf, stayItems } from '../testing/checkout-client.ts';
import { providerWith } from '../testing/provider-with.ts';
import { settingsForTests } from '../testing/settings-for-tests.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';
import { openJobs } from './open-api.ts';

const ORDER = orderOf(stayItems(), 12_000);
const MAILS = 'deliver-outbox-of-notifications';
/** One a second. */
const ROUNDS_OF_FIVE_SECONDS = 5;
/** Jobs that the provider keeps waiting. */
const HANG = ['complete-paid-orders', 'expire-unpaid-orders', 'charge-due-instalments', 'reconcile-payments', 'deliver-outbox-of-payments'];

const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 50 }), outboxSleeps: true });
let db: Database;

// One connection: a call that hung while it held it would stop everything.
beforeAll(() => void (db = openDatabase(shop.databaseUrl, 1)));
afterAll(() => db?.destroy());

/** A provider whose calls never end, and the names of those that were made. */
function hangingProvider() {
  const called = new Set<string>();
  const hang = (name: string) => () => {
    called.add(name);
    return new Promise<never>(() => undefined);
  };
  const list = () => ({ [Symbol.asyncIterator]: () => ({ next: hang('list') }) });
  const calls = { read: hang('read'), cancel: hang('cancel'), refund: hang('refund'), chargeStored: hang('chargeStored'), list };
  return { psp: providerWith(new TestProvider(shop.db, 0), { ...calls, create: hang('create') }), called };
}

/** Something for every job that calls the provider: a payment to complete, one to cancel, a refund, an instalment, a day to reconcile. */
async function leaveWork(): Promise<void> {
  const paid = (await shop.checkout.start(ORDER)).body;
  await shop.checkout.pay(paid.paymentIntentId);
  await sql`update payment_intent set updated_at = now() - interval '1 minute' where id = ${paid.paymentIntentId}`.execute(shop.db);
  const late = (await shop.checkout.start(ORDER)).body;
  await sql`update purchase set expires_at = '2030-06-01T09:00:00Z' where uuid = ${late.orderUUID}`.execute(shop.db);
  const cancelled = (await shop.checkout.sell(ORDER)).opened;
  const answer = await shop.checkout.post(`/gateway/bookings/${cancelled.orderUUID}/cancellation`, {
    email: BUYER.email.email,
    expectedRefund: 9_600,
  });
  expect(answer.status).toBe(200);
  const later = (await shop.checkout.sell(ORDER)).opened;
  await shop.db.transaction().execute((trx) => addInstalment(trx, { uuid: later.orderUUID, day: '2030-05-30', amount: 100 }));
}

test('mails leave within five seconds while every call to the payment provider hangs', async () => {
  await leaveWork();
  const { psp, called } = hangingProvider();
  const mails: string[] = [];
  const mailbox = { deliver: (name: string) => Promise.resolve(void mails.push(name)) };
  const metrics = openMetrics();
  const log = { warn: () => undefined, info: () => undefined };
  const settings = settingsForTests(shop.dataDirectory);
  const sender = { shopName: 'Test shop', publicOrigin: 'http://shop.test', preferencesKey: 'key' };
  const { jobs, outboxJobs } = openJobs({
    ...{ db, psp, mailbox, settings, sender, log, index: shop.index, clock: () => shop.time.now },
    pictures: { get: () => Promise.resolve(undefined) },
    print: () => Promise.resolve([]),
  });
  const atOnce = [...jobs, ...outboxJobs].map((job) => ({ ...job, firstAfterMs: 0 }));
  const runner = new JobRunner(atOnce, { leases: new JobLeases(db), metrics, log });
  const runsOf = async (job: string) => {
    const runs = (await metrics.registry.getSingleMetric('shop_job_runs_total')!.get()).values;
    return runs.find(({ labels }) => labels.job_name === job && labels.outcome === 'ok')!.value;
  };
  try {
    runner.start();
    while (called.size < 5) await sleep(10);
    expect([...called].sort()).toEqual(['cancel', 'chargeStored', 'list', 'read', 'refund']);

    const { opened } = await shop.checkout.sell(ORDER);
    const number = await bookingNumber(opened.orderUUID);
    const [before, all] = [await runsOf(MAILS), () => mails.filter((name) => name.startsWith(`confirmation-${number}-`))];
    while (all().length === 0) await sleep(10);
    expect((await runsOf(MAILS)) - before).toBeLessThanOrEqual(ROUNDS_OF_FIVE_SECONDS);
    for (const name of HANG) expect([name, await runsOf(name)]).toEqual([name, 0]);
  } finally {
    await runner.stop(0);
  }
});

async function bookingNumber(uuid: string): Promise<string> {
  const order = await shop.db.selectFrom('purchase').select('booking_number').where('uuid', '=', uuid).executeTakeFirstOrThrow();
  return order.booking_number;
}
