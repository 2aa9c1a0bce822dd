import { balanceOf } from '../../ledger/order-movements.ts';
import { drainOutbox } from '../../testing/checkout-client.ts';
import { addInstalment } from './change-schedule.ts';
import { storedMeans } from './charge-due.ts';
import { PAYS_TODAY_ONLY, shopPaidLater, WORKS, type PaidLater } from './paid-later.test-utils.ts';
import { sql } from 'kysely';

const shop = shopPaidLater();
const { book, on, scheduled, money, mailsTo, payment, complete } = shop;

test('in three instalments the card pays the first today, the others on their days, each announced and told, and no more for a year', async () => {
  const { uuid, opened, email } = await book('3x');
  expect(opened).toMatchObject({ amount: 24_360, dueNow: 8_360 });
  expect(await money(uuid)).toEqual({ status: 'paid', charged: 8_360, refunded: 0 });
  const confirmation = [...shop.mails.values()].find((mail) => mail.to.address === email)!;
  expect(confirmation.text).toMatch(/Payé le samedi 1er juin 2030\s: 83,60/);
  expect(confirmation.text).toMatch(/À prélever le lundi 1er juillet 2030\s: 80\s€/);
  expect(confirmation.text).not.toMatch(/réservé et payé|Payé par carte/);
  await on('2030-06-28');
  await on('2030-07-01');
  expect(await money(uuid)).toMatchObject({ charged: 16_360 });
  await on('2030-07-29');
  await on('2030-08-01');
  await on('2031-06-01');
  expect(await money(uuid)).toEqual({ status: 'paid', charged: 24_360, refunded: 0 });
  expect((await scheduled(uuid)).map(([, , status]) => status)).toEqual(['paid', 'paid', 'paid']);
  expect(mailsTo(email)).toEqual([
    'Votre réservation N est confirmée',
    'Réservation N\u00A0: prochain prélèvement',
    'Réservation N\u00A0: paiement reçu',
    'Réservation N\u00A0: prochain prélèvement',
    'Réservation N\u00A0: paiement reçu',
  ]);
  expect(await balanceOf(shop.db, uuid, 'receivable')).toBe(0);
});

test('in four instalments the card pays a quarter today and one on each of its days, with one fee, and no more', async () => {
  const { uuid, opened } = await book('4x');
  expect(opened).toMatchObject({ amount: 36_792, dueNow: 9_792 });
  const days = ['2030-06-01', '2030-07-01', '2030-08-01', '2030-09-01'];
  expect(await scheduled(uuid)).toEqual(days.map((day, place) => [day, place === 0 ? 9_792 : 9_000, place === 0 ? 'paid' : 'planned']));
  for (const [place, day] of days.entries()) {
    await on(day);
    expect(await money(uuid)).toMatchObject({ charged: 9_792 + place * 9_000, refunded: 0 });
  }
  await on('2031-06-01');
  expect(await money(uuid)).toEqual({ status: 'paid', charged: 36_792, refunded: 0 });
  expect(await balanceOf(shop.db, uuid, 'receivable')).toBe(0);
});

test('a deferred payment takes nothing today and everything on its day', async () => {
  const { uuid, opened } = await book('deferred');
  expect(opened).toMatchObject({ amount: 24_000, dueNow: 0 });
  expect(await money(uuid)).toEqual({ status: 'paid', charged: 0, refunded: 0 });
  expect(await scheduled(uuid)).toEqual([['2030-07-18', 24_000, 'planned']]);
  await on('2030-07-17');
  expect(await money(uuid)).toMatchObject({ charged: 0 });
  await on('2030-07-18');
  expect(await money(uuid)).toMatchObject({ charged: 24_000 });
});

test('a deferred payment is charged to the card that was kept while a debit of the customer for another part is on its way', async () => {
  const booking = await book('deferred');
  const { uuid, opened } = booking;
  await shop.db.transaction().execute((trx) => addInstalment(trx, { uuid, day: '2030-07-19', amount: 5_000 }));
  const { body: begun } = await payment(booking, 2);
  const onItsWay = { status: 'processing', method: 'debit', updated_at: sql<Date>`now() + interval '1 day'` } as const;
  await shop.db.updateTable('payment_intent').set(onItsWay).where('id', '=', begun.paymentIntentId).execute();
  // Of two that are equal to it, the database answers the one that it finds first.
  const kept = await shop.db.deleteFrom('payment_intent').where('id', '=', opened.paymentIntentId).returningAll().executeTakeFirstOrThrow();
  await shop.db.insertInto('payment_intent').values(kept).execute();
  expect(await storedMeans(shop.db, uuid)).toBe(kept.id);
  await on('2030-07-18');
  expect(await money(uuid)).toMatchObject({ charged: 24_000 });
});

test('an instalment that no charge recovers ends the booking by its policy: what was paid beyond the fee goes back, the room is free', async () => {
  const { uuid, email } = await book('3x', PAYS_TODAY_ONLY);
  for (const day of ['2030-07-01', '2030-07-02', '2030-07-03', '2030-07-04']) await on(day);
  expect(await money(uuid)).toMatchObject({ status: 'paid', charged: 8_360 });
  const rooms = await roomsLeft();
  await on('2030-07-06');
  await drainOutbox(shop.outbox);
  expect(await money(uuid)).toEqual({ status: 'cancelled', charged: 8_360, refunded: 3_200 });
  expect((await roomsLeft()) - rooms).toBe(1);
  const reported = mailsTo(email);
  expect(reported.filter((subject) => subject.includes('refusé'))).toHaveLength(3);
  expect(reported.at(-1)).toBe('Votre réservation N est annulée faute de paiement');
  await on('2031-01-01');
  expect((await scheduled(uuid)).map(([, , status]) => status)).toEqual(['paid', 'cancelled', 'cancelled']);
  expect(await balanceOf(shop.db, uuid, 'receivable')).toBe(0);
});

const roomsLeft = async () =>
  (await shop.db.selectFrom('room_stock').select('stock').where('month', '=', '2030-07-01').executeTakeFirstOrThrow()).stock[19]!;

test('a declined instalment is paid by another card, which pays those that follow', async () => {
  const booking = await book('3x', PAYS_TODAY_ONLY);
  await on('2030-07-01');
  expect((await scheduled(booking.uuid))[1]).toEqual(['2030-07-01', 8_000, 'failed']);
  const { body: begun } = await payment(booking, 2);
  expect(begun).toMatchObject({ status: 'pending', amount: 8_000, provider: 'test' });
  expect((await payment(booking, 2)).body.paymentIntentId).toBe(begun.paymentIntentId);
  expect((await complete(booking, 2, begun.paymentIntentId)).status).toBe(402);
  await shop.checkout.pay(begun.paymentIntentId, WORKS);
  expect((await complete(booking, 2, begun.paymentIntentId)).body).toEqual({ number: 2, amount: 0, status: 'paid' });
  expect((await payment(booking, 2)).body).toMatchObject({ code: 'INSTALMENT_PAID' });
  expect((await payment({ ...booking, email: 'other@example.com' }, 3)).status).toBe(404);
  const { schedule } = (await shop.checkout.get(`/gateway/orders/${booking.uuid}?locale=fr_FR`)).body;
  expect(schedule.map(({ status, byCustomer = false }: Record<string, unknown>) => [status, byCustomer])).toEqual([
    ['paid', false],
    ['paid', true],
    ['planned', false],
  ]);
  await on('2030-08-01');
  expect(await money(booking.uuid)).toMatchObject({ status: 'paid', charged: 24_360 });
});

test('an instalment whose payment arrived without an answer is paid once it is asked for again, and not begun anew', async () => {
  const booking = await book('3x');
  const { body: begun } = await payment(booking, 2);
  await shop.checkout.pay(begun.paymentIntentId, WORKS);
  expect((await payment(booking, 2)).body).toMatchObject({ code: 'INSTALMENT_PAID' });
  expect(await money(booking.uuid)).toMatchObject({ charged: 16_360, refunded: 0 });
});

test('a customer who begins to pay again and again keeps an instalment from its charge for half an hour of a day', async () => {
  const booking = await book('3x');
  const halfAnHourPasses = () =>
    sql`update payment_schedule set waits_until = waits_until - interval '30 minutes' where waits_until is not null`.execute(shop.db);
  await payment(booking, 2);
  await halfAnHourPasses();
  // The jobs that the sale triggered are over: it would charge on the new day before the customer begins on it.
  await drainOutbox(shop.outbox);
  shop.time.now = new Date('2030-07-01T10:00:00Z');
  await payment(booking, 2);
  await drainOutbox(shop.outbox);
  expect((await scheduled(booking.uuid))[1]).toEqual(['2030-07-01', 8_000, 'planned']);
  await halfAnHourPasses();
  expect((await payment(booking, 2)).body).toMatchObject({ status: 'pending' });
  await on('2030-07-01');
  expect((await scheduled(booking.uuid))[1]).toEqual(['2030-07-01', 8_000, 'paid']);
  expect(await money(booking.uuid)).toMatchObject({ charged: 16_360, refunded: 0 });
});

test('the payment of an instalment is begun twenty times an hour at most', async () => {
  const booking = await book('3x');
  for (let begun = 0; begun < 20; begun++) expect((await payment(booking, 3)).status).toBe(200);
  expect(await payment(booking, 3)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
});

test('an instalment that stays unpaid after the stay is owed: customer and care are told, and it can still be paid', async () => {
  const booking = await book('3x', PAYS_TODAY_ONLY);
  const early = await payment(booking, 2);
  await shop.checkout.pay(early.body.paymentIntentId, PAYS_TODAY_ONLY);
  await complete(booking, 2, early.body.paymentIntentId);
  for (const day of ['2030-08-01', '2030-08-02', '2030-08-04', '2030-08-06', '2030-08-20']) await on(day);
  expect(await money(booking.uuid)).toMatchObject({ status: 'paid', charged: 16_360 });
  expect(mailsTo(booking.email).at(-1)).toBe('Réservation N\u00A0: un montant reste dû');
  expect(mailsTo('care@shop.example').filter((subject) => subject.startsWith('Unpaid instalment'))).toHaveLength(1);
  const late = await payment(booking, 3);
  await shop.checkout.pay(late.body.paymentIntentId, WORKS);
  expect((await complete(booking, 3, late.body.paymentIntentId)).status).toBe(200);
  expect(await money(booking.uuid)).toMatchObject({ charged: 24_360 });
});

test('cancelled in the middle, what is unpaid is dropped first, and only the rest of the refund comes out of what was paid', async () => {
  const { uuid, email } = await book('3x');
  const cancel = (expectedRefund: number) => shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund });
  expect((await cancel(19_200)).body).toMatchObject({ code: 'REFUND_CHANGED' });
  expect((await cancel(3_200)).body.refund).toMatchObject({ total: 3_200, card: 3_200 });
  await on('2031-06-01');
  expect(await money(uuid)).toEqual({ status: 'cancelled', charged: 8_360, refunded: 3_200 });
  expect((await shop.checkout.get(`/gateway/orders/${uuid}/payment`)).body).toMatchObject({ charge: 'charged', promised: 3_200 });
  expect(await balanceOf(shop.db, uuid, 'receivable')).toBe(0);
});

test('a deferred booking cancelled before its day costs nothing', async () => {
  const { uuid, email } = await book('deferred');
  expect((await shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund: 0 })).status).toBe(200);
  await on('2031-06-01');
  expect(await money(uuid)).toEqual({ status: 'cancelled', charged: 0, refunded: 0 });
  const letter = [...shop.mails.values()].find((mail) => mail.to.address === email && / annulée$/.test(mail.subject))!;
  expect(letter.text).toContain('Plus rien ne sera prélevé.');
  expect(await balanceOf(shop.db, uuid, 'receivable')).toBe(0);
});

describe('a change in the middle', () => {
  const changeTo = (booking: PaidLater, checkoutDate: string, expectedDifference: number) =>
    shop.checkout.post(`/gateway/bookings/${booking.uuid}/modification`, {
      ...shop.modification(booking, checkoutDate),
      expectedDifference,
    });
  const priceOf = async (booking: PaidLater, checkoutDate: string) =>
    (await shop.checkout.post(`/gateway/bookings/${booking.uuid}/modification-price`, shop.modification(booking, checkoutDate))).body;

  test('to a dearer stay is borne by the instalments to come', async () => {
    const booking = await book('3x');
    expect((await priceOf(booking, '2030-07-23')).instalments).toEqual({
      amount: 12_000,
      open: [
        { number: 2, day: '2030-07-01', amount: 14_000, status: 'planned' },
        { number: 3, day: '2030-08-01', amount: 14_000, status: 'planned' },
      ],
    });
    expect((await changeTo(booking, '2030-07-23', 12_000)).body).toMatchObject({ status: 'done', amount: 0 });
    expect(await scheduled(booking.uuid)).toEqual([
      ['2030-06-01', 8_360, 'paid'],
      ['2030-07-01', 14_000, 'planned'],
      ['2030-08-01', 14_000, 'planned'],
    ]);
    await on('2030-07-01');
    await on('2030-08-01');
    expect(await money(booking.uuid)).toMatchObject({ charged: 36_360 });
    expect(await balanceOf(shop.db, booking.uuid, 'receivable')).toBe(0);
  });

  test('to a cheaper stay shortens the plan before anything is given back', async () => {
    const booking = await book('3x');
    expect((await priceOf(booking, '2030-07-21')).instalments).toEqual({
      amount: 12_000,
      open: [{ number: 2, day: '2030-07-01', amount: 4_000, status: 'planned' }],
    });
    expect((await changeTo(booking, '2030-07-21', -12_000)).body.status).toBe('done');
    expect(await scheduled(booking.uuid)).toEqual([
      ['2030-06-01', 8_360, 'paid'],
      ['2030-07-01', 4_000, 'planned'],
      ['2030-08-01', 0, 'cancelled'],
    ]);
    await on('2030-08-01');
    expect(await money(booking.uuid)).toMatchObject({ charged: 12_360, refunded: 0 });
    expect(await balanceOf(shop.db, booking.uuid, 'receivable')).toBe(0);
  });
});
