import { smallCatalogue } from '@shop/testing';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { JobLeases } from '../platform/jobs/job-leases.ts';
import { JobRunner } from '../platform/jobs/job-runner.ts';
import { OutboxWorker } from '../platform/jobs/outbox.ts';
import { openMetrics } from '../platform/observability/open-metrics.ts';
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
async function multiply({ orderUUID, paymentIntentId }: Awaited<ReturnType<typeof start>>, count: number): Promise<void> {
  for (let copy = 0; copy < count; copy++) {
    const uuid = randomUUID();
    const order = JSON.stringify({ uuid, booking_number: String(10_000_000 + copy) });
    const intent = JSON.stringify({ id: `pi_copy_${copy}`, purchase_uuid: uuid });
    await sql`insert into purchase
      select (jsonb_populate_record(purchase, ${order}::jsonb)).* from purchase where uuid = ${orderUUID}`.execute(shop.db);
    await sql`insert into payment_intent
      select (jsonb_populate_record(payment_intent, ${intent}::jsonb)).* from payment_intent where id = ${paymentIntentId}`.execute(
      shop.db,
    );
  }
}

test('an order that was paid is completed although sixty others were declined before it', async () => {
  const declined = await start();
  await shop.checkout.pay(declined.paymentIntentId, '4000000000000002');
  await multiply(declined, 60);
  const paid = await start();
  await shop.checkout.pay(paid.paymentIntentId);
  await runAllJobs();
  expect(await statusOf(paid.orderUUID)).toBe('paid');
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
