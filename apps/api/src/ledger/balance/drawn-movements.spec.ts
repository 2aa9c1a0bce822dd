import { smallCatalogue } from '@shop/testing';
import { draws, fc } from '@shop/testing/draw';
import { sql } from 'kysely';
import { drainOutbox, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { shopOfFile } from '../../testing/shop-of-file.test-utils.ts';
import { findAllImbalances, type Imbalance } from '../find-imbalances.ts';
import { checkHistory } from './check-history.ts';
import { checkQueued } from './check-queue.ts';

const EMAIL = 'marie.durand@example.com';
const DAY_MS = 86_400_000;
// No job of the shop checks beside the test.
const shop = shopOfFile({ catalogue: smallCatalogue({ stock: 1000 }), outboxSleeps: true });
const orders: string[] = [];
let night = new Date('2030-06-02T02:30:00Z');

beforeAll(async () => {
  for (let place = 0; place < 4; place += 1) {
    const { opened } = await shop.checkout.sell(orderOf(stayItems(), 12_000));
    orders.push(opened.orderUUID);
  }
  const { opened } = await shop.checkout.sell(orderOf({ giftCardItem: { amount: 10_000 } }, 10_000));
  orders.push(opened.orderUUID);
  const cancelled = await shop.checkout.post(`/gateway/bookings/${orders[0]}/cancellation`, { email: EMAIL, expectedRefund: 9_600 });
  expect(cancelled.status).toBe(200);
  await drainOutbox(shop.outbox);
  await checkQueued(shop.db);
});

interface Movement {
  readonly kind: keyof typeof MOVEMENTS;
  readonly order: number;
  readonly cents: number;
  readonly isPastTriggers: boolean;
}

/** What may go wrong with the money of an order, and be mended: each is a statement that posts no entry. */
const MOVEMENTS = {
  payment: (uuid: string, cents: number) => sql`update payment_intent set amount_cents = ${12_000 + cents} where purchase_uuid = ${uuid}`,
  paymentState: (uuid: string, cents: number) =>
    sql`update payment_intent set status = ${cents % 2 ? 'failed' : 'succeeded'} where purchase_uuid = ${uuid}`,
  paymentAge: (uuid: string, cents: number) =>
    sql`update payment_intent set updated_at = now() - make_interval(mins => ${cents % 2 ? 0 : 20}) where purchase_uuid = ${uuid}`,
  newPayment: (uuid: string, cents: number) =>
    sql`insert into payment_intent (id, purchase_uuid, amount_cents, status, updated_at)
      values (${`drawn-${uuid}-${cents}`}, ${uuid}, ${cents + 1}, 'succeeded', now() - interval '20 minutes') on conflict do nothing`,
  refund: (uuid: string, cents: number) =>
    sql`insert into payment_refund (key, intent_id, amount_cents, goodwill_cents)
      select 'drawn-' || id || ${cents}::text, id, ${cents + 1}, ${cents % 3} from payment_intent where purchase_uuid = ${uuid}
      on conflict do nothing`,
  refundDone: (uuid: string, cents: number) =>
    sql`update payment_refund set done_at = ${cents % 2 ? sql`now()` : null}
      where intent_id in (select id from payment_intent where purchase_uuid = ${uuid})`,
  refundGone: (uuid: string) =>
    sql`delete from payment_refund where key like 'drawn-%'
      and intent_id in (select id from payment_intent where purchase_uuid = ${uuid})`,
  price: (uuid: string, cents: number) =>
    sql`update purchase set parts = jsonb_set(parts, '{extras}', to_jsonb(${cents % 5}::int)) where uuid = ${uuid}`,
  orderState: (uuid: string, cents: number) => sql`update purchase set status = ${cents % 2 ? 'cancelled' : 'paid'} where uuid = ${uuid}`,
  giftUsed: (uuid: string, cents: number) =>
    sql`insert into purchase_gift (purchase_uuid, code, amount_cents) values (${uuid}, 'DRAWN', ${cents + 1})
      on conflict (purchase_uuid, code) do update set amount_cents = excluded.amount_cents`,
  giftUnused: (uuid: string) => sql`delete from purchase_gift where purchase_uuid = ${uuid}`,
  giftWorth: (uuid: string, cents: number) =>
    sql`update gift_voucher set remaining_cents = ${10_000 - (cents % 3)}, breakage_cents = ${cents % 2} where order_uuid = ${uuid}`,
  giftState: (uuid: string, cents: number) =>
    sql`update gift_voucher set status = ${cents % 2 ? 'cancelled' : 'active'} where order_uuid = ${uuid}`,
  entry: (uuid: string, cents: number) =>
    sql`with entry as (
      insert into journal_entry (event_key, kind, purchase_uuid, at, day, point_of_sale)
      values (${`drawn-${uuid}-${cents}`}, 'payment', ${uuid}, now(), '2030-06-01', 'FR') on conflict do nothing returning id)
      insert into journal_line (entry_id, position, account, subject, amount_cents)
      select id, position, account, subject, cents from entry, (values
        (0, 'clearing', null, ${cents + 1}::int), (1, 'giftLiability', 'UNKNOWN', ${-cents - 1}::int)) l (position, account, subject, cents)`,
} as const;

const TRIGGERED = ['payment_intent', 'payment_refund', 'purchase', 'purchase_gift', 'gift_voucher'];

async function move({ kind, order, cents, isPastTriggers }: Movement): Promise<void> {
  const triggers = async (state: string) => {
    for (const table of TRIGGERED) await sql.raw(`alter table ${table} ${state} trigger user`).execute(shop.db);
  };
  if (isPastTriggers) await triggers('disable');
  await MOVEMENTS[kind](orders[order]!, cents).execute(shop.db);
  if (isPastTriggers) await triggers('enable');
}

const movement = fc.record({
  kind: fc.constantFrom(...(Object.keys(MOVEMENTS) as Movement['kind'][])),
  order: fc.integer({ min: 0, max: 4 }),
  cents: fc.integer({ min: 0, max: 60 }),
});

const inOrder = (found: readonly Imbalance[]) =>
  found.map(({ subject, account, ledger, expected }) => `${subject} ${account} ${ledger} ${expected}`).sort();

const keptNow = async () => {
  const rows = await shop.db.selectFrom('ledger_imbalance').selectAll().execute();
  return inOrder(
    rows.map((row) => ({
      ...{ subject: row.subject, account: row.account as Imbalance['account'] },
      ...{ ledger: row.ledger_cents, expected: row.expected_cents },
    })),
  );
};
const wholeNow = async () => inOrder(await findAllImbalances(shop.db, { limit: null }));

test('whatever moves, the check of what moved finds what the check of everything finds', async () => {
  let found = 0;
  const drawn = fc.array(movement, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(drawn, async (movements) => {
      for (const one of movements) await move({ ...one, isPastTriggers: false });
      await checkQueued(shop.db);
      const whole = await wholeNow();
      found += whole.length;
      expect(await keptNow()).toEqual(whole);
    }),
    { numRuns: draws(300) },
  );
  expect(found).toBeGreaterThan(draws(300));
});

test('whatever is written past the triggers is known after the night', async () => {
  const drawn = fc.array(movement, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(drawn, async (movements) => {
      for (const [place, one] of movements.entries()) await move({ ...one, isPastTriggers: place % 2 === 0 });
      night = new Date(night.getTime() + DAY_MS);
      await checkHistory(shop.db, night);
      await checkQueued(shop.db);
      expect(await keptNow()).toEqual(await wholeNow());
    }),
    { numRuns: draws(300) },
  );
});
