import type { AllowanceName } from '../../platform/security/attempts.ts';
import { accountShopOfFile, PASSWORD, registration } from '../../accounts/routes/account-shop.test-utils.ts';
import type { Visitor } from '../../accounts/routes/visitor.test-utils.ts';
import { CONTACT_MESSAGE, solvedCaptcha } from './contact.test-utils.ts';

const shop = accountShopOfFile();

/** As if all visitors together had used up their allowance. */
async function useUp(scope: AllowanceName): Promise<void> {
  const { numUpdatedRows } = await shop.db.updateTable('attempt').set({ count: 999_999 }).where('scope', '=', scope).executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
}

const subscribe = (number: number) =>
  shop
    .visitor()
    .post('/gateway/marketing/newsletter', { email: `reader${number}@example.com`, country: 'FR', language: 'fr', source: 'popup' });
const write = async () => shop.visitor().post('/gateway/contact', { ...CONTACT_MESSAGE, captcha: await solvedCaptcha(shop.visitor()) });
const register = (number: number) => shop.visitor().post('/gateway/account/registrations', registration(`new${number}@example.com`));
const reset = (number: number, browser = shop.visitor()) =>
  browser.post('/gateway/account/password-resets', { email: `lost${number}@example.com`, locale: 'fr_FR' });

test.each<[string, AllowanceName, (number: number) => ReturnType<Visitor['post']>]>([
  ['subscriptions to the newsletter', 'newsletterInAll', subscribe],
  ['messages to customer care', 'contactInAll', write],
  ['mails of registrations', 'accountMailsInAll', register],
  ['mails of resets', 'accountMailsInAll', reset],
])('%s have a limit for all visitors together, which says when to come again', async (_, scope, call) => {
  expect((await call(1)).status).toBeLessThan(300);
  await useUp(scope);
  const refused = await call(2);
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('many requests for mails keep nobody from a new password on a device of their own', async () => {
  const owner = await shop.customer('lost1@example.com');
  expect((await reset(2)).status).toBe(202);
  await useUp('accountMailsInAll');
  expect((await reset(1)).status).toBe(429);
  expect((await reset(1, owner)).status).toBe(202);
});

test('several accounts that name the same new address send it three mails an hour', async () => {
  const statuses: number[] = [];
  for (const name of ['one', 'two', 'three', 'four']) {
    const browser = await shop.customer(`${name}@example.com`);
    statuses.push((await browser.post('/gateway/account/email-changes', { email: 'Victim@example.com', password: PASSWORD })).status);
  }
  expect(statuses).toEqual([202, 202, 202, 429]);
});

test('a stranger who has read an order’s id and tries addresses waits after twenty; the buyer does not', async () => {
  const uuid = await shop.order({ email: 'buyer@example.com' });
  const request = (browser: Visitor, email: string) =>
    browser.post(`/gateway/bookings/${uuid}/modification-price`, {
      email,
      locale: 'fr_FR',
      pax: { numberOfAdults: 2, numberOfChildren: 0, numberOfBabies: 0 },
      travelPeriod: { checkinDate: '2030-06-20', checkoutDate: '2030-06-21' },
    });
  const guesser = shop.visitor();
  const statuses: number[] = [];
  for (let number = 0; number < 21; number++) statuses.push((await request(guesser, `guess${number}@example.com`)).status);
  expect(statuses).toEqual([...Array<number>(20).fill(404), 429]);
  expect((await request(guesser, 'buyer@example.com')).status).toBe(429);
  expect((await request(shop.visitor(), 'buyer@example.com')).status).not.toBe(429);
});
