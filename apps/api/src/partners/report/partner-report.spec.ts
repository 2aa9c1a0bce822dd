import { fc } from '@shop/testing/draw';
import { stockActivities } from '../../activities/activity-rows.test-utils.ts';
import { findAllImbalances } from '../../ledger/find-imbalances.ts';
import { openFullShop, type FullShop } from '../../checkout/full-shop.test-utils.ts';
import { BUYER, drainOutbox, orderOf, stayItems } from '../../testing/checkout-client.ts';
import { partnerReport, REPORT_COLUMNS, reportHeader } from './partner-report.ts';

const WHOLE = { from: '2030-01-01', to: '2031-12-31' };
const DAY_MS = 86_400_000;
let shop: FullShop;

beforeAll(async () => {
  shop = await openFullShop();
  await stockActivities(shop.db);
  const partners = [360, 97].map((minisiteId) => ({
    kind: 'minisite',
    key: `p-${minisiteId}`,
    locale: 'fr_FR',
    body: JSON.stringify({ minisiteId }),
  }));
  await shop.db.insertInto('content_entry').values(partners).execute();
});

afterAll(() => shop?.close());

const criteria = stayItems({ checkin: '2030-06-26', checkout: '2030-06-27' }).shortStayItem.reservationCriteria;
const PRODUCTS = {
  stay: (minisiteId?: number) => ({ shortStayItem: { gift: false, reservationCriteria: { ...criteria, ...partner(minisiteId) } } }),
  activity: (minisiteId?: number) => ({ activityItem: { activityId: '70001', adults: 2, ...partner(minisiteId) } }),
  box: (minisiteId?: number) => ({ boxItem: { code: 'SPAEBOX', ...partner(minisiteId) } }),
  giftCard: (minisiteId?: number) => ({ giftCardItem: { amount: 30_000, ...partner(minisiteId) } }),
  singleVoucher: (minisiteId?: number) => ({ singleVoucherItem: { offerId: '101', nights: 1, ...partner(minisiteId) } }),
} as const;
type Product = keyof typeof PRODUCTS;

function partner(minisiteId: number | undefined) {
  return minisiteId === undefined ? {} : { minisiteId };
}

interface Journey {
  readonly product: Product;
  readonly minisite: number | undefined;
  /** Days after the journey before. */
  readonly later: number;
  readonly isCancelled: boolean;
  /** Cents on a gift card that pays; only of a stay. */
  readonly gift: number;
  readonly isChanged: boolean;
}

const journeys: fc.Arbitrary<Journey> = fc.record({
  product: fc.constantFrom<Product>('stay', 'stay', 'activity', 'box', 'giftCard', 'singleVoucher'),
  minisite: fc.constantFrom(undefined, 360, 97),
  later: fc.constantFrom(0, 0, 0, 1),
  isCancelled: fc.boolean(),
  gift: fc.constantFrom(0, 0, 4_000, 20_000),
  isChanged: fc.boolean(),
});

/** What the customer's own calls said, a month and product: the report is compared with nothing that it reads itself. */
class Oracle {
  readonly #net = new Map<string, number>();
  readonly #orders = new Map<string, number>();

  note({ minisite, product }: Journey, at: Date, { cents, orders = 0 }: { cents: number; orders?: number }): void {
    if (minisite === undefined) return;
    const key = `${minisite} ${at.toISOString().slice(0, 7)} ${product}`;
    this.#net.set(key, (this.#net.get(key) ?? 0) + cents);
    this.#orders.set(key, (this.#orders.get(key) ?? 0) + orders);
  }

  get lines() {
    return [...this.#net].map(([key, cents]) => `${key}: ${this.#orders.get(key)} orders, ${cents} cents`).toSorted();
  }
}

let serial = 0;

async function travel(journey: Journey, oracle: Oracle): Promise<void> {
  const { checkout, time } = shop;
  time.now = new Date(time.now.getTime() + journey.later * DAY_MS);
  const code = `PARTNER-${(serial += 1)}`;
  const isStay = journey.product === 'stay';
  if (isStay && journey.gift > 0) await shop.giftCard(code, journey.gift);
  const items = {
    ...PRODUCTS[journey.product](journey.minisite),
    ...(isStay && journey.gift > 0 && { giftPaymentItems: [{ serialNumber: code }] }),
  };
  const priced = await shop.price(items);
  expect([items, priced.status, priced.body.field]).toEqual([items, 200, undefined]);
  const { remainingAmountToPay } = priced.body as { remainingAmountToPay: number };
  const { opened, bought } = await checkout.sell(orderOf(items, remainingAmountToPay));
  expect(bought.status).toBe(200);
  const uuid = opened.orderUUID as string;
  oracle.note(journey, time.now, { cents: remainingAmountToPay, orders: 1 });
  if (isStay && journey.isChanged) await makeDearer(uuid, journey, oracle);
  if (!journey.isCancelled) return;
  time.now = new Date(time.now.getTime() + journey.later * DAY_MS);
  const cancel = (expectedRefund: number) =>
    checkout.post(`/gateway/bookings/${uuid}/cancellation`, { email: BUYER.email.email, expectedRefund });
  const refused = await cancel(1);
  const { status, body } =
    refused.status === 409 && refused.body.amount !== undefined ? await cancel(refused.body.amount as number) : refused;
  if (status === 200) oracle.note(journey, time.now, { cents: -(body.refund.card as number) });
}

/** A stay of a third person's price or of more nights: its supplement is paid, or nothing changes. */
async function makeDearer(uuid: string, journey: Journey, oracle: Oracle): Promise<void> {
  const { checkout, time } = shop;
  const modification = {
    email: BUYER.email.email,
    locale: 'fr_FR',
    offerId: '101',
    pax: criteria.pax,
    travelPeriod: { checkinDate: '2030-06-27', checkoutDate: '2030-06-29' },
  };
  const { body: priced } = await checkout.post(`/gateway/bookings/${uuid}/modification-price`, modification);
  if (priced.kind !== 'supplement') return;
  const { body } = await checkout.post(`/gateway/bookings/${uuid}/modification`, { ...modification, expectedDifference: priced.amount });
  await checkout.pay(body.paymentIntentId as string);
  const done = await checkout.post(`/gateway/bookings/${uuid}/modification/complete`, {
    email: BUYER.email.email,
    paymentIntentId: body.paymentIntentId,
  });
  if (done.status === 200) oracle.note(journey, time.now, { cents: priced.amount as number });
}

test('the report of drawn journeys is what their customers paid and got back, to the cent, and the ledger balances @MINI-004', async () => {
  const oracle = new Oracle();
  shop.time.now = new Date('2030-05-24T10:00:00Z');
  const drawn = fc.sample(journeys, { numRuns: 40, seed: 20_301 });
  for (const journey of drawn) await travel(journey, oracle);
  await drainOutbox(shop.outbox);
  const report = await partnerReport(shop.db, WHOLE);
  const reported = report.map(
    ({ minisiteId, month, product, orders, netCents }) => `${minisiteId} ${month} ${product}: ${orders} orders, ${netCents} cents`,
  );
  expect(reported.toSorted()).toEqual(oracle.lines);
  expect(new Set(report.map(({ product }) => product))).toEqual(new Set(Object.keys(PRODUCTS)));
  expect(new Set(report.map(({ month }) => month)).size).toBeGreaterThan(1);
  for (const line of report) {
    const { soldCents, changedCents, cancelledCents, goodwillCents, paidByGiftsCents, netCents } = line as Record<string, number>;
    expect(soldCents! + changedCents! + cancelledCents! + goodwillCents! + paidByGiftsCents!).toBe(netCents);
  }
  const sumOf = (name: (typeof REPORT_COLUMNS)[number]) => report.reduce((sum, line) => sum + Number(line[name]), 0);
  for (const name of ['changedCents', 'cancelledCents', 'paidByGiftsCents', 'cancelled'] as const)
    expect([name, sumOf(name)]).not.toEqual([name, 0]);
  expect(await findAllImbalances(shop.db, { graceMinutes: 0 })).toEqual([]);
});

test('a partner and a period are reported alone; what is cancelled counts in the month of its cancellation', async () => {
  const all = await partnerReport(shop.db, WHOLE);
  const [first] = all;
  const of97 = await partnerReport(shop.db, { ...WHOLE, minisiteId: 97 });
  expect(of97).toEqual(all.filter(({ minisiteId }) => minisiteId === 97));
  const ofMonth = await partnerReport(shop.db, { from: `${first!.month}-01`, to: `${first!.month}-31` });
  expect(ofMonth).toEqual(all.filter(({ month }) => month === first!.month));
  expect(await partnerReport(shop.db, { from: '2029-01-01', to: '2029-12-31' })).toEqual([]);
});

test('the columns of the file stay where they are', () => {
  expect(reportHeader()).toBe(
    'minisiteId,month,product,orders,cancelled,soldCents,changedCents,cancelledCents,goodwillCents,paidByGiftsCents,netCents\r\n',
  );
});
