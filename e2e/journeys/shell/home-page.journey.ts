import { expect, test, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { firstLoad } from '../../fixtures/first-load.ts';
import { at, refuseConsent } from './home-visit.ts';
import { alive, hydrated, watch } from '../../fixtures/page-watch.ts';
import { SHOP_NOW } from '../../fixtures/shop-clock.ts';

const HOMES = [
  ['fr.localhost', '/', 'Partez vendredi. Revenez neuf.'],
  ['es.localhost', '/', 'Sal el viernes. Vuelve como nuevo.'],
  ['be.localhost', '/fr', 'Partez vendredi. Revenez neuf.'],
  ['be.localhost', '/nl', 'Vrijdag weg. Als herboren terug.'],
  ['nl.localhost', '/', 'Vrijdag weg. Als herboren terug.'],
  ['it.localhost', '/', 'Parti venerdì. Torna come nuovo.'],
] as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home is whole and light in each of the six locales @HOME-001 @HOME-006', async ({ page, baseURL }) => {
    for (const [host, path, title] of HOMES) {
      const answer = await page.goto(at(baseURL, host, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('search')).toBeVisible();
      expect(await page.locator('main article').count()).toBeGreaterThan(8);
      // The style sheets that stand in it have a budget of their own (`npm run bench`).
      const html = ((await answer?.text()) ?? '').replace(/<style [\s\S]*?<\/style>/g, '');
      expect(gzipSync(html).length).toBeLessThan(30_000);
    }
  });
});

for (const [device, viewport] of Object.entries({ phone: { width: 390, height: 844 }, 'wide screen': { width: 1440, height: 900 } }))
  test(`the first load of home on a ${device} takes less than 165 kB of JavaScript and moves nothing`, async ({ page, baseURL }) => {
    await page.setViewportSize(viewport);
    const pageErrors = watch(page);
    await refuseConsent(page, baseURL);
    await page.addInitScript(() => {
      const held = window as unknown as { shifted: number };
      held.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) held.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { scriptBytes } = await firstLoad(page, at(baseURL, 'en.localhost', '/'));
    expect(scriptBytes).toBeGreaterThan(50_000);
    expect(scriptBytes).toBeLessThan(165_000);
    // What comes into sight may be longer than the place that was kept for it.
    const footerTop = () => page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top - innerHeight);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 20_000);
        return footerTop();
      })
      .toBeLessThan(0);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.01);
    expect(await axeFaults(page, 'main')).toEqual([]);
    pageErrors.quiet();
  });

test('what is below the fold is hydrated on interaction and leads on @HOME-017', async ({ page, baseURL }) => {
  const pageErrors = watch(page);
  await page.goto(at(baseURL, 'en.localhost', '/?flow=gifting'));
  await hydrated(page);
  await page.mouse.wheel(0, 600);
  const gift = page.locator('article[data-kind=singleVoucher] a').first();
  await expect(gift).toHaveAttribute('href', /flow=gifting/);
  await alive(gift);
  expect(await axeFaults(page, 'main')).toEqual([]);
  pageErrors.quiet();
});

test('what was looked at comes back on the home page', async ({ page, baseURL }) => {
  const item = {
    id: '1',
    imageUrl: '/images/sea-1187/640_360.webp',
    label: 'A stay I saw',
    price: 9_900,
    hotel: 'Inn',
    uri: '/product/stay/1',
    type: 'STAY',
  };
  await page.addInitScript((stored) => localStorage.setItem('escale.recentlyViewed', stored), JSON.stringify([item]));
  await page.goto(at(baseURL, 'en.localhost', '/'));
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeAttached();
  await expect(page.getByRole('link', { name: 'A stay I saw' })).toHaveAttribute('href', '/product/stay/1');
});

test('the home page of gifts brings its announcement, header, promo bar with flow tabs, and footer @HOME-003 @HOME-004 @HOME-005 @HOME-009', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at(baseURL, 'fr.localhost', '/?flow=gifting'));
  await expect(page.locator('[data-source][data-color=green]')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  const tabs = page.locator('main, body').getByRole('link', { name: 'Cadeaux', exact: true });
  await expect(tabs.and(page.locator('[aria-current=page]')).first()).toHaveAttribute('href', '/?flow=gifting');
  await expect(page.getByRole('contentinfo').getByRole('region', { name: 'La newsletter du jeudi' })).toBeAttached();
  await expect(page.getByRole('contentinfo')).toContainText('Mentions légales');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Cadeaux', exact: true })).toBeVisible();
  await expect(tabs.and(page.locator('[aria-current=page]')).last()).toBeVisible();
});

/** The shop itself knows of the new page, and what waits from its beginning waits: the focus is set in the same moment. */
const hasMoved = (page: Page) => expect(page.locator('#main')).toBeFocused();

/** Not a millisecond before: the clock stands still, and the window’s code is what tells that it is due. */
async function comesAfterTenSeconds(page: Page): Promise<void> {
  await hasMoved(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const isDue = () => requested.some((url) => url.includes('opened-newsletter'));
  await page.clock.runFor(9_999);
  expect(isDue()).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(isDue).toBe(true);
  await page.clock.resume();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Opens a page and reads it for a minute; from then on its clock stands still until the test moves it. */
async function openAt(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: SHOP_NOW });
  await page.goto(address);
  await hydrated(page);
  await page.clock.pauseAt(Date.parse(SHOP_NOW) + 60_000);
}

test('the newsletter pop-up comes ten seconds after the first change of page, and not again once closed @CONT-022 @CONT-023 @CONT-024', async ({
  page,
  baseURL,
}) => {
  await refuseConsent(page, baseURL);
  await openAt(page, at(baseURL, 'en.localhost', '/ideas'));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leave on Friday. Come back new.');
  await comesAfterTenSeconds(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('escale.newsletterSeen'))).toBe('1');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ideas' }).first().click();
  await expect(page).toHaveURL(/ideas/);
  await page.goBack();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('it also comes on the pages of other remotes, and not while the visitor stays on the first @CONT-023', async ({ page, baseURL }) => {
  await refuseConsent(page, baseURL);
  await openAt(page, at(baseURL, 'en.localhost', '/search?flow=booking'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const title = page.getByRole('heading', { level: 1 });
  const results = (await title.textContent()) ?? '';
  const card = page.locator('main article[id] a').first();
  await alive(card);
  await card.click();
  await expect(page).toHaveURL(/product/);
  await expect(title).not.toHaveText(results);
  await comesAfterTenSeconds(page);
});
