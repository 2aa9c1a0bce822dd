import { expect, test, type Locator, type Page } from '@playwright/test';
import { buy, buyItems, call, press, register } from './account-visit.ts';
import { aBookableStay } from '../../fixtures/checkout-stays.ts';
import { addressOf, aMail, knowTheNewsletter, visitAs, VISITS, type Visit } from '../../fixtures/checkout-visit.ts';
import { alive, hydrated } from '../../fixtures/page-watch.ts';
import { tabFaults } from '../../fixtures/tab-stops.ts';

const VISIT: Visit = { ...VISITS[0]!, host: 'be.localhost', locale: 'nl_BE', width: 1440 };

test('the whole account is used by keyboard alone, in Belgian Dutch @ACC-001', async ({ page, request }) => {
  await visitAs(page, VISIT);
  await knowTheNewsletter(page);
  const at = (path: string) => addressOf(page, VISIT, `/nl${path}`);
  const email = aMail();
  const locale = VISIT.locale;
  const wish = await aBookableStay(request, { cancellable: true });
  await page.goto(at('/account'));
  await register(page, { email, locale });
  await buy(page, { wish, email, locale });
  await buyItems(page, { giftCardItem: { amount: 5_000, recipientEmail: email } }, { email, locale });
  await call(page, 'PUT', `/gateway/account/wishlist/STAY/${wish.id}`);

  const button = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
  const walked = async (path: string) => {
    await open(page, at(path));
    expect(await tabFaults(page), path).toEqual([]);
  };

  await test.step('each stop of Tab is seen, in its order, and nothing is left out', async () => {
    await walked('/account');
    await walked('/account/trips');
  });

  await test.step('a window has the focus while it is open, and gives it back to what opened it', async () => {
    await walked('/account/settings/profile');
    await returnsFocus(page, button(/^Passkey toevoegen/));
    await walked('/account/gifts');
    await returnsFocus(page, button(/Doorgeven aan iemand anders/));
    await walked(`/account/trips/${await tripOf(page)}`);
    await press(page, page.locator('main a[href$="#cancel"]'));
    await returnsFocus(page, page.locator('#cancel button[data-look=primary]'));
  });

  await test.step('a favourite that is taken off leaves the focus on the page', async () => {
    await walked('/account/wishlist');
    await press(page, page.locator('main [aria-pressed=true]'));
    await expect(page.getByRole('main').getByRole('link', { name: 'Iets toevoegen' })).toBeFocused();
  });
});

/** Once what it shows is there, and answers. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
}

async function tripOf(page: Page): Promise<string> {
  const { trips } = (await call(page, 'GET', '/gateway/account/trips?locale=nl_BE')) as { trips: { orderUUID: string }[] };
  return trips[0]!.orderUUID;
}

async function returnsFocus(page: Page, opener: Locator): Promise<void> {
  await alive(opener);
  await press(page, opener);
  await expect(page.locator('dialog[open] :focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(opener).toBeFocused();
}
