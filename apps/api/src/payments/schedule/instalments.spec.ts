import { smallCatalogue, storedMonth } from '@shop/testing';
import { balanceOf } from '../../ledger/order-movements.ts';
import { housekeeping } from '../../purchase/housekeeping.ts';
import { TestProvider } from '../../purchase/test-provider.ts';
import { letTheShopWork, BUYER, orderOf, stayItems } from '../../testing/counter.ts';
import { providerWith } from '../../testing/provider-with.ts';
import { shopOfFile } from '../../testing/shop-of-file.spec-kit.ts';
import { scheduleOf } from './instalments.ts';

const july = storedMonth({ month: '2030-07-01', length: 31, stock: 50 });
const shop = shopOfFile({ catalogue: { ...smallCatalogue(), months: [storedMonth(), july] } });
const WORKS = '4242424242424242';
const PAYS_TODAY_ONLY = '4000000000009995';
const STAY = stayItems({ checkin: '2030-07-20', checkout: '2030-07-22' });

let customers = 0;

/** Two nights of 120 euros in July, paid later in one way or another. */
async function book(paymentPlan: '3x' | 'deferred', card = WORKS) {
  const email = `later${++customers}@example.com`;
  const order = orderOf(STAY, paymentPlan === '3x' ? 24_360 : 24_000, { paymentPlan, buyer: { ...BUYER, email: { email } } });
  const { body: opened } = await shop.till.start(order);
  await shop.till.pay(opened.paymentIntentId, card);
  const bought = await shop.till.buy(order, opened.paymentIntentId);
  expect(bought.status).toBe(200);
  await letTheShopWork(shop.outbox);
  return { uuid: opened.orderUUID as string, opened, email };
}

/** The shop's clock is at noon of a day, and the shop has done what it does by itself. */
async function on(day: string) {
  shop.time.now = new Date(`${day}T10:00:00Z`);
  await letTheShopWork(shop.outbox);
}

const scheduled = async (uuid: string) =>
  (await scheduleOf(shop.db, uuid)).map(({ due_day, amount_cents, status }) => [due_day, amount_cents, status]);

/** Cents that the card has paid and got back, and the status of the order. */
async function money(uuid: string) {
  const { body } = await shop.till.get(`/gateway/orders/${uuid}/payment`);
  return { status: body.status, charged: body.charged, refunded: body.refunded };
}

async function mailsTo(email: string): Promise<string[]> {
  return [...shop.mails.values()].filter((mail) => mail.to.address === email).map((mail) => mail.subject.replace(/\d{8}/, 'N'));
}

const payment = ({ uuid, email }: { uuid: string; email: string }, number: number) =>
  shop.till.post(`/gateway/bookings/${uuid}/instalments/${number}/payment`, { email });
const complete = ({ uuid, email }: { uuid: string; email: string }, number: number, paymentIntentId: string) =>
  shop.till.post(`/gateway/bookings/${uuid}/instalments/${number}/payment/complete`, { email, paymentIntentId });

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
  expect(await mailsTo(email)).toEqual([
    'Votre réservation N est confirmée',
    'Réservation N\u00A0: prochain prélèvement',
    'Réservation N\u00A0: paiement reçu',
    'Réservation N\u00A0: prochain prélèvement',
    'Réservation N\u00A0: paiement reçu',
  ]);
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

test('an instalment that no charge recovers ends the booking by its policy: what was paid beyond the fee goes back, the room is free', async () => {
  const { uuid, email } = await book('3x', PAYS_TODAY_ONLY);
  for (const day of ['2030-07-01', '2030-07-02', '2030-07-03', '2030-07-04']) await on(day);
  expect(await money(uuid)).toMatchObject({ status: 'paid', charged: 8_360 });
  const rooms = await roomsLeft();
  await on('2030-07-06');
  await letTheShopWork(shop.outbox);
  expect(await money(uuid)).toEqual({ status: 'cancelled', charged: 8_360, refunded: 3_200 });
  expect((await roomsLeft()) - rooms).toBe(1);
  const told = await mailsTo(email);
  expect(told.filter((subject) => subject.includes('refusé'))).toHaveLength(3);
  expect(told.at(-1)).toBe('Votre réservation N est annulée faute de paiement');
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
  await shop.till.pay(begun.paymentIntentId, WORKS);
  expect((await complete(booking, 2, begun.paymentIntentId)).body).toEqual({ number: 2, amount: 0, status: 'paid' });
  expect((await payment(booking, 2)).body).toMatchObject({ code: 'INSTALMENT_PAID' });
  expect((await payment({ ...booking, email: 'other@example.com' }, 3)).status).toBe(404);
  await on('2030-08-01');
  expect(await money(booking.uuid)).toMatchObject({ status: 'paid', charged: 24_360 });
});

test('an instalment that stays unpaid after the stay is owed: customer and care are told, and it can still be paid', async () => {
  const booking = await book('3x', PAYS_TODAY_ONLY);
  const early = await payment(booking, 2);
  await shop.till.pay(early.body.paymentIntentId, PAYS_TODAY_ONLY);
  await complete(booking, 2, early.body.paymentIntentId);
  for (const day of ['2030-08-01', '2030-08-02', '2030-08-04', '2030-08-06', '2030-08-20']) await on(day);
  expect(await money(booking.uuid)).toMatchObject({ status: 'paid', charged: 16_360 });
  expect((await mailsTo(booking.email)).at(-1)).toBe('Réservation N\u00A0: un montant reste dû');
  expect((await mailsTo('care@shop.example')).filter((subject) => subject.startsWith('Unpaid instalment'))).toHaveLength(1);
  const late = await payment(booking, 3);
  await shop.till.pay(late.body.paymentIntentId, WORKS);
  expect((await complete(booking, 3, late.body.paymentIntentId)).status).toBe(200);
  expect(await money(booking.uuid)).toMatchObject({ charged: 24_360 });
});

test('cancelled in the middle, what is unpaid is dropped first, and only the rest of the refund comes out of what was paid', async () => {
  const { uuid, email } = await book('3x');
  const cancel = (expectedRefund: number) => shop.till.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund });
  expect((await cancel(19_200)).body).toMatchObject({ code: 'REFUND_CHANGED' });
  expect((await cancel(3_200)).body.refund).toMatchObject({ total: 3_200, card: 3_200 });
  await on('2031-06-01');
  expect(await money(uuid)).toEqual({ status: 'cancelled', charged: 8_360, refunded: 3_200 });
  expect(await balanceOf(shop.db, uuid, 'receivable')).toBe(0);
});

test('a deferred booking cancelled before its day costs nothing', async () => {
  const { uuid, email } = await book('deferred');
  expect((await shop.till.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund: 0 })).status).toBe(200);
  await on('2031-06-01');
  expect(await money(uuid)).toEqual({ status: 'cancelled', charged: 0, refunded: 0 });
  expect(await balanceOf(shop.db, uuid, 'receivable')).toBe(0);
});

describe('a change in the middle', () => {
  const changeTo = async ({ uuid, email }: { uuid: string; email: string }, checkoutDate: string, expectedDifference: number) =>
    shop.till.post(`/gateway/bookings/${uuid}/modification`, {
      email,
      locale: 'fr_FR',
      pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
      travelPeriod: { checkinDate: '2030-07-20', checkoutDate },
      expectedDifference,
    });

  test('to a dearer stay is borne by the instalments to come', async () => {
    const booking = await book('3x');
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

describe('a process that is killed while it charges', () => {
  const keepHouse = (change: Parameters<typeof providerWith>[1] = {}) =>
    housekeeping({ db: shop.db, psp: providerWith(new TestProvider(shop.db, 0), change), now: () => shop.time.now, graceMs: 0 })();
  const leasesEnd = () =>
    shop.db
      .updateTable('payment_schedule')
      .set({ lease_until: new Date(0) })
      .where('lease_until', 'is not', null)
      .execute();
  const killed = new Error('killed');

  test.each([
    ['before the provider hears of it', () => Promise.reject(killed)],
    [
      'after the provider has charged',
      async (charge: Parameters<TestProvider['chargeKept']>[0]) => {
        await new TestProvider(shop.db, 0).chargeKept(charge);
        throw killed;
      },
    ],
  ])('%s leaves an instalment that is charged once', async (_, chargeKept) => {
    const { uuid } = await book('deferred');
    shop.time.now = new Date('2030-07-18T10:00:00Z');
    await expect(keepHouse({ chargeKept })).rejects.toThrow('could not be done');
    await keepHouse();
    expect((await scheduled(uuid))[0]).toEqual(['2030-07-18', 24_000, 'charging']);
    await leasesEnd();
    await Promise.all([keepHouse(), keepHouse(), keepHouse()]);
    expect((await scheduled(uuid))[0]).toEqual(['2030-07-18', 24_000, 'paid']);
    expect(await money(uuid)).toMatchObject({ charged: 24_000, refunded: 0 });
  });

  test('gives back what was taken for a booking that was cancelled meanwhile', async () => {
    const { uuid, email } = await book('deferred');
    shop.time.now = new Date('2030-07-18T10:00:00Z');
    await keepHouse({
      chargeKept: async (charge) => (await new TestProvider(shop.db, 0).chargeKept(charge), Promise.reject(killed)),
    }).catch(() => undefined);
    expect((await shop.till.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund: 0 })).status).toBe(200);
    await leasesEnd();
    await letTheShopWork(shop.outbox);
    expect(await money(uuid)).toEqual({ status: 'cancelled', charged: 24_000, refunded: 24_000 });
  });
});
