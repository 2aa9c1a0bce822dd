import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { hydrated, watch } from '../../fixtures/page-watch.ts';

const SHOPS = [
  { name: 'French', prefix: '', results: '/sejours', when: /^Quand/, who: /^Qui/, best: /meilleur prix du mois/ },
  { name: 'Dutch', prefix: '/nl_NL', results: '/verblijven', when: /^Wanneer/, who: /^Wie/, best: /beste prijs van de maand/ },
] as const;
const WIDTHS = [390, 1440] as const;

const cards = (page: Page) => page.locator('main article[id]');

/** A hotel of the catalogue, by the first stay of a search. */
async function aHotel(page: Page): Promise<{ id: string; label: string }> {
  const answer = await page.request.post('/api/offers.json', {
    data: { locale: 'fr_FR', searchCriterias: { adult: 2, child: 0, baby: 0 } },
  });
  const { exactMatch } = (await answer.json()) as { exactMatch: { hotel: { id: string; label: string } }[] };
  return exactMatch[0]!.hotel;
}

for (const { name, prefix, results, when, who, best } of SHOPS)
  for (const width of WIDTHS)
    test.describe(`${name}, ${width} px: a search within one hotel`, () => {
      test.use({ viewport: { width, height: width < 700 ? 844 : 900 } });

      test('shows stays of that hotel alone, what its days cost, and leads to one of them @SEARCH-021 @SEARCH-133', async ({ page }) => {
        const pageErrors = watch(page);
        const hotel = await aHotel(page);
        await page.goto(`${prefix}${results}?flow=hotel&hotel=${hotel.id}`);
        await hydrated(page);
        await expect(cards(page).first()).toBeVisible();
        const houses = await page
          .locator('main ul:has(article)')
          .first()
          .locator('article[id] a[href*="/hotel/"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(new Set(houses.map((href) => /\/hotel\/(\d+)/.exec(href ?? '')?.[1]))).toEqual(new Set([hotel.id]));
        expect(await axeFaults(page)).toEqual([]);
        await expect(page).toHaveURL(/#hotel=/);
        const box = page.locator('[data-part=search-box]');
        await expect(box.getByRole('button', { name: who })).toHaveCount(0);
        if (width > 700) {
          await box.getByRole('button', { name: when }).click();
          await expect(box.locator('[data-status="open"]').filter({ hasText: '€' }).first()).toBeVisible();
          await expect(box.getByRole('button', { name: best }).first()).toBeVisible();
          expect(await axeFaults(page, '[data-part=search-box]'), 'the calendar of a hotel').toEqual([]);
          await page.keyboard.press('Escape');
        }
        await cards(page).first().locator('h2 a').click();
        await expect(page).not.toHaveURL(new RegExp(results));
        await page.goBack();
        await expect(cards(page).first()).toBeVisible();
        pageErrors.quiet();
      });
    });

test('stays with activities, nights of a hotel and activities without a night are each found and compared @SEARCH-002', async ({
  page,
}) => {
  const hotel = await aHotel(page);
  const found = async (address: string) => {
    await page.goto(`/fr_FR${address}`);
    await expect(cards(page).first()).toBeVisible();
    return cards(page).first().innerText();
  };
  expect(await found('/sejours?flow=booking')).toMatch(/\d nuits? · .+/);
  expect(await found(`/sejours?flow=hotel&hotel=${hotel.id}`)).toMatch(/\d nuits?/);
  const activity = await found('/activites?flow=activity');
  expect(activity).toMatch(/par personne/);
  expect(activity).not.toMatch(/nuit/);
});
