import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { aBookableStay } from './checkout-stays.ts';
import { aMail, choose, confirmed, fillBuyer, fillCard, openCheckout, pay, VISITS } from './checkout-visit.ts';

/** Everything that axe objects to on the page as it is now. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

for (const visit of VISITS.slice(0, 2)) {
  test(`axe objects to nothing in any state of the booking summary, ${visit.name}`, async ({ page, request }) => {
    const wish = await aBookableStay(request);
    await openCheckout(page, visit, wish);
    await page.getByRole('radio', { name: visit.say.flexible }).waitFor();
    expect(await faults(page), 'as it opens').toEqual([]);

    await page.locator('details summary').first().click();
    const promotion = page.locator('details form').first();
    await promotion.getByRole('textbox').fill('UNKNOWN');
    await promotion.getByRole('button').click();
    await expect(promotion.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await pay(page, visit);
    await expect(page.locator('[name=firstName]')).toHaveAttribute('aria-invalid', 'true');
    expect(await faults(page), 'with every fault shown').toEqual([]);

    await choose(page, visit.say.flexible);
    await promotion.getByRole('textbox').fill('BIENVENUE10');
    await promotion.getByRole('button').click();
    await expect(page.getByText('BIENVENUE10')).toBeVisible();
    await fillBuyer(page, aMail());
    await fillCard(page, '4000 0000 0000 0002');
    await pay(page, visit);
    await expect(page.locator('[data-payment=declined]')).toBeVisible();
    expect(await faults(page), 'after a declined card').toEqual([]);

    await fillCard(page, '4000 0025 0000 3155');
    await pay(page, visit);
    await expect(page.getByRole('button', { name: visit.say.confirm })).toBeVisible();
    expect(await faults(page), 'at the bank’s question').toEqual([]);

    await page.reload();
    await expect(page.locator('[data-payment=waiting]')).toBeVisible();
    expect(await faults(page), 'after a reload').toEqual([]);

    await page.locator('[name=terms]').check();
    await fillCard(page);
    await pay(page, visit);
    const uuid = await confirmed(page);
    expect(await faults(page), 'at the confirmation').toEqual([]);

    await page.goto(`${new URL(page.url()).origin}/confirmation/${uuid}?status=failure`);
    await expect(page.locator('[data-charge]')).toBeVisible();
    expect(await faults(page), 'at the failure panel').toEqual([]);
  });
}
