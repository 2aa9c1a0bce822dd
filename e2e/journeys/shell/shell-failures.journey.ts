import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../../fixtures/page-watch.ts';
import { secondShell, type ContentFailure, type SecondShell } from '../../fixtures/second-shell.ts';

async function shell(
  failureMode: ContentFailure,
  env: Record<string, string>,
  visit: (shell: SecondShell) => Promise<void>,
): Promise<void> {
  const own = await secondShell(failureMode, env);
  try {
    await visit(own);
  } finally {
    await own.close();
  }
}

/** With no content nothing renders between header and footer (spec 2, section 2); content that fails or never comes says so there. */
async function homeIsServed(page: Page, address: string, failureMode: ContentFailure): Promise<void> {
  const home = await page.goto(`${address}/`, { waitUntil: 'domcontentloaded' });
  expect(home?.status()).toBe(failureMode === 'empty' ? 200 : 503);
  const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  await expect(retry).toHaveCount(failureMode === 'empty' ? 0 : 1);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Séjours' }).first()).toBeAttached();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

for (const failureMode of ['slow', 'failed', 'empty'] as const) {
  test(`content that is ${failureMode} costs its own place only: the page is served, with header, legal links and search @SHELL-058 @HOME-010`, async ({
    page,
  }) => {
    await shell(failureMode, {}, async ({ address }) => {
      const response = await page.goto(`${address}/sejours?flow=booking`, { waitUntil: 'domcontentloaded' });
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Séjours' }).first()).toBeAttached();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Conditions de vente' }).first()).toBeVisible();
      await expect(page.getByRole('complementary')).toHaveCount(0);
      await homeIsServed(page, address, failureMode);
      // A page of the editors' may be there: only who knows all of them can say that it is not.
      expect((await page.request.get(`${address}/noel`)).status()).toBe(503);
      expect((await page.request.get(`${address}/noel/deux`)).status()).toBe(404);
    });
  });
}

test('the switches of the operator close screens, and open the shop to search engines', async ({ page }) => {
  await shell('fine', { SHOP_TOGGLES: 'boxes=off,customerAccount=off,indexing=on' }, async ({ address }) => {
    expect((await page.goto(`${address}/coffrets`))?.status()).toBe(404);
    const home = await page.goto(`${address}/`);
    expect(home?.headers()['x-robots-tag']).toBeUndefined();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gérer ma réservation' }).first()).toBeAttached();
    expect(await (await page.request.get(`${address}/robots.txt`)).text()).toContain('Sitemap: ');
  });
});

test('a host of customer care opens to a session, and not to the flag that anybody can set', async ({ page }) => {
  await shell('fine', { CUSTOMER_CARE: '1' }, async ({ address }) => {
    await page.context().addCookies([{ name: 'customer_care', value: '1', url: address }]);
    await page.goto(`${address}/`);
    await expect(page).toHaveURL(/\/customer-care\/login\?origin=%2F$/);
  });
});

for (const [lost, address] of [
  ['code', /\/assets\/layout\..*\.js$/],
  ['menu', /\/gateway\/content\/menu\?/],
] as const)
  test(`a layout whose ${lost} cannot be had stays as the server sent it, and leads on`, async ({ page }) => {
    const mismatches: string[] = [];
    page.on('console', (message) => /#418|[Hh]ydrat/.test(message.text()) && mismatches.push(message.text()));
    const failed = page.waitForEvent('requestfailed', (request) => address.test(request.url()));
    await page.route(address, (route) => route.abort());
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/contact');
    await hydrated(page);
    const header = page.getByRole('banner');
    await header.hover();
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nous contacter');
    await header.locator('summary').first().click();
    await expect(header.locator('details[name=inspirations] a').first()).toBeVisible();
    // React has taken it over by now, and found what it expected.
    await expect
      .poll(() => header.evaluate((element) => Object.keys(element.parentElement!).some((key) => key.startsWith('__react'))))
      .toBe(true);
    expect(mismatches).toEqual([]);
    await header.getByRole('link', { name: 'Séjours', exact: true }).click();
    await expect(page).toHaveURL(/\/sejours\?flow=booking/);
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });
