import { expect, test, type Page } from '@playwright/test';
import { aPurchase, boughtOnce } from './checkout-purchase.ts';
import { openCheckout, VISITS } from './checkout-visit.ts';
import { watch } from './page-watch.ts';

for (const visit of VISITS) {
  test(`without a mouse a stay is insured and paid in three instalments, ${visit.name} @order @PROD-064 @PROD-074`, async ({
    page,
    request,
  }) => {
    const said = watch(page);
    const purchase = await aPurchase(request, { price: (cents) => cents >= 20_000 && cents < 180_000 });
    await openCheckout(page, visit, purchase.wish);
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
    await expect(page.locator('form[method=post] [type=submit]')).toContainText(visit.say.pay);
    await page.keyboard.press('Enter');
    const { amount, parts } = await boughtOnce(page, request, { ...purchase, costs: undefined });
    expect(parts.insurance).toBeGreaterThan(0);
    expect(parts.paymentFee).toBeGreaterThan(0);
    expect(amount).toBe(purchase.wish.price + parts.insurance! + parts.paymentFee!);
    said.quiet();
  });
}

/** Presses Tab until a field has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) return;
  }
  throw new Error(`Tab does not reach ${name}.`);
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
  for (let step = 0; step < 5 && !(await wanted.isChecked()); step++) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}
