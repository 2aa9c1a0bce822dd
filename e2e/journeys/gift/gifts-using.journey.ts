import { expect, test } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { ON_A_PHONE, ON_A_WIDE_SCREEN, openIn } from './gift-purchase.ts';
import { hydrated } from '../../fixtures/page-watch.ts';
import { expectDrawn } from '../../fixtures/map-of-results.ts';

const HELD = /\/beneficiary\/login$/;

/** What is counted, however its thousands are written. */
const digitsIn = (text: string | null) => (text ?? '').replaceAll(/\D/g, '');

test('a box opens by its address alone and leads to its stays, priced after it @GIFT-017 @GIFT-020 @GIFT-021', async ({ page }) => {
  await openIn(page, ON_A_PHONE, '/DEMO-BOX-2468');
  await page.waitForURL(HELD);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('main a[href="/cadeau/sejours"]').click();
  await expect(page.locator('main article').first()).toContainText(/Inclus|\+/);
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/produit\/sejour\/\d+/);
  await expect(page.getByTestId('gift-bar')).toContainText('€');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByTestId('gift-bar').getByRole('button').click();
  await expect(page.getByTestId('gift-bar')).toHaveCount(0);
});

test('the map of a gift says what is left to pay, and its card opens the stay with the gift @GIFT-020 @GIFT-021 @SEARCH-043', async ({
  page,
}) => {
  await openIn(page, ON_A_PHONE, '/DEMO-STAY-2468');
  await page.waitForURL(HELD);
  await page.locator('main a[href="/cadeau/sejours"]').click();
  const counted = page.locator('main h1').filter({ hasText: /\d/ });
  await expect(counted).toBeVisible();
  const count = digitsIn(await counted.textContent());
  await page
    .getByRole('button', { name: /^Carte/ })
    .filter({ visible: true })
    .click();
  const map = page.locator('dialog[open]');
  await expectDrawn(map);
  expect(digitsIn(await map.getByRole('status').filter({ hasText: /\d/ }).first().textContent())).toBe(count);
  await expect(map.locator('section li button').first()).toContainText(/Inclus|\+/);
  const given = map.getByRole('navigation').getByRole('button').first();
  await expect(given).toContainText(/Inclus|\+/);
  await given.click();
  await expect(map.getByRole('article')).toContainText('avec votre cadeau');
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await map.getByRole('article').getByRole('link').click();
  await page.waitForURL(/\/produit\/sejour\/\d+/);
  await expect(page.getByTestId('gift-bar')).toContainText('€');
});

for (const code of ['DEMO-STAY-2468', 'DEMO-CARD-2468', 'DEMO-ACTIVITY-2468'])
  test(`${code} opens with what it is and a way on @GIFT-019`, async ({ page }) => {
    await openIn(page, ON_A_WIDE_SCREEN, `/search?code=${code.toLowerCase()}`);
    await page.waitForURL(HELD);
    await expect(page.locator('main h2').first()).toBeVisible();
    await expect(page.locator('main section a').first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });

for (const code of ['DEMO-BOX-1357', 'DEMO-BOX-9999', 'DEMO-BOX-1122', 'AB12-CD34-ZZ99'])
  test(`${code} opens nothing, says why and takes another code @GIFT-017`, async ({ page }) => {
    await openIn(page, ON_A_WIDE_SCREEN, `/${code}`);
    await page.waitForURL(HELD);
    await expect(page.locator('main form').first()).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await hydrated(page);
    await page.locator('main form input').first().fill('demo box 2468');
    await page.keyboard.press('Enter');
    await expect(page.locator('main h2').first()).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify([history.state, document.referrer]))).not.toContain(code);
  });
