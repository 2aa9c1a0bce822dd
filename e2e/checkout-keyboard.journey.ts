import { expect, test, type Page } from '@playwright/test';
import { aBookableStay } from './checkout-stays.ts';
import { aMail, confirmed, mailsTo, openCheckout, orderOf, roomsLeft, VISITS } from './checkout-visit.ts';

for (const visit of VISITS) {
  test(`a whole booking needs no mouse, ${visit.name} @order`, async ({ page, request }) => {
    const wish = await aBookableStay(request);
    const before = await roomsLeft(request, wish);
    const mail = aMail();
    await openCheckout(page, visit, wish);
    await expect(page.locator('form:not([inert]) [name=civility]').first()).toBeAttached();
    const flexible = page.getByRole('radio', { name: visit.say.flexible });
    await flexible.focus();
    await expect(flexible).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, 'civility');
    await page.keyboard.press('Space');
    await typeInto(page, 'firstName', 'Camille');
    await typeInto(page, 'lastName', 'Martin');
    await typeInto(page, 'email', mail);
    await typeInto(page, 'phone', '+33612345678');
    await typeInto(page, 'cardNumber', '4242424242424242');
    await typeInto(page, 'cardExpiry', '1230');
    await typeInto(page, 'cardCvc', '123');
    await tabTo(page, 'terms');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    const order = await orderOf(request, await confirmed(page));
    expect(order).toMatchObject({ status: 'paid', amount: wish.price, charged: wish.price });
    await expect.poll(() => roomsLeft(request, wish)).toBe(before - 1);
    await expect.poll(() => mailsTo(mail)).toBe(1);
  });
}

/** Presses Tab until a field has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.getAttribute('name'))) === name) return;
  }
  throw new Error(`Tab does not reach ${name}.`);
}

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}
