import { smallCatalogue, testDatabase, type TestDatabase } from '@shop/testing';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUYER, counter, letTheShopWork, orderOf, stayItems } from '../testing/counter.ts';
import { mortalProcess, type MortalProcess } from '../testing/mortal-process.ts';
import { openShop, type OpenShop } from '../testing/open-shop.ts';

const STOCK = 1_000;

let database: TestDatabase;
let shop: OpenShop;
let dataDirectory: string;
let till: ReturnType<typeof counter>;
/** The process that is killed, and the calls that go to it. */
let mortal: MortalProcess;
let dying: ReturnType<typeof counter>;

beforeAll(async () => {
  database = await testDatabase();
  dataDirectory = await mkdtemp(join(tmpdir(), 'shop-'));
  const catalogue = smallCatalogue({ stock: STOCK });
  shop = await openShop({ ...database, now: new Date('2030-06-01T10:00:00Z'), dataDirectory, catalogue });
  till = counter(shop.app);
  mortal = await mortalProcess(shop, dataDirectory);
  dying = counter(mortal.app);
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

afterAll(async () => {
  await mortal?.app.close();
  await shop?.close();
  await database?.close();
});

/** A customer of their own for each kill point, with a gift card of 20 euros and a code of 10 percent. */
async function aCustomer(name: string) {
  const serialNumber = `GIFT-${name}`.toUpperCase();
  await shop.db
    .insertInto('gift_voucher')
    .values({
      code: serialNumber,
      kind: 'GIFTCARD',
      product_code: null,
      format: 'digital',
      value_cents: 2_000,
      remaining_cents: 2_000,
      nights: null,
      adults: 2,
      status: 'active',
      expires_on: '2031-06-01',
      locale: 'fr_FR',
      order_uuid: null,
      affiliate_id: null,
      from_name: null,
      message: null,
      recipient_email: null,
    })
    .execute();
  const email = `${name}@example.com`;
  const items = { ...stayItems(), promotionCodeItem: { code: 'ONCE' }, giftPaymentItems: [{ serialNumber }] };
  return { email, serialNumber, body: orderOf(items, 8_800, { buyer: { ...BUYER, email: { email } } }) };
}

type Customer = Awaited<ReturnType<typeof aCustomer>>;

/** After a crash the key of a lost request is free again once its minute has passed. */
const aMinutePasses = () =>
  shop.db
    .updateTable('idempotency')
    .set({ created_at: new Date(Date.now() - 120_000) })
    .where('status', 'is', null)
    .execute();

/** Orders, pays and buys; where the process dies, the customer goes on at another one with the same keys. */
async function buyStubbornly({ body, email }: Customer) {
  let opened = await dying.start(body, `${email}-order`);
  if (opened.status !== 200) {
    await aMinutePasses();
    opened = await till.start(body, `${email}-order`);
  }
  expect(opened.status).toBe(200);
  await till.pay(opened.body.paymentIntentId);
  const bought = await dying.buy(body, opened.body.paymentIntentId, `${email}-buy`);
  if (bought.status === 200) return bought;
  await aMinutePasses();
  return till.buy(body, opened.body.paymentIntentId, `${email}-buy`);
}

/** Orders, pays and buys once; where the process dies, the customer goes away. */
async function buyOnce({ body, email }: Customer) {
  const opened = await dying.start(body, `${email}-order`);
  if (opened.status !== 200) return;
  await till.pay(opened.body.paymentIntentId);
  await dying.buy(body, opened.body.paymentIntentId, `${email}-buy`);
}

async function booksOf({ email, serialNumber }: Customer) {
  const { db } = shop;
  const orders = await db.selectFrom('purchase').select(['uuid', 'status']).where('email', '=', email).execute();
  const states = await Promise.all(orders.map(async ({ uuid }) => (await till.get(`/gateway/orders/${uuid}/payment`)).body));
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

/** Kills one process after another, each a step later, until one lives to the end; answers how many were killed. */
async function killAtEveryStep(name: string, check: (customer: Customer) => Promise<void>): Promise<number> {
  for (let diesAt = 1; ; diesAt++) {
    const customer = await aCustomer(`${name}${diesAt}`);
    mortal.dieAt(diesAt);
    await check(customer);
    if (!mortal.isDead()) return diesAt - 1;
  }
}

const LONG = 240_000;

test(
  'a process killed at any step leaves a stubborn customer with one order and one charge',
  async () => {
    const before = await roomsTaken();
    const killed = await killAtEveryStep('stubborn', async (customer) => {
      expect((await buyStubbornly(customer)).status).toBe(200);
      await letTheShopWork(shop.outbox);
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
    const killed = await killAtEveryStep('gone', async (customer) => {
      await buyOnce(customer);
      await new Promise((resolve) => setTimeout(resolve, 80));
      await letTheShopWork(shop.outbox);
      const books = await booksOf(customer);
      expect(books.charged === 0 ? NO_ORDER : ONE_ORDER).toEqual(books);
    });
    expect(killed).toBeGreaterThanOrEqual(25);
  },
  LONG,
);

test(
  'a paid order that loses its room to a killed process gets its money and its gift back, once',
  async () => {
    // A night of its own for each: what a dying process still gives back is no other customer's room.
    let night = 12;
    const killed = await killAtEveryStep('loser', async (customer) => {
      night += 1;
      const soldOut = stayItems({ checkin: `2030-06-${night}`, checkout: `2030-06-${night + 1}` });
      const body = { ...customer.body, items: { ...customer.body.items, ...soldOut } };
      await setRooms(night, 1);
      const { body: opened } = await till.start(body);
      await till.pay(opened.paymentIntentId);
      await setRooms(night, 0);
      await dying.buy(body, opened.paymentIntentId);
      await new Promise((resolve) => setTimeout(resolve, 80));
      await letTheShopWork(shop.outbox);
      expect(await booksOf(customer)).toEqual(NO_ORDER);
      expect((await till.get(`/gateway/orders/${opened.orderUUID}/payment`)).body).toMatchObject({
        status: 'failed',
        charge: 'refunded',
        charged: 8_800,
        refunded: 8_800,
        failure: 'SOLD_OUT',
      });
    });
    expect(killed).toBeGreaterThanOrEqual(8);
  },
  LONG,
);

test(
  'a supplement that a killed process has taken changes the booking, once, also for a customer who goes away',
  async () => {
    const killed = await killAtEveryStep('changer', async ({ email }) => {
      mortal.dieAt(Infinity);
      const body = orderOf(stayItems(), 12_000, { buyer: { ...BUYER, email: { email } } });
      const { opened } = await till.sell(body);
      const url = `/gateway/bookings/${opened.orderUUID}/modification`;
      const travelPeriod = { checkinDate: '2030-06-27', checkoutDate: '2030-06-29' };
      const wish = { email, locale: 'fr_FR', pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 }, travelPeriod };
      mortal.dieAt(Number(/\d+/.exec(email)));
      const change = await dying.post(url, { ...wish, expectedDifference: 12_000 });
      if (change.status === 200) {
        await till.pay(change.body.paymentIntentId);
        await dying.post(`${url}/complete`, { email, paymentIntentId: change.body.paymentIntentId });
      }
      await new Promise((resolve) => setTimeout(resolve, 80));
      await letTheShopWork(shop.outbox);
      const { charged, refunded } = (await till.get(`/gateway/orders/${opened.orderUUID}/payment`)).body;
      const { checkin, nights } = (await till.get(`/gateway/orders/${opened.orderUUID}?locale=fr_FR`)).body;
      expect({ charged, refunded, checkin, nights }).toEqual(
        change.status === 200
          ? { charged: 24_000, refunded: 0, checkin: '2030-06-27', nights: 2 }
          : { charged: 12_000, refunded: 0, checkin: '2030-06-12', nights: 1 },
      );
    });
    expect(killed).toBeGreaterThanOrEqual(20);
  },
  LONG,
);

async function setRooms(day: number, count: number): Promise<void> {
  const { stock } = await shop.db.selectFrom('room_stock').select('stock').where('month', '=', '2030-06-01').executeTakeFirstOrThrow();
  stock[day - 1] = count;
  await shop.db.updateTable('room_stock').set({ stock }).where('month', '=', '2030-06-01').execute();
}
