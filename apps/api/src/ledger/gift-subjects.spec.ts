import { sql } from 'kysely';
import { SettleAll } from '../platform/jobs/settle-all.ts';
import { drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { openFullShop, paidWith, type FullShop } from '../checkout/full-shop.test-utils.ts';
import { checkQueued } from './balance/check-queue.ts';
import { recordVoucherRedeemed, reviveExpired } from './gift-movements.ts';
import { replaceGiftCodesInLedger } from './jobs/replace-gift-codes.ts';
import { maintainLedger } from './maintain-ledger.ts';
import { findAllImbalances } from './find-imbalances.ts';

const EMAIL = 'marie.durand@example.com';
let shop: FullShop;

beforeAll(async () => {
  shop = await openFullShop();
});
afterAll(() => shop?.close());

const replaceCodes = () => replaceGiftCodesInLedger({ db: shop.db, log: { info: () => undefined } as never }).run();
const weekPasses = () => sql`update schema_migration set applied_at = applied_at - interval '8 days'`.execute(shop.db);
const isBalanced = async () => {
  await checkQueued(shop.db);
  expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
  expect(await shop.db.selectFrom('ledger_imbalance').selectAll().execute()).toEqual([]);
};
/** Everything that the ledger says, as text. */
const ledgerText = async () => {
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(concat_ws(' ', e.event_key, l.account, l.subject), E'\n' order by e.id, l.position), '') as text
    from journal_entry e left join journal_line l on l.entry_id = e.id`.execute(shop.db);
  return rows[0]!.text;
};
const nameOf = async (code: string) => {
  const gift = shop.db
    .selectFrom('gift_voucher')
    .select(sql<string>`'gift:' || ledger_id`.as('name'))
    .where('code', '=', code);
  return (await gift.executeTakeFirstOrThrow()).name;
};
const owed = async (code: string) => {
  const { rows } = await sql<{ cents: number }>`select coalesce(-sum(amount_cents), 0)::int as cents from journal_line
    where account = 'giftLiability' and subject in (${code}, ${await nameOf(code)})`.execute(shop.db);
  return rows[0]!.cents;
};
async function on(day: string): Promise<void> {
  const each = new SettleAll();
  await maintainLedger({ db: shop.db, each, now: new Date(`${day}T10:00:00Z`) });
  each.throwFailures();
}

test('the ledger keeps no code of a gift, and names each by a number that cannot be redeemed; not within a week of the migration (D11)', async () => {
  await shop.giftCard('FRUGAL-CARD', 15_000);
  await shop.checkout.sell(orderOf(paidWith(stayItems(), 'FRUGAL-CARD'), 0));
  const before = await ledgerText();
  expect(before).toContain('giftLiability FRUGAL-CARD');
  await replaceCodes();
  expect(await ledgerText()).toBe(before);
  await weekPasses();
  await replaceCodes();
  expect(await ledgerText()).toBe(before.replaceAll('FRUGAL-CARD', await nameOf('FRUGAL-CARD')));
  await isBalanced();
});

test('whatever becomes of a gift, the ledger goes on by its number: spent, expired, revived, given back, redeemed', async () => {
  const items = { singleVoucherItem: { offerId: '101', nights: 1 } };
  const { body: price } = await shop.price(items);
  const { opened: sale } = await shop.checkout.sell(orderOf(items, price.remainingAmountToPay));
  const bought = shop.db.selectFrom('gift_voucher').select('code').where('order_uuid', '=', sale.orderUUID);
  const { code: voucher } = await bought.executeTakeFirstOrThrow();
  await shop.giftCard('MOVED-CARD', 15_000);
  const step = async (move: () => Promise<unknown>) => {
    await move();
    await isBalanced();
    await replaceCodes();
    await isBalanced();
    expect(await ledgerText()).not.toMatch(new RegExp(`MOVED-CARD|${voucher}`));
  };
  await step(() => Promise.resolve());
  let order = '';
  const buy = async () => (await shop.checkout.sell(orderOf(paidWith(stayItems(), 'MOVED-CARD'), 0))).opened.orderUUID as string;
  await step(async () => void (order = await buy()));
  expect(await owed('MOVED-CARD')).toBe(3_000);
  await shop.db.updateTable('gift_voucher').set({ expires_on: '2030-06-02' }).where('code', 'in', ['MOVED-CARD', voucher]).execute();
  await step(() => on('2030-06-03'));
  expect([await owed('MOVED-CARD'), await owed(voucher)]).toEqual([0, 0]);
  await step(async () => {
    const cancellation = `/gateway/bookings/${order}/cancellation`;
    expect(await shop.checkout.post(cancellation, { email: EMAIL, expectedRefund: 9_600 })).toMatchObject({ status: 200 });
    await drainOutbox(shop.outbox);
  });
  expect(await owed('MOVED-CARD')).toBe(12_600);
  await step(() => shop.db.transaction().execute((trx) => reviveExpired(trx, { code: voucher, at: new Date('2030-06-03T11:00:00Z') })));
  expect(await owed(voucher)).toBe(13_900);
  await step(() =>
    shop.db.transaction().execute(async (trx) => {
      await trx.updateTable('gift_voucher').set({ remaining_cents: 0, status: 'used' }).where('code', '=', voucher).execute();
      await recordVoucherRedeemed(trx, { code: voucher, amount: 13_900, centreId: 1, at: new Date('2030-06-03T12:00:00Z') });
    }),
  );
  const text = await ledgerText();
  // What is posted once more is known by its number.
  const again = { code: voucher, amount: 13_900, centreId: 1, at: new Date('2030-06-03T12:00:00Z') };
  await shop.db.transaction().execute((trx) => recordVoucherRedeemed(trx, again));
  expect(await ledgerText()).toBe(text);
});

test('an imbalance of a gift is found once, whichever name moved', async () => {
  await shop.giftCard('LOST-CARD', 15_000);
  await shop.checkout.sell(orderOf(paidWith(stayItems(), 'LOST-CARD'), 0));
  await shop.db.updateTable('gift_voucher').set({ remaining_cents: 2_000 }).where('code', '=', 'LOST-CARD').execute();
  const found = { subject: '…CARD', account: 'giftLiability', ledger: 3_000, expected: 2_000 };
  expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([found]);
  await replaceCodes();
  expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([found]);
  await checkQueued(shop.db);
  const kept = () => shop.db.selectFrom('ledger_imbalance').select(['key', 'subject']).execute();
  expect(await kept()).toEqual([{ key: await nameOf('LOST-CARD'), subject: '…CARD' }]);
  await shop.db.updateTable('gift_voucher').set({ remaining_cents: 3_000 }).where('code', '=', 'LOST-CARD').execute();
  await isBalanced();
});

test.each([
  ['another gift', `update journal_line set subject = 'gift:999999' where subject like 'gift:%'`],
  ['a code again', `update journal_line set subject = 'FRUGAL-CARD' where subject like 'gift:%'`],
  ['another amount', `update journal_line set amount_cents = amount_cents + 1`],
  ['another account', `update journal_line set account = 'breakage' where account = 'giftLiability'`],
  ['another key', `update journal_entry set event_key = event_key || '-'`],
  ['another day', `update journal_entry set day = day - 1`],
])('a line or an entry never gets %s', async (_, statement) => {
  await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('append-only');
});
