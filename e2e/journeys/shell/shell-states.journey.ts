import { expect, test, type Page } from '@playwright/test';
import { axeFaults as faults } from '../../fixtures/axe-faults.ts';
import { at } from './home-visit.ts';
import { alive, hydrated } from '../../fixtures/page-watch.ts';

/** The longer words stand on the narrower screen. */
const VISITS = [
  { device: 'desktop', viewport: { width: 1440, height: 900 }, host: 'localhost', path: '/contact', purposes: 'Choisir au cas par cas' },
  { device: 'phone', viewport: { width: 390, height: 844 }, host: 'be.localhost', path: '/nl/contact', purposes: 'Per doel kiezen' },
] as const;

async function openAndClose(page: Page, drawer: string): Promise<void> {
  await page.locator(`[popovertarget="${drawer}"]`).first().click();
  await expect(page.locator(`#${drawer}`)).toBeVisible();
  await expect(page.locator(`#${drawer} a`).first()).toBeVisible();
  expect(await faults(page, `#${drawer}`), drawer).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator(`#${drawer}`)).toBeHidden();
}

for (const { device, viewport, host, path, purposes } of VISITS)
  test.describe(`the layout on a ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('every menu, drawer and banner open: axe objects to nothing', async ({ page, baseURL }) => {
      await page.goto(at(baseURL, host, `${path}?consent=open`));
      await hydrated(page);
      const consent = page.getByTestId('consent');
      await consent.getByText(purposes).click();
      await expect(consent.getByRole('checkbox')).toHaveCount(3);
      expect(await faults(page), 'consent').toEqual([]);
      await consent.locator('button[value=refuse]').click();
      await expect(consent).toHaveCount(0);
      for (const drawer of ['gift-drawer', 'wishlist-drawer']) await openAndClose(page, drawer);
      if (device === 'phone') await openAndClose(page, 'burger-menu');
    });

    test('signed in: axe objects to nothing', async ({ page, baseURL }) => {
      const address = at(baseURL, host, path);
      const cookies = { consent: '1.m0.a0', access_token: '1' };
      await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: new URL(address).origin })));
      await page.goto(address);
      await hydrated(page);
      expect(await faults(page), 'page').toEqual([]);
      await openAndClose(page, 'account-menu');
    });

    if (device === 'desktop')
      test('every tab of the menu open: axe objects to nothing', async ({ page, baseURL }) => {
        await page.goto(at(baseURL, host, path));
        await hydrated(page);
        await page.getByRole('banner').locator('summary').first().click();
        const tabs = page.getByRole('navigation').locator('details[name="inspirations"]');
        await alive(page.getByRole('banner').locator('summary').first());
        await expect(tabs.nth(1)).toBeVisible();
        for (const tab of await tabs.all()) {
          if ((await tab.getAttribute('open')) === null) await tab.locator('summary').first().click();
          await expect(tab.locator('a').first()).toBeVisible();
          expect(await faults(page, 'header'), await tab.locator('summary').first().innerText()).toEqual([]);
        }
      });
  });

test('text of twice the usual size fits into a screen of 1280 px: the header has its narrow layout', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const path of ['/', '/sejours?flow=booking', '/contact', '/account/signin']) {
    await page.goto(at(baseURL, 'localhost', path));
    await expect(page.locator('[popovertarget=burger-menu]').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(1280);
  }
});
