import { expect, test } from '@playwright/test';
import { hydrated, watch } from './page-watch.ts';

/** One search from the first key to the results, without a mouse. */
test('with the keyboard alone a stay is searched: place, dates, party @SEARCH-025 @SEARCH-125 @SEARCH-145', async ({ page, context }) => {
  await context.addCookies([{ name: 'consent', value: '1.m0.a0', domain: 'localhost', path: '/' }]);
  const said = watch(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/sejours?flow=booking');
  await hydrated(page);
  const box = page.getByRole('search').first();
  const focused = page.locator(':focus');

  await box.getByRole('combobox').focus();
  await page.keyboard.type('lyo');
  await expect(box.getByRole('option', { name: /^Lyon/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
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
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName(/ce jour est passé|il est trop tard/);
  await page.keyboard.press('PageDown');
  const arrival = (await focused.getAttribute('data-day')) ?? '';
  expect(arrival > first).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  for (let stops = 0; stops < 4 && (await focused.textContent()) !== 'Valider'; stops += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName(/^Quand/);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAccessibleName(/^Qui/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName(/^Qui.*3 adultes/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#(?=.*a=3)(?=.*city=Lyon)(?=.*checkin=${arrival})(?=.*checkout=)`));
  said.quiet();
});
