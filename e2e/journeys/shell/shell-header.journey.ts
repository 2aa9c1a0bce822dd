import { expect, test, type Page } from '@playwright/test';
import { hydrated, still, watch } from '../../fixtures/page-watch.ts';

const refused = { name: 'consent', value: '1.m0.a0', path: '/' };
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test.beforeEach(async ({ context }) => {
  await context.addCookies(['localhost', 'be.localhost'].map((domain) => ({ ...refused, domain })));
});

const opener = (page: Page) => page.getByRole('banner').locator('summary').first();

test.describe('the menu "Inspirations"', () => {
  test.use({ viewport: DESKTOP });

  test('opens by keyboard, shows one tab at a time, and closes on Escape @SHELL-027', async ({ page }) => {
    const pageErrors = watch(page);
    await page.goto('/');
    await hydrated(page);
    await opener(page).focus();
    await page.keyboard.press('Enter');
    const tabs = page.getByRole('navigation').locator('details[name="inspirations"]');
    await expect(tabs.first().locator('a').first()).toBeVisible();
    await tabs.nth(1).locator('summary').click();
    await expect(tabs.first()).not.toHaveAttribute('open');
    await expect(tabs.nth(1).locator('a').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
    await expect(tabs.first().locator('a').first()).toBeHidden();
    pageErrors.quiet();
  });

  test('a press on its words and blanks leaves it open; the Tab key closes a drawer behind the visitor', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await opener(page).click();
    const menu = page.locator('header details[data-closes]');
    const tab = menu.locator('details[open] > summary');
    await tab.click();
    await still(page);
    const panel = (await tab.locator('..').locator('..').boundingBox())!;
    await page.mouse.click(panel.x + panel.width / 2, panel.y + panel.height - 8);
    await expect(menu.locator('details[open] a').first()).toBeVisible();
    await page.locator('[popovertarget="gift-drawer"]').first().click();
    await expect(menu).not.toHaveAttribute('open');
    const drawer = page.locator('#gift-drawer');
    await expect(drawer).toBeVisible();
    await still(page);
    const edge = (await drawer.boundingBox())!;
    await page.mouse.click(edge.x + edge.width / 2, edge.y + edge.height - 60);
    await drawer.getByRole('link').last().focus();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(drawer).toBeHidden();
  });

  test('suggests something for this week, and closes when the visitor goes there @SHELL-029', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await opener(page).click();
    const go = page.getByRole('link', { name: 'J’ai envie d’y aller !' });
    await go.click();
    await expect(page).not.toHaveURL(/contact/);
    await expect(page.locator('details[name="inspirations"]').first().locator('a').first()).toBeHidden();
  });
});

test('on a phone there is no menu but a burger @SHELL-022 @SHELL-030', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(opener(page)).toBeHidden();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.locator('#burger-menu').getByRole('link', { name: /J’ai reçu un cadeau/ })).toBeVisible();
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeHidden();
});

test('nothing of the layout is wider than a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/contact', '/sejours?flow=booking']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test('in Belgium the language changes on the same page, with query and hash, and is remembered @SHELL-017 @SHELL-064', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(DESKTOP);
  const address = new URL('/fr/sejours?flow=booking#a=3', baseURL);
  address.hostname = 'be.localhost';
  await page.goto(address.href);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
  await expect(page).toHaveURL(/\/nl\/verblijven\?flow=booking#a=3/);
  await page.goto(new URL('/', address).href);
  await expect(page).toHaveURL(/\/nl$/);
});

test('a page on which a booking is made has the simplified header, whose back link keeps dates and party @SHELL-023 @SHELL-024', async ({
  page,
}) => {
  await page.goto('/reservation?id=1&checkin=2031-01-02&checkout=2031-01-03&a=3');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Retour' })).toHaveAttribute(
    'href',
    '/produit/sejour/1#checkin=2031-01-02&checkout=2031-01-03&a=3',
  );
  await expect(header.getByRole('button')).toHaveCount(0);
});

test('the native app brings its own layout', async ({ page }) => {
  for (const path of ['/contact?app=1', '/contact']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

test('moving to another page puts the focus at its beginning and reads its title; Back restores the place', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Conditions de vente' }).first().click();
  await expect(page).toHaveURL(/terms-of-sale/);
  await expect(page.locator('#main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^Conditions/);
  await expect(page.locator('[aria-live="polite"][aria-atomic="true"]')).toHaveText(await page.title());
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP });

  test('menu, drawers, links and footer work', async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    const tab = page.locator('details[name="inspirations"]').first();
    await expect(tab.locator('a').first()).toBeVisible();
    await page.locator('[popovertarget="gift-drawer"]').first().click();
    await expect(page.locator('#gift-drawer')).toBeVisible();
    await page
      .locator('#gift-drawer')
      .getByRole('link', { name: /J’ai reçu un cadeau/ })
      .click();
    await expect(page).toHaveURL(/beneficiary\/login/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies', exact: true }).click();
    await expect(page).toHaveURL(/contenu\/cookies/);
  });
});
