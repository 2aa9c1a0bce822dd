import { expect, test, type Locator, type Page } from '@playwright/test';
import { hydrated, watch } from '../../fixtures/page-watch.ts';

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
};
const dutch: typeof french = {
  host: 'be.localhost',
  results: '/nl/verblijven',
  where: 'Waar?',
  when: /^Wanneer/,
  theme: /^Waar heb je zin in/,
  who: /^Wie/,
  search: 'Zoeken',
  confirm: 'Bevestigen',
  clear: 'Data wissen',
  child: 'Eén kind meer',
  spa: 'Wellness en rust',
};

test.beforeEach(async ({ context }) => {
  await context.addCookies(['localhost', 'be.localhost'].map((domain) => ({ ...refused, domain })));
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Where the answers of the bar stand, and how tall their lines are: the typed one is a field, the others are buttons. */
const lines = (box: Locator) =>
  box.locator('input[role=combobox], button[aria-haspopup] > span:last-child').evaluateAll((answers) =>
    answers.map((answer) => {
      const { top } = answer.getBoundingClientRect();
      return `${Math.round(top)} ${getComputedStyle(answer).lineHeight}`;
    }),
  );

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
      const pageErrors = watch(page);
      await page.setViewportSize(WIDE);
      await open(page, address(baseURL, '?flow=booking'));
      const box = page.getByRole('search').first();
      expect([...new Set(await lines(box))], 'all answers on one line').toHaveLength(1);
      await box.getByRole('combobox', { name: shop.where }).fill('lyo');
      await expect(box.getByRole('option').first()).toBeVisible();
      await box.getByRole('option', { name: /^Lyon/ }).first().click();

      await box.getByRole('button', { name: shop.when }).click();
      await expect(box.getByRole('grid')).toHaveCount(2);
      const days = box.locator('[data-status="open"]');
      await days.nth(4).click();
      await expect(box.getByRole('button', { name: shop.confirm })).toBeDisabled();
      await days.nth(6).click();
      await box.getByRole('button', { name: shop.confirm }).click();

      await box.getByRole('button', { name: shop.theme }).click();
      await expect(box.getByRole('radio', { name: shop.spa })).toBeVisible();
      await box.getByText(shop.spa).click();
      await expect(box.getByRole('radio', { name: shop.spa })).toBeChecked();
      await box.getByRole('button', { name: shop.confirm }).click();

      await box.getByRole('button', { name: shop.who }).click();
      await box.getByRole('button', { name: shop.child }).click();
      await page.keyboard.press('Escape');
      await box.getByRole('button', { name: shop.search }).click();
      await expect(page).toHaveURL(/#(?=.*c=1)(?=.*s=1)(?=.*city=Lyon)(?=.*checkin=)(?=.*checkout=)(?=.*theme=spa)/);
      pageErrors.quiet();
    });

    test('on a phone the summary opens the questions one by one @SEARCH-023 @SEARCH-124', async ({ page, baseURL }) => {
      const pageErrors = watch(page);
      await page.setViewportSize(PHONE);
      await open(page, address(baseURL, '?flow=booking'));
      await page.locator('main button[aria-haspopup="dialog"]:visible').first().click();
      const modal = page.getByRole('dialog');
      await modal.getByRole('combobox').fill('lyo');
      await modal.getByRole('option', { name: /^Lyon/ }).first().click();
      await expect(modal.getByRole('grid').first()).toBeVisible();
      const shown = await modal.getByRole('grid').count();
      await modal.getByRole('grid').last().scrollIntoViewIfNeeded();
      await expect.poll(() => modal.getByRole('grid').count()).toBeGreaterThan(shown);
      await modal.locator('[data-status="open"]').nth(4).click();
      await modal.locator('[data-status="open"]').nth(6).click();
      await modal.getByRole('button', { name: shop.confirm }).click();
      await modal.getByText(shop.spa).click();
      await modal.getByRole('button', { name: shop.confirm }).click();
      await modal.getByRole('button', { name: shop.child }).click();
      await modal.getByRole('button', { name: shop.search }).click();
      await expect(modal).toBeHidden();
      await expect(page).toHaveURL(/#(?=.*c=1)(?=.*city=Lyon)(?=.*checkin=)(?=.*theme=spa)/);
      pageErrors.quiet();
    });
  });
}

test('without scripts the box is a plain form that leads to the results', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: WIDE });
  const page = await context.newPage();
  await page.goto(new URL('/sejours?flow=booking', baseURL).href);
  const box = page.getByRole('search').first();
  await box.locator('input[name="city"]').fill('Lyon');
  await box.locator('input[name="a"]').fill('3');
  await box.getByRole('button', { name: 'Chercher' }).click();
  await expect(page).toHaveURL(/city=Lyon.*lat=/);
  expect(page.url()).toContain('a=3');
  await context.close();
});
