import { expect, test } from '@playwright/test';
import { axeFaults } from '../../fixtures/axe-faults.ts';
import { at } from './home-visit.ts';
import { hydrated, watch } from '../../fixtures/page-watch.ts';

test('a message is written, its captcha solved unseen, and thanked for @CONT-007 @CONT-008 @CONT-011 @CONT-012 @CONT-015', async ({
  page,
  baseURL,
}) => {
  const pageErrors = watch(page);
  await page.goto(at(baseURL, 'en.localhost', '/contact'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Leave us a message' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('What is it about?').selectOption('avv_info');
  await expect(form.getByLabel('Booking number')).toHaveCount(0);
  await form.getByLabel('Name').focus();
  await form.getByLabel('E-mail').fill('ann@example.com');
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(await axeFaults(page, 'dialog'), 'a field that was left empty').toEqual([]);
  await form.getByLabel('Name').fill('Ann Example');
  await form.getByLabel('Your message').fill('Is the pool open in winter?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/ref=contact_thank_you/, { timeout: 30_000 });
  await expect(page.getByText('Thank you for your message. Our customer care team will contact you within 48h.')).toBeVisible();
  pageErrors.quiet();
});

test('an unknown address helps with the search and something to read @SHELL-049 @SHELL-050', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, 'en.localhost', '/nowhere/at/all'), { waitUntil: 'commit' });
  const search = page.getByRole('search');
  const fromServer = await search.elementHandle();
  await expect(page.getByRole('heading', { name: 'But we can help you find your next weekend' })).toBeVisible();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(search).toBeVisible();
  expect(await fromServer?.evaluate((element) => element.isConnected), "hydration keeps the server's search").toBe(true);
  await expect(page.getByRole('link', { name: 'A rainy weekend is planned in the dry' })).toBeVisible();
  expect(await axeFaults(page, 'main')).toEqual([]);
});

test('an expired offer of a hotel that has others is answered with one @SHELL-047 @SHELL-048', async ({ page, baseURL, request }) => {
  const answer = await request.post('/api/offers.json', {
    data: { searchCriterias: { adult: 2, child: 0, baby: 0 }, locale: 'en_GB', limit: 1 },
  });
  const { exactMatch } = (await answer.json()) as { exactMatch: { hotel: { id: string; label: string } }[] };
  const hotel = exactMatch[0]!.hotel;
  await page.goto(at(baseURL, 'en.localhost', `/nowhere/at/all#hotelId=${hotel.id}`));
  await expect(page.getByText('Too late!')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Other offer in ${hotel.label}` })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address has something to read, and its search searches @SHELL-049 @SHELL-050', async ({ page, baseURL }) => {
    await page.goto(at(baseURL, 'en.localhost', '/nowhere/at/all'));
    await expect(page.getByRole('link', { name: 'A rainy weekend is planned in the dry' })).toBeVisible();
    const search = page.getByRole('search');
    await search.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?/);
    await expect(page.locator('main article').first()).toBeVisible();
  });
});
