import { addDays } from '@shop/domain';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { openIssuer, type ColleaguesIssuer } from './colleagues-issuer.ts';
import { choose, confirmed, fillBuyer, fillCard, turnTo } from '../../fixtures/checkout-visit.ts';
import { alive } from '../../fixtures/page-watch.ts';
import { openProductionShop, type ProductionShop } from './production-shop.ts';

const MAIL = 'camille.martin@example.com';
const CHECKIN = addDays(new Date().toISOString().slice(0, 10), 30);
const FIND = '/gerer-ma-reservation';
const BOOKING_NUMBER = /Numéro de réservation\s*(\d{8})/;

test.use({ ignoreHTTPSErrors: true });
test.setTimeout(90_000);

let issuer: ColleaguesIssuer;
let shop: ProductionShop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  issuer = await openIssuer();
  shop = await openProductionShop(issuer);
});
test.afterAll(async () => {
  await shop?.close();
  await issuer?.close();
});

test('a shop opened with the examples of the documents sells, and customer care finds the order once it has signed in @ACC-011', async ({
  page,
  context,
}) => {
  const number = await buyOneNight(page);
  await expect.poll(() => shop.mails.filter((mail) => mail.includes(MAIL)).length).toBe(1);

  await staysOutside(page, context);
  await issuer.comesBackAs(context, 'ana@elsewhere.example', 'elsewhere.example');
  await signIn(page);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await landsAt(page, '/')).toBe('/customer-care/login');

  await issuer.comesBackAs(context, 'ana@shop.example');
  await page.goto(`${shop.care}${FIND}`);
  await signIn(page);
  await expect.poll(() => new URL(page.url()).pathname).not.toContain('login');
  await page.goto(`${shop.care}${FIND}`);
  const find = page.getByRole('button', { name: /^Retrouver ma réservation/ });
  await alive(find);
  await page
    .locator('main')
    .getByLabel(/Numéro/)
    .fill(number);
  await page.locator('main').getByLabel('Adresse e-mail').fill(MAIL);
  await find.click();
  await expect(page.getByText('Une nuit au bord du lac').first()).toBeVisible();
  await expect(page.getByText(number).first()).toBeVisible();

  await page.goto(`${shop.care}/customer-care/login`);
  const leave = page.getByRole('button', { name: 'Quitter le mode service client' });
  await alive(leave);
  await leave.click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Se connecter' })).toBeVisible();
  expect(await landsAt(page, FIND)).toBe('/customer-care/login');
});

/** By the page's own code, with a test card; answers the booking's number. */
async function buyOneNight(page: Page): Promise<string> {
  await page.context().addCookies([{ name: 'consent', value: '1.m0.a0', domain: 'fr.localhost', path: '/' }]);
  await page.goto(shop.origin);
  await expect(page.getByRole('heading', { level: 1, name: 'Partez une nuit' })).toBeVisible();
  await page.goto(`${shop.origin}/reservation?id=101&checkin=${CHECKIN}&checkout=${addDays(CHECKIN, 1)}&a=2`);
  await turnTo(page);
  await choose(page, /^Flexible/);
  await fillBuyer(page, MAIL);
  await fillCard(page);
  await page
    .locator('form[method=dialog] button[type=submit]')
    .filter({ hasText: /^Payer/ })
    .click();
  await confirmed(page);
  const reported = page.locator('main').filter({ hasText: BOOKING_NUMBER });
  return BOOKING_NUMBER.exec(await reported.innerText())![1]!;
}

/** Neither home nor products nor bookings open, also to who sets a flag or a session that nobody has given out. */
async function staysOutside(page: Page, context: BrowserContext): Promise<void> {
  for (const path of ['/', '/produit/sejour/101', FIND]) expect(await landsAt(page, path)).toBe('/customer-care/login');
  const flags = ['customer_care=1', '__Host-care_session=made-up'].map((pair) => pair.split('=') as [string, string]);
  await context.addCookies(flags.map(([name, value]) => ({ name, value, url: shop.care, secure: true })));
  expect(await landsAt(page, FIND)).toBe('/customer-care/login');
}

async function landsAt(page: Page, path: string): Promise<string> {
  await page.goto(`${shop.care}${path}`);
  return new URL(page.url()).pathname;
}

async function signIn(page: Page): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: 'Se connecter' });
  await alive(button);
  await button.click();
}
