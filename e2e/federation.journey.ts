import { expect, test } from '@playwright/test';
import { hydrated, watch } from './page-watch.ts';

test('moving between remotes loads no new document and says nothing in the console', async ({ page }) => {
  const said = watch(page);
  await page.goto('/account/wishlist');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('navigation').first().getByRole('link', { name: 'Séjours', exact: true }).click();
  await expect(page).toHaveURL(/\/sejours/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  said.quiet();
});

test('a remote whose script is lost leaves the page as the server sent it', async ({ page }) => {
  await page.route('**/releases/account/**', (route) => route.abort());
  await page.goto('/account/wishlist');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos favoris');
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos favoris');
});

test('a tampered script is not run', async ({ page }) => {
  await page.route('**/releases/account/**/remoteEntry.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: 'window.tampered = true' }),
  );
  await page.goto('/account/wishlist');
  await hydrated(page);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos favoris');
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
  for (const [script] of html.matchAll(/<script[^>]*src=[^>]*>/g)) expect(script).toContain('integrity="sha384-');
});
