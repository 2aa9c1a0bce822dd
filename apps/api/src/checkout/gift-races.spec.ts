import { stockActivities } from '../activities/activity-rows.test-utils.ts';
import { BATHS, centreAt, soldVoucher } from '../activities/centres/centre-shop.test-utils.ts';
import { maintainLedger } from '../ledger/maintain-ledger.ts';
import { findAllImbalances } from '../ledger/find-imbalances.ts';
import { SettleAll } from '../platform/jobs/settle-all.ts';
import { BUYER, checkoutClient, drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { giftCard } from '../testing/gift-card.ts';
import { killableShop, type KillableShop } from '../testing/killable-shop.test-utils.ts';
import { paidWith } from './full-shop.test-utils.ts';

/** Steps after which the process that crashes dies, once after the other, with all requests that it has in hand. */
const DEATHS = [23, 190, 71, 404];
const NIGHT = 12_000;
/** What a cancelled night gives back. */
const GIVEN_BACK = 9_600;
/** What the voucher of a promoted activity is worth: its regular price. */
const WORTH = 6_000;
const LONG = 120_000;

type Process = KillableShop['processes'][number];
interface Answer {
  readonly status: number;
  readonly body: { readonly code?: string };
}

let shop: KillableShop;

beforeAll(async () => {
  shop = await killableShop();
  await stockActivities(shop.db);
});
afterAll(() => shop?.close());

afterEach(async () => {
  await drainOutbox(shop.outbox);
  await maintainLedger({ db: shop.db, each: new SettleAll(), now: shop.time.now });
  expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
});

/**
 * The answers to requests that are sent at once, each to one of three processes. What the one that dies leaves without an answer is
 * sent again, under its key, to the one that is started in its stead.
 */
async function answersTo<Request, Answered extends Answer>(
  requests: readonly Request[],
  send: (process: Process, request: Request) => Promise<Answered>,
  deaths = DEATHS,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  const open = () => requests.map((_, place) => place).filter((place) => !answers[place]);
  for (const death of [...deaths, Infinity]) {
    shop.crashAt(death);
    const processOf = (place: number) => shop.processes[death === deaths[0] ? place % shop.processes.length : 0]!;
    await Promise.all(
      open().map(async (place) => {
        const answer = await send(processOf(place), requests[place]!);
        if (answer.status < 500) answers[place] = answer;
      }),
    );
    await shop.aMinutePasses();
  }
  expect(open()).toEqual([]);
  return answers;
}

const kinds = (answers: readonly Answer[]) =>
  [...new Set(answers.map(({ status, body: { code } }) => `${status} ${code ?? 'sold'}`))].sort();

const leftOn = async (code: string) =>
  (await shop.db.selectFrom('gift_voucher').select('remaining_cents').where('code', '=', code).executeTakeFirstOrThrow()).remaining_cents;

/** Orders of one night that a card is to pay alone, with the payment of each. */
async function openOrders(card: string, customers: string, count: number) {
  const body = orderOf(paidWith(stayItems(), card), 0);
  const keys = Array.from({ length: count }, (_, place) => `${customers}-${place}`);
  const opened = await answersTo(keys, (process, key) => checkoutClient(process).start(body, `${key}-order`));
  expect(kinds(opened)).toEqual(['200 sold']);
  return opened.map(({ body: { paymentIntentId, orderUUID } }, place) => ({ body, paymentIntentId, orderUUID, key: `${keys[place]}-buy` }));
}

const buy = (process: Process, { body, paymentIntentId, key }: Awaited<ReturnType<typeof openOrders>>[number]) =>
  checkoutClient(process).buy(body, paymentIntentId, key);

test(
  'two hundred orders spend one card at once while a process dies again and again: it pays what was sold, to the cent',
  async () => {
    await shop.db.insertInto('gift_voucher').values(giftCard('MANY', 100_000)).execute();
    const answers = await answersTo(await openOrders('MANY', 'one-of-many', 200), buy);
    expect(kinds(answers)).toEqual(['200 sold', '409 GIFT_USED']);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(await leftOn('MANY')).toBe(100_000 - 8 * NIGHT);
  },
  LONG,
);

test(
  'bookings are cancelled, each by two at once, while others spend the card that paid them: what comes back comes back once',
  async () => {
    await shop.db.insertInto('gift_voucher').values(giftCard('ROUND', 240_000)).execute();
    const sold = await openOrders('ROUND', 'booked', 20);
    const others = await openOrders('ROUND', 'other', 20);
    expect(kinds(await answersTo(sold, buy))).toEqual(['200 sold']);
    const refund = { email: BUYER.email.email, expectedRefund: GIVEN_BACK };
    type Send = (process: Process) => Promise<Answer>;
    const cancellations = sold.flatMap(({ orderUUID }) =>
      ['first', 'second'].map(
        (who): Send =>
          (process) =>
            checkoutClient(process).post(`/gateway/bookings/${orderUUID}/cancellation`, refund, `${orderUUID}-${who}`),
      ),
    );
    const purchases = others.map(
      (order): Send =>
        (process) =>
          buy(process, order),
    );
    const answers = await answersTo([...cancellations, ...purchases], (process, send) => send(process));
    await drainOutbox(shop.outbox);
    expect(kinds(answers)).toEqual(['200 sold', '409 ALREADY_CANCELLED', '409 GIFT_USED']);
    const bought = answers.slice(cancellations.length).filter(({ status }) => status === 200).length;
    expect(await leftOn('ROUND')).toBe(20 * GIVEN_BACK - bought * NIGHT);
  },
  LONG,
);

test(
  'vouchers are pressed by three people of their centre, by each three times at once: each is redeemed once, and who did it reads so',
  async () => {
    const centre = await centreAt(shop, BATHS);
    const people = ['anna', 'bart', 'chloe'];
    for (const round of Array.from({ length: 8 }, (_, round) => round)) {
      const { code } = await soldVoucher(shop);
      await shop.db.deleteFrom('attempt').execute();
      const presses = [...people, ...people, ...people].map((person) => `${person}-${round}`);
      const answers = await answersTo(presses, (process, key) => centre.at(process).redeem(code, key), [4 + 3 * round]);
      const told = Object.groupBy(answers, ({ status }) => status);
      expect(kinds(answers)).toEqual([`200 ${code}`, '409 VOUCHER_USED']);
      expect(told[200]).toHaveLength(3);
      expect(new Set(told[200]!.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await leftOn(code)).toBe(0);
      const events = await shop.db
        .selectFrom('gift_event')
        .select('detail')
        .where('code', '=', code)
        .where('kind', '=', 'redeemed')
        .execute();
      expect(events).toEqual([{ detail: { amount: WORTH, centre: BATHS } }]);
    }
  },
  LONG,
);
