import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { hydrated, watch } from './page-watch.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const refused = { name: 'consent', value: '1.m0.a0', path: '/' };

const french = {
  host: 'localhost',
  results: '/sejours',
  where: 'Où ?',
  when: /^Quand/,
  theme: /envie/,
  who: /^Qui/,
  search: 'Chercher',
  confirm: 'Valider',
  clear: 'Effacer les dates',
  child: 'Un enfant de plus',
  spa: 'Spa et cocooning',
  hotels: 'Hôtels',
  best: /meilleur prix du mois/,
  two: '2 adultes',
};
const dutch: typeof french = {
  host: 'be.localhost',
  results: '/nl/verblijven',
  where: 'Waar?',
  when: /^Wanneer/,
  theme: /^Waarvoor/,
  who: /^Wie/,
  search: 'Zoeken',
  confirm: 'Bevestigen',
  clear: 'Data wissen',
  child: 'Eén kind meer',
  spa: 'Wellness en rust',
  hotels: 'Hotels',
  best: /beste prijs van de maand/,
  two: '2 volwassenen',
};

test.describe.configure({ timeout: 120_000 });

test.beforeEach(async ({ context }) => {
  await context.addCookies(['localhost', 'be.localhost'].map((domain) => ({ ...refused, domain })));
});

/** What axe finds in the search box, in its phone's window, or in the whole page. */
async function faults(page: Page, where = '[role="search"]'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(where).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

for (const [name, shop] of Object.entries({ 'in French': french, 'in Belgian Dutch': dutch })) {
  const address = (baseURL: string | undefined, rest: string) => {
    const url = new URL(shop.results + rest, baseURL);
    url.hostname = shop.host;
    return url.href;
  };

  test.describe(name, () => {
    test('on a wide screen a stay is searched by town, dates, theme and family @SEARCH-018 @SEARCH-123 @SEARCH-147', async ({
      page,
      baseURL,
    }) => {
      const said = watch(page);
      await page.setViewportSize(WIDE);
      await open(page, address(baseURL, '?flow=booking'));
      const box = page.getByRole('search').first();
      await box.getByRole('combobox', { name: shop.where }).fill('lyo');
      await expect(box.getByRole('option').first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await box.getByRole('option', { name: /^Lyon/ }).first().click();

      await box.getByRole('button', { name: shop.when }).click();
      await expect(box.getByRole('grid')).toHaveCount(2);
      expect(await faults(page)).toEqual([]);
      const days = box.locator('[data-status="open"]');
      await days.nth(4).click();
      await expect(box.getByRole('button', { name: shop.confirm })).toBeDisabled();
      await days.nth(6).click();
      await box.getByRole('button', { name: shop.confirm }).click();

      await box.getByRole('button', { name: shop.theme }).click();
      await expect(box.getByRole('radio', { name: shop.spa })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await box.getByRole('radio', { name: shop.spa }).check({ force: true });
      await box.getByRole('button', { name: shop.confirm }).click();

      await box.getByRole('button', { name: shop.who }).click();
      await box.getByRole('button', { name: shop.child }).click();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await box.getByRole('button', { name: shop.search }).click();
      await expect(page).toHaveURL(/#(?=.*c=1)(?=.*s=1)(?=.*city=Lyon)(?=.*checkin=)(?=.*checkout=)(?=.*theme=spa)/);
      expect(await faults(page)).toEqual([]);
      said.quiet();
    });

    test('of a hotel the calendar shows the price of each day and the best of the month @SEARCH-021 @SEARCH-133', async ({
      page,
      baseURL,
      request,
    }) => {
      await page.setViewportSize(WIDE);
      const hotels = await (await request.get('/api/autocomplete-geonames.json?locale=fr_FR&term=hotel&maxResults=10')).json();
      const hotel = (hotels as { category: string; value: string }[]).find(({ category }) => category === 'hotel');
      await open(page, address(baseURL, `?flow=hotel#hotel=${hotel?.value}`));
      const box = page.getByRole('search').first();
      await expect(box.getByRole('button', { name: shop.who })).toHaveCount(0);
      await box.getByRole('button', { name: shop.when }).click();
      await expect(box.locator('[data-status="open"]').filter({ hasText: '€' }).first()).toBeVisible();
      await expect(box.getByRole('button', { name: shop.best }).first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });

    test('a gift is searched for two, without dates @SEARCH-019', async ({ page, baseURL }) => {
      await page.setViewportSize(WIDE);
      await open(page, address(baseURL, '?flow=gifting'));
      const box = page.getByRole('search').first();
      await expect(box.getByText(shop.two)).toBeVisible();
      await expect(box.getByRole('button', { name: shop.when })).toHaveCount(0);
      expect(await faults(page)).toEqual([]);
    });

    test('on a phone the summary opens the questions one by one @SEARCH-023 @SEARCH-124', async ({ page, baseURL }) => {
      const said = watch(page);
      await page.setViewportSize(PHONE);
      await open(page, address(baseURL, '?flow=booking'));
      expect(await faults(page, 'main')).toEqual([]);
      await page.locator('main button[aria-haspopup="dialog"]:visible').first().click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('combobox').fill('lyo');
      await modal.getByRole('option', { name: /^Lyon/ }).first().click();
      await expect(modal.getByRole('grid').first()).toBeVisible();
      expect(await faults(page, 'dialog[open]')).toEqual([]);
      const shown = await modal.getByRole('grid').count();
      await modal.getByRole('grid').last().scrollIntoViewIfNeeded();
      await expect.poll(() => modal.getByRole('grid').count()).toBeGreaterThan(shown);
      await modal.locator('[data-status="open"]').nth(4).click();
      await modal.locator('[data-status="open"]').nth(6).click();
      await modal.getByRole('button', { name: shop.confirm }).click();
      await modal.getByRole('radio', { name: shop.spa }).check({ force: true });
      await modal.getByRole('button', { name: shop.confirm }).click();
      await modal.getByRole('button', { name: shop.child }).click();
      expect(await faults(page, 'dialog[open]')).toEqual([]);
      await modal.getByRole('button', { name: shop.search }).click();
      await expect(modal).toBeHidden();
      await expect(page).toHaveURL(/#(?=.*c=1)(?=.*city=Lyon)(?=.*checkin=)(?=.*theme=spa)/);
      said.quiet();
    });
  });
}

test('without scripts the box is a plain form that leads to the results', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: WIDE });
  const page = await context.newPage();
  await page.goto(new URL('/sejours?flow=booking', baseURL).href);
  const box = page.getByRole('search').first();
  await box.getByRole('combobox').fill('Lyon');
  await box.locator('input[name="a"]').fill('3');
  await box.getByRole('button', { name: 'Chercher' }).click();
  await expect(page).toHaveURL(/city=Lyon.*lat=/);
  expect(page.url()).toContain('a=3');
  await context.close();
});
