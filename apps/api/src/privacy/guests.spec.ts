import type { KyselyPlugin } from 'kysely';
import { postAccountMail } from '../accounts/mail/post-account-mail.ts';
import { BUYER, orderOf, stayItems } from '../testing/checkout-client.ts';
import { shopOfFile } from '../testing/shop-of-file.test-utils.ts';
import { dataOfGuest, eraseGuest } from './guests.ts';

const shop = shopOfFile({ outboxSleeps: true });
const TRIP_IS_OVER = { checkin: '2020-06-12', checkout: '2020-06-13' };

const orderOfGuest = (email: string) => orderOf(stayItems(), 12_000, { buyer: { ...BUYER, email: { email } } });

/** A stay that was bought without an account, paid, mailed, and is over. */
async function pastStay(email: string): Promise<string> {
  const uuid = (await shop.checkout.sell(orderOfGuest(email))).opened.orderUUID as string;
  await shop.db.updateTable('purchase').set(TRIP_IS_OVER).where('uuid', '=', uuid).execute();
  await shop.db.deleteFrom('outbox').execute();
  return uuid;
}

const emailOf = async (uuid: string) =>
  (await shop.db.selectFrom('purchase').select('email').where('uuid', '=', uuid).executeTakeFirstOrThrow()).email;

/** Runs once, between the last statement that reads what is open and the next one. */
function onceMattersAreRead(act: () => Promise<void>): KyselyPlugin {
  const reads = new WeakSet<object>();
  let isDone = false;
  return {
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('scheduledGiftMail')) reads.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (reads.has(queryId) && !isDone) {
        isDone = true;
        await act();
      }
      return result;
    },
  };
}

test('an order that a guest places while they are erased keeps its buyer and its address, for it can still be paid', async () => {
  const email = 'ordering@example.com';
  const past = await pastStay(email);
  let placed = '';
  const ordering = onceMattersAreRead(async () => {
    placed = (await shop.checkout.start(orderOfGuest(email))).body.orderUUID as string;
  });
  expect(await eraseGuest(shop.db.withPlugin(ordering), email, shop.time.now)).toEqual([]);
  expect([await emailOf(past), await emailOf(placed)]).toEqual(['', email]);
});

test('a mail that is requested to an address while its guest is erased is still sent; those of before are deleted', async () => {
  const email = 'requesting@example.com';
  await pastStay(email);
  const request = (locale: string) => postAccountMail(shop.db, { mail: 'giftCodes', email, locale });
  await request('fr_FR');
  const requesting = onceMattersAreRead(() => request('fr_BE'));
  expect(await eraseGuest(shop.db.withPlugin(requesting), email, shop.time.now)).toEqual([]);
  const left = await shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'accountMail').execute();
  expect(left.map(({ payload }) => payload)).toEqual([{ mail: 'giftCodes', email, locale: 'fr_BE' }]);
});

test('the orders of a guest are locked before it is read what is open of them: none is moved ahead meanwhile', async () => {
  const email = 'moving@example.com';
  const uuid = await pastStay(email);
  let unlocked: unknown;
  const moving = onceMattersAreRead(async () => {
    unlocked = await shop.db.selectFrom('purchase').select('uuid').where('uuid', '=', uuid).forUpdate().skipLocked().execute();
  });
  expect(await eraseGuest(shop.db.withPlugin(moving), email, shop.time.now)).toEqual([]);
  expect([unlocked, await emailOf(uuid)]).toEqual([[], '']);
});

test('the export of a guest names the customer of every invoice that was issued, also where another one has replaced it', async () => {
  const email = 'billed@example.com';
  const uuid = await pastStay(email);
  await pastStay(email);
  for (const city of ['Lyon', 'Lille']) {
    shop.time.now = new Date(shop.time.now.getTime() + 60_000);
    expect((await shop.checkout.post(`/gateway/bookings/${uuid}/invoice`, { email, company: 'Durand SARL', city })).status).toBe(200);
  }
  const { orders } = await dataOfGuest(shop.db, email, shop.time.now);
  const billed = (kind: string, city: string) => ({ kind, billedTo: { company: 'Durand SARL', city } });
  expect(orders.map(({ invoices }) => invoices)).toMatchObject([
    [billed('invoice', 'Lyon'), billed('creditNote', 'Lyon'), billed('invoice', 'Lille')],
    [],
  ]);
});
