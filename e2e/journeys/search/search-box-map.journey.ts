import { expect, test, type Locator, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { expectDrawn, numberIn, offersInView } from '../../fixtures/map-of-results.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

const PLACE = '/sejours?flow=booking#city=Paris&lat=48.8566&lng=2.3522';

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'consent', value: '1.m0.a0', domain: 'localhost', path: '/' }]);
});

/** Errors of the page; what a graphics driver remarks about its speed is none. */
function errorsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  return heard;
}

async function openMap(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await page.goto(PLACE);
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Carte/ })
    .filter({ visible: true })
    .first()
    .click();
  await expectDrawn(page.locator('dialog[open]'));
}

const heightOf = async (marker: Locator) => Math.round((await marker.boundingBox())?.height ?? 0);

for (const width of [1100, 390]) {
  test(`at ${width} px the map has markers with prices, a card and its list in step @SEARCH-043 @SEARCH-045 @SEARCH-047`, async ({
    page,
  }) => {
    const heard = errorsOf(page);
    await openMap(page, width);
    const map = page.locator('dialog[open]');
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    const marker = map.locator('section li button[aria-pressed]').first();
    await expect(marker).toHaveText(/€/);
    await expect.poll(() => heightOf(marker)).toBe(40);
    await marker.focus();
    await page.keyboard.press('Enter');
    await expect(map.getByRole('article')).toBeVisible();
    const selected = map.locator('section li button[aria-pressed="true"]');
    await expect.poll(() => heightOf(selected)).toBe(47);
    await expect(map.getByRole('navigation').locator('[aria-pressed="true"]')).toHaveCount(1);
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    await map.getByRole('navigation').getByRole('button').nth(2).click();
    await expect(map.getByRole('navigation').getByRole('button').nth(2)).toHaveAttribute('aria-pressed', 'true');
    await map.locator('canvas').click({ position: { x: 30, y: 30 } });
    await expect(map.getByRole('article')).toHaveCount(0);
    expect(heard).toEqual([]);
  });
}

for (const width of [1100, 390]) {
  test(`at ${width} px all that the list counts is in view, and the list shows what the map searched @SEARCH-048 @SEARCH-049`, async ({
    page,
  }) => {
    await openMap(page, width);
    const map = page.locator('dialog[open]');
    const heading = page.locator('h1');
    const counted = numberIn(await heading.textContent());
    expect(counted).toBeGreaterThan(3);
    await expect.poll(() => offersInView(page)).toBe(counted);
    await map.getByRole('button', { name: 'Dézoomer' }).click();
    await map.getByRole('button', { name: 'Dézoomer' }).click();
    await map.getByRole('button', { name: 'Chercher dans cette zone' }).click();
    await expect(page).toHaveURL(/distanceMax=/);
    const said = map.getByRole('status').filter({ hasText: /\d/ }).first();
    await expect.poll(async () => numberIn(await said.textContent())).toBeGreaterThan(counted);
    const searched = numberIn(await said.textContent());
    await expect.poll(() => offersInView(page)).toBe(searched);
    await map.getByRole('button', { name: 'Voir la liste' }).filter({ visible: true }).first().click();
    await expect(map).toHaveCount(0);
    await expect(page).toHaveURL(/distanceMax=/);
    await expect.poll(async () => numberIn(await heading.textContent())).toBe(searched);
  });
}

test('the area in sight is searched, and the map stays where it is; Back leads to the results, Forward to that map @SEARCH-048', async ({
  page,
}) => {
  await openMap(page, 1100);
  const map = page.locator('dialog[open]');
  await map.getByRole('navigation').getByRole('button').first().click();
  await expect(map.getByRole('article')).toBeVisible();
  await map.getByRole('button', { name: 'Dézoomer' }).click();
  const requested = page.waitForRequest('**/api/offers.json');
  await map.getByRole('button', { name: 'Chercher dans cette zone' }).click();
  await expect(page).toHaveURL(/#(?=.*lat=)(?=.*lng=)(?=.*distanceMax=\d+)/);
  expect(page.url()).not.toContain('city=');
  await expectDrawn(map);
  const area = new URL(page.url()).hash;
  // Since the new area was asked for, the list of the former one is gone.
  await requested;
  const found = map.getByRole('navigation').locator('button[aria-pressed]');
  await expect(found.first()).toBeVisible();
  await expect(map.getByRole('status')).toHaveText(/\d/);
  const names = await found.allInnerTexts();

  await page.goBack();
  await expect(map).toHaveCount(0);
  await expect(page).toHaveURL(/#.*city=Paris/);
  await expect(page.locator('main article[id]').first()).toBeVisible();
  await page.goForward();
  await expectDrawn(map);
  expect(new URL(page.url()).hash).toBe(area);
  await expect.poll(() => found.allInnerTexts()).toEqual(names);
});

test('on a phone the map leads to the filters, and for gifts it has no dates @SEARCH-044 @SEARCH-043', async ({ page }) => {
  await openMap(page, 390);
  await expect(page.locator('dialog[open]').getByRole('button', { name: /^Filtrer/ })).toBeVisible();
  await page.goto('/sejours?flow=gifting');
  await hydrated(page);
  await page
    .getByRole('button', { name: /^Carte/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.locator('dialog[open]').getByRole('button', { name: 'Voir la liste' }).last()).toBeVisible();
  await expect(page.locator('dialog[open]').getByRole('button', { name: 'Dates' })).toHaveCount(0);
});

test('nothing of the map is loaded before it is asked for', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(PLACE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => /maplibre|pmtiles|\.mjs|\/opened-map/.test(new URL(url).pathname))).toEqual([]);
});
