import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { aBookableStay, buyTheRest } from '../../fixtures/checkout-stays.ts';
import { aPurchase, boughtOnce, fillSummary } from '../../fixtures/checkout-purchase.ts';
import { addressOf, aMail, fillCard, openCheckout, pay, roomsLeft, VISITS } from '../../fixtures/checkout-visit.ts';

for (const visit of VISITS) {
  test(`a declined card is followed by one that pays, charged once, ${visit.name} @order`, async ({ page, request }) => {
    const purchase = await aPurchase(request);
    await openCheckout(page, visit, purchase.wish);
    await page.getByRole('radio', { name: visit.say.flexible }).waitFor();
    await isAccessible(page);

    await page.locator('details summary').first().click();
    const promotion = page.locator('details form').first();
    await promotion.getByRole('textbox').fill('UNKNOWN');
    await promotion.getByRole('button').click();
    await expect(promotion.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await pay(page, visit);
    await expect(page.locator('[name=firstName]')).toHaveAttribute('aria-invalid', 'true');
    await isAccessible(page);

    await fillSummary(page, visit, { ...purchase, card: '4000 0000 0000 0002' });
    await pay(page, visit);
    const declined = page.locator('[data-payment=declined]');
    await expect(declined).toContainText(visit.say.declined);
    await expect(declined).toContainText(visit.say.nothing);
    await isAccessible(page);

    await page.reload();
    await expect(page.locator('[name=firstName]')).toHaveValue('Camille');
    await expect(page.locator('[data-payment=waiting]')).toContainText(visit.say.nothing);
    await isAccessible(page);

    await page.locator('[name=terms]').check();
    await fillCard(page, '4000 0025 0000 3155');
    await pay(page, visit);
    const confirm = page.getByRole('button', { name: visit.say.confirm });
    await confirm.waitFor();
    await isAccessible(page);
    await confirm.click();
    await boughtOnce(page, request, purchase);
    await isAccessible(page);

    await page.goto(addressOf(page, visit, `${new URL(page.url()).pathname}?status=failure`));
    await expect(page.locator('[data-charge]')).toBeVisible();
    await isAccessible(page);
  });

  test(`the last room goes to somebody else meanwhile: nothing is charged, and the way leads back, ${visit.name} @order`, async ({
    page,
    request,
  }) => {
    const wish = await aBookableStay(request, { rooms: (rooms) => rooms >= 1 && rooms <= 3 });
    await openCheckout(page, visit, wish);
    await fillSummary(page, visit, { mail: aMail() });
    await buyTheRest(request, wish, await roomsLeft(request, wish));
    await pay(page, visit);
    const soldOut = page.locator('[data-payment=soldOut]');
    await expect(soldOut).toContainText(visit.say.soldOut);
    await expect(soldOut).toContainText(visit.say.nothing);
    await isAccessible(page);
    await expect(page.getByRole('link', { name: visit.say.back })).toBeVisible();
    await expect(page.locator('[name=firstName]')).toHaveValue('Camille');
    await expect.poll(() => roomsLeft(request, wish)).toBe(0);
  });
}

/** Axe objects to nothing as the page is now. */
async function isAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page, 'main')).toEqual([]);
}
