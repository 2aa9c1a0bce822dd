import { checkoutClient, orderOf, stayItems } from '@shop/api/checkout-client';
import { NOW, operatedShop } from './operated-shop.test-utils.ts';

const BY = ['--by', 'Anne Martin', '--reason', 'asked by phone'];

const here = operatedShop();
const orders = (...words: string[]) => here.command('orders', ...words);
let number: string;

beforeAll(async () => {
  await checkoutClient(here.shop.app).sell(orderOf(stayItems(), 12_000));
  ({ booking_number: number } = await here.shop.db.selectFrom('purchase').select('booking_number').executeTakeFirstOrThrow());
});

const waiting = async (kind: string) =>
  (
    await here.shop.db
      .selectFrom('outbox')
      .select('kind')
      .where('kind', '=', kind as 'refund')
      .where('sent_at', 'is', null)
      .execute()
  ).length;

test('a command without a name or a reason says so and reads nothing', async () => {
  expect(await orders('show', number, '--by', 'Anne Martin')).toMatchObject({
    code: 1,
    out: '',
    error: 'Say who does it (--by) and why (--reason): both are written down.\n',
  });
  expect(await here.shop.db.selectFrom('care_audit').selectAll().execute()).toEqual([]);
}, 60_000);

test('an order is found by its address and told from its beginning on, with what a cancellation gives back', async () => {
  expect((await orders('find', 'marie.durand@example.com', ...BY)).out).toMatch(
    new RegExp(`^${number}: paid, 120\\.00 EUR, .* by Marie Durand`),
  );
  expect((await orders('find', 'nobody@example.com', ...BY)).out).toBe('No order fits "nobody@example.com".\n');
  const { out } = await orders('show', number, ...BY);
  expect(out).toMatch(/payment, .*120\.00 EUR/);
  expect(out).toMatch(/Cancelled today, 96\.00 EUR goes back\.\nIts card payments hold 120\.00 EUR\.\n$/);
  expect(await orders('show', 'UNKNOWN', ...BY)).toMatchObject({ code: 1, error: expect.stringContaining('There is no booking UNKNOWN') });
}, 60_000);

test('the confirmation leaves again', async () => {
  const before = await waiting('confirmationMail');
  await here.shop.db.updateTable('outbox').set({ sent_at: NOW }).where('kind', '=', 'confirmationMail').execute();
  expect(await orders('resend', number, ...BY)).toMatchObject({ code: 0 });
  expect([before, await waiting('confirmationMail')]).toEqual([1, 1]);
}, 60_000);

test('a goodwill is given once however often the command is repeated, and a large one waits for a second person', async () => {
  expect(await orders('refund', number, '--amount', '10', ...BY)).toMatchObject({
    code: 1,
    error: expect.stringContaining('two decimals'),
  });
  for (let time = 0; time < 2; time += 1)
    expect((await orders('refund', number, '--amount', '10.00', ...BY)).out).toBe('10.00 EUR goes back.\n');
  expect(await waiting('refund')).toBe(1);
  expect((await orders('refund', number, '--amount', '105.00', ...BY)).out).toMatch(/^105\.00 EUR waits/);
}, 60_000);

test('a cancellation gives back what was expected or is not made, and stands in the audit log with who and why', async () => {
  expect(await orders('cancel', number, '--amount', '50.00', ...BY)).toMatchObject({ code: 1, out: '' });
  const { out } = await orders('show', number, ...BY);
  const [, back = ''] = /Cancelled today, (\d+\.\d\d) EUR/.exec(out) ?? [];
  expect((await orders('cancel', number, '--amount', back, ...BY)).out).toBe(`Booking ${number} is cancelled, ${back} EUR goes back.\n`);
  const acts = await here.shop.db
    .selectFrom('care_audit')
    .select(['action', 'colleague', 'role', 'reason'])
    .where('action', '=', 'cancel')
    .execute();
  expect(acts).toEqual([{ action: 'cancel', colleague: 'Anne Martin', role: 'supervisor', reason: 'asked by phone' }]);
}, 60_000);

test('a cancellation of a disputed stay says what the bank has taken back of the refund', async () => {
  const { opened } = await checkoutClient(here.shop.app).sell(orderOf(stayItems(), 12_000));
  const { db } = here.shop;
  const order = db.selectFrom('purchase').select('booking_number').where('uuid', '=', opened.orderUUID);
  const { booking_number: disputed } = await order.executeTakeFirstOrThrow();
  const payment = db.selectFrom('payment_intent').select('id').where('purchase_uuid', '=', opened.orderUUID);
  const { id: intent_id } = await payment.executeTakeFirstOrThrow();
  const dispute = { id: 'dispute-1', intent_id, amount_cents: 12_000, reason: 'fraudulent', status: 'needs_response', opened_at: NOW };
  await db.insertInto('payment_dispute').values(dispute).execute();
  const taken = "The customer's bank has taken 96.00 EUR more of the refund by a dispute: the dispute decides who gives it.\n";
  expect((await orders('show', disputed, ...BY)).out).toContain(`Cancelled today, 0.00 EUR goes back.\n${taken}`);
  const cancelled = `Booking ${disputed} is cancelled, 0.00 EUR goes back.\n${taken}`;
  expect((await orders('cancel', disputed, '--amount', '0.00', ...BY)).out).toBe(cancelled);
}, 60_000);
