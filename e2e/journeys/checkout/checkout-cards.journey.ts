import { expect, type Page } from '@playwright/test';
import { aPurchase } from '../../fixtures/checkout-purchase.ts';
import {
  addressOf,
  choose,
  confirmed,
  fillBuyer,
  FRENCH_WIDE,
  openCheckout,
  orderOf,
  pay,
  visitAs,
  type Visit,
} from '../../fixtures/checkout-visit.ts';
import { hydrated, leaveRoutes } from '../../fixtures/page-watch.ts';
import { formOf, typeCard, watchPayment, type StripeShop } from '../../fixtures/stripe-shop.ts';
import { test } from './stripe-test.ts';

const CUSTOMER = { email: 'demo@shop.example', password: 'demo-by-the-lake' };

test.afterEach(({ page }) => leaveRoutes(page));

const DUTCH_PHONE: Visit = {
  ...FRENCH_WIDE,
  ...{ name: 'in Dutch on a phone', host: 'nl.localhost', locale: 'nl_NL', checkout: '/boeking', width: 390 },
  say: { ...FRENCH_WIDE.say, pay: /betalen$/, flexible: /^(Flexibel|Niet terugbetaalbaar)/ },
};

const JOURNEYS = [
  {
    visit: FRENCH_WIDE,
    menu: '[data-tool=account]',
    cards: 'Mes cartes bancaires',
    remove: /^Supprimer Visa/,
    sure: 'Supprimer la carte',
    gone: /n’est plus enregistrée/,
  },
  {
    visit: DUTCH_PHONE,
    menu: '[popovertarget=burger-menu]:not([popovertargetaction])',
    cards: 'Mijn betaalkaarten',
    remove: /^Visa .* verwijderen$/,
    sure: 'Kaart verwijderen',
    gone: /wordt niet langer bewaard/,
  },
];

for (const { visit: described, menu, cards, remove, sure, gone } of JOURNEYS)
  test(`a customer saves a card while paying, pays with it again, sees it in the account and removes it, ${described.name}`, async ({
    page,
    request,
    shop,
  }) => {
    test.slow();
    const visit = { ...described, port: shop.port };
    const watched = watchPayment(page, shop);
    await signIn(page, visit);

    const first = await toForm(page, { visit, purchase: await aPurchase(request) });
    await typeCard(page, '4242 4242 4242 4242');
    await formOf(page).locator('[name=save]').check();
    await pay(page, visit);
    const saved = await paidIntent(page, shop, first.wish.price);

    const second = await toForm(page, { visit, purchase: await aPurchase(request) });
    await expect(formOf(page).getByRole('radio', { name: 'visa •••• 4242' })).toBeChecked();
    await pay(page, visit);
    const again = await paidIntent(page, shop, second.wish.price);
    expect([again.customer, again.payment_method?.id]).toEqual([saved.customer, saved.payment_method?.id]);

    await page.locator(menu).click();
    await page.getByRole('link', { name: cards }).click();
    await page.getByRole('button', { name: remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: sure }).click();
    await expect(page.getByText(gone)).toBeVisible();
    await expect(page.getByRole('button', { name: remove })).toHaveCount(0);
    expect(shop.provider.account.methods.get(saved.payment_method!.id)?.customer).toBeNull();
    expect(watched.faults).toEqual([]);
  });

async function signIn(page: Page, visit: Visit): Promise<void> {
  await visitAs(page, visit);
  await page.goto(addressOf(page, visit, '/account/signin?origin=%2Faccount%2Fsettings%2Fcards'));
  await hydrated(page);
  await page.locator('main [name=email]').fill(CUSTOMER.email);
  await page.locator('main [name=password]').fill(CUSTOMER.password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(/\/account\/settings\/cards$/);
}

async function toForm<Bought extends Awaited<ReturnType<typeof aPurchase>>>(
  page: Page,
  { visit, purchase }: { visit: Visit; purchase: Bought },
): Promise<Bought> {
  await openCheckout(page, visit, purchase.wish);
  await expect(page.locator('[data-provider-form=ready]')).toBeVisible();
  await choose(page, visit.say.flexible);
  await fillBuyer(page, purchase.mail);
  return purchase;
}

/** The order is paid, and this is how the provider took it. */
async function paidIntent(page: Page, { provider }: StripeShop, price: number) {
  const uuid = await confirmed(page);
  expect(await orderOf(page, uuid)).toMatchObject({ status: 'paid', charge: 'charged', charged: price });
  const intents = [...provider.account.intents.values()].filter(({ metadata }) => metadata.reference === uuid);
  expect(intents).toMatchObject([{ status: 'succeeded', customer: expect.stringMatching(/^cus_/) }]);
  return intents[0]!;
}
