import { smallCatalogue } from '@shop/testing';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { JobLeases } from '../platform/jobs/job-leases.ts';
import { JobRunner } from '../platform/jobs/job-runner.ts';
import { OutboxWorker } from '../platform/jobs/outbox.ts';
import { openMetrics } from '../platform/observability/open-metrics.ts';
import { addInstalment } from '../payments/schedule/change-schedule.ts';
import type { IntentStatus } from '../platform/database/schema.ts';
import { completePaidOrders } from './jobs/complete-paid-orders.ts';
import { orderOf, stayItems } from '../testing/checkout-client.ts';
import { providerWith } from '../testing/provider-with.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';
import { runJobs } from '../testing/run-jobs.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { TestProvider } from '../payments/test-provider.ts';

const ORDER = orderOf(stayItems(), 12_000);

const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 200 }), outboxSleeps: true });
/** Payments about which the provider fails to say anything. */
const silent = new Set<string>();

afterEach(() => silent.clear());

/** The test provider, which has nothing to say about some payments. */
function faultyProvider(): PaymentProvider {
  const provider = new TestProvider(shop.db, 0);
  const unless = <T>(id: string, ask: () => Promise<T>) => (silent.has(id) ? Promise.reject(new Error('no answer')) : ask());
  return providerWith(provider, {
    read: (id) => unless(id, () => provider.read(id)),
    cancel: (id) => unless(id, () => provider.cancel(id)),
  });
}

const runAllJobs = () => runJobs({ db: shop.db, psp: faultyProvider(), now: () => shop.time.now, graceMs: 0 });
const start = async () => (await shop.checkout.start(ORDER)).body as { orderUUID: string; paymentIntentId: string };
const statusOf = async (uuid: string) => (await shop.checkout.get(`/gateway/orders/${uuid}/payment`)).body.status;

test('an order that the provider does not answer about delays no other, and fails the round', async () => {
  const [mute, paid, late] = [await start(), await start(), await start()];
  silent.add(mute.paymentIntentId);
  await shop.checkout.pay(mute.paymentIntentId);
  await shop.checkout.pay(paid.paymentIntentId);
  await expect(runAllJobs()).rejects.toThrow('1 of them could not be done');
  expect([await statusOf(mute.orderUUID), await statusOf(paid.orderUUID)]).toEqual(['pending', 'paid']);

  shop.time.now = new Date('2030-06-01T10:30:00Z');
  await expect(runAllJobs()).rejects.toMatchObject({ cause: { message: 'no answer' } });
  expect([await statusOf(mute.orderUUID), await statusOf(late.orderUUID)]).toEqual(['pending', 'failed']);

  silent.clear();
  await runAllJobs();
  expect(await statusOf(mute.orderUUID)).toBe('paid');
});

/** So many more orders like one. */
async function multiply(
  { orderUUID, paymentIntentId }: Awaited<ReturnType<typeof start>>,
  count: number,
  { firstNumber = 10_000_000 } = {},
): Promise<void> {
  for (let copy = 0; copy < count; copy++) {
    const uuid = randomUUID();
    const order = JSON.stringify({ uuid, booking_number: String(firstNumber + copy) });
    const intent = JSON.stringify({ id: `pi_copy_${firstNumber + copy}`, purchase_uuid: uuid });
    await sql`insert into purchase
      select (jsonb_populate_record(purchase, ${order}::jsonb)).* from purchase where uuid = ${orderUUID}`.execute(shop.db);
    await sql`insert into payment_intent
      select (jsonb_populate_record(payment_intent, ${intent}::jsonb)).* from payment_intent where id = ${paymentIntentId}`.execute(
      shop.db,
    );
  }
}

/** An open instalment of a stay that was sold, and its payments, each begun a moment after the one before; the last is younger than all. */
async function payments(ids: readonly string[], status: IntentStatus): Promise<string> {
  const { orderUUID: uuid } = (await shop.checkout.sell(ORDER)).opened;
  await shop.db.transaction().execute((trx) => addInstalment(trx, { uuid, day: '2030-06-20', amount: 100 }));
  const { id } = await shop.db.selectFrom('payment_schedule').select('id').where('purchase_uuid', '=', uuid).executeTakeFirstOrThrow();
  for (const intent of ids) {
    const about = { purchase_uuid: uuid, change_id: null, instalment_id: id, amount_cents: 100 };
    await shop.db
      .insertInto('payment_intent')
      .values({ id: intent, ...about, status, method: 'card' })
      .execute();
  }
  return id;
}

test('an instalment that was paid is paid here too although sixty payments of others were declined before it and stay open', async () => {
  const ended = Array.from({ length: 60 }, (_, place) => `pi_ended_${place}`);
  await payments(ended, 'declined');
  const id = await payments(['pi_young'], 'challenge');
  const provider = new TestProvider(shop.db, 0);
  const read: string[] = [];
  const psp = providerWith(provider, {
    read: (intentId) => {
      read.push(intentId);
      return intentId === 'pi_young' ? Promise.resolve({ status: 'succeeded', amount: 100 }) : provider.read(intentId);
    },
  });
  const job = completePaidOrders({ db: shop.db, psp, now: () => shop.time.now, graceMs: 0 });
  await job.run();
  await job.run();
  expect(new Set(read)).toEqual(new Set([...ended, 'pi_young']));
  const paid = await shop.db.selectFrom('payment_schedule').select('status').where('id', '=', id).executeTakeFirstOrThrow();
  expect(paid.status).toBe('paid');
});

test('a payment that was declined is read again after a tenth of its age, and each day however old it is', async () => {
  await payments(['pi_hour', 'pi_hour_just_read', 'pi_month', 'pi_month_just_read'], 'declined');
  const age = async (id: string, { begun, read }: { begun: string; read: string }) =>
    sql`update payment_intent set updated_at = now() - ${begun}::interval, asked_at = now() - ${read}::interval where id = ${id}`.execute(
      shop.db,
    );
  await age('pi_hour', { begun: '1 hour', read: '7 minutes' });
  await age('pi_hour_just_read', { begun: '1 hour', read: '5 minutes' });
  await age('pi_month', { begun: '30 days', read: '25 hours' });
  await age('pi_month_just_read', { begun: '30 days', read: '23 hours' });
  const provider = new TestProvider(shop.db, 0);
  const read: string[] = [];
  const psp = providerWith(provider, {
    read: (intentId) => {
      read.push(intentId);
      return provider.read(intentId);
    },
  });
  await completePaidOrders({ db: shop.db, psp, now: () => shop.time.now, graceMs: 0 }).run();
  expect(read.filter((id) => /^pi_(hour|month)/.test(id)).sort()).toEqual(['pi_hour', 'pi_month']);
});

test('an order that was paid is completed although sixty others were declined before it', async () => {
  const declined = await start();
  await shop.checkout.pay(declined.paymentIntentId, '4000000000000002');
  await multiply(declined, 60);
  const paid = await start();
  await shop.checkout.pay(paid.paymentIntentId);
  await runAllJobs();
  expect(await statusOf(paid.orderUUID)).toBe('paid');
});

test('an order that nobody has paid expires although sixty payments before it are on their way for days', async () => {
  shop.time.now = new Date('2030-06-02T10:00:00Z');
  const debit = await start();
  await shop.db.updateTable('payment_intent').set({ status: 'processing' }).where('id', '=', debit.paymentIntentId).execute();
  await multiply(debit, 60, { firstNumber: 20_000_000 });
  shop.time.now = new Date('2030-06-02T10:10:00Z');
  const late = await start();
  shop.time.now = new Date('2030-06-02T11:00:00Z');
  await runAllJobs();
  await runAllJobs();
  expect([await statusOf(late.orderUUID), await statusOf(debit.orderUUID)]).toEqual(['failed', 'pending']);
});

test('mails leave although the shop cannot look after an order', async () => {
  const { opened } = await shop.checkout.sell(ORDER);
  const mute = await start();
  silent.add(mute.paymentIntentId);
  await shop.checkout.pay(mute.paymentIntentId);
  const [reported, sent]: [string[], string[]] = [[], []];
  const log = { warn: (_: unknown, sentence?: unknown) => void reported.push(String(sentence)) };
  const order = { db: shop.db, psp: faultyProvider(), now: () => shop.time.now, graceMs: 0 };
  const mails = new OutboxWorker({ db: shop.db, handlers: { confirmationMail: async ({ uuid }) => void sent.push(uuid!) }, log });
  const jobs = [completePaidOrders(order), mails.job('mails')].map((job) => ({ ...job, firstAfterMs: 0 }));
  const runner = new JobRunner(jobs, { leases: new JobLeases(shop.db), metrics: openMetrics(), log });
  runner.start();
  while (!sent.includes(opened.orderUUID) || reported.length === 0) await sleep(10);
  await runner.stop();
  expect(new Set(reported)).toEqual(new Set(['scheduled job complete-paid-orders failed']));
});
