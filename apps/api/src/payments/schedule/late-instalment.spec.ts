import { orderMoney } from '../../orders/order-money.ts';
import { SettleAll } from '../../platform/jobs/settle-all.ts';
import { TestProvider } from '../test-provider.ts';
import { noteDispute } from '../disputes/note-dispute.ts';
import { closeEndedPayments } from './close-ended-payments.ts';
import { heldPayments } from '../refunds/held-payments.ts';
import { shopPaidLater, WORKS } from './paid-later.test-utils.ts';

const shop = shopPaidLater({ outboxSleeps: true });

/** Of two nights in three parts: the first with the fee, and each other one; cents. */
const [FIRST, PART] = [8_360, 8_000];

test('what a customer pays for an instalment of a booking that is cancelled meanwhile goes back whole, and counts as paid nowhere', async () => {
  const booking = await shop.buy('3x');
  const { uuid, email } = booking;
  const { body: begun } = await shop.payment(booking, 2);
  await shop.checkout.pay(begun.paymentIntentId, WORKS);
  const held = async () => (await heldPayments(shop.db, uuid)).payments.map(({ id }) => id);
  expect(await held()).not.toContain(begun.paymentIntentId);

  const cancel = (expectedRefund: number) => shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund });
  const { body: refused } = await cancel(1);
  const { status, body: cancelled } = await cancel(refused.amount ?? 0);
  expect(status).toBe(200);
  await shop.complete(booking, 2, begun.paymentIntentId);
  const promised = await shop.db
    .selectFrom('payment_refund')
    .select(['key', 'amount_cents'])
    .where('intent_id', '=', begun.paymentIntentId)
    .execute();
  expect(promised).toEqual([{ key: `excess-${begun.paymentIntentId}`, amount_cents: PART }]);
  const order = await shop.db.selectFrom('purchase').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  expect(await orderMoney(shop.db, order)).toMatchObject({ card: FIRST, cardBack: cancelled.refund.card });
});

test('a dispute that covers what an instalment did not ask for takes nothing of the refund that went to the card', async () => {
  const booking = await shop.buy('3x');
  const { uuid, email } = booking;
  const { body: begun } = await shop.payment(booking, 2);
  const intentId = begun.paymentIntentId as string;
  await shop.checkout.pay(intentId, WORKS);
  const cancel = (expectedRefund: number) => shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund });
  const { body: cancelled } = await cancel((await cancel(1)).body.amount ?? 0);
  expect(cancelled.refund.card).toBeGreaterThan(0);
  await shop.complete(booking, 2, intentId);
  const dispute = { id: 'dp_excess', amount: 1_000, reason: 'fraudulent', status: 'needs_response', openedAt: shop.time.now } as const;
  await noteDispute(shop.db, { intentId, now: shop.time.now }, dispute);
  const covered = shop.db.selectFrom('payment_refund').select(['key', 'amount_cents']).where('dispute_id', '=', dispute.id);
  expect(await covered.execute()).toEqual([{ key: `excess-${intentId}-${dispute.id}`, amount_cents: 1_000 }]);
  const order = await shop.db.selectFrom('purchase').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
  expect(await orderMoney(shop.db, order)).toEqual({ card: FIRST, gifts: 0, cardBack: cancelled.refund.card, giftsBack: 0 });
});

test('what was begun and left for an instalment that ended otherwise is closed: nobody pays it from another tab', async () => {
  const booking = await shop.buy('3x');
  const { body: begun } = await shop.payment(booking, 2);
  const { body: open } = await shop.payment(booking, 3);
  const paid = { status: 'paid', paid_at: shop.time.now } as const;
  await shop.db.updateTable('payment_schedule').set(paid).where('purchase_uuid', '=', booking.uuid).where('number', '=', 2).execute();
  const each = new SettleAll();
  await closeEndedPayments({ db: shop.db, psp: new TestProvider(shop.db, 0), each, now: shop.time.now });
  each.throwFailures();
  const statusOf = async (id: string) =>
    (await shop.db.selectFrom('payment_intent').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
  expect([await statusOf(begun.paymentIntentId), await statusOf(open.paymentIntentId)]).toEqual(['voided', 'created']);
  expect((await shop.checkout.pay(begun.paymentIntentId, WORKS)).body).not.toEqual({ status: 'succeeded' });
});
