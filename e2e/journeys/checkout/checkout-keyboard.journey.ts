import { expect, test, type Page } from '@playwright/test';
import { aPurchase, boughtOnce, openStay, summaryLinks } from '../../fixtures/checkout-purchase.ts';
import { VISITS, type Wish } from '../../fixtures/checkout-visit.ts';
import { daysAreKnown, toAnotherDay } from '../../fixtures/open-days.ts';
import { watch } from '../../fixtures/page-watch.ts';

for (const visit of VISITS) {
  test(`without a mouse days are chosen, and the stay is insured and paid in three instalments, ${visit.name} @order @PROD-064 @PROD-074`, async ({
    page,
    request,
  }) => {
    const said = watch(page);
    const purchase = await aPurchase(request, { price: (cents) => cents >= 20_000 && cents < 180_000 });
    await openStay(page, visit, purchase.wish);
    await chooseDaysByKeys(page, purchase.wish);
    const activities = page.locator('main aside select');
    await expect(activities.or(summaryLinks(page, visit)).filter({ visible: true }).first()).toBeVisible();
    for (const activity of await activities.all()) {
      await tabUntil(page, 'main aside select');
      await page.keyboard.press('ArrowDown');
      await expect(activity).not.toHaveValue('');
    }
    await summaryLinks(page, visit).first().waitFor();
    await tabUntil(page, `main a[href*="${visit.checkout}?"]`);
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => address.pathname === visit.checkout);
    await expect(page.locator('form:not([inert]) [name=civility]').first()).toBeAttached();
    await chooseByKeys(page, 'cancellation', visit.say.insured);
    await tabTo(page, 'civility');
    await page.keyboard.press('Space');
    await typeInto(page, 'firstName', 'Camille');
    await typeInto(page, 'lastName', 'Martin');
    await typeInto(page, 'email', purchase.mail);
    await typeInto(page, 'phone', '+33612345678');
    await chooseByKeys(page, 'method', visit.say.three);
    await typeInto(page, 'cardNumber', '4242424242424242');
    await typeInto(page, 'cardExpiry', '1230');
    await typeInto(page, 'cardCvc', '123');
    await tabTo(page, 'terms');
    await page.keyboard.press('Space');
    await expect(page.locator('form[method=dialog] [type=submit]')).toContainText(visit.say.pay);
    await page.keyboard.press('Enter');
    const { amount, parts } = await boughtOnce(page, request, { ...purchase, costs: undefined }, { instalments: 3 });
    expect(parts.insurance).toBeGreaterThan(0);
    expect(parts.paymentFee).toBeGreaterThan(0);
    expect(amount).toBe(purchase.wish.price + parts.insurance! + parts.paymentFee!);
    said.quiet();
  });
}

/** The calendar's arrows lead from the arrival, which is chosen again, to the departure. */
async function chooseDaysByKeys(page: Page, { checkin, checkout }: Wish): Promise<void> {
  const nights = (Date.parse(checkout) - Date.parse(checkin)) / 86_400_000;
  const arrival = page.locator(`main [data-day="${checkin}"]`).first();
  await expect(arrival).toHaveAttribute('tabindex', '0');
  await tabUntil(page, `main [data-day="${checkin}"]`);
  await page.keyboard.press('Enter');
  await expect(arrival).toHaveAttribute('data-status', 'checkin');
  await daysAreKnown(page);
  for (let night = 0; night < nights; night++) await toAnotherDay(page, 'ArrowRight');
  await expect(page.locator(`main [data-day="${checkout}"]`).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#checkin=${checkin}&checkout=${checkout}$`));
}

/** Presses Tab until a field has the focus. */
function tabTo(page: Page, name: string): Promise<void> {
  return tabUntil(page, `[name="${name}"]`);
}

/** Presses Tab until the focus is on something like this. */
async function tabUntil(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 100; step++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}.`);
}

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** Space chooses the radio button that has the focus, the arrows another one. */
async function chooseByKeys(page: Page, group: string, label: RegExp): Promise<void> {
  const wanted = page.getByRole('radio', { name: label });
  await tabTo(page, group);
  await page.keyboard.press('Space');
  await expect(page.locator(':focus')).toBeChecked();
  for (let step = 0; step < 5 && !(await wanted.isChecked()); step++) {
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toBeChecked();
  }
  await expect(wanted).toBeChecked();
}
