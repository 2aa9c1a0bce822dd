import { expect, test as base, type Page } from '@playwright/test';
import { aPurchase } from './checkout-purchase.ts';
import { choose, confirmed, fillBuyer, openCheckout, orderOf, pay, roomsLeft, TWO_VISITS, type Visit } from './checkout-visit.ts';
import { leaveRoutes } from './page-watch.ts';
import { formOf, openStripeShop, typeCard, watchPayment, type StripeShop } from './stripe-shop.ts';

const START_MS = 120_000;

/** These journeys have a shop of their own, and a process that knows no other. */
const test = base.extend<object, { shop: StripeShop }>({
  shop: [
    async ({}, lend) => {
      const shop = await openStripeShop();
      await lend(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: ({ shop }, lend) => lend(shop.address),
});

test.afterEach(({ page }) => leaveRoutes(page));

for (const visit of TWO_VISITS)
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
    await expect(page.locator('form[method=post] button[type=submit]')).toHaveText(visit.say.pay);
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
  const watched = watchPayment(page, shop);
  const visit = { ...TWO_VISITS[1]!, port: shop.port };
  const purchase = await aPurchase(request);
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

type Bought = Awaited<ReturnType<typeof aPurchase>>;

async function toForm(page: Page, visit: Visit, purchase: Bought): Promise<void> {
  await openCheckout(page, visit, purchase.wish);
  await fillOrder(page, visit, purchase);
}

async function fillOrder(page: Page, visit: Visit, { mail }: Bought): Promise<void> {
  await expect(page.locator('[data-provider-form=ready]')).toBeVisible();
  await choose(page, visit.say.flexible);
  await fillBuyer(page, mail);
}

/** The order is paid once, with what the provider took. */
async function isPaid(page: Page, { provider }: StripeShop, price: number): Promise<void> {
  const uuid = await confirmed(page);
  const order = await orderOf(page, uuid);
  expect(order).toMatchObject({ status: 'paid', charge: 'charged', charged: price });
  const taken = [...provider.account.intents.values()].filter(
    ({ metadata, status }) => metadata.reference === uuid && status === 'succeeded',
  );
  expect(taken).toMatchObject([{ amount: order.amount }]);
}
