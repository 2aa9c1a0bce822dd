import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { pressMarker } from '../../fixtures/map-of-results.ts';
import { hydrated } from '../../fixtures/page-watch.ts';

const SHOPS = [
  {
    ...{ name: 'French', results: '/sejours', filters: ['Activités', 'Prix', 'Distance', 'Équipements', 'Plus de filtres'] },
    ...{ cancel: 'Annuler', filter: /^Filtrer/, map: /^Carte/, sort: 'Trier', where: 'Où ?', when: /^Quand/, who: /^Qui/ },
    ...{ theme: /envie/, close: 'Fermer', retry: 'Réessayer', adult: 'Un adulte de plus' },
  },
  {
    ...{ name: 'Dutch', results: '/nl_NL/verblijven', filters: ['Activiteiten', 'Prijs', 'Afstand', 'Faciliteiten', 'Meer filters'] },
    ...{ cancel: 'Annuleren', filter: /^Filter/, map: /^Kaart/, sort: 'Sorteren', where: 'Waar?', when: /^Wanneer/, who: /^Wie/ },
    ...{ theme: /^Waar heb je zin in/, close: 'Sluiten', retry: 'Opnieuw proberen', adult: 'Eén volwassene meer' },
  },
] as const;
/** Each state is looked at in one of them: the longer words on the narrower screen. */
const [FRENCH, DUTCH] = SHOPS;

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const ANNECY = 'city=Annecy&lat=45.899247&lng=6.129384';
const FEW = `${ANNECY}&facilities=spa&stars=5`;

test.beforeEach(({ context }) => context.addCookies([{ name: 'consent', value: '1.m0.a0', domain: 'localhost', path: '/' }]));

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

const visibleButton = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('button', { name }).filter({ visible: true });
const free = (page: Page) => page.locator('[data-status="open"]').filter({ visible: true });

test.describe('axe objects to nothing', () => {
  test('in the search box of a wide screen, whatever is open in it', async ({ page }) => {
    const shop = FRENCH;
    await page.setViewportSize(WIDE);
    await open(page, `${shop.results}?flow=booking`);
    const where = page.getByRole('combobox', { name: shop.where });
    await where.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await axeFaults(page, '[role=search]'), 'recommended places').toEqual([]);
    await where.fill('lyo');
    await expect(page.getByRole('option', { name: /^Lyon/ }).first()).toBeVisible();
    expect(await axeFaults(page, '[role=search]'), 'while typing').toEqual([]);
    await page.getByRole('option', { name: /^Lyon/ }).first().click();
    await where.fill('');
    await expect(page.getByRole('option', { name: /^Lyon/ }).first()).toBeVisible();
    expect(await axeFaults(page, '[role=search]'), 'recent places').toEqual([]);
    await page.keyboard.press('Escape');

    await visibleButton(page, shop.when).click();
    await expect(page.getByRole('grid')).toHaveCount(2);
    await free(page).nth(5).click();
    expect(await axeFaults(page, '[role=search]'), 'an arrival').toEqual([]);
    // On any day of a month some lie too far behind the arrival.
    await page.locator('[data-status="tooFar"]:visible').last().hover();
    expect(await axeFaults(page, '[role=search]'), 'a closed day and its reason').toEqual([]);
    await free(page).nth(8).click();
    expect(await axeFaults(page, '[role=search]'), 'a range').toEqual([]);
    await page.keyboard.press('Escape');
    await visibleButton(page, shop.theme).click();
    await expect(page.getByRole('radio').first()).toBeAttached();
    expect(await axeFaults(page, '[role=search]'), 'themes').toEqual([]);
    await page.keyboard.press('Escape');
    await visibleButton(page, shop.who).click();
    await expect(visibleButton(page, shop.adult)).toBeVisible();
    expect(await axeFaults(page, '[role=search]'), 'the party').toEqual([]);
  });

  test('in any filter of a wide screen, and in the conditions of a stay', async ({ page }) => {
    const shop = DUTCH;
    await page.setViewportSize(WIDE);
    await open(page, `${shop.results}?flow=booking&${ANNECY}`);
    for (const name of shop.filters) {
      await page.locator('[aria-haspopup=dialog]', { hasText: name }).click();
      const panel = page.getByRole('dialog', { name });
      await expect(panel.getByRole('button', { name: shop.cancel })).toBeVisible();
      await expect(panel.locator('[aria-busy]')).toHaveCount(0);
      await expect(panel.getByRole('button', { name: shop.cancel }), 'as much of it as is pressed').toBeInViewport({ ratio: 1 });
      expect(await axeFaults(page, '[role=group]'), name).toEqual([]);
      await panel.getByRole('button', { name: shop.cancel }).click();
    }
    await page.locator('article button[aria-haspopup=dialog]').first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await axeFaults(page, 'dialog[open]'), 'the conditions').toEqual([]);
  });

  test('in the windows of a phone: search, filters, order, conditions', async ({ page }) => {
    const shop = DUTCH;
    await page.setViewportSize(PHONE);
    await open(page, `${shop.results}?flow=booking`);
    await page.locator('main button[aria-haspopup="dialog"]:visible').first().click();
    const modal = page.getByRole('dialog');
    await modal.getByRole('combobox').click();
    await expect(modal.getByRole('option').first()).toBeVisible();
    expect(await axeFaults(page, 'dialog[open]'), 'places').toEqual([]);
    await modal.getByRole('combobox').fill('lyo');
    await modal.getByRole('option', { name: /^Lyon/ }).first().click();
    await expect(modal.getByRole('grid').first()).toBeVisible();
    await free(page).nth(4).click();
    expect(await axeFaults(page, 'dialog[open]'), 'an arrival').toEqual([]);
    await free(page).nth(6).click();
    expect(await axeFaults(page, 'dialog[open]'), 'a range').toEqual([]);
    await modal.getByRole('button', { name: shop.who }).click();
    await expect(modal.getByRole('button', { name: shop.adult })).toBeVisible();
    expect(await axeFaults(page, 'dialog[open]'), 'the party').toEqual([]);
    await modal.getByRole('button', { name: shop.close }).click();

    await visibleButton(page, shop.filter).click();
    await expect(modal.getByRole('checkbox').first()).toBeVisible();
    expect(await axeFaults(page, 'dialog[open]'), 'the filters').toEqual([]);
    await page.goBack();
    await visibleButton(page, shop.sort).click();
    await expect(modal.getByRole('radio').first()).toBeVisible();
    expect(await axeFaults(page, 'dialog[open]'), 'the order').toEqual([]);
    await page.goBack();
    await page.locator('article button[aria-haspopup=dialog]').first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await axeFaults(page, 'dialog[open]'), 'the conditions').toEqual([]);
  });

  for (const [shop, viewport] of [
    [FRENCH, WIDE],
    [DUTCH, PHONE],
  ] as const)
    test(`on the page at ${viewport.width} px: few, none, failed, on the map`, async ({ page }) => {
      const cards = page.locator('main article[id]');
      /** Another search in the same page: the address tells it. */
      const search = (hash: string) => page.evaluate((next) => (location.hash = next), hash);
      await page.setViewportSize(viewport);
      await open(page, `${shop.results}?flow=booking#${FEW}`);
      await expect(cards.first()).toBeVisible();
      await expect(page.getByTestId('skeleton')).toHaveCount(0);
      expect(await axeFaults(page, 'main'), 'with suggestions').toEqual([]);

      await page.route('**/api/offers.json', (route) =>
        route.fulfill({ json: { exactMatch: [], searchDetails: { totalCount: 0, page: 0 } } }),
      );
      await search('stars=1&priceMax=2000');
      await expect(cards).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
      await expect(page.getByTestId('skeleton')).toHaveCount(0);
      expect(await axeFaults(page, 'main'), 'nothing found').toEqual([]);
      await page.unroute('**/api/offers.json');

      await page.route('**/api/offers.json', (route) => route.fulfill({ status: 400, json: { code: 'NO', message: 'no' } }));
      await search('stars=2');
      await expect(page.getByRole('button', { name: shop.retry })).toBeVisible();
      expect(await axeFaults(page, 'main'), 'failed').toEqual([]);
      await page.unroute('**/api/offers.json');

      await search(ANNECY);
      await expect(cards.first()).toBeVisible();
      await visibleButton(page, shop.map).first().click();
      const map = page.locator(viewport === WIDE ? 'main [role=group]:has(canvas)' : 'dialog[open]');
      await pressMarker(page, map);
      await expect(map.locator('section article')).toBeVisible();
      expect(await axeFaults(page, viewport === WIDE ? 'main' : 'dialog[open]'), 'a card on the map').toEqual([]);
    });
});
