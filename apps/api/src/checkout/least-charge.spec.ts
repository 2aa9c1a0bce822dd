import { orderTotal, type Account, type OrderParts } from '@shop/domain';
import { aRoom, aStay, smallCatalogue, storedMonth } from '@shop/testing';
import type { InvoiceContent } from '../documents/invoice-content.ts';
import { findAllImbalances } from '../ledger/find-imbalances.ts';
import { scheduleOf } from '../orders/instalments.ts';
import { recordCharge } from '../payments/schedule/record-payment.ts';
import { BUYER, drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { giftCard } from '../testing/gift-card.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';

/** Cents of a night by stay, whole euros; 20 euros of each are the supplement of the stay itself. Codes leave cents of them. */
const NIGHTS: Record<string, number> = { 101: 12_000, 102: 12_100, 103: 12_200, 104: 40_000, 105: 26_700, 106: 13_400 };
const CODES: Record<string, number> = { FORTY_CENTS: 60, HALF: 50, THIRTY_CENTS: 70, TWENTY_CENTS: 80 };
const places = Object.keys(NIGHTS).map((id) => ({ id: Number(id), room: Number(id) - 90, price: NIGHTS[id]! - 2_000 }));

const shop = shopOfFile({
  catalogue: {
    ...smallCatalogue(),
    rooms: places.map(({ room }) => aRoom({ id: room })),
    stays: places.map(({ id, room }) => aStay({ id, room_id: room })),
    months: ['2030-06-01', '2030-07-01'].flatMap((month, later) =>
      places.map(({ room, price }) => storedMonth({ room_id: room, month, length: 30 + later, price, promo: 0, stock: 100 })),
    ),
  },
  outboxSleeps: true,
});

beforeAll(async () => {
  const terms = { valid_from: null, valid_until: '2031-01-01', once_per_customer: false, uses_left: null, minimum_cents: 0, themes: null };
  const codes = Object.entries(CODES).map(([code, percent]) => ({ ...terms, code, percent, cents: null }));
  await shop.db.insertInto('promotion_code').values(codes).execute();
});

afterEach(async () => {
  await drainOutbox(shop.outbox);
  expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
});

let buyers = 0;
const newBuyer = () => ({ ...BUYER, email: { email: `buyer-${++buyers}@example.com` } });
const price = async (items: object) => (await shop.checkout.post('/gateway/purchase/price', { locale: 'fr_FR', items })).body;
const partsOf = async (uuid: string) => {
  const { parts } = await shop.db.selectFrom('purchase').select('parts').where('uuid', '=', uuid).executeTakeFirstOrThrow();
  return parts as OrderParts;
};
const heldBy = async (uuid: string, account: Account) => {
  const rows = await shop.db
    .selectFrom('journal_entry')
    .innerJoin('journal_line', 'journal_line.entry_id', 'journal_entry.id')
    .select('amount_cents')
    .where('purchase_uuid', '=', uuid)
    .where('account', '=', account)
    .execute();
  return rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
};

describe('a gift that leaves too little for a card', () => {
  const buyWith = async (cents: number) => {
    const code = `LEAVES-${12_000 - cents}`;
    await shop.db.insertInto('gift_voucher').values(giftCard(code, cents)).execute();
    const items = { ...stayItems(), giftPaymentItems: [{ serialNumber: code }] };
    const priced = await price(items);
    const buyer = newBuyer();
    const { opened, bought } = await shop.checkout.sell(orderOf(items, priced.remainingAmountToPay, { buyer }));
    expect(bought.status).toBe(200);
    return { priced, opened, uuid: opened.orderUUID as string, email: buyer.email.email };
  };

  test.each([1, 20, 49])('pays it whole: %s cents are shown as waived before, and nothing is charged', async (left) => {
    const { priced, opened } = await buyWith(12_000 - left);
    expect(priced).toMatchObject({ remainingAmountToPay: 0, total: 12_000 - left, parts: { gifts: 12_000 - left, waived: left } });
    expect(opened).toMatchObject({ amount: 0, dueNow: 0, provider: 'gift', parts: priced.parts });
  });

  test('leaves exactly the least charge to the card', async () => {
    const { priced, opened } = await buyWith(11_950);
    expect(priced.parts.waived).toBeUndefined();
    expect(opened).toMatchObject({ amount: 50, dueNow: 50, provider: 'test' });
  });

  test('costs the shop what is waived, never the hotel; invoice and cancellation are of what was paid', async () => {
    const { uuid, email } = await buyWith(11_975);
    expect([await heldBy(uuid, 'discounts'), await heldBy(uuid, 'deferredRevenue')]).toEqual([23, -10_909]);
    expect((await shop.checkout.post(`/gateway/bookings/${uuid}/invoice`, { email, company: 'Durand SARL' })).status).toBe(200);
    const { body } = await shop.db.selectFrom('invoice').select('body').where('purchase_uuid', '=', uuid).executeTakeFirstOrThrow();
    const { lines, gross, due, paidByGifts } = body as InvoiceContent;
    expect({ gross, due, paidByGifts }).toEqual({ gross: 11_975, due: 0, paidByGifts: 11_975 });
    expect(lines.map(({ item, gross: cents, text }) => [item, cents, text.split(',')[0]])).toEqual([
      ['stay', 12_000, expect.any(String)],
      ['waived', -25, 'Montant trop faible pour être débité'],
    ]);
    const cancelled = await shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email, expectedRefund: 9_580 });
    expect(cancelled.body).toMatchObject({ status: 'cancelled', refund: { total: 9_580, gifts: 9_580 } });
  });
});

interface Booked {
  readonly uuid: string;
  readonly email: string;
}

const modificationOf = ({ email }: Booked, offerId: string, [checkinDate, checkoutDate] = ['2030-06-12', '2030-06-13']) => ({
  ...{ email, locale: 'fr_FR', offerId },
  pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
  travelPeriod: { checkinDate, checkoutDate },
});
const ask = async ({ uuid }: Booked, what: string, body: object) =>
  (await shop.checkout.post(`/gateway/bookings/${uuid}/${what}`, body)).body;

describe('a change', () => {
  const bought = async (code: string) => {
    const buyer = newBuyer();
    const items = { ...stayItems(), promotionCodeItem: { code } };
    const { opened } = await shop.checkout.sell(orderOf(items, (await price(items)).remainingAmountToPay, { buyer }));
    return { uuid: opened.orderUUID as string, email: buyer.email.email };
  };
  const quoted = (booking: Booked, offerId: string) => ask(booking, 'modification-price', modificationOf(booking, offerId));
  const change = (booking: Booked, offerId: string, expectedDifference: number) =>
    ask(booking, 'modification', { ...modificationOf(booking, offerId), expectedDifference });

  test('whose supplement is too little for a card costs nothing, and says so before', async () => {
    const booking = await bought('FORTY_CENTS');
    expect(await quoted(booking, '102')).toMatchObject({ kind: 'refund', amount: 0, waived: 40, newTotal: 4_800 });
    expect(await change(booking, '102', 0)).toMatchObject({ status: 'done', amount: 0 });
    expect(await partsOf(booking.uuid)).toMatchObject({ product: 12_100, promotion: 7_260, waived: 40 });
  });

  test('whose supplement is exactly the least charge is paid', async () => {
    const booking = await bought('HALF');
    expect(await quoted(booking, '102')).toMatchObject({ kind: 'supplement', amount: 50, newTotal: 6_050 });
    expect(await change(booking, '102', 50)).toMatchObject({ status: 'pending', amount: 50 });
  });

  test('after another waives no more: what the two cost together is charged', async () => {
    const booking = await bought('FORTY_CENTS');
    await change(booking, '102', 0);
    expect(await quoted(booking, '103')).toMatchObject({ kind: 'supplement', amount: 80, newTotal: 4_880 });
    const { paymentIntentId } = await change(booking, '103', 80);
    await shop.checkout.pay(paymentIntentId);
    expect((await ask(booking, 'modification/complete', { email: booking.email, paymentIntentId })).status).toBe('done');
    expect((await partsOf(booking.uuid)).waived).toBeUndefined();
  });

  test('back to the first stay gives nothing back of what was waived', async () => {
    const booking = await bought('FORTY_CENTS');
    await change(booking, '102', 0);
    expect(await quoted(booking, '101')).toMatchObject({ kind: 'refund', amount: 0, newTotal: 4_800 });
    await change(booking, '101', 0);
    expect((await partsOf(booking.uuid)).waived).toBeUndefined();
  });
});

describe('an instalment that a change leaves too small for a card', () => {
  const DAYS: [string, string] = ['2030-07-20', '2030-07-22'];
  const later = async (paymentPlan: '3x' | 'deferred', { offerId, code }: { offerId: string; code: string }) => {
    const buyer = newBuyer();
    const items = { ...stayItems({ offerId, checkin: DAYS[0], checkout: DAYS[1] }), promotionCodeItem: { code } };
    const priced = await shop.checkout.post('/gateway/purchase/price', { locale: 'fr_FR', items, paymentPlan });
    const { opened, bought } = await shop.checkout.sell(orderOf(items, priced.body.remainingAmountToPay, { paymentPlan, buyer }));
    expect(bought.status).toBe(200);
    return { uuid: opened.orderUUID as string, email: buyer.email.email };
  };
  /** Of 240 euros and a fee: 83.60 today, 80 twice. */
  const inThree = () => later('3x', { offerId: '104', code: 'THIRTY_CENTS' });
  const changeTo = async (booking: Booked, offerId: string, days = DAYS) => {
    const modification = modificationOf(booking, offerId, days);
    const quoted = await ask(booking, 'modification-price', modification);
    const expectedDifference = quoted.kind === 'supplement' ? quoted.amount : -quoted.amount;
    expect((await ask(booking, 'modification', { ...modification, expectedDifference })).status).toBe('done');
    return quoted;
  };
  const openOf = async ({ uuid }: Booked) =>
    (await scheduleOf(shop.db, uuid)).flatMap(({ number, amount_cents, status }) =>
      status === 'paid' || status === 'cancelled' ? [] : [[number, amount_cents, status]],
    );

  test('joins the one before it, as the change was quoted', async () => {
    const booking = await inThree();
    const quoted = await changeTo(booking, '105');
    expect(quoted).toMatchObject({
      kind: 'refund',
      amount: 7_980,
      newTotal: 16_380,
      instalments: { open: [{ number: 2, amount: 8_020 }] },
    });
    expect(quoted.waived).toBeUndefined();
    expect(await openOf(booking)).toEqual([[2, 8_020, 'planned']]);
  });

  test('is waived where none is left, as the change was quoted, and nothing more is taken', async () => {
    const booking = await inThree();
    const quoted = await changeTo(booking, '106');
    expect(quoted).toMatchObject({ kind: 'refund', amount: 15_960, waived: 40, newTotal: 8_360, instalments: { open: [] } });
    expect(await openOf(booking)).toEqual([]);
    expect(orderTotal(await partsOf(booking.uuid))).toBe(8_360);
    expect(await heldBy(booking.uuid, 'receivable')).toBe(0);
  });

  test('while it is charged is waived once that charge is declined, and the booking stays', async () => {
    const booking = await inThree();
    const [, row] = await scheduleOf(shop.db, booking.uuid);
    const charging = { status: 'charging', attempts: 1, charging_cents: 8_000, lease_until: new Date('2100-01-01T00:00:00Z') } as const;
    await shop.db.updateTable('payment_schedule').set(charging).where('id', '=', row!.id).execute();
    await changeTo(booking, '106');
    expect(await openOf(booking)).toEqual([[2, 40, 'charging']]);
    const result = { id: 'none_1', status: 'declined', declineCode: 'insufficient_funds' } as const;
    const ended = { instalment: { ...row!, attempts: 1 }, amount: 8_000, result, now: shop.time.now, leastCharge: 50 };
    await recordCharge(shop.db, ended);
    expect(await openOf(booking)).toEqual([]);
    expect(await partsOf(booking.uuid)).toMatchObject({ waived: 40 });
    expect(await heldBy(booking.uuid, 'receivable')).toBe(0);
  });

  test('after its payment was begun is waived once that payment is in', async () => {
    const booking = await later('deferred', { offerId: '101', code: 'TWENTY_CENTS' });
    const { paymentIntentId } = await ask(booking, 'instalments/1/payment', { email: booking.email });
    await changeTo(booking, '102');
    expect(await openOf(booking)).toEqual([[1, 4_840, 'planned']]);
    await shop.checkout.pay(paymentIntentId);
    const paid = await ask(booking, 'instalments/1/payment/complete', { email: booking.email, paymentIntentId });
    expect(paid.status).toBe('paid');
    expect(await openOf(booking)).toEqual([]);
    expect(await partsOf(booking.uuid)).toMatchObject({ waived: 40 });
    expect(await heldBy(booking.uuid, 'receivable')).toBe(0);
  });
});
