import { openFaultProxy, passOn } from '@shop/tools/fault-proxy';
import { expect, test, type Page, type Route } from '@playwright/test';
import { pressMarker } from '../../fixtures/map-of-results.ts';
import { hydrated, leaveRoutes } from '../../fixtures/page-watch.ts';
import { secondShell, type SecondShell } from '../../fixtures/second-shell.ts';

const PORT = Number(process.env.JOURNEY_PORT ?? 4300);
const API = `http://127.0.0.1:${Number(process.env.JOURNEY_API_PORT ?? PORT + 1)}`;

const SHOPS = [
  { name: 'French', results: '/sejours', failed: 'Oups, une erreur est survenue', retry: 'Réessayer' },
  { name: 'Dutch', results: '/nl_NL/verblijven', failed: 'Oeps, er is iets misgegaan', retry: 'Opnieuw proberen' },
] as const;

const ANNECY = 'city=Annecy&lat=45.899247&lng=6.129384';
const WITH_FILTERS = /[?#&](?=.*city=Annecy)(?=.*facilities=spa)(?=.*stars=4)/;

const cards = (page: Page) => page.locator('main article[id]');

/** A search of Annecy whose filters come later, so that the browser asks for them itself. */
async function withFilters(page: Page, results: string): Promise<void> {
  await page.goto(`${results}?flow=booking#${ANNECY}`);
  await hydrated(page);
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate((hash) => (location.hash = hash), `${ANNECY}&facilities=spa&stars=4`);
}

const [FRENCH, DUTCH] = SHOPS;
type Answer = (route: Route) => Promise<void>;
const failure: Answer = (route) => route.fulfill({ status: 500, json: { code: 'DOWN', message: 'down' } });
const nonsense: Answer = (route) => route.fulfill({ json: { exactMatch: 'nothing', searchDetails: null } });
const nothing: Answer = (route) => route.abort('connectionreset');

test.afterEach(({ page }) => leaveRoutes(page));

for (const [how, { name, results, failed, retry }, answer] of [
  ['a failure', FRENCH, failure],
  ['a failure', DUTCH, failure],
  ['nonsense', FRENCH, nonsense],
  ['nothing at all', DUTCH, nothing],
] as const)
  test(`${name}: where the search answers the browser with ${how}, it says so; trying again finds the same search with its filters @SEARCH-109`, async ({
    page,
  }) => {
    await page.route('**/api/offers.json', answer);
    await page.goto(`${results}?flow=booking#${ANNECY}&facilities=spa&stars=4`);
    await expect(page.getByRole('alert')).toHaveText(failed);
    await page.unroute('**/api/offers.json');
    await page.getByRole('button', { name: retry }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(WITH_FILTERS);
  });

test('what answers the browser with another shape costs its own panel only, and filters, map and card can be asked again @SEARCH-028 @SEARCH-088', async ({
  page,
}) => {
  const { failed, retry } = DUTCH;
  const wrong: Answer = (route) => route.fulfill({ json: [{ items: 3 }] });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${DUTCH.results}?flow=booking#${ANNECY}`);
  await hydrated(page);
  await expect(cards(page).first()).toBeVisible();

  await page.route('**/api/search/*.json*', wrong);
  for (const name of ['Activiteiten', 'Faciliteiten']) {
    await page.locator('main [aria-haspopup=dialog]', { hasText: name }).click();
    const panel = page.getByRole('dialog', { name });
    await expect(panel.getByRole('alert')).toContainText(failed);
    if (name === 'Faciliteiten') await page.unroute('**/api/search/*.json*');
    await panel.getByRole('button', { name: retry }).click();
    if (name === 'Faciliteiten') await expect(panel.getByRole('checkbox').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }

  await page.route('**/api/autocomplete-geonames.json*', wrong);
  const requested = page.waitForRequest('**/gateway/logs');
  await page.getByRole('combobox', { name: 'Waar?' }).fill('lyo');
  await requested;
  await expect(page.getByText('Geen plaats met die naam')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.route('**/api/weekend/**', wrong);
  await page.getByRole('main').getByRole('button', { name: 'Kaart' }).filter({ visible: true }).click();
  const map = page.getByRole('main').getByRole('group', { name: 'Kaart', exact: true });
  await pressMarker(page, map);
  await expect(map.getByRole('alert')).toContainText('Deze aanbieding kan nu niet worden getoond.');
  await page.unroute('**/api/weekend/**');
  await map.getByRole('button', { name: retry }).click();
  await expect(map.getByRole('article')).toBeVisible();
});

for (const { name, results } of SHOPS)
  test(`${name}: while the answer is late, placeholders stand in at once and give way to it @SEARCH-104`, async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/offers.json', async (route) => {
      if (route.request().postData()?.includes('"stars"')) await held;
      await route.continue();
    });
    await withFilters(page, results);
    await expect(page.getByTestId('skeleton')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(page).toHaveURL(WITH_FILTERS);
    release();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByTestId('skeleton')).toHaveCount(0);
    await expect(page).toHaveURL(WITH_FILTERS);
  });

test.describe('while the search answers the server badly', () => {
  let proxy: Awaited<ReturnType<typeof openFaultProxy>>;
  let shell: SecondShell;
  test.beforeAll(async () => {
    proxy = await openFaultProxy(passOn(API));
    shell = await secondShell('fine', { API_ADDRESS: proxy.address, LOG_LEVEL: 'silent' });
  });
  test.afterAll(async () => {
    await shell.close();
    await proxy.close();
  });

  for (const failureMode of ['down', 'garbage'] as const)
    test(`(${failureMode}), the page comes with its layout, the message and a way to try again, filters kept @SEARCH-109`, async ({
      page,
    }) => {
      proxy.change(failureMode, /offers\.json/);
      for (const { results, failed } of SHOPS) {
        const response = await page.goto(`${shell.address}${results}?flow=booking&${ANNECY}&facilities=spa&stars=4`);
        expect(response?.status()).toBeGreaterThanOrEqual(502);
        await expect(page.getByRole('alert')).toHaveText(failed);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeAttached();
      }
      proxy.change('fine');
      await page.getByRole('link', { name: DUTCH.retry }).click();
      await expect(cards(page).first()).toBeVisible();
      await expect(page).toHaveURL(WITH_FILTERS);
    });

  test('(after five seconds), the page does not wait for it: placeholders, and the browser asks @SEARCH-104', async ({ page }) => {
    proxy.change('slow', /offers\.json/);
    const response = await page.goto(`${shell.address}${FRENCH.results}?flow=booking&${ANNECY}&facilities=spa&stars=4`);
    expect(response?.status()).toBe(200);
    expect(await response?.text()).toContain('name="robots" content="noindex, follow"');
    proxy.change('fine');
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveURL(WITH_FILTERS);
  });
});

test('results whose filters cannot be had show their cards, and the filters come with the next press', async ({ page }) => {
  let isLost = true;
  await page.route(/\/filter-bar\.[^/]*\.js$/, (route) => (isLost ? route.abort() : route.fallback()));
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/filter-bar.'));
  await page.goto(`/sejours?flow=booking#${ANNECY}&stars=4`);
  await lost;
  await expect(cards(page).first()).toBeVisible();
  isLost = false;
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('group', { name: 'Filtres' }).getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'Valider' })).toBeVisible();
});
