import { sql } from 'kysely';
import { SettleAll } from '../platform/jobs/settle-all.ts';
import { drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { giftCard } from '../testing/gift-card.ts';
import { openFullShop, paidWith, type FullShop } from '../checkout/full-shop.test-utils.ts';
import { maintainLedger } from './maintain-ledger.ts';
import { findAllImbalances } from './find-imbalances.ts';

const EMAIL = 'marie.durand@example.com';
let shop: FullShop;

beforeAll(async () => {
  shop = await openFullShop();
});
afterAll(() => shop?.close());

/** The daily step, on a day. */
async function on(day: string): Promise<void> {
  const each = new SettleAll();
  await maintainLedger({ db: shop.db, each, now: new Date(`${day}T10:00:00Z`) });
  each.throwFailures();
}

/** Cents of an account that a gift's entries hold, over all of them. */
async function held(code: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; cents: number }>`
    select l.account, sum(l.amount_cents)::int as cents from journal_line l
    where l.entry_id in (select entry_id from journal_line where subject = ${code})
      and l.account in ('giftLiability', 'breakage', 'prepaidTax') group by l.account having sum(l.amount_cents) <> 0`.execute(shop.db);
  return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
}

const isBalanced = async () => expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);

test('a gift card that nobody spends is owed to the end of its last day, and earned on the next, once', async () => {
  await shop.db
    .insertInto('gift_voucher')
    .values(giftCard('OLD-CARD', 5_000, { expires_on: '2031-01-10' }))
    .execute();
  await on('2031-01-10');
  expect(await held('OLD-CARD')).toEqual({});
  await on('2031-01-11');
  await on('2031-01-12');
  expect(await held('OLD-CARD')).toEqual({ breakage: -5_000 });
  await isBalanced();
});

test('a voucher of one stay loses the VAT of its sale with it', async () => {
  const items = { singleVoucherItem: { offerId: '101', nights: 1 } };
  const { body: price } = await shop.price(items);
  const { opened } = await shop.checkout.sell(orderOf(items, price.remainingAmountToPay));
  const { code } = await shop.db
    .updateTable('gift_voucher')
    .set({ expires_on: '2031-02-10' })
    .where('order_uuid', '=', opened.orderUUID)
    .returning('code')
    .executeTakeFirstOrThrow();
  await on('2031-02-11');
  expect(await held(code)).toEqual({ breakage: -12_636 });
  await isBalanced();
});

test('money that comes back to an expired gift brings back what it was worth, and both expire in their time', async () => {
  await shop.giftCard('BACK-CARD', 15_000);
  const { opened } = await shop.checkout.sell(orderOf(paidWith(stayItems(), 'BACK-CARD'), 0));
  await shop.db.updateTable('gift_voucher').set({ expires_on: '2030-06-02' }).where('code', '=', 'BACK-CARD').execute();
  await on('2030-06-03');
  expect(await held('BACK-CARD')).toEqual({ breakage: -3_000 });
  await isBalanced();
  const cancelled = await shop.checkout.post(`/gateway/bookings/${opened.orderUUID}/cancellation`, { email: EMAIL, expectedRefund: 9_600 });
  expect(cancelled.body).toMatchObject({ refund: { gifts: 9_600 } });
  await drainOutbox(shop.outbox);
  expect(await held('BACK-CARD')).toEqual({ giftLiability: -12_600 });
  await isBalanced();
  await on('2031-03-01');
  expect(await held('BACK-CARD')).toEqual({ breakage: -12_600 });
  await isBalanced();
});
