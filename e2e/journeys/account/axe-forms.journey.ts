import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { aBookableStay } from '../../fixtures/checkout-stays.ts';
import { answeredConsent } from '../../fixtures/hotel-visit.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

/** The longer words stand on the narrower screen. */
const VISITS = [
  { size: { width: 1440, height: 900 }, prefix: '', booking: '/gerer-ma-reservation', checkout: '/reservation', error: /^Erreur\s:/ },
  { size: { width: 390, height: 844 }, prefix: '/nl_NL', booking: '/boeking-beheren', checkout: '/boeking', error: /^Fout:/ },
] as const;
/** The account that every demonstration has. */
const DEMO = { email: 'demo@shop.example', password: 'demo-by-the-lake' };

const send = (page: Page) => page.getByRole('main').locator('form[method=dialog] button[type=submit]').last().click();
const summary = (page: Page) => page.getByRole('group').filter({ has: page.locator('a[href^="#"]') });

for (const { size, prefix, booking, checkout, error } of VISITS) {
  const open = async (page: Page, path: string) => {
    await page.goto(prefix + path);
    await hydrated(page);
  };
  /** The form as it comes, and sent empty: what is wrong stands at its top, and the title says so. */
  const emptyForm = async (page: Page, path: string) => {
    await open(page, path);
    expect(await axeFaults(page), path).toEqual([]);
    await send(page);
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    await expect(summary(page)).toBeVisible();
    await expect(page).toHaveTitle(error);
    expect(await axeFaults(page), `${path} sent empty`).toEqual([]);
  };

  test.describe(`axe objects to nothing at ${size.width} px`, () => {
    test.use({ viewport: size, reducedMotion: 'reduce' });
    test.beforeEach(({ page }) => answeredConsent(page, ['localhost']));

    test('in any form, empty or sent empty', async ({ page, request }) => {
      test.setTimeout(120_000);
      for (const step of ['', '?step=register', '?step=forgotten']) await emptyForm(page, `/account/signin${step}`);
      await emptyForm(page, `${booking}#modify`);
      const { id, checkin, checkout: departure, activities } = await aBookableStay(request);
      const days = activities.length ? `&activityDates=${activities.map((activity) => `${activity}_1`).join('-')}` : '';
      await emptyForm(page, `${checkout}?id=${id}&checkin=${checkin}&checkout=${departure}&a=2${days}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(2)).toBeVisible();

      await open(page, '/contact');
      await page.getByRole('main').getByRole('button').filter({ visible: true }).first().click();
      const message = page.locator('dialog[open]');
      await message.getByRole('combobox').first().selectOption('booking_info');
      await message.locator('button[type=submit]').click();
      await expect(message.locator('[aria-invalid=true]')).toHaveCount(4);
      expect(await axeFaults(page, 'dialog[open]'), 'a message sent empty').toEqual([]);
    });

    test('on the pages of somebody who is signed in', async ({ page }) => {
      await open(page, '/account/signin');
      await page.locator('main [name=email]').fill(DEMO.email);
      await page.locator('main [name=password]').fill('not-that-one');
      await send(page);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      expect(await axeFaults(page), 'a wrong password').toEqual([]);
      await page.locator('main [name=password]').fill(DEMO.password);
      await send(page);
      await page.waitForURL((address) => !address.pathname.includes('signin'));
      for (const path of [
        '/account',
        '/account/gifts',
        '/account/settings/cards',
        '/account/wishlist',
        '/account/settings/profile',
        '/account/trips',
        booking,
      ]) {
        await open(page, path);
        await expect(page.locator('h1').first()).toBeVisible();
        expect(await axeFaults(page), path).toEqual([]);
      }
    });
  });
}
