import { aRoom, aStay, smallCatalogue, storedMonth } from '@shop/testing';
import { sql } from 'kysely';
import { drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { giftCard } from '../testing/gift-card.ts';
import { SettleAll } from '../platform/jobs/index.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';
import { checkHistory } from './balance/check-history.ts';
import { maintainLedger } from './maintain-ledger.ts';
import { findAllImbalances } from './find-imbalances.ts';

const EMAIL = 'marie.durand@example.com';
const catalogue = smallCatalogue({ stock: 100 });
const shop = shopOfFile({
  catalogue: {
    ...catalogue,
    rooms: [aRoom(), aRoom({ id: 12 })],
    stays: [aStay(), aStay({ id: 103, room_id: 12 })],
    months: [...catalogue.months, storedMonth({ room_id: 12, price: 20_000 })],
  },
});

/** Cents an account and subject, over all entries of an order. */
async function accountsOf(uuid: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select l.account, sum(l.amount_cents)::int as cents from journal_line l join journal_entry e on e.id = l.entry_id
    where e.purchase_uuid = ${uuid} group by l.account having sum(l.amount_cents) <> 0`.execute(shop.db);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

const cancel = (uuid: string, expectedRefund: number) =>
  shop.checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email: EMAIL, expectedRefund });

async function sold(items: object, amount: number): Promise<string> {
  const { opened, bought } = await shop.checkout.sell(orderOf(items, amount));
  expect(bought.status).toBe(200);
  return opened.orderUUID as string;
}

const now = () => findAllImbalances(shop.db, { graceMinutes: 0 });

describe('a stay', () => {
  test('that is paid is owed to the customer until it begins, its VAT to the state', async () => {
    const uuid = await sold(stayItems(), 12_000);
    expect(await accountsOf(uuid)).toEqual({ clearing: 12_000, deferredRevenue: -10_909, tax: -1_091 });
    expect(await now()).toEqual([]);
  });

  test('that is cancelled gives back what was sold of it; what is kept is earned, the hotel’s share is owed', async () => {
    const uuid = await sold(stayItems(), 12_000);
    await cancel(uuid, 9_600);
    expect(await accountsOf(uuid)).toMatchObject({ refundsDue: -9_600, clearing: 12_000, tax: -218 });
    await drainOutbox(shop.outbox);
    expect(await accountsOf(uuid)).toEqual({ clearing: 2_400, tax: -218, merchantPayable: -1_789, commission: -393 });
    expect(await now()).toEqual([]);
  });

  test('that becomes a dearer one owes its supplement, and has it once it is paid', async () => {
    const uuid = await sold(stayItems(), 12_000);
    const modification = {
      email: EMAIL,
      locale: 'fr_FR',
      offerId: '103',
      pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
      travelPeriod: { checkinDate: '2030-06-17', checkoutDate: '2030-06-18' },
    };
    const { body } = await shop.checkout.post(`/gateway/bookings/${uuid}/modification`, { ...modification, expectedDifference: 10_000 });
    await shop.checkout.pay(body.paymentIntentId);
    await shop.checkout.post(`/gateway/bookings/${uuid}/modification/complete`, { email: EMAIL, paymentIntentId: body.paymentIntentId });
    expect(await accountsOf(uuid)).toEqual({ clearing: 22_000, deferredRevenue: -20_000, tax: -2_000 });
    expect(await now()).toEqual([]);
  });

  test('that a gift card pays uses its value up; what comes back to it is owed to its holder again', async () => {
    await shop.db.insertInto('gift_voucher').values(giftCard('LEDGER-1', 5_000)).execute();
    const uuid = await sold({ ...stayItems(), giftPaymentItems: [{ serialNumber: 'LEDGER-1' }] }, 7_000);
    expect(await accountsOf(uuid)).toEqual({ clearing: 7_000, giftLiability: 5_000, deferredRevenue: -10_909, tax: -1_091 });
    await cancel(uuid, 9_600);
    await drainOutbox(shop.outbox);
    expect(await accountsOf(uuid)).toMatchObject({ clearing: 1_400, giftLiability: 1_000 });
    expect(await now()).toEqual([]);
  });
});

test('nothing is sold in a country whose VAT rates the operator has not named, and nothing is paid for it', async () => {
  await shop.db.updateTable('hotel').set({ country: 'PT' }).execute();
  const { status, body } = await shop.checkout.start(orderOf(stayItems(), 12_000));
  await shop.db.updateTable('hotel').set({ country: 'FR' }).execute();
  expect([status, body.code]).toEqual([409, 'NOT_SOLD_HERE']);
});

describe('an order of gifts', () => {
  test('is a liability of its whole value, without VAT, until it is redeemed; given back, it is none', async () => {
    const uuid = await sold({ giftCardItem: { amount: 10_000 } }, 10_000);
    expect(await accountsOf(uuid)).toEqual({ clearing: 10_000, giftLiability: -10_000 });
    await cancel(uuid, 10_000);
    await drainOutbox(shop.outbox);
    expect(await accountsOf(uuid)).toEqual({});
    expect(await now()).toEqual([]);
  });

  test('of one stay bears VAT when it is sold, and takes it over when it is redeemed', async () => {
    await shop.db
      .insertInto('single_voucher')
      .values({ stay_id: 101, affiliate_id: 'aff-101', nights: [1], sell_cents: [13_900] })
      .execute();
    const bought = await sold({ singleVoucherItem: { offerId: '101', nights: 1 } }, 13_900);
    expect(await accountsOf(bought)).toEqual({ clearing: 13_900, giftLiability: -13_900, prepaidTax: 1_264, tax: -1_264 });
    const { code } = await shop.db.selectFrom('gift_voucher').select('code').where('order_uuid', '=', bought).executeTakeFirstOrThrow();
    const dearer = stayItems({ checkin: '2030-06-12', checkout: '2030-06-14' });
    const redeemed = await sold({ ...dearer, giftPaymentItems: [{ serialNumber: code }] }, 10_100);
    expect(await accountsOf(redeemed)).toEqual({
      clearing: 10_100,
      giftLiability: 13_900,
      prepaidTax: -1_264,
      tax: -918,
      deferredRevenue: -21_818,
    });
    expect(await now()).toEqual([]);
  });
});

describe('the ledger', () => {
  test('writes a repeated event once', async () => {
    const body = orderOf(stayItems(), 12_000);
    const { opened } = await shop.checkout.sell(body);
    await Promise.all([1, 2, 3].map(() => shop.checkout.buy(body, opened.paymentIntentId)));
    const { rows } = await sql<{ kind: string }>`select kind from journal_entry where purchase_uuid = ${opened.orderUUID}`.execute(shop.db);
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['payment', 'sale']);
  });

  test.each(['update journal_line set amount_cents = 1', 'delete from journal_entry', 'truncate journal_line'])(
    'refuses %s',
    async (statement) => {
      await sold(stayItems(), 12_000);
      await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('append-only');
    },
  );

  test('refuses an entry that does not balance', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into journal_entry (event_key, kind, at, day, point_of_sale) values ('wrong', 'fee', now(), '2030-06-01', 'FR')
      returning id`.execute(shop.db);
    const wrong = { entry_id: rows[0]!.id, position: 0, account: 'fees' as const, subject: null, amount_cents: 5 };
    await expect(shop.db.insertInto('journal_line').values(wrong).execute()).rejects.toThrow('does not balance');
  });

  test('opens an order that was sold before it was kept with what stands then', async () => {
    const uuid = await sold(stayItems(), 12_000);
    await forgetEntriesOf(uuid);
    await maintainLedger({ db: shop.db, each: new SettleAll(), now: shop.time.now });
    await cancel(uuid, 9_600);
    await drainOutbox(shop.outbox);
    expect(await accountsOf(uuid)).toEqual({ clearing: 2_400, tax: -218, merchantPayable: -1_789, commission: -393 });
    expect(await now()).toEqual([]);
  });

  test('opens an order of before the queue of checks in the night', async () => {
    const uuid = await sold(stayItems(), 12_000);
    await forgetEntriesOf(uuid);
    await shop.db.deleteFrom('ledger_check_queue').execute();
    await checkHistory(shop.db, new Date('2030-06-02T02:00:00Z'));
    expect(await accountsOf(uuid)).toEqual({ clearing: 12_000, deferredRevenue: -10_909, tax: -1_091 });
    expect(await now()).toEqual([]);
  });

  test('says which order does not agree with its payments', async () => {
    const uuid = await sold(stayItems(), 12_000);
    await shop.db.updateTable('payment_intent').set({ amount_cents: 11_000 }).where('purchase_uuid', '=', uuid).execute();
    const wrong = await now();
    expect(wrong).toContainEqual({ subject: uuid, account: 'clearing', ledger: 12_000, expected: 11_000 });
    await shop.db.updateTable('payment_intent').set({ amount_cents: 12_000 }).where('purchase_uuid', '=', uuid).execute();
  });
});

/** As if a process of the version before had sold it. */
async function forgetEntriesOf(uuid: string): Promise<void> {
  await sql.raw('alter table journal_line disable trigger user; alter table journal_entry disable trigger user').execute(shop.db);
  await sql`delete from journal_line where entry_id in (select id from journal_entry where purchase_uuid = ${uuid})`.execute(shop.db);
  await sql`delete from journal_entry where purchase_uuid = ${uuid}`.execute(shop.db);
  await sql.raw('alter table journal_line enable trigger user; alter table journal_entry enable trigger user').execute(shop.db);
}
