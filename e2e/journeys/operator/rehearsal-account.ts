import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { aPurchase } from '../../fixtures/checkout-purchase.ts';
import { addressOf, aMail, choose, confirmed, fillBuyer, openCheckout, orderOf, pay } from '../../fixtures/checkout-visit.ts';
import { alive, hydrated } from '../../fixtures/page-watch.ts';
import { aDevice } from '../../fixtures/passkey-device.ts';
import { mailsOf, operator } from './rehearsal-books.ts';
import { FOLDER, type RehearsedShop } from './rehearsal-shop.ts';
import { isSeen, type At } from './rehearsal-steps.ts';
import { formOf, typeCard } from '../../fixtures/stripe-shop.ts';

/** Whom no catalogue names: what of them stands anywhere came from this journey. */
const NAMES = { firstName: 'Zéphyrine', lastName: 'Quillebœuf' };
/** The amount that the page of gift cards begins with, in cents. */
const GIFT_CARD = 10_000;
const MAIL_MS = 30_000;

export interface Customer {
  readonly mail: string;
  readonly password: string;
}

const aPassword = () => `een-${randomBytes(6).toString('hex')}-meer`;
const submit = (page: Page) => page.locator('main form button[type=submit]').click();
const toSignIn = (page: Page, visit: At, query = '') => opens(page, addressOf(page, visit, `/account/signin${query}`));

async function opens(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Opens an account by the link of its mail. */
export async function registers(page: Page, visit: At, shop: RehearsedShop): Promise<Customer> {
  const customer = { mail: aMail(), password: aPassword() };
  await toSignIn(page, visit, '?step=register');
  await page.locator('[name=firstName]').fill(NAMES.firstName);
  await page.locator('[name=lastName]').fill(NAMES.lastName);
  await page.locator('main [name=email]').fill(customer.mail);
  await page.locator('[name=newPassword]').fill(customer.password);
  await submit(page);
  await opens(page, await mailedLink(shop, customer.mail, 'confirm'));
  await page.locator('[name=password]').fill(customer.password);
  await submit(page);
  await isSignedIn(page, visit);
  return customer;
}

/** Mistypes the password, chooses another by the link of a mail, and signs in with that, by which the customer is known from then on. */
export async function forgetsThePassword(page: Page, visit: At, shop: RehearsedShop, { mail }: Customer): Promise<Customer> {
  await page.context().clearCookies({ name: /session|account/ });
  await toSignIn(page, visit);
  await signsIn(page, { mail, password: aPassword() });
  await isSeen(page, 'main [role=alert]');
  await toSignIn(page, visit, '?step=forgotten');
  await page.locator('main [name=email]').fill(mail);
  await submit(page);
  const password = aPassword();
  await opens(page, await mailedLink(shop, mail, 'reset'));
  await page.locator('[name=newPassword]').fill(password);
  await submit(page);
  await expect(page.locator('[name=newPassword]')).toHaveCount(0);
  await toSignIn(page, visit);
  await signsIn(page, { mail, password });
  await isSignedIn(page, visit);
  return { mail, password };
}

/** Adds a passkey to the account, and signs in with it alone. */
export async function signsInWithAPasskey(page: Page, visit: At, { password }: Customer): Promise<void> {
  const device = await aDevice(page);
  const button = (name: string) => page.locator('main').getByRole('button', { name, exact: true });
  await opens(page, addressOf(page, visit, '/account/settings/profile'));
  await alive(button('Ajouter une clé d’accès'));
  await button('Ajouter une clé d’accès').click();
  await page.getByRole('dialog').locator('[name=password]').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Continuer', exact: true }).click();
  await expect(page.getByText('Votre clé d’accès est ajoutée.')).toBeVisible();
  await device.waits();
  await page.context().clearCookies({ name: /session|account|access/ });
  await toSignIn(page, visit);
  await alive(button('Se connecter avec une clé d’accès'));
  await device.answers();
  await button('Se connecter avec une clé d’accès').click();
  await isSignedIn(page, visit);
}

async function signsIn(page: Page, { mail, password }: Customer): Promise<void> {
  await page.locator('main [name=email]').fill(mail);
  await page.locator('main [name=password]').fill(password);
  await submit(page);
}

async function isSignedIn(page: Page, visit: At): Promise<void> {
  // Mails lead to the shop's own name, where the locale stands in the path.
  await page.waitForURL((address) => /^\/([a-z]{2}_[A-Z]{2}\/?)?$/.test(address.pathname), { timeout: MAIL_MS });
  const role = () =>
    page.evaluate(async (path) => ((await (await fetch(path)).json()) as { role: string }).role, '/gateway/account/session');
  expect(await role(), visit.name).toBe('customer');
}

async function mailedLink(shop: RehearsedShop, mail: string, step: 'confirm' | 'reset'): Promise<string> {
  const link = new RegExp(`https://\\S+#${step}=[\\w-]+`);
  const found = () => mailsOf(shop).flatMap(({ text }) => (text.includes(mail) ? (link.exec(text)?.[0] ?? []) : []))[0];
  await expect.poll(found, { timeout: MAIL_MS }).toBeDefined();
  return found()!;
}

/** Buys a gift card with a card that is saved, opens its address, and pays a stay with both. */
export async function spendsAGift(page: Page, visit: At, request: APIRequestContext): Promise<void> {
  const code = await buysAGiftCard(page, visit);
  await seesTheCard(page, visit);
  await opens(page, addressOf(page, visit, `/${code}`));
  const { wish, mail } = await aPurchase(request, { price: (cents) => cents > GIFT_CARD + 2_000 });
  await openCheckout(page, visit, wish);
  await isSeen(page, '[data-provider-form=ready]');
  await choose(page, visit.say.flexible);
  // The gift that was opened comes along to the checkout: nobody types its code again.
  await expect(page.locator('form[method=dialog] button[type=submit]').filter({ hasText: visit.say.pay })).toContainText(
    euros(wish.price - GIFT_CARD),
  );
  await fillBuyer(page, mail);
  await names(page);
  await expect(formOf(page).getByRole('radio', { name: 'visa •••• 4242' })).toBeChecked();
  await pay(page, visit);
  await confirmed(page);
  // The address of the confirmation holds the order's id; the relay hears of the page after five looks for an id of Google.
  await page.waitForRequest(/\/analytics\/ga\/collect/, { timeout: MAIL_MS });
}

const euros = (cents: number) => new RegExp(String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '\\s?'));

/** By the pages, with the provider's form; answers the code that its confirmation shows. */
async function buysAGiftCard(page: Page, visit: At): Promise<string> {
  await opens(page, addressOf(page, visit, '/giftcard/customization'));
  await page.locator('form[method=dialog] button[type=submit]').click();
  await page.waitForURL((address) => address.pathname === visit.checkout);
  await hydrated(page);
  await isSeen(page, '[data-provider-form=ready]');
  await fillBuyer(page, aMail());
  await names(page);
  await typeCard(page, '4242 4242 4242 4242');
  // The customer is signed in: their card is saved, and pays the rest of the stay.
  await formOf(page).locator('[name=save]').check();
  await pay(page, visit);
  const { vouchers, amount } = await orderOf(page, await confirmed(page));
  expect(amount).toBe(GIFT_CARD);
  return vouchers![0]!.code;
}

async function names(page: Page): Promise<void> {
  await page.locator('[name=firstName]').fill(NAMES.firstName);
  await page.locator('[name=lastName]').fill(NAMES.lastName);
}

/** The account lists the card that was saved, without its number. */
async function seesTheCard(page: Page, visit: At): Promise<void> {
  await opens(page, addressOf(page, visit, '/account/settings/cards'));
  await expect(page.getByRole('button', { name: /^Supprimer Visa/ })).toHaveCount(1);
}

/** A partner reads the feed, the operator exports orders and looks at releases, each with the right token and with a wrong one. */
export async function bearTokens(shop: RehearsedShop, request: APIRequestContext, tokens: readonly string[]): Promise<string[]> {
  const file = `${FOLDER}.feed.jsonl`;
  writeFileSync(file, JSON.stringify({ id: 'depot', name: 'Depot', locale: 'fr_FR', channel: 'feed', warehouse: true }));
  const { said } = await operator(shop, 'partners', 'import', file);
  const key = /partner_[\w-]{43}/.exec(said)![0];
  const [operatorToken = '', exportToken = ''] = tokens;
  const wrong = `partner_${randomBytes(32).toString('base64url')}`;
  const bears = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const exported = `http://127.0.0.1:${shop.ports.apis[0]}/operator/orders`;
  const statuses = [
    await request.get('/gateway/partners/feed', bears(key)),
    await request.get('/gateway/partners/feed', bears(wrong)),
    await request.get(exported, bears(exportToken)),
    await request.get(exported, bears(wrong)),
    await request.post('/operator/sign-in', { form: { token: operatorToken } }),
    await request.post('/operator/sign-in', { form: { token: wrong } }),
  ].map((answer) => answer.status());
  expect(statuses).toEqual([200, 401, 200, 401, 200, 401]);
  return [key, wrong, ...tokens];
}
