import { expect, test } from '@playwright/test';
import { hydrated, leaveRoutes } from './page-watch.ts';

/** What of the page's remote comes with one more byte than was published. */
const FILES = {
  'the entry': /\/releases\/account\/[^/]+\/browser\/remoteEntry\.js/,
  'the chunk of its pages': /\/releases\/account\/[^/]+\/browser\/__federation_expose_remote\..*\.js/,
  'the words': /\/releases\/account\/[^/]+\/browser\/messages-.*\.js/,
  'the style sheet': /\/releases\/account\/[^/]+\/browser\/.*\.css/,
};

test.afterEach(({ page }) => leaveRoutes(page));

for (const [what, file] of Object.entries(FILES))
  test(`${what} with one byte more is not used: the page stays as the server sent it, and a report is sent`, async ({ page }) => {
    await page.route(file, async (route) => {
      const answer = await route.fetch();
      const comment = route.request().url().includes('.css') ? 'main { outline: 9px solid }' : ';window.tampered = true';
      await route.fulfill({ response: answer, body: (await answer.text()) + comment });
    });
    const reported = page.waitForRequest('**/gateway/reports/errors');
    await page.goto('/account/wishlist');
    await hydrated(page);
    const { message } = (await reported).postDataJSON() as { message: string };
    expect(message).toMatch(/did not load|Loading .*chunk/i);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await expect(page.locator('main')).toHaveCSS('outline-width', /^(0|3)px$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos favoris');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
