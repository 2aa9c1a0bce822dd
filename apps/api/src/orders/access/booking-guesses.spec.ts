import { accountShopOfFile } from '../../accounts/routes/account-shop.test-utils.ts';
import type { Visitor } from '../../accounts/routes/visitor.test-utils.ts';

const shop = accountShopOfFile();

const BUYER = 'buyer@example.com';
const RIGHT = '10000001';
const REFUSED = { status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } };

const find = (browser: Visitor, bookingNumber: string, email = BUYER) =>
  browser.post('/gateway/bookings/find', { locale: 'fr_FR', bookingNumber, email });
const join = (browser: Visitor, bookingNumber: string, email = BUYER) => browser.post('/gateway/account/trips', { bookingNumber, email });
const wrong = (number: number) => String(20_000_000 + number);

/** One wrong number for the buyer's address; after it the count is as if this many had been tried. */
async function guessed(times: number, scope: 'bookingEmail' | 'bookingsInAll' = 'bookingEmail'): Promise<void> {
  expect((await find(shop.visitor(), wrong(0))).status).toBe(404);
  await shop.db.updateTable('attempt').set({ count: times }).where('scope', '=', scope).execute();
}

beforeAll(async () => void (await shop.order({ email: BUYER })));

test('five hundred wrong numbers for one e-mail address in an hour are enough, from however many addresses and by whichever call', async () => {
  const customer = await shop.customer('guesser@example.com');
  await guessed(495);
  for (const number of [495, 496, 497]) expect((await join(customer, wrong(number))).status).toBe(404);
  for (const number of [498, 499]) expect((await find(shop.visitor(), wrong(number), ' Buyer@Example.com ')).status).toBe(404);
  const refused = await find(shop.visitor(), RIGHT);
  expect(refused).toMatchObject(REFUSED);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
  expect(await join(customer, RIGHT)).toMatchObject(REFUSED);
  expect((await find(shop.visitor(), wrong(1), 'neighbour@example.com')).status).toBe(404);
});

test('guesses by strangers do not lock out a device that has signed in to the account of the e-mail address', async () => {
  const owner = await shop.customer(BUYER);
  await guessed(500);
  expect((await find(shop.visitor(), RIGHT)).status).toBe(429);
  expect((await find(owner, RIGHT)).status).toBe(200);
  for (let number = 0; number < 20; number++) expect((await find(owner, wrong(number))).status).toBe(404);
  expect(await find(owner, RIGHT)).toMatchObject(REFUSED);
});

test('a booking that is found is no guess, however often it is looked at', async () => {
  const visitor = shop.visitor();
  for (let look = 0; look < 55; look++) expect((await find(visitor, RIGHT)).status).toBe(200);
  const counted = await shop.db.selectFrom('attempt').select(['scope', 'count']).where('count', '>', 0).execute();
  expect(counted).toEqual([]);
});

test('wrong numbers for many e-mail addresses have a limit for all visitors together', async () => {
  await guessed(19_999, 'bookingsInAll');
  expect((await find(shop.visitor(), wrong(1), 'one@example.com')).status).toBe(404);
  const refused = await find(shop.visitor(), wrong(2), 'two@example.com');
  expect(refused).toMatchObject(REFUSED);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
});

test('who is refused because others have tried too often has used up no tries of their own', async () => {
  expect((await find(shop.visitor(), wrong(1))).status).toBe(404);
  await shop.db.updateTable('attempt').set({ count: 999_999 }).where('scope', '=', 'bookingsInAll').execute();
  const visitor = shop.visitor();
  for (let number = 0; number < 25; number++) expect((await find(visitor, RIGHT)).status).toBe(429);
  await shop.db.deleteFrom('attempt').where('scope', '=', 'bookingsInAll').execute();
  expect((await find(visitor, RIGHT)).status).toBe(200);
});
