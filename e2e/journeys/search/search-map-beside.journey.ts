import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { expectDrawn, numberIn, offersInView, pressMarker, standingMarker } from '../../fixtures/map-of-results.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

const PLACE = '/sejours?flow=booking#city=Paris&lat=48.8566&lng=2.3522';
/** All of its offers stand on one page of the list. */
const TOWN = '/sejours?flow=booking#city=Annecy&lat=45.9&lng=6.13';

test.beforeEach(async ({ context, page }) => {
  await context.addCookies([{ name: 'consent', value: '1.m0.a0', domain: 'localhost', path: '/' }]);
  await page.setViewportSize({ width: 1440, height: 900 });
});

const mapOf = (page: Page) => page.getByRole('main').getByRole('group', { name: 'Carte', exact: true });
const mapButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Carte', exact: true }).filter({ visible: true });
const cards = (page: Page) => page.locator('main article[id]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openMap(page: Page, place = PLACE): Promise<void> {
  await page.goto(place);
  await hydrated(page);
  await mapButton(page).click();
  await expectDrawn(mapOf(page));
}

test('list and map stand side by side, all of the map in the window, with one count for both @SEARCH-043 @SEARCH-049', async ({ page }) => {
  await openMap(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const counted = numberIn(await heading(page).textContent());
  expect(counted).toBeGreaterThan(3);
  await expect.poll(() => offersInView(page)).toBe(counted);
  const map = (await mapOf(page).boundingBox())!;
  const card = (await cards(page).first().boundingBox())!;
  expect(map.x).toBeGreaterThan(card.x + card.width);
  expect(Math.round(map.y - card.y), 'both begin at one height').toBe(0);
  expect(map.y + map.height).toBeLessThanOrEqual(900);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  expect(await axeFaults(page, 'main')).toEqual([]);

  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(async () => (await mapOf(page).boundingBox())!.height, 'as high as the window, below the filters').toBeGreaterThan(780);
  await expect(mapOf(page).getByRole('button', { name: 'Dézoomer' })).toBeInViewport();
});

test('a card makes its marker stand out; a marker shows its card on the map, and its place in the list @SEARCH-045 @SEARCH-047', async ({
  page,
}) => {
  await openMap(page, TOWN);
  const standsOut = mapOf(page).locator('li button[data-highlighted]');
  await cards(page).first().hover();
  await expect(standsOut).toHaveCount(1);
  await heading(page).hover();
  await expect(standsOut).toHaveCount(0);
  await cards(page).nth(1).getByRole('link').first().focus();
  await expect(standsOut).toHaveCount(1);

  await pressMarker(page, mapOf(page));
  const card = mapOf(page).getByRole('article');
  await expect(card).toBeInViewport();
  const selected = page.locator('main [data-mark="selected"]');
  await expect(selected).toBeInViewport();
  expect(await selected.getByRole('heading').textContent()).toBe(await card.getByRole('heading').textContent());
  expect(await axeFaults(page, 'main')).toEqual([]);
  await mapOf(page)
    .locator('canvas')
    .click({ position: { x: 40, y: 120 } });
  await expect(card).toHaveCount(0);
  await expect(selected).toHaveCount(0);
});

test('the wheel over the map scrolls the page, and zooms with Ctrl only', async ({ page }) => {
  await openMap(page);
  const canvas = mapOf(page).locator('canvas');
  await canvas.hover({ position: { x: 60, y: 200 } });
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await expect(mapOf(page).getByRole('button', { name: 'Chercher dans cette zone' })).toHaveCount(0);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 400);
  await page.keyboard.up('Control');
  await expect(mapOf(page).getByRole('button', { name: 'Chercher dans cette zone' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

test('the area in sight is searched: list and map agree, Back and Forward keep the map @SEARCH-048', async ({ page }) => {
  await openMap(page);
  const before = numberIn(await heading(page).textContent());
  await mapOf(page).getByRole('button', { name: 'Dézoomer' }).click();
  await mapOf(page).getByRole('button', { name: 'Dézoomer' }).click();
  await mapOf(page).getByRole('button', { name: 'Chercher dans cette zone' }).click();
  await expect(page).toHaveURL(/#(?=.*lat=)(?=.*lng=)(?=.*distanceMax=\d+)/);
  await expect.poll(async () => numberIn(await heading(page).textContent())).toBeGreaterThan(before);
  await expect.poll(async () => (await offersInView(page)) === numberIn(await heading(page).textContent())).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/#.*city=Paris/);
  await expect.poll(async () => numberIn(await heading(page).textContent())).toBe(before);
  await expect.poll(() => offersInView(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(/distanceMax=/);
  await expectDrawn(mapOf(page));
});

test('the keyboard goes from the button into the map; Escape leads out of its card, then out of the map', async ({ page }) => {
  await page.goto(PLACE);
  await hydrated(page);
  await mapButton(page).focus();
  await page.keyboard.press('Enter');
  await expectDrawn(mapOf(page));
  await expect(mapOf(page)).toBeFocused();
  await (await standingMarker(page, mapOf(page))).focus();
  await page.keyboard.press('Enter');
  await expect(mapOf(page).getByRole('article')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mapOf(page).getByRole('article')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(mapOf(page)).toHaveCount(0);
  await expect(mapButton(page)).toBeFocused();
});

test('a stay and back, and the page loaded anew, keep the map; closed, it stays closed', async ({ page }) => {
  await openMap(page);
  await cards(page).first().getByRole('link').first().click();
  await page.waitForURL(/\/produit\/sejour\/\d+/);
  await page.goBack();
  await expectDrawn(mapOf(page));
  await page.reload();
  await hydrated(page);
  await expectDrawn(mapOf(page));
  await expect(mapButton(page)).toHaveAttribute('aria-expanded', 'true');
  await mapOf(page).getByRole('button', { name: 'Masquer la carte' }).click();
  await expect(mapButton(page)).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(mapButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(mapOf(page)).toHaveCount(0);
});

test('a map whose code cannot be had says so in its place, and comes when it is asked for again', async ({ page }) => {
  const isCode = /\/opened-map\.[^/]*\.js$/;
  await page.route(isCode, (route) => route.abort());
  await page.goto(PLACE);
  await hydrated(page);
  await mapButton(page).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Réessayer' });
  await expect(retry).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await page.unroute(isCode);
  await retry.click();
  await expectDrawn(mapOf(page));
});
