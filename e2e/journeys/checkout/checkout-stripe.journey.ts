import { expect, type Page } from '@playwright/test';
import { aPurchase, chooseActivityDays, openStay } from '../../fixtures/checkout-purchase.ts';
import { choose, confirmed, fillBuyer, openCheckout, orderOf, pay, roomsLeft, turnTo, VISITS } from '../../fixtures/checkout-visit.ts';
import { leaveRoutes } from '../../fixtures/page-watch.ts';
import { fillOrder, isPaid, onAPhone, toForm } from '../../fixtures/stripe-purchase.ts';
import { formOf, typeCard, watchPayment } from '../../fixtures/stripe-shop.ts';
import { test } from './stripe-test.ts';

test.afterEach(({ page }) => leaveRoutes(page));

for (const visit of VISITS)
  test(`a card is typed into the provider's frame, stays there while the price changes, is declined, and another one pays, ${visit.name}`, async ({
    page,
    request,
    shop,
  }) => {
    const watched = watchPayment(page, shop);
    const purchase = await aPurchase(request);
    await toForm(page, { ...visit, port: shop.port }, purchase);
    await typeCard(page, '4000 0000 0000 0002');
    await choose(page, visit.say.insured);
    await expect(page.locator('form[method=dialog] button[type=submit]')).toHaveText(visit.say.pay);
    await choose(page, visit.say.flexible);
    await expect(formOf(page).locator('[name=number]')).toHaveValue('4000 0000 0000 0002');
    await pay(page, visit);
    await expect(page.locator('[data-payment=declined]')).toContainText(visit.say.nothing);
    await typeCard(page, '4242 4242 4242 4242');
    await pay(page, visit);
    await isPaid(page, shop, purchase.wish.price);
    await expect.poll(() => roomsLeft(request, purchase.wish)).toBe(purchase.before - purchase.wish.rooms);
    expect(watched.calls()).toBeGreaterThan(5);
    expect(watched.faults).toEqual([]);
  });

test('a script that was blocked is fetched again; the bank asks in its frame, is refused, and asked again, in Spanish on a phone', async ({
  page,
  request,
  shop,
}) => {
  const { watched, visit, purchase } = await onAPhone({ page, request, shop });
  await page.route('**/stripe.js', (route) => route.abort());
  await openCheckout(page, visit, purchase.wish);
  const failed = page.locator('[data-provider-form=failed]');
  await expect(failed).toBeVisible();
  await page.unroute('**/stripe.js');
  await failed.getByRole('button').click();
  await fillOrder(page, visit, purchase);
  await typeCard(page, '4000 0025 0000 3155');
  const bank = page.frameLocator('iframe[title="3D Secure"]');
  await pay(page, visit);
  await bank.locator('#refuse').click();
  await expect(page.locator('[data-payment=declined]')).toContainText(visit.say.nothing);
  await pay(page, visit);
  await bank.locator('#accept').click();
  await isPaid(page, shop, purchase.wish.price);
  expect(watched.faults).toEqual([]);
});

test('a document that was written before anybody knew who takes the payment is written anew, and all that was typed stands in it', async ({
  page,
  request,
  shop,
}) => {
  const visit = { ...VISITS[0]!, port: shop.port };
  const purchase = await aPurchase(request);
  await page.route(
    ({ pathname }) => pathname === visit.checkout,
    async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"isLetIn":true', '"isLetIn":false');
      await route.fulfill({ response: answer, body });
    },
    { times: 1 },
  );
  await openCheckout(page, visit, purchase.wish);
  const failed = page.locator('[data-provider-form=failed]');
  await expect(failed).toBeVisible();
  await choose(page, visit.say.flexible);
  await fillBuyer(page, purchase.mail);
  await failed.getByRole('button').click();
  await expect(formOf(page).locator('[name=number]')).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue(purchase.mail);
  await page.locator('[name=terms]').check();
  await typeCard(page, '4242 4242 4242 4242');
  await pay(page, visit);
  await isPaid(page, shop, purchase.wish.price);
});

test('a customer who pays later gives the card today, and nothing is taken until the day @PROD-071 @PROD-075', async ({
  page,
  request,
  shop,
}) => {
  const visit = { ...VISITS[0]!, port: shop.port };
  const purchase = await aPurchase(request);
  await toForm(page, visit, purchase);
  await choose(page, /^Par carte, plus tard/);
  await typeCard(page, '4242 4242 4242 4242');
  await expect(page.locator('form[method=dialog] button[type=submit]')).toHaveText(/^Réserver et payer le/);
  await pay(page, visit);
  const uuid = await confirmed(page);
  expect(await orderOf(page, uuid)).toMatchObject({ status: 'paid', charge: 'none', charged: 0 });
  const { intents, charges } = shop.provider.account;
  const announced = [...intents.values()].filter(({ metadata }) => metadata.reference === uuid);
  expect(announced).toMatchObject([{ object: 'setup_intent', status: 'succeeded' }]);
  expect([...charges.values()].filter(({ metadata }) => metadata.reference === uuid)).toEqual([]);
});

test('four instalments: each day stands on a line of its own, the first is taken today, and the confirmation tells them all, in Spanish on a phone @PROD-073', async ({
  page,
  request,
  shop,
}) => {
  const { visit, purchase } = await onAPhone({ page, request, shop }, { price: (cents) => cents >= 26_000 && cents <= 180_000 });
  await toForm(page, visit, purchase);
  await choose(page, visit.say.four);
  const days = page.locator('label', { has: page.locator('[name=method][value="4x"]') }).locator('[data-plan] > span');
  await expect(days).toHaveCount(4);
  const heights = await days.evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  await typeCard(page, '4242 4242 4242 4242');
  await pay(page, visit);
  const uuid = await confirmed(page);
  const { amount, charged, parts } = await orderOf(page, uuid);
  const later = Math.floor((amount - (parts.paymentFee ?? 0)) / 4);
  expect(charged).toBe(amount - 3 * later);
  const payments = page.locator('main [data-payment]:not([data-payment=total])');
  await expect(payments).toHaveText([/^Pagado el/, /^Se cobrará el/, /^Se cobrará el/, /^Se cobrará el/]);
  const reported = (await payments.locator('dd').allTextContents()).map((text) =>
    Math.round(100 * Number(text.replace(/[^\d,]/g, '').replace(',', '.'))),
  );
  expect(reported).toEqual([charged, later, later, later]);
  const taken = [...shop.provider.account.charges.values()].filter(({ metadata }) => metadata.reference === uuid);
  expect(taken).toMatchObject([{ amount: charged }]);
});

test('in Spain a second provider takes the payment on its own page; refused there, it is tried again and paid, on a phone @PROD-076', async ({
  page,
  request,
  shop,
}) => {
  const { watched, visit, purchase } = await onAPhone({ page, request, shop }, { price: BY_THE_SECOND });
  await toForm(page, visit, purchase);
  const goOn = page.locator('form[method=dialog] button[type=submit]').filter({ hasText: /Klarna$/ });
  await choose(page, /Klarna/);
  await goOn.click();
  await page
    .getByRole('group', { name: /^Revisa \d campos$/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.locator('[name=addressLine]')).toBeFocused();
  await fillAddress(page);
  await goOn.click();
  await page.locator('#canceled').click();
  await page.waitForURL(/status=failure/);
  await openCheckout(page, visit, purchase.wish);
  await expect(page.locator('[name=city]')).toHaveValue('Madrid');
  await page.locator('[name=terms]').check();
  await goOn.click();
  await page.locator('#paid').click();
  const uuid = await confirmed(page);
  expect(await orderOf(page, uuid)).toMatchObject({ status: 'paid', charge: 'charged', charged: purchase.wish.price });
  const paid = [...shop.second.account.payments.values()].map(({ status }) => status);
  expect(paid).toEqual(['canceled', 'paid']);
  expect(watched.faults).toEqual([]);
});

test('a second provider that is still deciding is waited for: the confirmation comes by itself once it has paid, in Spanish on a phone', async ({
  page,
  request,
  shop,
}) => {
  const { visit, purchase } = await onAPhone({ page, request, shop }, { price: BY_THE_SECOND });
  await toForm(page, visit, purchase);
  await choose(page, /Klarna/);
  await fillAddress(page);
  await page
    .locator('form[method=dialog] button[type=submit]')
    .filter({ hasText: /Klarna$/ })
    .click();
  await page.locator('#pending').click();
  const title = page.getByRole('heading', { level: 1, name: 'Estamos comprobando tu pago' });
  await expect(title).toBeVisible();
  const [above, below] = [await title.boundingBox(), await page.getByText(/^El banco aún no ha respondido/).boundingBox()];
  // 16 px are the message's own padding.
  expect(below!.y - above!.y - above!.height).toBeGreaterThan(24);
  const { account } = shop.second;
  account.end([...account.payments.keys()].at(-1)!, 'paid');
  await expect(page.getByRole('heading', { level: 1, name: 'Tu estancia está reservada' })).toBeVisible();
  const uuid = await confirmed(page);
  expect(await orderOf(page, uuid)).toMatchObject({ status: 'paid', charge: 'charged', charged: purchase.wish.price });
});

test('the button of the wallet leads to the summary, where the device’s wallet pays in the provider’s form @PROD-079 @PROD-081', async ({
  page,
  request,
  shop,
}) => {
  const watched = watchPayment(page, shop);
  const visit = { ...VISITS[0]!, port: shop.port };
  const purchase = await aPurchase(request);
  await openStay(page, visit, purchase.wish);
  await chooseActivityDays(page, visit);
  await page.locator('a:not([aria-disabled]):visible', { hasText: 'Paiement express' }).first().click();
  await page.waitForURL((address) => address.pathname === visit.checkout);
  await turnTo(page);
  await fillOrder(page, visit, purchase);
  await formOf(page).getByRole('radio', { name: 'Wallet Pay' }).check();
  await pay(page, visit);
  await isPaid(page, shop, purchase.wish.price);
  const paid = [...shop.provider.account.intents.values()].at(-1)!;
  expect(paid.payment_method?.card?.wallet).toEqual({ type: 'google_pay' });
  expect(watched.faults).toEqual([]);
});

/** Cents that the second provider takes. */
const BY_THE_SECOND = (cents: number) => cents >= 3_000 && cents <= 200_000;

/** Of a buyer who pays by the second provider. */
async function fillAddress(page: Page): Promise<void> {
  await page.locator('[name=addressLine]').fill('Calle Mayor 1');
  await page.locator('[name=postalCode]').fill('28013');
  await page.locator('[name=city]').fill('Madrid');
}
