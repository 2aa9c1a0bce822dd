import { aRoom, aStay, smallCatalogue, storedMonth } from '@shop/testing';
import { NIGHT_ELSEWHERE, playHistory, providerHistoriesOf, type DrawnCode, type DrawnStay } from '@shop/testing/order-histories';
import { draws, fc } from '@shop/testing/draw';
import { sql } from 'kysely';
import { findAllImbalances } from '../ledger/find-imbalances.ts';
import { vatDueIn } from '../ledger/reports/vat-return.ts';
import { TODAY } from '../testing/shop-of-file.test-utils.ts';
import { shopOfStripe } from './played-stripe.test-utils.ts';
import { StayShopOfCalls } from './stay-shop-of-calls.test-utils.ts';

/** A run by hand may draw more: `HISTORIES=2000 npm run unit -- order-histories`. */
const HISTORIES = Number(process.env['HISTORIES'] ?? draws(120));
/** A history on a busy machine. */
const MOST_MS = 4_000;
const FIRST_DAY = TODAY.toISOString().slice(0, 10);

const STAYS: readonly DrawnStay[] = [
  { id: '101', nightPrice: NIGHT_ELSEWHERE, policy: 'FLEX_2', theme: 'spa' },
  { id: '102', nightPrice: 23_100, policy: 'FLEX_7', theme: 'golf' },
  { id: '103', nightPrice: 6_700, policy: 'NCNR', theme: 'spa' },
];
const CODES: readonly DrawnCode[] = [
  { name: 'THIRD', percent: 33, cents: null, minimum: 0 },
  { name: 'ABOVE', percent: null, cents: 2_501, minimum: 24_000 },
  { name: 'GOLF', percent: 7, cents: null, minimum: 0, theme: 'golf' },
  { name: 'ALL', percent: 100, cents: null, minimum: 0, theme: 'spa' },
];

const catalogue = smallCatalogue({ stock: 30_000 });
const rooms = [11, 12, 13];
const shop = shopOfStripe({
  catalogue: {
    ...catalogue,
    rooms: rooms.map((id) => aRoom({ id })),
    stays: STAYS.map(({ id, policy, theme }, place) =>
      aStay({ id: Number(id), room_id: rooms[place]!, cancellation_type: policy, cancellable: policy !== 'NCNR', themes: [theme] }),
    ),
    months: ['2030-06-01', '2030-07-01'].flatMap((month, later) =>
      // The supplement of a stay is 20 euros a night.
      STAYS.map(({ nightPrice }, place) =>
        storedMonth({ room_id: rooms[place]!, month, length: 30 + later, price: nightPrice - 2_000, promo: 0, stock: 30_000 }),
      ),
    ),
  },
  outboxSleeps: true,
  // What mails bring along has tests of its own: without it 60 histories take 8 % less.
  print: () => Promise.resolve([]),
});

beforeAll(async () => {
  const terms = { valid_from: null, valid_until: FIRST_DAY, once_per_customer: false, uses_left: null };
  await shop.db
    .insertInto('promotion_code')
    .values(
      CODES.map(({ name, percent, cents, minimum, theme }) => ({
        ...{ code: name, percent, cents, minimum_cents: minimum, themes: theme === undefined ? null : [theme] },
        ...terms,
      })),
    )
    .execute();
});

test(
  `${HISTORIES} drawn histories of an order balance to the cent through the calls of the shop, per card and gift @API-037`,
  async () => {
    let number = 0;
    await fc.assert(
      fc.asyncProperty(providerHistoriesOf(fc.constantFrom(...STAYS), fc.constantFrom(...CODES)), (history) =>
        playHistory(history, new StayShopOfCalls(shop, ++number)),
      ),
      { numRuns: HISTORIES },
    );
  },
  300_000 + HISTORIES * MOST_MS,
);

/** Counted from payments, refunds, disputes, gifts and schedules alone, without the ledger. */
interface Counted {
  readonly uuid: string;
  readonly status: string;
  /** What payments and gifts have given and not got back. */
  readonly stored: number;
  readonly open: number;
  /** What disputes that were lost have taken beside the refunds that they stand for. */
  readonly lost: number;
}

test('the ledger of each of these orders balances, and says what its payments, refunds, disputes and gifts say', async () => {
  const { rows } = await sql<Counted>`
    select p.uuid, p.status,
      (select coalesce(sum(amount_cents), 0)::int from payment_intent where purchase_uuid = p.uuid and status in ('succeeded', 'refunded'))
      - (select coalesce(sum(r.amount_cents), 0)::int from payment_refund r join payment_intent i on i.id = r.intent_id where i.purchase_uuid = p.uuid)
      + (select coalesce(sum(amount_cents - refunded_cents), 0)::int from purchase_gift where purchase_uuid = p.uuid) as stored,
      (select coalesce(sum(amount_cents), 0)::int from payment_schedule where purchase_uuid = p.uuid
        and status in ('planned', 'charging', 'failed')) as open,
      (select coalesce(sum(d.amount_cents - (select coalesce(sum(r.amount_cents), 0) from payment_refund r where r.dispute_id = d.id)), 0)::int
        from payment_dispute d join payment_intent i on i.id = d.intent_id where i.purchase_uuid = p.uuid and d.status = 'lost') as lost
    from purchase p where p.status in ('paid', 'cancelled')`.execute(shop.db);
  const booked = await sql<{ uuid: string; account: string; cents: number }>`
    select e.purchase_uuid as uuid, l.account, sum(l.amount_cents)::int as cents
    from journal_entry e join journal_line l on l.entry_id = e.id where e.purchase_uuid is not null group by 1, 2`.execute(shop.db);
  const accounts = new Map<string, Record<string, number>>();
  for (const { uuid, account, cents } of booked.rows) accounts.set(uuid, { ...accounts.get(uuid), [account]: cents });
  expect(rows.length).toBeGreaterThan(HISTORIES / 2);
  for (const { uuid, status, stored, open, lost } of rows) {
    const { clearing = 0, bank = 0, disputes = 0, refundsDue = 0, receivable = 0, giftLiability = 0, ...rest } = accounts.get(uuid) ?? {};
    // What a voucher was worth above its order is earned too; the count of all vouchers below says whether it is right.
    const forfeited = -(rest['breakage'] ?? 0);
    const earned = Object.values(rest).reduce((sum, cents) => sum - cents, 0);
    const owed = status === 'paid' ? open : 0;
    expect({ uuid, receivable, disputes, held: clearing + bank + refundsDue + giftLiability, earned }).toEqual({
      uuid,
      receivable: owed,
      disputes: 0,
      held: stored - lost + forfeited,
      earned: stored - lost + owed + forfeited,
    });
  }
  expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
});

test('the VAT return of these orders is what the tax account holds, and no entry posts other VAT than its supplies say', async () => {
  const { rows } = await sql<{ tax: string }>`
    select to_char(-sum(amount_cents) / 100.0, 'FM999999990.00') as tax from journal_line where account = 'tax'`.execute(shop.db);
  const { isFine, lines } = await vatDueIn(shop.db, { from: '2000-01-01', to: '2099-12-31' });
  expect([isFine, lines.at(-1)?.trim().split(/ {2,}/)[2]]).toEqual([true, rows[0]?.tax]);
});
