import { sql } from 'kysely';
import { BUYER, drainOutbox, orderOf, stayItems } from '../testing/checkout-client.ts';
import { giftCard } from '../testing/gift-card.ts';
import { killableShop, STOCK, type KillableShop } from '../testing/killable-shop.test-utils.ts';
import { paymentState } from '../payments/payment-state.ts';

let shop: KillableShop;

beforeAll(async () => {
  shop = await killableShop();
  await shop.db
    .insertInto('promotion_code')
    .values({
      code: 'ONCE',
      percent: 10,
      cents: null,
      valid_from: null,
      valid_until: null,
      minimum_cents: 0,
      once_per_customer: true,
      uses_left: null,
    })
    .execute();
});

afterAll(() => shop?.close());

/** A customer of their own for each kill point, with a gift card of 20 euros and a code of 10 percent. */
async function aCustomer(name: string) {
  const serialNumber = `GIFT-${name}`.toUpperCase();
  await shop.db.insertInto('gift_voucher').values(giftCard(serialNumber, 2_000)).execute();
  const email = `${name}@example.com`;
  const items = { ...stayItems(), promotionCodeItem: { code: 'ONCE' }, giftPaymentItems: [{ serialNumber }] };
  return { email, serialNumber, body: orderOf(items, 8_800, { buyer: { ...BUYER, email: { email } } }) };
}

type Customer = Awaited<ReturnType<typeof aCustomer>>;

/** Orders, pays and buys; where the process dies, the customer goes on at another one with the same keys. */
async function buyStubbornly({ body, email }: Customer) {
  let opened = await shop.crashing.start(body, `${email}-order`);
  if (opened.status !== 200) {
    await shop.aMinutePasses();
    opened = await shop.checkout.start(body, `${email}-order`);
  }
  expect(opened.status).toBe(200);
  await shop.quiet.pay(opened.body.paymentIntentId);
  const bought = await shop.crashing.buy(body, opened.body.paymentIntentId, `${email}-buy`);
  if (bought.status === 200) return bought;
  await shop.aMinutePasses();
  return shop.checkout.buy(body, opened.body.paymentIntentId, `${email}-buy`);
}

/** Orders, pays and buys once; where the process dies, the customer goes away. */
async function buyOnce({ body, email }: Customer) {
  const opened = await shop.crashing.start(body, `${email}-order`);
  if (opened.status !== 200) return;
  await shop.quiet.pay(opened.body.paymentIntentId);
  await shop.crashing.buy(body, opened.body.paymentIntentId, `${email}-buy`);
}

async function booksOf({ email, serialNumber }: Customer) {
  const { db } = shop;
  const orders = await db.selectFrom('purchase').select(['uuid', 'status', 'failure']).where('email', '=', email).execute();
  const states = await Promise.all(orders.map((order) => paymentState(db, order)));
  const gift = await db.selectFrom('gift_voucher').select('remaining_cents').where('code', '=', serialNumber).executeTakeFirstOrThrow();
  const uses = await db.selectFrom('promotion_use').select('code').where('customer', '=', email).execute();
  return {
    paid: orders.filter(({ status }) => status === 'paid').length,
    charged: states.reduce((sum, state) => sum + state.charged - state.refunded, 0),
    unclear: states.filter((state) => state.status === 'pending' && state.charge !== 'none').length,
    giftLeft: gift.remaining_cents,
    codeUses: uses.length,
  };
}

const ONE_ORDER = { paid: 1, charged: 8_800, unclear: 0, giftLeft: 0, codeUses: 1 };
const NO_ORDER = { paid: 0, charged: 0, unclear: 0, giftLeft: 2_000, codeUses: 0 };

const roomsTaken = async () =>
  STOCK - (await shop.db.selectFrom('room_stock').select('stock').where('month', '=', '2030-06-01').executeTakeFirstOrThrow()).stock[11]!;

const LONG = 120_000;

test(
  'a process killed at any step leaves a stubborn customer with one order and one charge',
  async () => {
    const before = await roomsTaken();
    const killed = await shop.crashAtEveryStep(async (crashesAt) => {
      const customer = await aCustomer(`stubborn${crashesAt}`);
      expect((await buyStubbornly(customer)).status).toBe(200);
      await drainOutbox(shop.outbox);
      expect(await booksOf(customer)).toEqual(ONE_ORDER);
    });
    expect(killed).toBeGreaterThanOrEqual(25);
    expect((await roomsTaken()) - before).toBe(killed + 1);
  },
  LONG,
);

test(
  'a customer who goes away has either nothing paid or a whole order, and can always read which',
  async () => {
    const killed = await shop.crashAtEveryStep(async (crashesAt) => {
      const customer = await aCustomer(`gone${crashesAt}`);
      await buyOnce(customer);
      await drainOutbox(shop.outbox);
      const books = await booksOf(customer);
      expect(books.charged === 0 ? NO_ORDER : ONE_ORDER).toEqual(books);
    });
    expect(killed).toBeGreaterThanOrEqual(25);
  },
  LONG,
);

test(
  'a paid order that loses its room, and then its process, gets its money and its gift back, once',
  async () => {
    const killed = await shop.crashAtEveryStep(async (step) => {
      // A night that an earlier one has lost may come again: nothing of it was sold.
      const night = 1 + ((step - 1) % 30);
      const customer = await aCustomer(`loser${step}`);
      const soldOut = stayItems({ checkin: july(night), checkout: july(night + 1) });
      const body = { ...customer.body, items: { ...customer.body.items, ...soldOut } };
      await setRooms(night, 1);
      const { body: opened } = await shop.quiet.start(body);
      await shop.quiet.pay(opened.paymentIntentId);
      await setRooms(night, 0);
      await shop.crashing.buy(body, opened.paymentIntentId);
      await drainOutbox(shop.outbox);
      expect(await booksOf(customer)).toEqual(NO_ORDER);
      expect((await shop.checkout.get(`/gateway/orders/${opened.orderUUID}/payment`)).body).toMatchObject({
        status: 'failed',
        charge: 'refunded',
        charged: 8_800,
        refunded: 8_800,
        failure: 'SOLD_OUT',
      });
    });
    expect(killed).toBeGreaterThanOrEqual(14);
  },
  LONG,
);

const july = (day: number) => `2030-07-${String(day).padStart(2, '0')}`;

async function setRooms(day: number, count: number): Promise<void> {
  await sql`update room_stock set stock[${sql.lit(day)}] = ${count} where month = '2030-07-01'`.execute(shop.db);
}
