import { BROWSER_FLAGS } from '@shop/tools/browser-flags';
import { expect, test, type Page } from '@playwright/test';
import { hydrated, still } from '../../fixtures/page-watch.ts';

/** Scrollbars with a width of their own, as on most desktops. */
test.use({
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: BROWSER_FLAGS, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'consent', value: '1.m0.a0', domain: 'localhost', path: '/' }]);
});

const places = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('header a, h1')].map((element) => element.getBoundingClientRect().x));

test('a window over the page moves nothing in it where scrollbars have a width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  await hydrated(page);
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
  const before = await places(page);
  await page.getByRole('button', { name: 'Laissez-nous un message' }).click();
  await expect(page.getByRole('dialog', { name: 'Nous écrire' })).toBeVisible();
  await still(page);
  expect(await places(page)).toEqual(before);
});

test('a window whose content scrolls down does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/sejours?flow=booking');
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Filtre/ })
    .first()
    .click();
  const window = page.getByRole('dialog', { name: 'Filtres' });
  await expect(window.getByRole('checkbox').first()).toBeVisible();
  const sideways = () =>
    window.evaluate((element) => [...element.querySelectorAll('[tabindex="0"]')].map((part) => part.scrollWidth - part.clientWidth)[0]);
  await expect.poll(sideways).toBe(0);
});
