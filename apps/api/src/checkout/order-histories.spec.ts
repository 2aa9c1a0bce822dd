import { addDays, orderTotal, type OrderParts } from '@shop/domain';
import { aRoom, aStay, smallCatalogue, storedMonth } from '@shop/testing';
import {
  NIGHT_ELSEWHERE,
  historiesOf,
  playHistory,
  type DrawnCode,
  type DrawnGift,
  type DrawnOrder,
  type DrawnStay,
  type DrawnTrip,
  type PlayedShop,
} from '@shop/testing/order-histories';
import { draws, fc } from '@shop/testing/draw';
import { sql } from 'kysely';
import { findAllImbalances } from '../ledger/find-imbalances.ts';
import { BUYER, drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { giftCard } from '../testing/gift-card.ts';
import { booksOf } from './order-books.test-utils.ts';
import { noteProviderRefunds } from '../payments/provider-movements.ts';
import { heldPayments } from '../payments/refunds/held-payments.ts';
import { shopOfFile, TODAY } from '../testing/shop-of-file.test-utils.ts';

/** A run by hand may draw more: `HISTORIES=2000 npm run unit -- order-histories`. */
const HISTORIES = Number(process.env['HISTORIES'] ?? draws(120));
/** A history on a busy machine. */
const MOST_MS = 1_000;
const FIRST_DAY = TODAY.toISOString().slice(0, 10);
const DAY_MS = 86_400_000;

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
const shop = shopOfFile({
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

/** The shop as a customer sees it, by its calls; its books as they stand in the database. */
class ShopOfCalls implements PlayedShop {
  readonly #number: number;
  readonly #email: string;
  #uuid = '';

  constructor(number: number) {
    this.#number = number;
    this.#email = `customer-${number}@example.com`;
    shop.time.now = TODAY;
  }

  async order(order: DrawnOrder) {
    const codes = await this.#giftCards(order.gifts);
    const items = {
      ...stayItems({ ...daysOf(order), offerId: order.stay.id }),
      insuranceItem: { hasInsurance: order.insured },
      giftPaymentItems: codes.map((serialNumber) => ({ serialNumber })),
      ...(order.code && { promotionCodeItem: { code: order.code.name } }),
    };
    const change = { paymentPlan: order.plan, buyer: { ...BUYER, email: { email: this.#email } } };
    const priced = await shop.checkout.post('/gateway/purchase/price', { locale: 'fr_FR', items, paymentPlan: order.plan });
    if (priced.status !== 200) return { refused: priced.body.code as string };
    const { opened } = await shop.checkout.sell(orderOf(items, priced.body.remainingAmountToPay, change));
    this.#uuid = opened.orderUUID;
    const parts = opened.parts as OrderParts;
    return { total: orderTotal(parts), fee: parts.paymentFee };
  }

  async change(to: DrawnTrip) {
    const { checkin, checkout } = daysOf(to);
    const modification = {
      ...{ email: this.#email, locale: 'fr_FR', offerId: to.stay.id },
      pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
      travelPeriod: { checkinDate: checkin, checkoutDate: checkout },
    };
    const call = (what: string, body: object) => shop.checkout.post(`/gateway/bookings/${this.#uuid}/${what}`, body);
    const priced = await call('modification-price', modification);
    if (priced.status !== 200) return { refused: priced.body.code as string };
    const { kind, amount } = priced.body;
    const difference = kind === 'supplement' ? amount : 0 - amount;
    const changed = await call('modification', { ...modification, expectedDifference: difference });
    if (changed.status !== 200) return { refused: changed.body.code as string };
    if (changed.body.status === 'done') return { difference };
    await shop.checkout.pay(changed.body.paymentIntentId);
    const done = await call('modification/complete', { email: this.#email, paymentIntentId: changed.body.paymentIntentId });
    return done.body.status === 'done' ? { difference } : { refused: done.body.code as string };
  }

  async cancel() {
    const call = (expectedRefund: number) =>
      shop.checkout.post(`/gateway/bookings/${this.#uuid}/cancellation`, { email: this.#email, expectedRefund });
    const requested = await call(0);
    const answer = requested.body.code === 'REFUND_CHANGED' ? await call(requested.body.amount) : requested;
    return answer.status === 200 ? { refund: answer.body.refund.total as number } : { refused: answer.body.code as string };
  }

  async spend(gift: number) {
    const items = {
      ...stayItems({ ...daysOf({ arrival: 58, nights: 1 }) }),
      giftPaymentItems: [{ serialNumber: `H${this.#number}-${gift}` }],
    };
    const priced = await shop.checkout.post('/gateway/purchase/price', { locale: 'fr_FR', items });
    if (priced.status !== 200) return { refused: priced.body.code as string };
    await shop.checkout.sell(orderOf(items, priced.body.remainingAmountToPay));
    return { spent: priced.body.parts.gifts as number };
  }

  async goodwill(cents: number) {
    const { now } = shop.time;
    const { payments } = await heldPayments(shop.db, this.#uuid);
    const intentId = payments.toSorted((a, b) => b.left - a.left)[0]!.id;
    const made = await shop.db
      .selectFrom('payment_refund')
      .select(['key', 'amount_cents as amount'])
      .where('intent_id', '=', intentId)
      .where('done_at', 'is not', null)
      .execute();
    const known = made.map(({ key, amount }) => ({ id: key.replace(/^provider-/, ''), key, amount, isGiven: true }));
    const id = `re_${intentId}_${made.length}`;
    await noteProviderRefunds(shop.db, { intentId, now }, [...known, { id, amount: cents, isGiven: true }]);
  }

  async wait(days: number) {
    shop.time.now = new Date(shop.time.now.getTime() + days * DAY_MS);
    await drainOutbox(shop.outbox);
  }

  books() {
    return booksOf(shop.db, this.#uuid);
  }

  /** New ones for each try to order; their codes sort in the order in which they pay. */
  async #giftCards(gifts: readonly DrawnGift[]): Promise<string[]> {
    const codes = gifts.map((_, place) => `H${this.#number}-${place}`);
    if (codes.length === 0) return [];
    await shop.db
      .insertInto('gift_voucher')
      .values(
        gifts.map(({ kind, cents }, place) => giftCard(codes[place]!, cents, { kind: kind === 'card' ? 'GIFTCARD' : 'SINGLEVOUCHER' })),
      )
      .onConflict((known) => known.doNothing())
      .execute();
    return codes;
  }
}

function daysOf({ arrival, nights }: Pick<DrawnTrip, 'arrival' | 'nights'>) {
  const checkin = addDays(FIRST_DAY, arrival);
  return { checkin, checkout: addDays(checkin, nights) };
}

test(
  `${HISTORIES} drawn histories of an order balance to the cent through the calls of the shop, per card and gift @API-037`,
  async () => {
    let number = 0;
    await fc.assert(
      fc.asyncProperty(historiesOf(fc.constantFrom(...STAYS), fc.constantFrom(...CODES)), (history) =>
        playHistory(history, new ShopOfCalls(++number)),
      ),
      { numRuns: HISTORIES },
    );
  },
  300_000 + HISTORIES * MOST_MS,
);

/** Counted from payments, refunds, gifts and schedules alone, without the ledger. */
interface Counted {
  readonly uuid: string;
  readonly status: string;
  /** What payments and gifts have given and not got back. */
  readonly stored: number;
  readonly open: number;
}

test('the ledger of each of these orders balances, and says what its payments, refunds and gifts say', async () => {
  const { rows } = await sql<Counted>`
    select p.uuid, p.status,
      (select coalesce(sum(amount_cents), 0)::int from payment_intent where purchase_uuid = p.uuid and status in ('succeeded', 'refunded'))
      - (select coalesce(sum(r.amount_cents), 0)::int from payment_refund r join payment_intent i on i.id = r.intent_id where i.purchase_uuid = p.uuid)
      + (select coalesce(sum(amount_cents - refunded_cents), 0)::int from purchase_gift where purchase_uuid = p.uuid) as stored,
      (select coalesce(sum(amount_cents), 0)::int from payment_schedule where purchase_uuid = p.uuid
        and status in ('planned', 'charging', 'failed')) as open
    from purchase p where p.status in ('paid', 'cancelled')`.execute(shop.db);
  const booked = await sql<{ uuid: string; account: string; cents: number }>`
    select e.purchase_uuid as uuid, l.account, sum(l.amount_cents)::int as cents
    from journal_entry e join journal_line l on l.entry_id = e.id where e.purchase_uuid is not null group by 1, 2`.execute(shop.db);
  const accounts = new Map<string, Record<string, number>>();
  for (const { uuid, account, cents } of booked.rows) accounts.set(uuid, { ...accounts.get(uuid), [account]: cents });
  expect(rows.length).toBeGreaterThan(HISTORIES / 2);
  for (const { uuid, status, stored, open } of rows) {
    const { clearing = 0, refundsDue = 0, receivable = 0, giftLiability = 0, ...rest } = accounts.get(uuid) ?? {};
    // What a voucher was worth above its order is earned too; the count of all vouchers below says whether it is right.
    const forfeited = -(rest['breakage'] ?? 0);
    const earned = Object.values(rest).reduce((sum, cents) => sum - cents, 0);
    const owed = status === 'paid' ? open : 0;
    expect({ uuid, receivable, held: clearing + refundsDue + giftLiability, earned }).toEqual({
      uuid,
      receivable: owed,
      held: stored + forfeited,
      earned: stored + owed + forfeited,
    });
  }
  expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
});
