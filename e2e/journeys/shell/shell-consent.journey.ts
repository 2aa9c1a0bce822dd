import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../../fixtures/page-watch.ts';
import { SHOP_NOW } from '../../fixtures/shop-clock.ts';

/** Everything that a page keeps or sends. */
function footprint(page: Page) {
  const foreign: string[] = [];
  const reported: string[] = [];
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (hostname !== 'localhost') foreign.push(request.url());
    if (request.method() === 'POST') reported.push(pathname);
  });
  const stored = async () => ({
    cookies: (await page.context().cookies()).map(({ name }) => name).sort(),
    local: await page.evaluate(() => Object.keys(localStorage)),
    session: await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'react-router-scroll-positions')),
    dataLayer: await page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.length ?? 0),
  });
  return { foreign, reported, stored };
}

const banner = (page: Page) => page.getByTestId('consent');

test('before a choice, and after a refusal, nothing is kept or sent that the shop could do without', async ({ page }) => {
  const { foreign, reported, stored } = footprint(page);
  await page.goto('/sejours?flow=booking');
  await hydrated(page);
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await stored()).toEqual({ cookies: [], local: [], session: [], dataLayer: 0 });

  await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('search').first()).toBeVisible();
  await page.goto('/');
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await stored()).toEqual({ cookies: ['consent'], local: [], session: [], dataLayer: 0 });

  // What the visitor looked at stays on the device, as the banner says, and goes nowhere.
  await page.locator('main article a[href*="/produit/sejour/"]').first().click();
  await expect(page).toHaveURL(/produit\/sejour/);
  await expect.poll(async () => (await stored()).local).toEqual(['escale.recentlyViewed']);
  expect(await stored()).toMatchObject({ cookies: ['consent'], session: [], dataLayer: 0 });
  expect(foreign).toEqual([]);
  // The answer itself is sent as a form when it is given before any script is there.
  expect(reported.filter((path) => !path.startsWith('/api/') && path !== '/consent')).toEqual([]);
});

test('the banner is in the HTML, and both answers are the same size @SHELL-071', async ({ page, request }) => {
  expect(await (await request.get('/')).text()).toContain('Tout refuser');
  await page.goto('/');
  const answers = banner(page).getByRole('button', { name: /^Tout (refuser|accepter)$/ });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const [refuse, accept] = await answers.evaluateAll((both) => both.map((answer) => answer.getBoundingClientRect().toJSON() as DOMRect));
  expect(refuse?.width).toBeGreaterThan(50);
  expect(Math.abs((refuse?.width ?? 0) - (accept?.width ?? 0))).toBeLessThan(2);
  expect(refuse?.height).toBe(accept?.height);
});

/** How much the data layer was told; what waits a turn, like the banner for its code, has had it by then. */
async function eventsAMomentLater(page: Page): Promise<number> {
  await page.clock.runFor(10);
  return page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.length ?? 0);
}

test('with consent each page is told to the data layer and, after five looks for a Google id, to the relay @SHELL-065 @SHELL-067', async ({
  page,
}) => {
  const relayed: { path: string; body: Record<string, unknown> }[] = [];
  await page.route('**/analytics/ga/collect/**', async (route) => {
    relayed.push({ path: new URL(route.request().url()).pathname, body: route.request().postDataJSON() as Record<string, unknown> });
    await route.fulfill({ status: 204 });
  });
  await page.clock.install({ time: SHOP_NOW });
  await page.goto('/sejours?flow=booking&ab_tests=card=new');
  await hydrated(page);
  // From here on time passes only when it is told to: a slow machine brings no look forward.
  await page.clock.pauseAt(Date.parse(SHOP_NOW) + 60_000);
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect.poll(() => eventsAMomentLater(page)).toBeGreaterThan(0);
  await page.clock.runFor(4_000);
  expect(relayed).toEqual([]);
  await page.clock.runFor(1_000);
  await expect.poll(() => relayed.length).toBe(1);
  expect(relayed[0]?.path).toBe('/analytics/ga/collect/fr');
  expect(relayed[0]?.body).toMatchObject({
    non_personalized_ads: false,
    params: { page_path: '/sejours', page_type: 'results', locale: 'fr_FR', ab_tests: 'card=new', user_logged_in: false },
  });
  const seen = await page.evaluate(() => ({
    flag: (window as { gaLoadAttempted?: boolean }).gaLoadAttempted,
    events: (window as { dataLayer?: { event: string }[] }).dataLayer?.map(({ event }) => event),
  }));
  expect(seen.flag).toBe(true);
  expect(seen.events).toEqual(expect.arrayContaining(['page_view', 'ga_load_attempted']));
});

test('the choice can be changed in the footer', async ({ page }) => {
  await page.context().addCookies([{ name: 'consent', value: '1.m1.a1', domain: 'localhost', path: '/' }]);
  await page.goto('/contact');
  await hydrated(page);
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Gérer les cookies' }).click();
  await banner(page).getByText('Choisir au cas par cas').click();
  await banner(page).getByLabel('Publicité').uncheck();
  await banner(page).getByRole('button', { name: 'Enregistrer mon choix' }).click();
  const answer = async () => (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;
  await expect.poll(answer).toBe('1.m1.a0');
});

test('what has the focus is never below the banner', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await hydrated(page);
  const top = (await banner(page).boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(0);
  const links = page.getByRole('main').getByRole('link');
  const stops = await links.count();
  expect(stops).toBeGreaterThan(2);
  await links.first().focus();
  for (let left = stops - 1; left > 0; left--) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0)).toBeLessThanOrEqual(top);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner asks, remembers and can be called back', async ({ page }) => {
    await page.goto('/contact');
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Gérer les cookies' }).click();
    await expect(banner(page)).toBeVisible();
  });
});

test('a page that was pressed and is hidden reports its web vitals with the releases that drew it, once the visitor agreed to measuring', async ({
  page,
}) => {
  const beacons: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
  await page.exposeFunction('noteBeacon', (path: string, body: string) => {
    beacons.push({ path, body: JSON.parse(body) as Record<string, unknown> });
  });
  // Code that watches requests does not see what a beacon carries.
  await page.addInitScript(() => {
    const { noteBeacon } = window as unknown as { noteBeacon(path: string, body: string): void };
    navigator.sendBeacon = (path, body) => {
      void (body as Blob).text().then((text) => noteBeacon(String(path), text));
      return true;
    };
  });
  await page.goto('/');
  await hydrated(page);
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.getByRole('combobox').first().click();
  // A headless browser hides no page.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => beacons.map(({ path }) => path)).toContain('/gateway/reports/vitals');
  const vitals = beacons.find(({ path }) => path === '/gateway/reports/vitals')?.body;
  expect(vitals?.releases).toEqual(expect.arrayContaining([expect.stringMatching(/^minisites@[0-9a-f]{8,}$/)]));
  for (const name of ['lcp', 'inp', 'ttfb']) expect(vitals?.[name], name).toBeGreaterThan(0);
  expect(vitals?.cls).toBeLessThan(0.05);
});
