import { expect, test } from '@playwright/test';
import { hydrated, watch } from '../../fixtures/page-watch.ts';

test('moving between remotes loads no new document and says nothing in the console', async ({ page }) => {
  const pageErrors = watch(page);
  await page.goto('/account/wishlist');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('navigation').first().getByRole('link', { name: 'Séjours', exact: true }).click();
  await expect(page).toHaveURL(/\/sejours/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('séjours');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  pageErrors.quiet();
});

test('a remote whose script is lost leaves the page as the server sent it', async ({ page }) => {
  await page.route('**/releases/account/**', (route) => route.abort());
  const reported = page.waitForRequest('**/gateway/reports/errors');
  await page.goto('/account/wishlist');
  await hydrated(page);
  await reported;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos favoris');
});

test('a page whose style sheet is lost reads without it, and no icon is larger than words', async ({ page }) => {
  await page.route(/\/releases\/minisites\/.*\.css$/, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  await page.goto('/account/wishlist');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Aide' }).click();
  await lost;
  await expect(page).toHaveURL(/contact/);
  const icons = page.locator('main svg');
  await expect(icons.first()).toBeVisible();
  const widths = await icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(28);
});

test('a page is drawn with its document alone: its style sheets stand in it', async ({ page, request }) => {
  const sheets: string[] = [];
  page.on('request', (requested) => requested.resourceType() === 'stylesheet' && sheets.push(requested.url()));
  for (const path of ['/', '/sejours?flow=booking', '/contact']) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain('rel="stylesheet"');
    expect([...html.matchAll(/<style nonce="[^"]+" data-href="[^"]+\.css"/g)].length, path).toBeGreaterThan(1);
    await page.goto(path);
    await hydrated(page);
    expect(
      sheets.filter((sheet) => !/(opened|below)-/.test(sheet)),
      path,
    ).toEqual([]);
  }
});

test('in a client navigation a remote that cannot be had costs its own region only', async ({ page }) => {
  await page.route('**/releases/search/**', (route) => route.abort());
  await page.goto('/account/wishlist');
  await hydrated(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Séjours', exact: true }).click();
  await expect(page.getByTestId('remote-down')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the policy allows neither eval nor inline code, and every script carries its hash', async ({ request }) => {
  const response = await request.get('/account/wishlist');
  const policy = response.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).not.toContain('unsafe');
  const html = await response.text();
  expect(html).not.toMatch(/ style="/);
  expect(html).not.toMatch(/<script[^>]* src=/);
  const scripts = [...html.matchAll(/\{"href":"[^"]+\.js"[^}]*\}/g)].map(([script]) => JSON.parse(script) as Record<string, string>);
  expect(scripts.map(({ href = '' }) => /^\/(assets|releases\/account)\//.exec(href)?.[1])).toEqual(
    expect.arrayContaining(['assets', 'releases/account']),
  );
  for (const { href, integrity } of scripts) expect(integrity, href).toMatch(/^sha256-/);
});
