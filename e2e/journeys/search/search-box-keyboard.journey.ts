import { expect, test, type Locator, type Page } from '@playwright/test';
import { toAnotherDay } from '../../fixtures/open-days.ts';
import { hydrated, watch } from '../../fixtures/page-watch.ts';

/** Presses Tab, or Shift+Tab, until the focus is there; more stops than a page has would be a trap. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 60 && !(await isThere()); stops += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

/** From the first key to a stay, without a mouse. */
test('with the keyboard alone a stay is searched, filtered, sorted and opened @SEARCH-025 @SEARCH-125 @SEARCH-145', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'consent', value: '1.m0.a0', domain: 'localhost', path: '/' }]);
  const pageErrors = watch(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sejours?flow=booking');
  await hydrated(page);
  const box = page.getByRole('search').first();
  const focused = page.locator(':focus');

  await box.getByRole('combobox').focus();
  await page.keyboard.type('lyo');
  await expect(box.getByRole('option', { name: /^Lyon/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(box.getByRole('option', { selected: true })).toHaveText(/^Lyon/);
  await page.keyboard.press('Enter');
  await expect(box.getByRole('combobox')).toHaveValue(/^Lyon/);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName(/^Quand/);
  await page.keyboard.press('Enter');
  await expect(box.getByRole('grid').first()).toBeVisible();
  const day = box.locator('[data-day][tabindex="0"]');
  for (let stops = 0; stops < 4 && !(await focused.getAttribute('data-day')); stops += 1) await page.keyboard.press('Tab');
  await expect(day).toBeFocused();
  const first = (await focused.getAttribute('data-day')) ?? '';
  const arrival = await toAnotherDay(page, 'PageDown');
  expect(arrival > first).toBe(true);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('data-selected', 'start');
  for (let week = 0; week < 3; week++) await toAnotherDay(page, 'ArrowDown');
  await expect(focused).toHaveAccessibleName(/pas encore en vente/);
  for (let week = 0; week < 3; week++) await toAnotherDay(page, 'ArrowUp');
  await expect(focused).toHaveAttribute('data-day', arrival);
  await toAnotherDay(page, 'ArrowRight');
  await toAnotherDay(page, 'ArrowRight');
  await page.keyboard.press(' ');
  await expect(focused).toHaveAttribute('data-selected', 'end');
  await tabTo(page, box.getByRole('button', { name: 'Valider' }));
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName(/^Quand/);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName(/^Qui/);
  await page.keyboard.press('Enter');
  await expect(box.getByRole('button', { name: 'Un adulte de plus' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName(/^Qui.*3 adultes/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#(?=.*a=3)(?=.*city=Lyon)(?=.*checkin=${arrival})(?=.*checkout=)`));

  const facilities = page.getByRole('group', { name: 'Filtres' }).getByRole('button', { name: /^Équipements/ });
  await tabTo(page, facilities);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Équipements' });
  const choice = panel.getByRole('checkbox').first();
  await expect(choice).toBeEnabled();
  await tabTo(page, choice);
  await page.keyboard.press(' ');
  await tabTo(page, panel.getByRole('button', { name: /^Valider/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#(?=.*a=3)(?=.*facilities=)/);
  await expect(facilities).toBeFocused();
  await expect(facilities).toHaveText(/\(1\)/);

  await tabTo(page, page.getByRole('combobox', { name: 'Trier par' }), 'Shift+Tab');
  const sorted = page.waitForRequest('**/api/offers.json');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/#(?=.*facilities=)(?=.*sort=)/);
  // From then on the cards of the former order are gone.
  await sorted;
  const card = page.locator('main article[id] h2 a').first();
  await expect(card).toBeVisible();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/produit/sejour/.*checkin=${arrival}.*a=3`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  pageErrors.quiet();
});
