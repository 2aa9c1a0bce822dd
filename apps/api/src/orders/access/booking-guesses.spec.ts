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

/** As if this many numbers had been tried, each five by a visitor of their own. */
async function guessed(times: number): Promise<void> {
  for (let number = 0; number < times; number += 5) {
    const visitor = shop.visitor();
    for (const one of [0, 1, 2, 3, 4]) expect((await find(visitor, wrong(number + one))).status).toBe(404);
  }
}

beforeAll(async () => void (await shop.order({ email: BUYER })));

test('fifty wrong numbers for one e-mail address in an hour are enough, from however many addresses and by whichever call', async () => {
  const customer = await shop.customer('guesser@example.com');
  await guessed(45);
  for (const number of [45, 46, 47]) expect((await join(customer, wrong(number))).status).toBe(404);
  for (const number of [48, 49]) expect((await find(shop.visitor(), wrong(number), ' Buyer@Example.com ')).status).toBe(404);
  const refused = await find(shop.visitor(), RIGHT);
  expect(refused).toMatchObject(REFUSED);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3_600);
  expect(await join(customer, RIGHT)).toMatchObject(REFUSED);
  expect((await find(shop.visitor(), wrong(1), 'neighbour@example.com')).status).toBe(404);
});

test('guesses by strangers do not lock out a device that has signed in to the account of the e-mail address', async () => {
  const owner = await shop.customer(BUYER);
  await guessed(50);
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
  expect((await find(shop.visitor(), wrong(1), 'one@example.com')).status).toBe(404);
  await shop.db.updateTable('attempt').set({ count: 999_999 }).where('scope', '=', 'bookingsInAll').execute();
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
