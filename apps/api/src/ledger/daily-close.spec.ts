import { smallCatalogue } from '@shop/testing';
import { drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';
import { SettleAll } from '../platform/jobs/settle-all.ts';
import { checkHistory } from './balance/check-history.ts';
import { closeDay } from './daily-close.ts';
import { maintainLedger } from './maintain-ledger.ts';
import { ledgerBalance, ledgerOf } from './operator-ledger.ts';
import { sql } from 'kysely';

const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 10 }) });
const DAY = { pointOfSale: 'FR', day: '2030-06-01' } as const;

const sold = async () => (await shop.checkout.sell(orderOf(stayItems(), 12_000))).opened.orderUUID as string;
const keep = (now: string) => maintainLedger({ db: shop.db, each: new SettleAll(), now: new Date(now) });
const closes = () => shop.db.selectFrom('ledger_close').selectAll().orderBy('day').execute();

test('a day is closed half an hour after its midnight at the point of sale, once, with the totals of its accounts', async () => {
  await sold();
  await keep('2030-06-01T22:20:00Z');
  expect(await closes()).toEqual([]);
  await keep('2030-06-01T22:31:00Z');
  await keep('2030-06-02T08:00:00Z');
  expect(await closes()).toMatchObject([
    { point_of_sale: 'FR', day: '2030-06-01', totals: { clearing: 12_000, deferredRevenue: -10_909, tax: -1_091 }, unbalanced: [] },
  ]);
});

test('what comes late stands on the day after; what was closed stays as it was', async () => {
  const uuid = await sold();
  const late = await shop.db.selectFrom('journal_entry').select('day').where('purchase_uuid', '=', uuid).execute();
  expect(late.map(({ day }) => day)).toEqual(['2030-06-02', '2030-06-02']);
  expect(await closeDay(shop.db, DAY)).toMatchObject({ totals: { clearing: 12_000 } });
});

test('a close names the order that does not agree', async () => {
  const uuid = await sold();
  const intents = shop.db.updateTable('payment_intent').where('purchase_uuid', '=', uuid);
  await intents.set({ amount_cents: 11_900, updated_at: sql`now() - interval '1 hour'` }).execute();
  const closed = await closeDay(shop.db, { pointOfSale: 'FR', day: '2030-06-02' });
  expect(closed?.unbalanced).toContainEqual({ subject: uuid, account: 'clearing', ledger: 12_000, expected: 11_900 });
  await intents.set({ amount_cents: 12_000 }).execute();
});

test('a stay that has begun is earned: commission to the shop, the rest to the hotel', async () => {
  const uuid = await sold();
  await keep('2030-06-12T08:00:00Z');
  const lines = await shop.db
    .selectFrom('journal_line')
    .innerJoin('journal_entry', 'journal_entry.id', 'entry_id')
    .select(['account', 'amount_cents'])
    .where('event_key', '=', `performed-${uuid}`)
    .execute();
  expect(Object.fromEntries(lines.map(({ account, amount_cents }) => [account, amount_cents]))).toEqual({
    deferredRevenue: 10_909,
    merchantPayable: -8_945,
    commission: -1_964,
  });
});

test('the operator sees the entries of an order by its booking number, and whether all balance', async () => {
  const uuid = await sold();
  await drainOutbox(shop.outbox);
  const { booking_number } = await shop.db
    .selectFrom('purchase')
    .select('booking_number')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
  const shown = await ledgerOf(shop.databaseUrl, booking_number);
  expect(shown.lines.join('\n')).toMatch(/sale\n {2}deferredRevenue +-109\.09\n {2}tax FR:1000 +-10\.91\n {2}receivable +120\.00/);
  expect((await ledgerBalance(shop.databaseUrl)).lines.at(-1)).toBe('The ledger balances.');
});

test('a stay that began more than a week ago and was missed is earned in the night', async () => {
  const uuid = await sold();
  const earned = () => shop.db.selectFrom('journal_entry').select('kind').where('event_key', '=', `performed-${uuid}`).execute();
  await keep('2030-06-22T08:00:00Z');
  expect(await earned()).toEqual([]);
  await checkHistory(shop.db, new Date('2030-06-22T08:00:00Z'));
  expect(await earned()).toEqual([{ kind: 'performed' }]);
});
